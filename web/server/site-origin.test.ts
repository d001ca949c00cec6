import { expect, test } from 'vitest'
import { createSiteOrigin } from './site-origin.ts'
import { fakeRequest } from './testing/fake-request.ts'

test.each([
  ['localhost', 'http://localhost'],
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:65535', 'http://127.0.0.1:65535'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['localhost:65536', null],
  ['localhost:99999', null],
  ['localhost:', null],
  ['localhost.', null],
  ['localhost:3000, evil.example', null],
  ['user@localhost', null],
  ['0.0.0.0', null],
  ['www.fongsai.example', null],
  ['', null],
])('without PUBLIC_URL the Host %j gives the origin %j', (host, origin) => {
  expect(createSiteOrigin(undefined)(fakeRequest({ host }))).toBe(origin)
})

test('with PUBLIC_URL every Host gives that origin, none too', () => {
  const originOf = createSiteOrigin('https://www.fongsai.example')
  for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }, {}])
    expect(originOf(fakeRequest(headers))).toBe('https://www.fongsai.example')
})
