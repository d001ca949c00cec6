import type { Banner } from '@washhouse/contract/banner/banner.contract'
import { expect, test } from 'vitest'
import { targetOf } from '../site-link/link-target.ts'
import { showBanners } from './banner-view.ts'

const image = '0b7c1f4e-6f3e-4c39-9a37-0d2f1a6a1c11'
const findTarget = (link: string | null) =>
  link === null ? null : targetOf(link, 'en', { lineId: null, phone: null })

function makeBanner(values: Partial<Banner>): Banner {
  return {
    id: 1,
    status: 'published',
    isActive: true,
    seeThrough: false,
    sort: null,
    image,
    link: null,
    text: 'ซักครึ่งราคา ตีหนึ่งถึงตีห้า',
    button: null,
    endsAt: null,
    ...values,
  }
}

test('banners that are inactive, drafts or without a picture are dropped, the rest keep their order [S4.content.2]', () => {
  const shown = showBanners(
    [
      makeBanner({ id: 5 }),
      makeBanner({ id: 4, isActive: false }),
      makeBanner({ id: 3, image: null }),
      makeBanner({ id: 2, status: 'draft' }),
      makeBanner({ id: 1 }),
    ],
    findTarget,
  )
  expect(shown.map(({ id }) => id)).toEqual([5, 1])
})

test('a banner of another service that does not take it away is dropped after its end', () => {
  const inMs = (wait: number) => new Date(Date.now() + wait).toISOString()
  const banners = [
    makeBanner({ id: 1, endsAt: inMs(-1000) }),
    makeBanner({ id: 2, endsAt: inMs(60_000) }),
  ]
  expect(showBanners(banners, findTarget).map(({ id }) => id)).toEqual([2])
})

test('a banner keeps its veil switch and leads where it may lead', () => {
  const [page, hostile] = showBanners(
    [
      makeBanner({ seeThrough: true, link: '/news' }),
      makeBanner({ link: 'javascript:alert(1)', text: ' ' }),
    ],
    findTarget,
  )
  expect(page).toMatchObject({ seeThrough: true, target: { kind: 'page', to: '/en/news' } })
  expect(hostile).toMatchObject({ seeThrough: false, target: null, text: null })
})
