import { describe, expect, test } from 'vitest'
import { targetOf } from './link-target.ts'

const contacts = { lineId: '@fongsai', phone: '+6620000024' }

describe('a link of an editor', () => {
  test('leads to the page in the language of the page it stands on', () => {
    expect(targetOf('/news', 'th', contacts)).toEqual({ kind: 'page', to: '/news' })
    expect(targetOf('/news', 'en', contacts)).toEqual({ kind: 'page', to: '/en/news' })
    expect(targetOf('/', 'en', contacts)).toEqual({ kind: 'page', to: '/en' })
  })

  test('keeps its query and its place on the page', () => {
    expect(targetOf('/branch?province=50&sector=1', 'en', contacts)).toEqual({
      kind: 'page',
      to: '/en/branch?province=50&sector=1',
    })
    expect(targetOf('/#steps', 'en', contacts)).toEqual({ kind: 'page', to: '/en#steps' })
  })

  test('that was copied from the English page leads to the page, not to its English twin', () => {
    expect(targetOf('/en/news', 'th', contacts)).toEqual({ kind: 'page', to: '/news' })
    expect(targetOf('/en/news', 'en', contacts)).toEqual({ kind: 'page', to: '/en/news' })
  })

  test('to a feed or a stored file is followed by the browser, not by the router', () => {
    expect(targetOf('/news/feed.xml', 'en', contacts)).toEqual({
      kind: 'file',
      href: '/en/news/feed.xml',
    })
    const file = '/assets/0b7c1f4e-6f3e-4c39-9a37-0d2f1a6a1c11'
    expect(targetOf(file, 'en', contacts)).toEqual({ kind: 'file', href: file })
  })

  test('leads to another site by its full address', () => {
    expect(targetOf('https://www.facebook.com/fongsai', 'en', contacts)).toEqual({
      kind: 'elsewhere',
      href: 'https://www.facebook.com/fongsai',
    })
  })

  test("means the brand's own LINE account and phone", () => {
    expect(targetOf('line', 'th', contacts)).toEqual({
      kind: 'line',
      href: 'https://line.me/R/ti/p/%40fongsai',
    })
    expect(targetOf('phone', 'en', contacts)).toEqual({ kind: 'phone', href: 'tel:+6620000024' })
  })

  test('to a contact that the settings do not name leads nowhere', () => {
    const none = { lineId: null, phone: null }
    expect(targetOf('line', 'th', none)).toBeNull()
    expect(targetOf('phone', 'th', none)).toBeNull()
  })
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://fongsai.example/1',
  'http://fongsai.example/',
  'ftp://fongsai.example/',
  'mailto:someone@evil.example',
  'tel:1900',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/en//evil.example',
  '/news/../..//evil.example',
  'https://fongsai.example@evil.example/',
  'https://user:word@evil.example/',
  'https://',
  'news',
  './news',
  '#steps',
  '?page=2',
  'Line',
  'constructor',
  '',
  ' ',
])('the link %j is not followed', (link) => {
  expect(targetOf(link, 'th', contacts)).toBeNull()
})
