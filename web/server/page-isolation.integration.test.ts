import { createHash } from 'node:crypto'
import {
  consentCookieNames,
  consentCookieValue,
} from '@washhouse/contract/consent/consent-cookies.wire'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSealedCookie } from './sealed-cookie.ts'
import { sessionSecret, startFakeWebsite, type Website } from './testing/fake-website.ts'

/** The cookies of a visitor who accepted everything. */
const accepted = Object.values(consentCookieNames)
  .map((name) => `${name}=${consentCookieValue}`)
  .join('; ')

let site: Website

beforeEach(async () => {
  site = await startFakeWebsite()
})
afterEach(async () => {
  await site.stop()
})

const rendersOf = (path: string) => site.content.renders.filter((render) => render === path)

describe('what belongs to one visitor', () => {
  test('a request with a session neither reads nor fills the cache, and may be kept by nobody', async () => {
    const { name, seal } = createSealedCookie('session', {
      secrets: [sessionSecret],
      isHttps: false,
    })
    const cookie = `a=b; ${name}=${seal('somchai')}`
    const { headers } = await site.get('/branch', { cookie })
    const before = rendersOf('/branch').length
    await site.get('/branch')
    await site.get('/branch', { cookie })
    expect(headers['cache-control']).toBe('private, no-store')
    expect(before).toBe(1)
    expect(rendersOf('/branch').length).toBeGreaterThanOrEqual(3)
  })

  test('a route that does not opt in is rendered for each visitor with the visitor’s cookies', async () => {
    const one = await site.get('/account', { cookie: 'me=somchai' })
    const other = await site.get('/account', { cookie: 'me=somying' })
    expect([one.text.includes('somchai'), other.text.includes('somchai')]).toEqual([true, false])
  })

  test('a cookie that a public page sets is given to one visitor only and the page is not kept', async () => {
    const answers = await Promise.all([site.get('/greeting'), site.get('/greeting')])
    for (const { headers } of answers) {
      expect(headers['set-cookie']).toEqual(['visitor=1'])
      expect(headers['cache-control']).toMatch(/^private/)
    }
  })

  test('a page is the same for visitors who accepted cookies, refused them or did not choose', async () => {
    const plain = await site.get('/branch')
    for (const cookie of [`${accepted}; _ga=1`, 'generalCookie=isSet; consentRound=2'])
      expect((await site.get('/branch', { cookie })).text).toBe(plain.text)
    expect(plain.headers['vary']).toBe('Accept-Encoding')
    expect(rendersOf('/branch')).toHaveLength(2)
  })
})

describe('nothing in a request poisons a page', () => {
  test('forwarded names and headers of any casing leave no trace', async () => {
    const evil = {
      'X-Forwarded-Host': 'evil.example',
      'x-FORWARDED-proto': 'https',
      Forwarded: 'host=evil.example',
      'X-Original-URL': '/account',
      'X-Nonce': 'evil',
      'Accept-Language': 'evil',
    }
    const first = await site.get('/branch', evil)
    expect(first.text).not.toContain('evil')
    expect((await site.get('/branch')).text).toBe(first.text)
  })

  test('a name that is not this machine is not answered without PUBLIC_URL', async () => {
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'localhost@evil',
    ])
      expect((await site.get('/branch', { host })).status).toBe(421)
    for (const host of ['localhost', '127.0.0.1:3000', '[::1]:3000'])
      expect((await site.get('/branch', { host })).status).toBe(200)
  })

  test('with PUBLIC_URL the address of every page is that one, whatever Host says', async () => {
    const open = await startFakeWebsite({ publicUrl: 'https://www.fongsai.example' })
    const { text, headers } = await open.get('/branch', { host: 'evil.example' })
    expect(text).toContain('https://www.fongsai.example/branch')
    expect(headers['strict-transport-security']).toBeDefined()
    const plain = await open.get('/healthz')
    expect(plain.headers['strict-transport-security']).toBeDefined()
    await open.stop()
  })

  test('unknown parameters reach neither key nor page, known ones are sorted', async () => {
    await site.get('/branch?utm_source=line&sector=2&page=3&search=')
    expect((await site.get('/branch?page=&sector=')).headers['cache-control']).toMatch(/^public/)
    const { text } = await site.get('/branch?page=3&sector=2&fbclid=x')
    expect(text).toContain('/branch?page=3&sector=2"')
    expect(rendersOf('/branch?page=3&sector=2')).toHaveLength(2)
  })

  test('free text, junk and repeated parameters are rendered for themselves and never kept', async () => {
    for (const query of ['search=%E0%B8%8B%E0%B8%B1%E0%B8%81', 'page=<script>', 'page=1&page=2']) {
      const before = site.content.renders.length
      const { headers } = await site.get(`/branch?${query}`)
      expect(headers['cache-control']).toBe('private, no-cache')
      await site.get(`/branch?${query}`)
      expect(site.content.renders.length - before).toBe(2)
    }
  })

  test('other spellings of a page are not kept beside it', async () => {
    for (const path of ['/BRANCH', '/%62ranch', '/branch.DATA'])
      expect((await site.get(path)).headers['cache-control']).not.toMatch(/^public/)
  })

  test('addresses that are no addresses are refused, others are led to the one spelling', async () => {
    for (const path of ['/%', '/%ff', '/a%00b', '/\\evil'])
      expect((await site.get(path)).status).toBe(400)
    const slash = await site.get('/branch/?page=2')
    expect([slash.status, slash.headers['location']]).toEqual([308, '/branch?page=2'])
    expect((await site.get('/branch//siam')).headers['location']).toBe('/branch/siam')
    expect((await site.get('//evil.example/')).headers['location']).toBe('/evil.example')
  })

  test('a redirect is not kept as a page', async () => {
    const { status, headers } = await site.get('/branch/7')
    expect([status, headers['location']]).toEqual([308, '/branch/siam'])
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('the policy of a page', () => {
  const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy'])

  test('a kept page names the hash of our script, and of none that came in with content', async () => {
    const { text, headers } = await site.get('/branch')
    const hash = (code: string) => createHash('sha256').update(code).digest('base64')
    expect(policyOf(headers)).toContain(`script-src 'self' 'sha256-${hash('start()')}';`)
    expect(policyOf(headers)).not.toContain(hash('planted()'))
    expect(text).toContain('<script>start()</script>')
  })

  test('a page for one visitor has a nonce that is new each time', async () => {
    const nonces: string[] = []
    for (let round = 0; round < 2; round++) {
      const { text, headers } = await site.get('/account')
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(policyOf(headers)) ?? []
      expect(text).toContain(`<script nonce="${nonce}">start()`)
      nonces.push(nonce)
    }
    expect(new Set(nonces).size).toBe(2)
  })

  test('every answer forbids sniffing and framing', async () => {
    for (const path of [
      '/',
      '/account',
      '/nowhere',
      '/healthz',
      '/build/entry-abc.js',
      '/assets/x',
      '/%',
    ]) {
      const { headers } = await site.get(path)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(policyOf(headers)).toContain("frame-ancestors 'none'")
      expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|origin)$/)
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  })
})
