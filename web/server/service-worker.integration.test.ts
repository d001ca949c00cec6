import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFakeWebsite, type Website } from './testing/fake-website.ts'

let site: Website

beforeEach(async () => {
  site = await startFakeWebsite()
})
afterEach(async () => {
  await site.stop()
})

test('the service worker knows its build, is revalidated each time and may reach this site only', async () => {
  const worker = await site.get('/service-worker.js')
  expect(worker.status).toBe(200)
  expect(worker.text).toMatch(/^const BUILD_ID = ".+";\nwork\(BUILD_ID\)$/)
  expect(worker.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
  const again = await site.get('/service-worker.js', {
    'if-none-match': String(worker.headers['etag']),
  })
  expect(again.status).toBe(304)
})

test('switched off, browsers get one that removes itself and what was kept', async () => {
  const without = await startFakeWebsite({ hasOfflinePage: false })
  const { text } = await without.get('/service-worker.js')
  expect(text).toContain('registration.unregister()')
  expect(text).not.toContain('work(')
  await without.stop()
})
