import { boardPostFixture } from '@washhouse/contract/webboard/webboard.fixtures'
import { expect, test } from 'vitest'
import { partRenderer } from '../../../testing/render-part.tsx'
import { firstPosts } from '../talk/board-query.ts'
import { talkMessages } from '../talk/talk.messages.ts'
import { boardMessages } from './board.messages.ts'
import { BoardResults } from './board-results.tsx'

const draw = partRenderer('th', { ...boardMessages, ...talkMessages })
const since = '2026-01-31T17:00:00.000Z'
const query = { ...firstPosts, search: 'แหวน เตารีด' }
const older = 'before=2026-01-31T17%3A00%3A00.000Z'
const post = boardPostFixture.clean.th

function page(items: (typeof post)[], { totalPages = 1, isWhole = false } = {}) {
  const searched = isWhole ? {} : { searchedSince: since }
  return {
    kind: 'ok',
    value: { items, total: items.length, totalPages, next: null, ...searched },
  } as const
}

test('a search that did not look through all posts says since when it has, and leads to the older ones', () => {
  const html = draw(<BoardResults found={page([post])} query={query} />)
  expect(html).toContain('ค้นย้อนหลังไปถึงวันที่ 1 กุมภาพันธ์ 2569 แล้ว')
  expect(html).toMatch(
    new RegExp(`href="/webboard\\?search=[^"]+&amp;${older}"[^>]*>ค้นกระทู้ที่เก่ากว่านั้น`),
  )
})

test('where it found none it does not say that there is none', () => {
  const html = draw(<BoardResults found={page([])} query={query} />, 'en')
  expect(html).toContain('Nothing about this has been written since 1 February 2026.')
  expect(html).toContain(older)
  expect(html).not.toContain('Nobody has written about this yet')
})

test('it says nothing of it before the last page, nor where it looked through all', () => {
  const before = draw(<BoardResults found={page([post], { totalPages: 2 })} query={query} />)
  expect(before).not.toContain('before=')
  const whole = draw(<BoardResults found={page([], { isWhole: true })} query={query} />)
  expect(whole).not.toContain('before=')
  expect(whole).toContain('ไม่พบกระทู้เรื่องนี้')
})
