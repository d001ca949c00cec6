import { knownChangeHeader } from '@washhouse/contract/client/content-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeApp } from './testing/fake-app.ts'
import { startFakeContentService } from './testing/fake-content-service.ts'
import { serviceToken, startFakeWebsite, type Website } from './testing/fake-website.ts'

let service: Awaited<ReturnType<typeof startFakeContentService>>
let website: Website

beforeEach(async () => {
  service = await startFakeContentService({ token: serviceToken })
})
afterEach(async () => {
  await website.stop()
  await service.stop()
})

test('pages keep what they know as long as the website hears changes, and until there is one', async () => {
  const build = createFakeApp({ version: 1, mode: 'ok', gate: undefined, renders: [] })
  const settings = build.entry.module.heardChanges.untilChanged('settings')
  website = await startFakeWebsite({ build, contentUrl: service.url })
  await vi.waitFor(() => expect(settings()()).toBe(true))

  const beforeChange = settings()
  service.announce('branch')
  service.announce('settings', 'settings:1')
  await vi.waitFor(() => expect(beforeChange()).toBe(false))

  // Requests to the content service name the last change from now on.
  expect(build.entry.module.heardChanges.lastNumber()).toBe('2')
  await website.get('/assets/7a3f6a52-0b7e-4c39-9f7e-0d3c2b1a4e5f')
  expect(service.assetRequests().at(-1)?.headers[knownChangeHeader]).toBe('2')

  const beforeAnything = settings()
  expect(beforeAnything()).toBe(true)
  service.announce('everything')
  await vi.waitFor(() => expect(beforeAnything()).toBe(false))

  expect(settings()()).toBe(true)
  await service.stop()
  await vi.waitFor(() => expect(settings()()).toBe(false))
})
