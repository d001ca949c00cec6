import { BodyTooLargeError } from '@washhouse/serving/request-body'
import { expect, test } from 'vitest'
import { fakeRequest } from './testing/fake-request.ts'
import { toFormRequest, toReadRequest } from './web-request.ts'
import { websiteHttpLimits } from './website-http-limits.ts'

test('pages see our address and the visitor’s own headers, none that only a proxy may set', () => {
  const claims = {
    host: 'evil.example',
    forwarded: 'host=evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-visitor-address': '203.0.113.7',
    'x-service-token': 'guess',
  }
  const req = Object.assign(fakeRequest({ ...claims, cookie: 'lang=en' }), { method: 'GET' })
  const request = toReadRequest(req, 'https://www.fongsai.example/branch')
  expect(request.url).toBe('https://www.fongsai.example/branch')
  expect([...request.headers]).toEqual([['cookie', 'lang=en']])
})

test('a form that announces more than is ever read is refused before it takes anybody’s place', async () => {
  const headers = { 'content-length': String(64 * 1024 * 1024 + 1) }
  const req = Object.assign(fakeRequest(headers), { method: 'POST' })
  const form = {
    maxBytes: 8_000_000,
    visitor: '203.0.113.9',
    slots: () => Promise.reject(new Error('a place was asked for')),
  }
  await expect(toFormRequest(req, 'https://www.fongsai.example/report', form)).rejects.toThrow(
    BodyTooLargeError,
  )
})

test('a request has the time that a photo of 1.5 MB needs over a line of 30 KB/s', () => {
  expect(websiteHttpLimits.requestMs).toBeGreaterThan((1_500_000 / 30_000) * 1000 * 1.5)
})
