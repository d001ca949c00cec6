import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const deferIn = (html: string) => deferScripts(Buffer.from(html)).toString()

const document = (nonce: string) =>
  [
    '<head><link rel="modulepreload" href="/build/parts-1.js"/>',
    '<link rel="modulepreload" crossorigin="" href="/build/root-2.js"/>',
    '<link rel="stylesheet" href="/build/style-3.css"/></head>',
    `<script${nonce}>window.__reactRouterContext = {}</script>`,
    `<script${nonce} type="module" async="">import "/build/manifest-4.js"</script>`,
  ].join('')

test.each(['', ' nonce="n-_1"'])(
  'of a document%s no script is fetched or run by itself',
  (nonce) => {
    const html = deferIn(document(nonce))
    expect(html).not.toContain('modulepreload')
    expect(html).not.toContain('type="module"')
    expect(html).toContain(
      `<script${nonce} type="text/late" data-files="/build/parts-1.js /build/root-2.js">import "/build/manifest-4.js"</script>`,
    )
  },
)

test('styles and inline scripts stay as they are', () => {
  const html = deferIn(document(''))
  expect(html).toContain('<link rel="stylesheet" href="/build/style-3.css"/></head>')
  expect(html).toContain('<script>window.__reactRouterContext = {}</script>')
})

test.each(['', '<p>ซักผ้า 24 ชั่วโมง</p>', ' type="module" async="">', '<p type="module" async="">'])(
  'a document without scripts stays as it is: %s',
  (html) => {
    expect(deferIn(html)).toBe(html)
  },
)

test('Thai letters before and after the scripts stay whole', () => {
  const html = deferIn(`<p>ซักผ้า</p>${document('')}<p>อบผ้า</p>`)
  expect(html).toMatch(/^<p>ซักผ้า<\/p>.*import "\/build\/manifest-4.js"<\/script><p>อบผ้า<\/p>$/)
})
