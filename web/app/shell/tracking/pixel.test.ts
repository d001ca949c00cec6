import { afterEach, expect, test, vi } from 'vitest'
import { trackPage } from './pixel.ts'

const tags = {
  containers: [],
  analyticsId: null,
  pixelId: '123456789012345',
  tagOrigin: 'https://tags.example',
  pixelOrigin: 'https://pixel.example',
  beforeChoice: 'nothing' as const,
}

afterEach(() => vi.unstubAllGlobals())

/** A pixel that records the address at the time of a page report, like the real one. */
function standIn() {
  const seen: string[] = []
  const address = { pathname: '/en' }
  vi.stubGlobal('location', address)
  vi.stubGlobal('fbq', (command: string) => {
    if (command === 'track') seen.push(address.pathname)
  })
  return { seen, address }
}

test('a page that was left before the pixel is told of it is not reported as the next one', () => {
  const { seen, address } = standIn()
  address.pathname = '/en/pagePolicy'
  trackPage(tags, '/en/cookiePolicy')
  trackPage(tags, '/en/pagePolicy')
  trackPage(tags, '/en/pagePolicy')
  expect(seen).toEqual(['/en/pagePolicy'])
})
