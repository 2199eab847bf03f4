import { expect, it } from 'vitest'
import { isOwnOrigin } from './origin.ts'

const own = 'https://www.cars.example'

it.each([
  ['a page of the site', { Origin: own }, true],
  [
    'a page under the name the browser used',
    { Origin: 'http://192.168.1.5:3000', Host: '192.168.1.5:3000' },
    true,
  ],
  [
    'our page, by way of a proxy that passes another host on',
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
    'another site with the same end',
    { Origin: 'https://evil-www.cars.example', Host: 'www.cars.example' },
    false,
  ],
  ['another port', { Origin: 'http://localhost:4000', Host: 'localhost:3000' }, false],
  ['the same name without encryption', { Origin: 'http://www.cars.example', Host: 'cars.internal' }, false],
  ['a page without an address of its own', { Origin: 'null' }, false],
  ['another site’s page that hides its address', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, false],
  ['our page that hides its address', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, true],
  ['a browser that says only that it comes from elsewhere', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['nonsense', { Origin: 'nonsense' }, false],
  ['a program that is no browser', {}, true],
] as const)('a post from %s', (_who, headers, expected) => {
  expect(isOwnOrigin(new Headers(headers), own)).toBe(expected)
})
