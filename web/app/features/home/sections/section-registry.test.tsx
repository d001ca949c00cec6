import { expect, test } from 'vitest'
import type { NewsSummary } from '../../../core/blocks/news-card/news-summary.ts'
import { partRenderer } from '../../../testing/render-part.tsx'
import { bannerMessages } from '../../../core/blocks/banner/banner.messages.ts'
import { carouselMessages } from '../../../core/blocks/carousel-texts/carousel.messages.ts'
import { sectionMessages } from './section.messages.ts'
import type { SectionView } from './home-section.ts'
import { HomeSection } from './section-registry.tsx'

const image = '0b7c1f4e-6f3e-4c39-9a37-0d2f1a6a1c11'
const target = { kind: 'page' as const, to: '/en/branch' }
const banners = [
  { id: 1, image, text: 'Half price tonight', button: null, seeThrough: false, target },
]
const items = [{ icon: 'clock' as const, title: 'Awake when you are', text: null }]
const news: NewsSummary[] = [
  {
    id: 7,
    slug: 'half-price',
    title: 'Half-price washing',
    summary: null,
    category: 'Offers',
    image,
    imageAlt: '',
    publishedAt: '2026-11-17T17:30:00.000Z',
    publishedOn: '18 November 2026',
    untranslated: [],
  },
]

function heading(title: string) {
  return { title, lead: `${title}, in short` }
}

const sections: SectionView[] = [
  { kind: 'banners', banners },
  { kind: 'banner_2', banners },
  { kind: 'banner_3', banners },
  { kind: 'banner_4', banners },
  { kind: 'promises', ...heading('Promises'), items },
  {
    kind: 'steps',
    ...heading('Steps'),
    items,
    button: { label: 'Prices', target },
  },
  {
    kind: 'figures',
    ...heading('Figures'),
    figures: { branches: 126, customers: 1_240_000 },
    provinces: 41,
  },
  { kind: 'news', ...heading('News'), news, listPath: '/news' },
  { kind: 'promotions', ...heading('Promotions'), news, listPath: '/news?category=1' },
  { kind: 'events', ...heading('Events'), events: [{ id: 1, image, title: 'Songkran', target }] },
  {
    kind: 'reviews',
    ...heading('Reviews'),
    reviews: [{ id: 1, name: 'Mild', feedback: 'Open at two', image: null }],
  },
  { kind: 'franchise', ...heading('Franchise'), button: { label: 'Ask us', target } },
]

const renderPart = partRenderer('en', sectionMessages, bannerMessages, carouselMessages)
const render = (section: SectionView) => renderPart(<HomeSection section={section} />)

test.each(sections)('a section of the kind $kind is drawn with its words', (section) => {
  const html = render(section)
  const words = 'title' in section ? [section.title, `${section.title}, in short`] : ['Half']
  for (const text of words) expect(html).toContain(text)
})

test('the steps lead where an editor lets them', () => {
  const steps = sections.find(({ kind }) => kind === 'steps')
  expect(steps ? render(steps) : '').toMatch(/<a [^>]*>.*Prices.*<\/a>/)
})

test('figures count branches, provinces and customers [S3.branch.6]', () => {
  const figures = sections.find(({ kind }) => kind === 'figures')
  const html = figures ? render(figures) : ''
  for (const figure of ['126 branches', '41 provinces', '1,240,000']) expect(html).toContain(figure)
})
