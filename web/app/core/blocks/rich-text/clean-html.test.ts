import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html.server.ts'
import { withoutJoints } from '../../ui/phrases/keep-together.ts'

const origin = 'https://fongsai.example'
const picture = '0b7c1f4e-6f3e-4c39-9a37-0d2f1a6a1c11'

function clean(html: string, language: 'th' | 'en' = 'th'): string {
  return cleanHtml(html, { language, origin }) ?? ''
}

describe('An article keeps nothing that could do harm', () => {
  test.each([
    ['a script', '<p>ซัก</p><script>alert(1)</script>'],
    ['a script in pieces', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
    ['a handler', '<p onclick="alert(1)">ซัก</p>'],
    ['a handler of a picture', `<img src="/assets/${picture}" onerror="alert(1)">`],
    ['a script address', '<a href="javascript:alert(1)">ซัก</a>'],
    ['a hidden script address', '<a href=" java\nscript:alert(1)">ซัก</a>'],
    ['an encoded script address', '<a href="&#106;avascript:alert(1)">ซัก</a>'],
    ['a data address', '<a href="data:text/html,<script>alert(1)</script>">ซัก</a>'],
    ['a picture of data', '<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
    ['a drawing', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
    ['a formula', '<math><mtext><img src=x onerror=alert(1)></mtext></math>'],
    ['a style sheet', '<style>p{background:url(//evil.example)}</style><p>ซัก</p>'],
    ['a style', '<p style="background:url(//evil.example)">ซัก</p>'],
    ['a frame', '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>'],
    ['a form', '<form action="https://evil.example"><input name="pin"><button>go</button></form>'],
    ['an object', '<object data="//evil.example"></object><embed src="//evil.example">'],
    ['a base', '<base href="https://evil.example/"><meta http-equiv="refresh" content="0">'],
    ['a template', '<template><img src=x onerror=alert(1)></template>'],
    [
      'an address in a text of raw kind',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    ],
    [
      'other widths of a picture',
      `<img src="/assets/${picture}" srcset="//evil.example/a.png 1x">`,
    ],
    ['names and classes', '<p id="content" class="button" name="x" data-x="1">ซัก</p>'],
  ])('%s', (_, html) => {
    expect(clean(html)).not.toMatch(
      /<script|\son\w+=|javascript|data:|evil|style|<svg|<iframe|<form|<input|<base|<meta|id=|class=/i,
    )
  })

  test('a deep tower of elements comes back flat instead of bringing the page down', () => {
    const tower = '<blockquote>'.repeat(50_000)
    expect(clean(`${tower}ซัก`).length).toBeLessThan(2000)
  })

  test('nothing, or nothing but what is forbidden, is no text at all', () => {
    expect(cleanHtml(null, { language: 'th', origin })).toBeNull()
    expect(cleanHtml(' <script>1</script> ', { language: 'th', origin })).toBeNull()
  })
})

describe('Links of an article', () => {
  test('lead to the page in the language of the reader', () => {
    const html = '<a href="/news?category=2">ข่าว</a><a href="/">แรก</a><a href="/en/branch">en</a>'
    expect(clean(html)).toBe(html)
    expect(clean(html, 'en')).toBe(
      '<a href="/en/news?category=2">ข่าว</a><a href="/en">แรก</a><a href="/en/branch">en</a>',
    )
  })

  test('to a file are the same in both languages', () => {
    expect(clean(`<a href="/assets/${picture}">PDF</a>`, 'en')).toContain(`"/assets/${picture}"`)
  })

  test('to the site by its full address stay on the site', () => {
    expect(clean(`<a href="${origin}/branch" target="_blank">สาขา</a>`)).toBe(
      '<a href="/branch">สาขา</a>',
    )
  })

  test('to other sites open beside the page and tell them nothing of it', () => {
    expect(clean('<a href="https://line.me/R/" rel="opener" target="x">LINE</a>')).toBe(
      '<a href="https://line.me/R/" target="_blank" rel="noopener">LINE</a>',
    )
    expect(clean('<a href="/\\evil.example">x</a>')).toContain('rel="noopener"')
  })

  test('that depend on the page, or on its protocol, stay texts', () => {
    expect(clean('<a href="//evil.example">x</a><a href="next">y</a><a href="#top">z</a>')).toBe(
      '<a>x</a><a>y</a><a>z</a>',
    )
  })

  test('to a telephone and to mail are kept', () => {
    const html = '<a href="tel:+6620000024">โทร</a><a href="mailto:a@b.example">mail</a>'
    expect(clean(html)).toBe(html)
  })

  test('to a telephone keep to one line, as do the numbers of texts', () => {
    const html = clean('<p>โทร 02-000-0024 หรือ 081-000-0101, 1102-000-00241</p>')
    const kept = /<span class="telephone">([\d-]+)<\/span>/g
    expect(Array.from(html.matchAll(kept) ?? [], ([, number]) => number)).toEqual([
      '02-000-0024',
      '081-000-0101',
    ])
  })

  test('and pictures are full addresses for readers elsewhere', () => {
    const html = `<a href="/news">x</a><img src="/assets/${picture}">`
    const feed = cleanHtml(html, { language: 'en', origin, addresses: 'full' })
    expect(feed).toContain(`href="${origin}/en/news"`)
    expect(feed).toContain(`src="${origin}/assets/${picture}?width=960`)
  })
})

describe('Pictures of an article', () => {
  test('are stored ones, in several widths, fetched when they come into sight', () => {
    const html = clean(
      `<img src="/assets/${picture}?width=9999" alt="ถัง" width="960" height="600">`,
    )
    expect(html).toContain(`src="/assets/${picture}?width=960&amp;format=webp"`)
    expect(html).toMatch(/srcset="[^"]+ 480w, [^"]+ 1600w"/)
    expect(html).toMatch(/sizes="[^"]+".*alt="ถัง" width="960" height="600" loading="lazy"/)
  })

  test('of the content service by its full address are shown from the site', () => {
    expect(clean(`<img src="https://cms.example/assets/${picture}">`)).toContain('src="/assets/')
  })

  test('from elsewhere are left out', () => {
    expect(clean('<p>ก<img src="https://evil.example/pixel.gif" alt="x">ข</p>')).toBe('<p>กข</p>')
  })
})

describe('The shape of an article', () => {
  test('has no heading as high as the title of the page, and none is skipped', () => {
    expect(clean('<h1>ก</h1><h2>ข</h2>')).toBe('<h2>ก</h2><h3>ข</h3>')
    expect(clean('<h3>ก</h3><h4>ข</h4>')).toBe('<h2>ก</h2><h3>ข</h3>')
    expect(clean('<h2>ก</h2><h3>ข</h3>')).toBe('<h2>ก</h2><h3>ข</h3>')
  })

  test('keeps its tables, without what would dress them', () => {
    expect(
      clean('<table class="x"><tr><td colspan="2" bgcolor="red">ก</td></tr></table>'),
    ).toContain('<table><tr><td colspan="2">ก</td></tr></table>')
  })

  test('has each table in a box of its own that the keyboard reaches', () => {
    expect(clean('<p>Prices</p><table><tr></tr></table>', 'en')).toBe(
      '<p>Prices</p><div class="prose__scroller" role="group" tabindex="0" ' +
        'aria-label="Table, scrolls sideways"><table><tr></tr></table></div>',
    )
  })

  test('has its tables as they are for readers elsewhere', () => {
    const table = '<table><tr></tr></table>'
    expect(cleanHtml(table, { language: 'en', origin, addresses: 'full' })).toBe(table)
  })

  test('keeps Thai letter by letter, and what looks like an element in its text', () => {
    const thai = '<p>น้ำยาซักผ้า &lt;table&gt; &amp; ผ้านุ่ม ซักได้ทั้งคืนไม่ต้องรอใคร</p>'
    expect(withoutJoints(clean(thai) ?? '')).toBe(thai)
  })
})

test('a compound stays together at the end of a line, except in a feed', () => {
  const html = '<p>ใส่น้ำยาซักผ้า</p>'
  expect(clean(html)).toBe('<p>ใส่น้ำยา\u00ADซัก\u00ADผ้า</p>')
  expect(cleanHtml(html, { language: 'th', origin, addresses: 'full' })).toBe(html)
})

test('a number stays with its unit at the end of a line', () => {
  expect(clean('<p>ซัก 120 บาท <b>อบ 30 นาที</b></p>')).toBe(
    '<p>ซัก\u00A0120\u00A0บาท <b>อบ\u00A030\u00A0นาที</b></p>',
  )
})
