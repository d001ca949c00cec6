import { describe, expect, it } from 'vitest'
import { publicSpans, spanWords, type VersionRow } from './public-spans.ts'

const at = (hour: number) => `2026-11-28T${String(hour).padStart(2, '0')}:00:00.000Z`

/** 'p9 d10 p11': published at nine, a draft at ten, and so on; their ids count up. */
function rowsOf(text: string): VersionRow[] {
  return text.split(' ').map((each, index) => ({
    id: index + 1,
    updatedAt: at(Number(each.slice(1))),
    savedAt: at(Number(each.slice(1))),
    isPublished: each.startsWith('p'),
    savedBy: null,
  }))
}

const spansOf = (text: string, isPublicNow: boolean) =>
  Object.fromEntries(publicSpans(rowsOf(text).toReversed(), isPublicNow))

describe('When a version was published', () => {
  it('is until the next one, and until now', () => {
    expect(spansOf('p9 d10 p11 d12', true)).toEqual({
      1: { from: at(9), until: at(11), isNow: false },
      3: { from: at(11), isNow: true },
    })
    expect(spansOf('p9', true)).toEqual({ 1: { from: at(9), isNow: true } })
  })

  it('is until it was unpublished, where the time of that is known', () => {
    expect(spansOf('p9 d10', false)).toEqual({ 1: { from: at(9), until: at(10), isNow: false } })
    expect(spansOf('p9 d10 d11', false)).toEqual({ 1: { from: at(9), isNow: false } })
    expect(spansOf('p9', false)).toEqual({ 1: { from: at(9), isNow: false } })
  })

  it('is never of a draft', () => {
    expect(spansOf('d9 d10', false)).toEqual({})
  })

  it('is in the order in which they were made, of two of the same moment', () => {
    expect(spansOf('p9 p9 d9', true)).toEqual({
      1: { from: at(9), until: at(9), isNow: false },
      2: { from: at(9), isNow: true },
    })
  })

  it('is in Thai time', () => {
    const spans = publicSpans(rowsOf('p1 p18 d19'), true)
    expect([1, 2, 3].map((id) => spanWords(spans.get(id), 'th'))).toEqual([
      'เคยเผยแพร่ 28 พ.ย. 2026 08:00 – 29 พ.ย. 2026 01:00',
      'เผยแพร่อยู่ตั้งแต่ 29 พ.ย. 2026 01:00',
      'ฉบับร่าง',
    ])
    expect(spanWords(spans.get(1), 'en')).toBe(
      'Was published 28 Nov 2026, 08:00 – 29 Nov 2026, 01:00',
    )
    expect(spanWords({ from: at(1), isNow: false }, 'th')).toBe('เคยเผยแพร่ตั้งแต่ 28 พ.ย. 2026 08:00')
  })
})
