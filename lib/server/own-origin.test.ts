import { expect, it } from 'vitest'
import { isOwnOrigin } from './own-origin.ts'

const own = 'https://www.cars.example'

it.each([
  ['a page of the site', { Origin: own }, true],
  [
    'a page under the name the browser used',
    { Origin: 'http://192.168.1.5:3000', Host: '192.168.1.5:3000' },
    true,
  ],
  [
    'our page, through a proxy that passes on another host',
    { Origin: 'https://cars.example', Host: '10.0.0.7:3000', 'Sec-Fetch-Site': 'same-origin' },
    true,
  ],
  [
    'a page on another host of the same owner',
    { Origin: 'https://blog.cars.example', Host: 'www.cars.example', 'Sec-Fetch-Site': 'same-site' },
    false,
  ],
  ['another site', { Origin: 'https://evil.example', Host: 'www.cars.example' }, false],
  [
    'another site whose name ends the same',
    { Origin: 'https://evil-www.cars.example', Host: 'www.cars.example' },
    false,
  ],
  ['another port', { Origin: 'http://localhost:4000', Host: 'localhost:3000' }, false],
  ['the same name without encryption', { Origin: 'http://www.cars.example', Host: 'cars.internal' }, false],
  ['a page with the origin null', { Origin: 'null' }, false],
  ['another site’s page with the origin null', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, false],
  ['our page with the origin null', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, true],
  ['a browser that sends only Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['a malformed origin', { Origin: 'nonsense' }, false],
  ['a program without an origin', {}, true],
] as const)('a request from %s', (_from, headers, expected) => {
  expect(isOwnOrigin(new Headers(headers), own)).toBe(expected)
})
