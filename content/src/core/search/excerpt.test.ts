import { searchTerms } from '@washhouse/contract/search/search-terms'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'
import { orderOf } from './search-index.ts'

const sentence = 'ถ้าเหรียญติดหรือเครื่องหยุดกลางคัน แจ้งเราได้ทันที '
const long = `${sentence.repeat(10)}เราคืนเงินภายในวันเดียวกัน ${sentence.repeat(10)}`

it('shows a text around what was found', () => {
  const excerpt = excerptOf(long, searchTerms('คืนเงิน').words.flat())
  expect(excerpt).toContain('คืนเงิน')
  expect(excerpt).toMatch(/^….*…$/)
  expect(excerptOf(long, ['ไม่มี'])).toMatch(/^ถ้าเหรียญ.*…$/)
})

it('shows a short text whole, and none where there is none', () => {
  expect(excerptOf('ข้างตลาดธานินทร์', ['ตลาด'])).toBe('ข้างตลาดธานินทร์')
  expect(excerptOf('', ['ตลาด'])).toBeNull()
})

it('is always a part of the text, and begins with no mark of a letter before it', () => {
  const letter = fc.constantFrom('ก', 'ผ้', 'เ', 'า', 'น้ำ', 'ปุ่', 'ที่', '9 ')
  const text = fc.string({ unit: letter, minLength: 200, maxLength: 500 })
  fc.assert(
    fc.property(text, fc.string({ unit: letter, maxLength: 3 }), (written, word) => {
      const excerpt = excerptOf(written, [word]) ?? ''
      const bare = excerpt.replace(/^…|…$/g, '')
      expect(written).toContain(bare)
      expect(excerpt.length).toBeLessThanOrEqual(182)
      expect(excerpt).not.toMatch(/^…[\p{M}\u0E33]/u)
    }),
  )
})

it('orders what has no date before news, and newer news before older', () => {
  const [older, newer] = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:01.000Z']
  expect(orderOf('news', newer)).toBeGreaterThan(orderOf('news', older))
  expect(orderOf('policy', null)).toBeGreaterThan(orderOf('news', '2999-01-01T00:00:00.000Z'))
  expect(orderOf('branch', null)).toBeGreaterThan(orderOf('policy', null))
})
