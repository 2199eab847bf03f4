import { expect, it } from 'vitest'
import { plainImage } from '../support/plain-image.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake({ limits: { imageMs: 10_000 } })

it('renders for a token at once, whatever sizes anonymous callers have requested', async () => {
  const upload = async (side: number) =>
    await lake.admin().assets.upload('image', await plainImage(side, side).jpeg().toBuffer())
  const large = await upload(6000)
  let ended = 0
  const flood = new AbortController()
  const costly = [5001, 5002, 5003].map(async (side) => {
    const address = `${large.url}?w=${side}&h=${side}&blur=2000&fm=avif`
    await fetch(address, { signal: flood.signal }).finally(() => (ended += 1))
  })
  // While this is stored, the work for the others begins.
  const { url } = await upload(600)
  const authorization = `Bearer ${lake.credentials.siteToken}`
  const shown = await fetch(`${url}?w=300`, { headers: { authorization } })
  expect([shown.status, ended]).toEqual([200, 0])
  flood.abort()
  await Promise.allSettled(costly)
})
