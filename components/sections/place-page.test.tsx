import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { buttonWords, placeWords } from '../../schemas/rules/words.ts'
import { AreaMap } from './area-map'
import { LocalQuestions } from './local-questions'
import { PlacePage } from './place-page'

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }))

type Props = ComponentProps<typeof PlacePage>

const place: Props['place'] = {
  name: 'Caversham',
  heading: 'Sell My Car in Caversham',
  path: '/reading/caversham',
  seo: { description: 'A description.' },
  location: { lat: 51.47, lng: -0.974 },
  photo: null,
  intro: [],
  sellingPoints: [],
  localExpertise: [],
  callToAction: [],
}
const labels = {
  benefits: [],
  sellingPointsHeading: '',
  localExpertiseHeading: '',
  callToActionHeading: '',
  sidebarHeading: '',
  sidebarText: '',
  buttonLabel: 'Get a Free Quote',
}
const settings = {
  brandName: 'Royal County',
  phone: '0800 000 0000',
  priceRange: '££',
  serviceArea: 'Berkshire',
  placePages: labels,
  words: { places: placeWords, buttons: buttonWords },
} as unknown as Props['settings']
const page = (more: Partial<Props> = {}) =>
  renderToStaticMarkup(
    <PlacePage
      place={place}
      above={[{ name: 'Home', path: '/' }]}
      settings={settings}
      siteUrl="https://www.example.co.uk"
      motif={null}
      links={null}
      {...more}
    >
      {null}
    </PlacePage>,
  )

it('has structured data, unless search engines are asked to leave the page out', () => {
  expect(page().match(/"@type":"(?:Service|BreadcrumbList)"/g)).toHaveLength(2)
  expect(page({ isHidden: true })).not.toContain('application/ld+json')
})

it('shows the map of an area with its size and a description, when it is needed', () => {
  const area = {
    ...place,
    nearbyAreas: [{ name: 'Emmer Green', location: { lat: 51.49, lng: -0.974 } }],
    parentTown: { name: 'Reading', location: null, isTown: true },
  }
  expect(renderToStaticMarkup(<AreaMap area={area} />)).toBe(
    '<img src="/area-map/reading/caversham.svg" width="352" height="264" alt="Map of Caversham: Emmer Green to the north" loading="lazy"/>',
  )
  expect(renderToStaticMarkup(<AreaMap area={{ ...area, location: null }} />)).toBe('')
})

it('shows local questions with their answers, and no heading without any', () => {
  const answer = [
    { _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: 'Yes, it does.' }] },
  ]
  const html = renderToStaticMarkup(
    <LocalQuestions heading="Local questions" entries={[{ id: 'a', question: 'Does it flood?', answer }]} />,
  )
  expect(html).toContain('<h3>Does it flood?</h3>')
  expect(html).toContain('Yes, it does.')
  expect(renderToStaticMarkup(<LocalQuestions heading="Local questions" entries={[]} />)).toBe('')
})

it('has what stands below text and sidebar after both, and no room for it without', () => {
  const html = page({ links: <p>Beside</p>, below: <p>Below</p> })
  expect(html.indexOf('Below')).toBeGreaterThan(html.indexOf('Beside'))
  expect(page()).not.toContain('col-span-2')
})
