import { expect, it } from 'vitest'
import { town } from '../../tests/support/place-documents.ts'
import { serveContent } from '../../tests/support/query-server.ts'
import { getCollectionDays } from './collection-days.ts'

const server = serveContent('file')
const now = new Date('2026-06-30T23:30:00Z')

it('are the next three after today in London, in order and each once', async () => {
  const collectionDays = ['2026-07-09', '2026-06-30', '2026-07-01', '2026-07-02', 'soon', '2026-07-09']
  const later = ['2026-07-16', '2026-07-23']
  server.state.documents = [town('Reading', 'reading', { collectionDays: [...later, ...collectionDays] })]
  expect(await getCollectionDays('reading', now)).toEqual(['2026-07-02', '2026-07-09', '2026-07-16'])
  const aDayLater = new Date('2026-07-02T12:00:00Z')
  expect(await getCollectionDays('reading', aDayLater)).toEqual(['2026-07-09', '2026-07-16', '2026-07-23'])
})
