import { describe, expect, it } from 'vitest'
import { readQuoteQuery } from './quote-query'

const whole = { reg: 'ab12 cde', make: 'ford', model: 'Fiesta', year: '2012' }

describe('readQuoteQuery', () => {
  it('prefills registration, make and model, but never the year', () => {
    expect(readQuoteQuery(whole).prefill).toEqual({ registration: 'AB12 CDE', make: 'Ford', model: 'Fiesta' })
  })

  it('shows the vehicle when all four parameters are there', () => {
    expect(readQuoteQuery(whole).vehicle).toEqual({
      registration: 'AB12 CDE',
      make: 'Ford',
      model: 'Fiesta',
      year: '2012',
    })
  })

  it.each(['reg', 'make', 'model', 'year'])('shows no vehicle without %s', (missing) => {
    expect(readQuoteQuery({ ...whole, [missing]: undefined }).vehicle).toBeUndefined()
    expect(readQuoteQuery({ ...whole, [missing]: '  ' }).vehicle).toBeUndefined()
  })

  it('does not prefill a make that is not offered, but shows it unchanged', () => {
    const { prefill, vehicle } = readQuoteQuery({ ...whole, make: 'TESLA' })
    expect(prefill.make).toBeUndefined()
    expect(vehicle?.make).toBe('TESLA')
  })

  it('uses the first of repeated parameters, and truncates long values', () => {
    const { prefill } = readQuoteQuery({ reg: ['AB12CDE', 'XX'], model: 'x'.repeat(500) })
    expect(prefill.registration).toBe('AB12 CDE')
    expect(prefill.model).toHaveLength(60)
  })

  it('cuts a registration after eight letters or digits, and nothing else', () => {
    expect(readQuoteQuery({ reg: 'ab.12-cde' }).prefill.registration).toBe('AB.12-CDE')
    expect(readQuoteQuery({ reg: 'ABCDEFGHIJ' }).prefill.registration).toBe('ABCDEFGH')
  })
})
