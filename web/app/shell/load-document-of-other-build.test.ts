import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildHeader } from '../core/request/build-header.ts'
import { documentAddressOf, loadDocumentOfOtherBuild } from './load-document-of-other-build.ts'

const open = 'http://a.example/faq?page=2&q=%20a'

beforeEach(() => {
  vi.stubGlobal('location', { href: open })
  vi.stubGlobal('window', {
    fetch: (path: string) => {
      const response = new Response('data', { headers: { [buildHeader]: 'new' } })
      Object.defineProperty(response, 'url', { value: new URL(path, open).href })
      return Promise.resolve(response)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['http://a.example/_.data', '/'],
  ['http://a.example/en.data?_routes=root%2Cfaq', '/en'],
  ['http://a.example/branch.data?area=north&_routes=root&page=2', '/branch?area=north&page=2'],
  ['http://a.example/branch?q=%20a', '/branch?q=+a'],
])('%s is the data of %s', (href, address) => {
  expect(documentAddressOf(href)).toBe(address)
})

test('a navigation to a page of another build loads its document', async () => {
  loadDocumentOfOtherBuild(() => 'old')
  const { status, headers } = await window.fetch('/branch.data?area=north&_routes=root')
  expect(status).toBe(204)
  expect(headers.get('x-remix-redirect')).toBe('/branch?area=north')
  expect(headers.get('x-remix-reload-document')).toBe('true')
})

test.each([
  ['data of the same build', 'new', '/branch.data', 'GET'],
  ['data of the open page, which a form asks for again', 'old', '/faq.data?page=2&q=+a', 'GET'],
  ['the response to a form', 'old', '/contact.data', 'POST'],
])('%s is used as it is', async (_what, build, url, method) => {
  loadDocumentOfOtherBuild(() => build)
  expect((await window.fetch(url, { method })).status).toBe(200)
})
