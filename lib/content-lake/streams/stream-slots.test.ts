import { expect, it } from 'vitest'
import { LakeError } from '../errors.ts'
import { StreamSlots } from './stream-slots.ts'

const anonymous = (caller: string) => ({ role: 'anonymous', caller }) as const

/** Takes slots until there are none. */
function fill(slots: StreamSlots, holder: Parameters<StreamSlots['take']>[0]): (() => void)[] {
  const taken: (() => void)[] = []
  try {
    for (;;) taken.push(slots.take(holder))
  } catch (error) {
    if (error instanceof LakeError && error.status === 503) return taken
    throw error
  }
}

it('limits anonymous callers and each of their addresses, and reserves slots for administrators', () => {
  const slots = new StreamSlots({ all: 20, reservedForAdministrators: 2, anonymous: 6, perAddress: 4 })
  expect(fill(slots, anonymous('address 1'))).toHaveLength(4)
  expect(fill(slots, anonymous('address 2'))).toHaveLength(2)
  expect(fill(slots, { role: 'viewer', caller: 'identity v' })).toHaveLength(12)
  expect(fill(slots, { role: 'editor', caller: 'identity e' })).toHaveLength(0)
  const administrator = { role: 'administrator', caller: 'identity a' } as const
  expect(fill(slots, administrator)).toHaveLength(2)
  expect(() => slots.take(administrator)).toThrow(
    expect.objectContaining({ status: 503, headers: { 'Retry-After': '5' } }),
  )
})

it('frees a slot once, however often it is released', () => {
  const slots = new StreamSlots({ all: 20, reservedForAdministrators: 2, anonymous: 2, perAddress: 2 })
  const [first] = fill(slots, anonymous('address 1'))
  first?.()
  first?.()
  expect(fill(slots, anonymous('address 1'))).toHaveLength(1)
})
