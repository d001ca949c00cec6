import { expect, test } from 'vitest'
import { createFormSlots } from './form-slots.ts'
import { fakeRequest } from './testing/fake-request.ts'
import { toWebRequest } from './web-request.ts'

test('pages see our address and the visitor’s own headers, none that only a proxy may set', async () => {
  const claims = {
    host: 'evil.example',
    forwarded: 'host=evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-visitor-address': '203.0.113.7',
    'x-service-token': 'guess',
  }
  const req = Object.assign(fakeRequest({ ...claims, cookie: 'lang=en' }), { method: 'GET' })
  const form = {
    maxBytes: null,
    visitor: '203.0.113.9',
    slots: createFormSlots({ most: 0, mostOfVisitor: 0 }),
  }
  const { request } = await toWebRequest(req, 'https://www.fongsai.example/branch', form)
  expect(request.url).toBe('https://www.fongsai.example/branch')
  expect([...request.headers]).toEqual([['cookie', 'lang=en']])
})
