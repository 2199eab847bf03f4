import { beforeEach, describe, expect, it } from 'vitest'
import { cacheOrder } from '../server/cache-order.ts'
import type { LogReader } from '../server/publication-log.ts'
import { SharedOrder } from '../server/shared-order.ts'
import { decodePublication, everything, mergePublications, type Publication } from './publication.ts'
import { Publications } from './publications.ts'

const town: Publication = { tags: ['content:town:reading'], paths: ['/reading'], redirects: false }
const faq: Publication = { tags: ['content:faqs'], paths: ['/faq'], redirects: true }

/** Whether what begins now, at `begun`, is outdated. */
const isOutdated = (begun: number, tag = 'content:town:reading') =>
  cacheOrder().isOutdated({ begun, tags: ['content', tag] })

describe('publications', () => {
  let publications: Publications
  let reader: LogReader
  let warmed: string[][]
  /** What the log has got; undefined while it is away. */
  let log: string[] | undefined
  let begun: number

  beforeEach(() => {
    begun = cacheOrder().present
    warmed = []
    log = []
    publications = new Publications()
  })

  const share = () =>
    publications.share(
      new SharedOrder(),
      (paths) => warmed.push(paths),
      (given) => {
        reader = given
        reader.onBegin(1)
        begun = cacheOrder().present
        const append = (message: string) => {
          if (!log) return Promise.resolve(false)
          log.push(message)
          reader.onEntry(message, log.length + 1, true)
          return Promise.resolve(true)
        }
        return { append }
      },
    )

  it('mark pages at once without a log', async () => {
    await publications.publish(town)
    expect(isOutdated(begun)).toBe(true)
    expect(isOutdated(begun, 'content:faqs')).toBe(false)
  })

  it('mark pages once through a log, and leave rendering them to the caller', async () => {
    share()
    await publications.publish(town)
    expect(isOutdated(begun)).toBe(true)
    expect(cacheOrder().present).toBe(begun + 1)
    expect(warmed).toEqual([])
  })

  it('of other instances mark pages and have them rendered', async () => {
    const other = new Publications()
    let message = ''
    other.share(
      new SharedOrder(),
      () => {},
      () => ({
        append: (text) => {
          message = text
          return Promise.resolve(true)
        },
      }),
    )
    await other.publish(town)
    share()
    reader.onEntry(message, 2, true)
    expect(isOutdated(begun)).toBe(true)
    expect(warmed).toEqual([['/reading']])
    // What was published before the start marks pages only.
    reader.onEntry(message, 3, false)
    expect(warmed).toHaveLength(1)
  })

  it('mark pages while the log is away, and reach it as one when it is back', async () => {
    share()
    log = undefined
    await publications.publish(town)
    await publications.publish(faq)
    expect(isOutdated(begun)).toBe(true)
    begun = cacheOrder().present
    expect(reader.hasPending()).toBe(true)
    await expect(reader.appendPending(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
    const appended: string[] = []
    await reader.appendPending((message) => {
      appended.push(message)
      return Promise.resolve()
    })
    expect(appended.map(decodePublication)).toMatchObject([mergePublications(town, faq)])
    expect(reader.hasPending()).toBe(false)
    // What was rendered since is current when this instance reads its own publication.
    reader.onEntry(appended[0] ?? '', 2, true)
    expect(isOutdated(begun)).toBe(false)
    expect(warmed).toEqual([])
  })

  it('are marked once when they reach the log although that was not confirmed', async () => {
    const order = new SharedOrder()
    let sent = ''
    publications.share(
      order,
      () => {},
      (given) => {
        reader = given
        reader.onBegin(1)
        return {
          append: (message) => {
            sent = message
            return Promise.resolve(false)
          },
        }
      },
    )
    await publications.publish(town)
    begun = cacheOrder().present
    reader.onEntry(sent, 2, true)
    expect(isOutdated(begun)).toBe(false)
    expect(order.isOutdated({ position: 1, tags: town.tags })).toBe(true)
  })

  it('mark everything when some may be missing, also before the start, and when one cannot be read', () => {
    const before = begun
    share()
    expect(isOutdated(before)).toBe(true)
    expect(isOutdated(begun)).toBe(false)
    reader.onBegin(5)
    expect(isOutdated(begun)).toBe(true)
    begun = cacheOrder().present
    reader.onEntry('{"of":"another version"}', 6, true)
    expect(isOutdated(begun)).toBe(true)
  })
})

describe('mergePublications', () => {
  it('has the tags and pages of both', () => {
    expect(mergePublications(town, faq)).toEqual({
      tags: ['content:town:reading', 'content:faqs'],
      paths: ['/reading', '/faq'],
      redirects: true,
    })
  })

  it('is about everything when there are too many', () => {
    const many = Array.from({ length: 201 }, (_, number) => `content:town:${number}`)
    expect(mergePublications(faq, { ...town, tags: many })).toEqual(everything)
  })
})
