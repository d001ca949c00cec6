import { expect, test } from 'vitest'
import { partRenderer } from '../../../testing/render-part.tsx'
import { NewsCard } from './news-card.tsx'

const render = partRenderer('th')

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
  untranslated: ['title'],
}

test('a title that has no English is marked as Thai on an English page', () => {
  expect(render(<NewsCard news={news} />, 'en')).toMatch(/<h3[^>]* lang="th">.*อบต่อครึ่งราคา/)
  expect(render(<NewsCard news={news} />, 'en').match(/lang=/g)).toHaveLength(1)
  expect(render(<NewsCard news={news} />)).not.toContain('lang=')
})
