import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageCsp, scriptHashes, stripNonce } from './page-csp.ts'

const nonce = 'Zm9uZ3NhaQ=='
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('the inline scripts of our own render are named by their hash, each once', () => {
  const ours = `<script nonce="${nonce}">start("ซักผ้า")</script>`
  expect(scriptHashes(ours + ours, nonce)).toEqual([hashOf('start("ซักผ้า")')])
})

test('a script that came in with content is not allowed by the page that shows it', () => {
  const planted = '<script>steal()</script><script nonce="guess">steal()</script>'
  expect(scriptHashes(planted, nonce)).toEqual([])
})

test('scripts of files need no hash', () => {
  const file = `<script nonce="${nonce}" type="module" src="/build/a.js"></script>`
  expect(scriptHashes(file, nonce)).toEqual([])
})

test('a kept page no longer shows the nonce it was rendered with', () => {
  const html = `<link nonce="${nonce}" rel="x"><script nonce="${nonce}">a()</script>`
  expect(stripNonce(html, nonce)).toBe('<link rel="x"><script>a()</script>')
})

test('the policy knows neither unsafe-inline nor strict-dynamic, and is for https only on https', () => {
  const policy = pageCsp({ scripts: [hashOf('a()')], isHttps: true })
  expect(policy).not.toMatch(/unsafe-|strict-dynamic|\*/)
  expect(policy).toContain(`script-src 'self' ${hashOf('a()')};`)
  expect(policy).toContain('upgrade-insecure-requests')
  expect(pageCsp({ scripts: [], isHttps: false })).not.toContain('upgrade-insecure-requests')
})

test('the policy admits the hosts of the configured tags, and none while there are none', () => {
  const tags = {
    script: ['https://tags.example'],
    connect: ['https://tags.example', 'https://reports.example'],
    image: ['https://reports.example'],
    frame: ['https://frames.example'],
  }
  const policy = pageCsp({ scripts: [], isHttps: true, tags })
  expect(policy).toContain("script-src 'self' https://tags.example;")
  expect(policy).toContain("connect-src 'self' https://tags.example https://reports.example;")
  expect(policy).toContain("img-src 'self' data: https://reports.example;")
  expect(policy).toMatch(/frame-src \S+ \S+ https:\/\/frames\.example;/)
  expect(pageCsp({ scripts: [], isHttps: true })).not.toContain('.example')
})

test('the policy admits the host of the editors’ map for its style, tiles and pictures, and no script', () => {
  const policy = pageCsp({ scripts: [], isHttps: true, mapOrigin: 'https://tiles.example' })
  expect(policy).toContain("connect-src 'self' https://tiles.example;")
  expect(policy).toContain("img-src 'self' data: https://tiles.example;")
  expect(policy).toContain("script-src 'self';")
})
