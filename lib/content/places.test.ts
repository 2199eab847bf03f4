import { describe, expect, it } from 'vitest'
import { area, paragraph, reference, town } from '../../tests/support/place-documents.ts'
import { serveContent } from '../../tests/support/query-server.ts'
import { getArea, getAreaParams } from './areas.ts'
import { getTown, getTowns } from './towns.ts'

const server = serveContent('file')

describe('towns', () => {
  it('are sorted by name, each with its own areas', async () => {
    server.state.documents = [
      town('Wokingham', 'wokingham'),
      town('Reading', 'reading'),
      area('reading', 'Tilehurst', 'tilehurst'),
      area('reading', 'Caversham', 'caversham'),
      area('wokingham', 'Woodley', 'woodley'),
    ]
    expect((await getTowns()).map(({ path }) => path)).toEqual(['/reading', '/wokingham'])
    const areasOf = async (slug: string) => (await getTown(slug))?.areas.map(({ path }) => path)
    expect(await areasOf('reading')).toEqual(['/reading/caversham', '/reading/tilehurst'])
    expect(await areasOf('wokingham')).toEqual(['/wokingham/woodley'])
  })

  it('list at most four existing neighbours, never themselves', async () => {
    const ids = ['town-reading', 'town-gone', 'town-a', 'town-b', 'town-c', 'town-d', 'town-e']
    server.state.documents = [
      town('Reading', 'reading', { nearbyTowns: ids.map(reference) }),
      ...['a', 'b', 'c', 'd', 'e'].map((slug) => town(slug.toUpperCase(), slug)),
    ]
    const reading = await getTown('reading')
    expect(reading?.nearbyTowns.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D'])
  })

  it('have a default title for search engines', async () => {
    server.state.documents = [town('Reading', 'reading')]
    expect((await getTown('reading'))?.seo.title).toBe('Sell My Car in Reading')
  })

  it('and areas have a photograph once its file is uploaded', async () => {
    const image = { _id: 'image-0123456789abcdef-2000x1000-jpg', _type: 'sanity.imageAsset' }
    const metadata = { lqip: 'data:image/jpeg;base64,AA', isOpaque: true }
    const photo = { _type: 'photo', alt: 'The bridge', asset: reference(image._id) }
    const documents = [
      town('Reading', 'reading', { photo }),
      area('reading', 'Caversham', 'caversham', { photo }),
    ]
    server.state.documents = [...documents, { ...image, metadata }]
    const shown = { alt: 'The bridge', placeholder: metadata.lqip, source: { asset: { _id: image._id } } }
    expect((await getTown('reading'))?.photo).toMatchObject(shown)
    expect((await getArea('reading', 'caversham'))?.photo).toMatchObject(shown)
    server.state.documents = documents
    expect((await getTown('reading'))?.photo).toBeNull()
  })

  it('are not requested for an invalid slug', async () => {
    for (const slug of ['../etc', 'Reading', 'a b', '', 'x'.repeat(61), '%72eading'])
      expect(await getTown(slug)).toBeNull()
    expect(server.state.requests).toBe(0)
  })
})

describe('areas', () => {
  const documents = [
    town('Reading', 'reading'),
    town('Wokingham', 'wokingham'),
    area('reading', 'Shinfield', 'shinfield', {
      intro: [paragraph('The Reading side.')],
      postcodes: ['RG2'],
      nearbyAreas: [reference('area-wokingham-woodley'), reference('area-gone')],
      canonicalArea: reference('area-wokingham-shinfield'),
    }),
    area('wokingham', 'Shinfield', 'shinfield'),
    area('wokingham', 'Woodley', 'woodley'),
  ]

  it('are found only under their own town', async () => {
    server.state.documents = documents
    expect(await getArea('reading', 'woodley')).toBeNull()
    expect(await getArea('nowhere', 'woodley')).toBeNull()
    expect((await getArea('wokingham', 'woodley'))?.path).toBe('/wokingham/woodley')
  })

  it('have their town, their neighbours and their canonical page', async () => {
    server.state.documents = documents
    expect(await getArea('reading', 'shinfield')).toMatchObject({
      name: 'Shinfield',
      fullName: 'Reading – Shinfield',
      parentSlug: 'reading',
      parentTown: { name: 'Reading', path: '/reading' },
      postcodes: ['RG2'],
      roads: [],
      nearbyAreas: [{ name: 'Woodley', path: '/wokingham/woodley', town: 'Wokingham' }],
      canonicalPath: '/wokingham/shinfield',
    })
    expect((await getArea('wokingham', 'shinfield'))?.canonicalPath).toBeNull()
  })

  it('have what their map shows, their questions, and whether they are hidden', async () => {
    const location = { _type: 'location', lat: 51.4, lng: -0.9 }
    server.state.documents = [
      town('Reading', 'reading'),
      town('West Berkshire', 'west-berkshire', { kind: 'district' }),
      area('west-berkshire', 'Theale', 'theale', { location }),
      area('reading', 'Caversham', 'caversham', {
        nearbyAreas: [reference('area-west-berkshire-theale')],
        questions: [
          {
            _key: 'a',
            _type: 'questionAnswer',
            question: 'Is there a permit zone?',
            answer: [paragraph('Yes.')],
          },
          { _key: 'b', _type: 'questionAnswer', answer: [paragraph('A draft without a question.')] },
        ],
        hiddenFromSearch: true,
      }),
    ]
    const caversham = await getArea('reading', 'caversham')
    expect(caversham).toMatchObject({
      parentTown: { isTown: true, location: { lat: 51.4, lng: -0.9 } },
      nearbyAreas: [{ name: 'Theale', location: { lat: 51.4, lng: -0.9 } }],
      questions: [{ id: 'a', question: 'Is there a permit zone?' }],
      isHidden: true,
    })
    expect(caversham?.questions).toHaveLength(1)
    expect(await getArea('west-berkshire', 'theale')).toMatchObject({
      parentTown: { isTown: false },
      questions: [],
      isHidden: false,
    })
  })

  it('without a published town are not listed', async () => {
    server.state.documents = [...documents, area('gone', 'Lost', 'lost')]
    expect(await getAreaParams()).toEqual([
      { town: 'reading', area: 'shinfield' },
      { town: 'wokingham', area: 'shinfield' },
      { town: 'wokingham', area: 'woodley' },
    ])
  })
})
