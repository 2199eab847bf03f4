import { expect, it } from 'vitest'
import { LakeError } from '../errors.ts'
import { StreamPlaces } from './stream-places.ts'

const stranger = (caller: string) => ({ role: 'anonymous', caller }) as const

/** Takes places until there is none. */
function fill(places: StreamPlaces, occupant: Parameters<StreamPlaces['take']>[0]): (() => void)[] {
  const taken: (() => void)[] = []
  try {
    for (;;) taken.push(places.take(occupant))
  } catch (error) {
    if (error instanceof LakeError && error.status === 503) return taken
    throw error
  }
}

it('gives strangers a share, each address a share of it, and keeps the last ones for administrators', () => {
  const places = new StreamPlaces({ all: 20, keptForAdministrators: 2, strangers: 6, perAddress: 4 })
  expect(fill(places, stranger('address 1'))).toHaveLength(4)
  expect(fill(places, stranger('address 2'))).toHaveLength(2)
  expect(fill(places, { role: 'viewer', caller: 'identity v' })).toHaveLength(12)
  expect(fill(places, { role: 'editor', caller: 'identity e' })).toHaveLength(0)
  const administrator = { role: 'administrator', caller: 'identity a' } as const
  expect(fill(places, administrator)).toHaveLength(2)
  expect(() => places.take(administrator)).toThrow(
    expect.objectContaining({ status: 503, headers: { 'Retry-After': '5' } }),
  )
})

it('gives a place back once, however often it is returned', () => {
  const places = new StreamPlaces({ all: 20, keptForAdministrators: 2, strangers: 2, perAddress: 2 })
  const [first] = fill(places, stranger('address 1'))
  first?.()
  first?.()
  expect(fill(places, stranger('address 1'))).toHaveLength(1)
})
