import { describe, expect, it } from 'vitest'
import { isMapStyle } from '../../features/settings/map-style.validation.ts'
import { isYoutubeFilm } from '../../features/news/news.fields.ts'
import {
  faultOfFullLink,
  isFacebookLink,
  isFullLink,
  isHref,
  isLineId,
  isLink,
  isMapLink,
  isSitePath,
  readLineId,
  readLink,
} from './link-rule.ts'

const rules = [
  [isFullLink, 'https://fongsai.example/a?b=ซัก#c'],
  [isLink, 'https://fongsai.example/a'],
  [isLink, '/branch?province=50'],
  [isHref, 'mailto:hello@fongsai.example'],
  [isSitePath, '/news/ซักฟรี'],
  [isMapStyle, 'https://tiles.fongsai.example/styles/bright'],
  [isYoutubeFilm, 'https://youtu.be/M7lc1UVf-VE'],
] as const

describe('an address', () => {
  it.each(rules)('is taken as it is written: %o', (passes, address) => {
    expect(passes(address)).toBe(true)
  })

  it.each(rules)(
    'is refused with a break, a space or a control character: %o',
    (passes, address) => {
      for (const odd of [
        '\n',
        '\r',
        '\t',
        ' ',
        '\u0000',
        '\u0001',
        '\u001b',
        '\u007f',
        '\u0085',
        '\u00a0',
        '\u2028',
      ])
        for (const place of [0, 5, 10, address.length])
          expect(passes(address.slice(0, place) + odd + address.slice(place))).toBe(false)
    },
  )
})

describe('A link as it was pasted', () => {
  const share = 'https://maps.app.goo.gl/x?g_st=il'

  it.each([
    [` ${share} `, share],
    [`${share}\u200B`, share],
    [`\u202A${share}\u202C`, share],
    [`ฟองใส สาขาอารีย์\n${share}`, share],
    [`ฟองใส\r\nถนนพหลโยธิน\r\n${share}\r\n`, share],
    [`${share}\nส่งจาก iPhone`, share],
    ['ดูที่ https://maps.app.goo.gl/abcนะคะ', 'https://maps.app.goo.gl/abc'],
    ['ดูที่ https://maps.app.goo.gl/abc นะคะ', 'https://maps.app.goo.gl/abc'],
    ['ดูที่ https://x.example/แผน งาน.pdf', 'ดูที่ https://x.example/แผน งาน.pdf'],
    ['//evil.example/x', '//evil.example/x'],
    ['plan.pdf', 'plan.pdf'],
    ['user@fongsai.example/x', 'user@fongsai.example/x'],
    ['https://x.example/my file.pdf', 'https://x.example/my file.pdf'],
    ['https://a.example https://b.example', 'https://a.example https://b.example'],
    ['https://th.wikipedia.org/wiki/กรุงเทพนะ', 'https://th.wikipedia.org/wiki/กรุงเทพนะ'],
    ['/news/ซักฟรี', '/news/ซักฟรี'],
    ['\u200B', ''],
  ])('%j is read as %j', (pasted, link) => {
    expect(readLink(pasted)).toBe(link)
  })

  const long = `https://www.google.com/maps/place/${'%E0%B8%A3'.repeat(60)}/@13.7,100.5,17z/data=x`
  it('may have 2,000 characters, and each refusal names its rule', () => {
    expect(faultOfFullLink(long)).toBeUndefined()
    expect(isLink(long)).toBe(true)
    const faults = [
      `https://a.example/${'x'.repeat(2000)}`,
      'https://a.example/my file.pdf',
      'https://a.example https://b.example',
      'http://a.example',
      'fongsai',
      '@fongsai',
      'javascript:alert(1)',
    ].map((text) => faultOfFullLink(text)?.en)
    expect(faults[0]).toMatch(/2018 characters; at most 2000 are allowed/)
    expect(faults[1]).toMatch(/spaces or line breaks/)
    expect(faults[2]).toMatch(/several links/)
    for (const secret of [
      'https://user:pw@a.example/',
      'https://user@a.example/',
      'https://:pw@a.example/',
    ])
      expect(faultOfFullLink(secret)?.en).toMatch(/name or password/)
    for (const fault of faults.slice(3)) expect(fault).toMatch(/begins with https/)
  })

  it.each([
    share,
    long,
    'https://goo.gl/maps/abc',
    'https://www.google.co.th/maps/@13.7,100.5,17z',
    'https://maps.google.com/?q=13.7,100.5',
    'https://www.google.com/maps?cid=1',
    'https://maps.apple.com/?ll=13.7,100.5',
    'https://www.openstreetmap.org/#map=17/13.7/100.5',
    'https://map.longdo.com/p/A1',
    'https://share.google/AbC12',
    'https://g.co/kgs/AbC12',
    'https://maps.apple/p/AbC',
    'https://maps.google.co.th/?q=1',
    'https://ul.waze.com/ul?ll=13.7,100.5',
  ])('leads to a map: %s', (link) => expect(isMapLink(link)).toBe(true))

  it.each([
    'https://facebook.com/x',
    'https://www.google.com/search?q=maps',
    'https://goo.gl/x',
    'https://google.com.evil.example/maps',
    'https://evil.example/maps',
    'https://www.google.com/mapsx',
    'https://maps.app.goo.gl.evil.com/x',
    'https://maps.google.com.evil.example/',
    'https://maps.app.goo.gl@evil.example/x',
    'https://g.co/x',
    'https://evil-share.google.example/x',
  ])('leads to no map: %s', (link) => expect(isMapLink(link)).toBe(false))

  it.each([
    'https://www.facebook.com/fongsai',
    'https://th-th.facebook.com/fongsai',
    'https://fb.com/fongsai',
    'https://m.me/fongsai',
  ])('leads to Facebook: %s', (link) => expect(isFacebookLink(link)).toBe(true))

  it.each([
    'https://instagram.com/fongsai',
    'https://facebook.com.evil.example/',
    'https://notfacebook.com/x',
  ])('leads to no page of Facebook: %s', (link) => expect(isFacebookLink(link)).toBe(false))

  it.each([
    ['@fongsai', '@fongsai'],
    [' @Fongsai\u200B', '@fongsai'],
    ['＠ｆｏｎｇｓａｉ', '@fongsai'],
    ['fongsai.th', 'fongsai.th'],
    ['https://lin.ee/AbC12', 'https://lin.ee/AbC12'],
    ['เพิ่มเพื่อน\nhttps://lin.ee/AbC12', 'https://lin.ee/AbC12'],
    ['lin.ee/AbC12', 'https://lin.ee/AbC12'],
    ['https://line.me/R/ti/p/@fongsai', '@fongsai'],
    ['https://line.me/R/ti/p/%40fongsai', '@fongsai'],
    ['https://line.me/ti/p/~fongsai', 'fongsai'],
  ])('a LINE account that is pasted as %j is kept as %s', (pasted, id) => {
    expect(readLineId(pasted)).toBe(id)
    expect(readLineId(id)).toBe(id)
    expect(isLineId(id)).toBe(true)
  })

  it.each(['@', 'ฟองใส', 'https://lin.ee/', 'https://lin.ee.evil.example/x', 'https://x.example'])(
    'no LINE account: %j',
    (pasted) => expect(isLineId(readLineId(pasted))).toBe(false),
  )
})
