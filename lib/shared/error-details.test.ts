import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { errorCode, statusCode } from './error-details.ts'

describe('errorCode', () => {
  it('is the system’s code of an error', () => {
    let caught: unknown
    try {
      readFileSync('/no/such/file')
    } catch (error) {
      caught = error
    }
    expect(errorCode(caught)).toBe('ENOENT')
  })

  it.each([new Error('plain'), null, undefined, 'text', { code: 7 }])('is undefined for %s', (error) => {
    expect(errorCode(error)).toBeUndefined()
  })
})

describe('statusCode', () => {
  it('is the status of the response', () => {
    expect(statusCode(Object.assign(new Error('Conflict'), { statusCode: 409 }))).toBe(409)
  })

  it.each([new Error('plain'), null, 'text', { statusCode: '409' }])('is undefined for %s', (error) => {
    expect(statusCode(error)).toBeUndefined()
  })
})
