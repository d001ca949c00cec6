import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Crumb } from '../../core/blocks/breadcrumb/use-crumbs.ts'
import { MetaTags } from './meta-tags.tsx'
import type { PageMeta } from './page-meta.ts'

const settings: Settings = {
  id: 1,
  phone: null,
  lineId: null,
  email: null,
  facebook: null,
  answerDays: null,
  refundDays: null,
  logo: null,
  icon: null,
  shareImage: '0b7c1f4e-6f3e-4c39-9a37-0d2f1a6a1c11',
  brandName: 'ฟองใส',
  homeTitle: 'ฟองใส ร้านสะดวกซัก 24 ชั่วโมง',
  metaKeywords: 'ร้านสะดวกซัก, ซักผ้าหยอดเหรียญ',
  metaDescription: 'ซักและอบด้วยตัวเองใน 60 นาที',
  metaAuthor: 'ฟองใส',
  footerText: null,
  boardExamples: null,
  faqExamples: null,
  downloadExamples: null,
  enewsExamples: null,
  mapStyleUrl: null,
  updatedAt: null,
}

function render(pathname: string, page: PageMeta, crumbs: Crumb[] | null = null): string {
  const language = pathname.startsWith('/en') ? 'en' : 'th'
  return renderToStaticMarkup(
    <MetaTags
      language={language}
      origin="https://fongsai.example"
      pathname={pathname}
      settings={settings}
      page={page}
      crumbs={crumbs}
    />,
  )
}

test('a page without meta data of its own has that of the site', () => {
  const html = render('/', {})
  expect(html).toContain('<title>ฟองใส ร้านสะดวกซัก 24 ชั่วโมง</title>')
  expect(html).toContain('name="keywords" content="ร้านสะดวกซัก, ซักผ้าหยอดเหรียญ"')
  expect(html).toContain('name="description" content="ซักและอบด้วยตัวเองใน 60 นาที"')
  expect(html).toContain('name="author" content="ฟองใส"')
  expect(html).toContain('property="og:title" content="ฟองใส ร้านสะดวกซัก 24 ชั่วโมง"')
  expect(html).toContain('property="og:description" content="ซักและอบด้วยตัวเองใน 60 นาที"')
})

test("a page's own meta data replaces the site's", () => {
  const html = render('/branch', { title: 'ค้นหาสาขา', description: 'ทุกสาขาทั่วประเทศ' })
  expect(html).toContain('<title>ค้นหาสาขา | ฟองใส</title>')
  expect(html).toContain('name="description" content="ทุกสาขาทั่วประเทศ"')
  expect(html).not.toContain('ซักและอบด้วยตัวเอง')
})

test('both languages and the default are named, the page itself is canonical', () => {
  const html = render('/en/branch', {})
  expect(html).toContain('rel="canonical" href="https://fongsai.example/en/branch"')
  expect(html).toContain('hrefLang="th" href="https://fongsai.example/branch"')
  expect(html).toContain('hrefLang="en" href="https://fongsai.example/en/branch"')
  expect(html).toContain('hrefLang="x-default" href="https://fongsai.example/branch"')
})

test('a page of a list is canonical with its query', () => {
  const html = render('/en/branch', { canonicalPath: '/branch?page=2' })
  expect(html).toContain('rel="canonical" href="https://fongsai.example/en/branch?page=2"')
  expect(html).toContain('hrefLang="th" href="https://fongsai.example/branch?page=2"')
})

test('a page kept out of search engines names no canonical address', () => {
  const html = render('/branch', { isIndexed: false })
  expect(html).toContain('name="robots" content="noindex"')
  expect(html).not.toContain('canonical')
})

test('a page whose text has no English leads search engines to the Thai page, the only one', () => {
  const meta = { title: 'อบฟรี', isUntranslated: true }
  const english = render('/en/news/dry', meta)
  expect(english).toContain('name="robots" content="noindex"')
  expect(english).toContain('rel="canonical" href="https://fongsai.example/news/dry"')
  expect(english).toContain('property="og:locale" content="th_TH"')
  const thai = render('/news/dry', meta)
  expect(thai).not.toContain('noindex')
  expect(thai).toContain('rel="canonical" href="https://fongsai.example/news/dry"')
  for (const html of [english, thai]) expect(html).not.toMatch(/hrefLang|en_US/)
})

const imageTags = (html: string) =>
  [...html.matchAll(/property="og:image(?::(\w+))?" content="([^"]*)"/g)].map(
    ([, name = 'address', content]) => [name, content?.replaceAll('&amp;', '&')],
  )

test('a page is shared with its picture, cut to 1200 by 630, and with what it shows', () => {
  const image = '00000000-0000-4000-8000-000000000007'
  const shared = { title: 'เชียงใหม่ นิมมาน ซอย 9', image }
  expect(imageTags(render('/branch/nimman', shared))).toEqual([
    ['address', `https://fongsai.example/assets/${image}?width=1200&height=630&format=jpg`],
    ['type', 'image/jpeg'],
    ['width', '1200'],
    ['height', '630'],
    ['alt', 'เชียงใหม่ นิมมาน ซอย 9'],
  ])
  const told = render('/branch/nimman', { ...shared, imageAlt: 'หน้าร้านตอนกลางคืน' })
  expect(imageTags(told)).toContainEqual(['alt', 'หน้าร้านตอนกลางคืน'])
})

test("a page without a picture is shared with the site's own, which shows the brand", () => {
  const tags = Object.fromEntries(imageTags(render('/problem', { title: 'แจ้งปัญหา' })))
  expect(tags).toMatchObject({ alt: 'ฟองใส', width: '1200', height: '630' })
  expect(tags.address).toContain(settings.shareImage)
})

test('an article tells when it was published and when it changed', () => {
  const html = render('/news/dry', {
    publishedAt: '2026-11-17T17:30:00.000Z',
    changedAt: '2026-11-19T04:00:00.000Z',
  })
  expect(html).toContain('property="article:published_time" content="2026-11-17T17:30:00.000Z"')
  expect(html).toContain('property="article:modified_time" content="2026-11-19T04:00:00.000Z"')
})

test('no text of a schema.org record can end its script element', () => {
  const html = render('/', {
    jsonLd: [{ '@type': 'WebSite', name: '</script><b>ฟองใส' }],
  })
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const [, json = ''] = /<script[^>]*>(.*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: '</script><b>ฟองใส',
  })
})

test('a page below others describes the way to it, itself last', () => {
  const crumbs = [
    { label: 'Home', to: '/en' },
    { label: 'News', to: '/en/news' },
  ]
  const html = render('/en/news/solar-roof', { title: 'Solar roof' }, crumbs)
  const [, json = ''] = /<script[^>]*>(.*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: 'Home', item: 'https://fongsai.example/en' },
      { name: 'News', item: 'https://fongsai.example/en/news' },
      { name: 'Solar roof', item: 'https://fongsai.example/en/news/solar-roof' },
    ],
  })
})
