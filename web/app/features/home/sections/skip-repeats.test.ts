import { expect, test } from 'vitest'
import type { NewsSummary } from '../../../core/blocks/news-card/news-summary.ts'
import { skipRepeats } from './skip-repeats.ts'

const piece = (id: number): NewsSummary => ({
  id,
  slug: `piece-${id}`,
  title: 'ซักครึ่งราคา ตีหนึ่งถึงตีห้า',
  summary: null,
  category: 'โปรโมชั่น',
  image: null,
  imageAlt: '',
  publishedAt: '2026-11-18T03:00:00.000Z',
  publishedOn: '18 พฤศจิกายน 2569',
  untranslated: [],
})
const texts = { title: 'มีอะไรใหม่', lead: null, listPath: '/news' }

test('a promotion among the newest is not repeated', () => {
  const [, promotions] = skipRepeats([
    { kind: 'news', ...texts, news: [piece(1), piece(2)] },
    { kind: 'promotions', ...texts, news: [piece(1), piece(3)] },
  ])
  expect(promotions).toMatchObject({ news: [{ id: 3 }] })
})

test('promotions stay when every one of them is among the newest', () => {
  const [, promotions] = skipRepeats([
    { kind: 'news', ...texts, news: [piece(1), piece(2)] },
    { kind: 'promotions', ...texts, news: [piece(2), piece(1)] },
  ])
  expect(promotions).toMatchObject({ news: [{ id: 2 }, { id: 1 }] })
})
