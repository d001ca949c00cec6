import { expect, test } from 'vitest'
import { partRenderer } from '../../testing/render-part.tsx'
import { NewsCard } from './news-card.tsx'

const render = partRenderer('th')

test('a number of its words stays with its unit', () => {
  const news = {
    id: 1,
    slug: 'dry-30',
    title: 'อบต่อครึ่งราคา',
    summary: 'อบต่อ 30 นาที ประหยัด 60 บาท',
    category: null,
    image: null,
    imageAlt: '',
    publishedAt: null,
    publishedOn: '',
  }
  expect(render(<NewsCard news={news} />)).toContain('อบต่อ 30\u00A0นาที ประหยัด 60\u00A0บาท')
})
