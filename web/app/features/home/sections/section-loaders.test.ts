import type { Banner } from '@washhouse/contract/banner/banner.contract'
import { bannerWires } from '@washhouse/contract/banner/banner.wire'
import { createContentClient } from '@washhouse/contract/client/content-client'
import { newsCalls } from '@washhouse/contract/news/news.calls'
import { newsWire } from '@washhouse/contract/news/news.wire'
import { describe, expect, test } from 'vitest'
import { targetOf } from '../../../core/blocks/site-link/link-target.ts'
import { openPageContent } from '../../../core/content/page-content.ts'
import { loadSection, tagsOf } from './section-loaders.ts'
import type { SectionSource } from './section-source.ts'

const image = '0b7c1f4e-6f3e-4c39-9a37-0d2f1a6a1c11'
const heading = { title: 'หัวข้อ', lead: null }

/** A service with these answers; records the requests. */
function openSource(answers: Record<string, unknown>) {
  const asked: string[] = []
  const client = createContentClient({
    baseUrl: 'http://content.test',
    fetch: async (input) => {
      const { pathname, search } = new URL(new Request(input).url)
      asked.push(pathname + search)
      const answer = answers[pathname]
      return Response.json(answer ?? { errors: [] }, { status: answer ? 200 : 500 })
    },
  })
  const content = openPageContent({
    client,
    language: 'th',
    deadline: new AbortController().signal,
    onFailure: () => {},
  })
  const source: SectionSource = {
    content,
    links: Promise.resolve((link) =>
      link === null ? null : targetOf(link, 'th', { lineId: '@fongsai', phone: null }),
    ),
    figures: Promise.resolve({ branches: 126, customers: 1_240_000 }),
    counts: Promise.resolve(null),
    readCategories: () => Promise.resolve([{ id: 1, name: 'โปรโมชั่น' }]),
  }
  return { source, asked }
}

const banner: Banner = {
  id: 1,
  status: 'published',
  isActive: true,
  seeThrough: false,
  sort: 1,
  image,
  link: '/news',
  text: 'ซักครึ่งราคา',
  button: null,
  endsAt: null,
}
const bannerOnWire = bannerWires.main.encode(banner, 'th')
const withoutImage = bannerWires.main.encode({ ...banner, image: null }, 'th')

const newsOnWire = newsWire.encode(
  {
    id: 7,
    status: 'published',
    slug: 'half-price',
    category: 1,
    coverImage: image,
    mainImage: null,
    publishedAt: '2026-11-17T17:30:00.000Z',
    endsAt: null,
    metaTitle: null,
    metaDescription: null,
    metaKeywords: null,
    altTag: null,
    canonicalTag: null,
    title: 'ซักครึ่งราคา ตีหนึ่งถึงตีห้า',
    summary: null,
    body: '<p>เนื้อข่าวยาวมาก</p>',
    video: null,
    updatedAt: null,
    untranslated: [],
  },
  'th',
)
const newsPage = { total: { total_page: 1, total: 1 }, next: null, result: [newsOnWire] }

describe('a section of the home page', () => {
  test('asks only the call of its own place [S3.banner.2]', async () => {
    const { source, asked } = openSource({ '/items/banner_3': { data: [bannerOnWire] } })
    const section = await loadSection({ kind: 'banner_3' }, source)
    expect(section?.banners).toMatchObject([{ image, target: { kind: 'page', to: '/news' } }])
    expect(asked).toEqual(['/items/banner_3?sort=sort'])
  })

  test('is left out when nothing in it is to be shown [S4.content.2]', async () => {
    const { source } = openSource({
      '/api/banners': { result: [withoutImage] },
      '/api/news': { ...newsPage, result: [] },
      [newsCalls.listSpecialEvents.path]: { data: [] },
      '/items/customer_review': { data: [] },
    })
    const empty = await Promise.all([
      loadSection({ kind: 'banners' }, source),
      loadSection({ kind: 'news', ...heading }, source),
      loadSection({ kind: 'events', ...heading }, source),
      loadSection({ kind: 'reviews', ...heading }, source),
      loadSection({ kind: 'steps', ...heading, items: [], button: null }, source),
      loadSection({ kind: 'promotions', ...heading, category: null }, source),
    ])
    expect(empty).toEqual([null, null, null, null, null, null])
  })

  test('is left out when its call fails', async () => {
    const { source } = openSource({})
    expect(await loadSection({ kind: 'banners' }, source)).toBeNull()
    expect(await loadSection({ kind: 'news', ...heading }, source)).toBeNull()
    expect(await loadSection({ kind: 'events', ...heading }, source)).toBeNull()
  })

  test('sends of a piece of news no more than its card shows', async () => {
    const { source, asked } = openSource({ '/api/news': newsPage })
    const section = await loadSection({ kind: 'promotions', ...heading, category: 1 }, source)
    expect(section).toMatchObject({
      listPath: '/news?category=1',
      news: [{ slug: 'half-price', category: 'โปรโมชั่น', image }],
    })
    expect(JSON.stringify(section)).not.toContain('เนื้อข่าวยาวมาก')
    expect(asked.map((path) => path.split('?')[0])).toEqual(['/api/news'])
    expect(asked[0]).toContain('categories=1')
  })

  test('shows its button only where that leads somewhere', async () => {
    const { source } = openSource({})
    const franchise = (link: string) =>
      loadSection({ kind: 'franchise', ...heading, button: { label: 'คุยกับเรา', link } }, source)
    expect((await franchise('line'))?.button).toMatchObject({ target: { kind: 'line' } })
    expect((await franchise('phone'))?.button).toBeNull()
    expect((await franchise('javascript:alert(1)'))?.button).toBeNull()
    const items = [{ icon: 'basket' as const, title: 'แยกผ้า', text: null }]
    const steps = (link: string) =>
      loadSection({ kind: 'steps', ...heading, items, button: { label: 'ดูราคา', link } }, source)
    expect((await steps('/product'))?.button).toMatchObject({ target: { to: '/product' } })
    expect((await steps('javascript:alert(1)'))?.button).toBeNull()
  })

  test('has cache tags for its content, so that a change invalidates the page', () => {
    expect(tagsOf('promotions')).toEqual(['news', 'categories_news'])
    expect(tagsOf('banner_4')).toEqual(['banner'])
    expect(tagsOf('events')).toEqual(['special_event'])
  })
})
