import { expect, it } from 'vitest'
import { type Check, type CheckState, createReadiness } from './readiness.ts'

const of =
  (state: CheckState): Check =>
  () =>
    Promise.resolve({ state, detail: state })

it.each([
  ['ready', ['ok', 'ok']],
  ['degraded', ['ok', 'degraded']],
  ['unready', ['degraded', 'failed']],
] as const)('is %s with parts that are %j', async (status, [first, second]) => {
  const readiness = await createReadiness({ first: of(first), second: of(second) })()
  expect(readiness).toEqual({
    status,
    checks: { first: { state: first, detail: first }, second: { state: second, detail: second } },
  })
})

it('counts a check that throws as failed, and shows nothing of its message', async () => {
  const readiness = createReadiness({ broken: () => Promise.reject(new TypeError('password')) })
  expect(await readiness()).toEqual({
    status: 'unready',
    checks: { broken: { state: 'failed', detail: 'TypeError' } },
  })
})

it('counts a check that never ends as failed', async () => {
  const readiness = createReadiness(
    { silent: () => new Promise(() => {}), other: of('ok') },
    { timeoutMs: 10 },
  )
  const { status, checks } = await readiness()
  expect(status).toBe('unready')
  expect(checks.silent?.detail).toContain('10 ms')
  expect(checks.other?.state).toBe('ok')
})

it('shares one run among concurrent and frequent calls, for a while', async () => {
  let runs = 0
  const count: Check = () => Promise.resolve({ state: 'ok', detail: `${++runs}` })
  const shared = createReadiness({ count }, { lifetimeMs: 60_000 })
  await Promise.all([shared(), shared()])
  await shared()
  expect(runs).toBe(1)
  const always = createReadiness({ count }, { lifetimeMs: 0 })
  await always()
  await always()
  expect(runs).toBe(3)
})
