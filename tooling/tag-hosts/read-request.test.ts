import { expect, test } from 'vitest'
import { readRequest } from './read-request.ts'

const read = (path: string, query: Record<string, string>) =>
  readRequest({ host: 'tags', path, query, referrer: '' })

test('a request to a stand-in is told in words', () => {
  expect(read('/gtm.js', { id: 'GTM-AAAA111' })).toBe('container GTM-AAAA111 was loaded')
  expect(read('/g/collect', { tid: 'G-1', dl: 'http://x/en', gcs: 'G101' })).toBe(
    'page view of http://x/en for G-1: analytics granted',
  )
  expect(read('/tr', { id: '123', path: '/news' })).toBe('page view of /news for pixel 123')
  expect(read('/favicon.ico', {})).toBe('/favicon.ico was asked for')
})
