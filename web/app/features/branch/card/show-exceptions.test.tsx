import { openingStateMessages } from '../../../core/blocks/opening-state/opening-state.messages.ts'
import { describe, expect, it } from 'vitest'
import { partRenderer } from '../../../testing/render-part.tsx'
import { branchDetailMessages } from '../branch-detail.messages.ts'
import { BranchFacts } from '../branch-facts.tsx'
import { summarizeBranches } from './branch-summary.ts'
import { makeBranch, makeException } from '../branch.fixtures.ts'
import { branchMessages } from './branch.messages.ts'
import { ExceptionNotes } from '../exception-notes.tsx'
import { CurrentExceptions } from './exception-text.tsx'
import { openAt } from '../filter-branches.ts'
import { OpeningBadge } from './opening-badge.tsx'
import { showExceptions } from './show-exceptions.server.ts'

const renderPart = partRenderer('th', branchMessages, openingStateMessages, branchDetailMessages)

const at = (time: string) => new Date(`${time}:00+07:00`)
const day = (kind: 'closed' | 'hours' | 'notice', from: string, to: string | null, changes = {}) =>
  makeException({
    kind,
    begins: at(from).toISOString(),
    ends: to && at(to).toISOString(),
    ...changes,
  })
const exceptions = [
  day('hours', '2026-12-31T00:00', '2027-01-01T00:00', {
    opens: '10:00',
    closes: '18:00',
    thai: 'วันส่งท้ายปีเก่า',
    english: "New Year's Eve",
  }),
  day('closed', '2026-12-01T00:00', '2026-12-02T00:00', { thai: 'ซ่อมท่อน้ำ' }),
  day('notice', '2026-11-01T00:00', null, { thai: 'ที่จอดรถเต็ม' }),
]

describe('showExceptions', () => {
  it.each([
    ['2026-11-30T23:59', [true, false, false]],
    ['2026-12-01T00:00', [true, true, false]],
    ['2026-12-01T23:59', [true, true, false]],
    ['2026-12-02T00:00', [true, false]],
  ])('knows at %s what counts, the soonest first', (time, inForce) => {
    const shown = showExceptions(exceptions, 'th', at(time))
    expect(shown.map(({ isInForce }) => isInForce)).toEqual(inForce)
    expect(shown[0]?.kind).toBe('notice')
  })

  it('writes when in the page’s language, and why in the one that there is', () => {
    const words = (language: 'th' | 'en') =>
      showExceptions(exceptions, language, at('2026-11-20T12:00')).map(({ when, text, lang }) => [
        when,
        text,
        lang,
      ])
    expect(words('th')).toEqual([
      [null, 'ที่จอดรถเต็ม', undefined],
      ['ปิดชั่วคราว 1\u00A0ธ.ค. 2569', 'ซ่อมท่อน้ำ', undefined],
      ['เปิด 10:00–18:00 น. · 31\u00A0ธ.ค. 2569', 'วันส่งท้ายปีเก่า', undefined],
    ])
    expect(words('en')).toEqual([
      [null, 'ที่จอดรถเต็ม', 'th'],
      ['Closed 1\u00A0Dec 2026', 'ซ่อมท่อน้ำ', 'th'],
      ['Open 10:00–18:00 · 31\u00A0Dec 2026', "New Year's Eve", undefined],
    ])
  })
})

describe('other hours past midnight', () => {
  const opensLate = day('hours', '2026-12-31T00:00', '2027-01-01T00:00', {
    opens: '18:00',
    closes: '03:00',
    thai: 'คืนข้ามปี',
  })
  const closesEarly = { ...opensLate, closes: '20:00' }
  const span = { opens: '07:00', closes: '22:00' }
  const usual = { kind: 'daily', weekday: span, weekend: span } as const
  const late = { opens: '18:00', closes: '03:00' }
  const lateHours = { kind: 'daily', weekday: late, weekend: late } as const

  it.each([
    ['2026-12-31T23:59', 1, 0],
    ['2027-01-01T00:00', 1, 0],
    ['2027-01-01T00:05', 1, 0],
    ['2027-01-01T02:59', 1, 0],
    ['2027-01-01T03:00', 0, 0],
    ['2027-01-02T00:05', 0, 1],
  ])('count until they close in what was made at %s', (time, open, openEarly) => {
    const now = at(time)
    const openOf = (branch: Parameters<typeof makeBranch>[0]) =>
      openAt(summarizeBranches([makeBranch(branch)], [], { language: 'th', now }), now).length
    expect(openOf({ hours: usual, exceptions: [opensLate] })).toBe(open)
    expect(openOf({ hours: lateHours, exceptions: [closesEarly] })).toBe(openEarly)
  })

  it('are named no more once their last day is over', () => {
    const made = (time: string) => {
      const shown = showExceptions([opensLate], 'th', at(time))
      const branch = { ...makeBranch({ hours: usual }), exceptions: shown }
      return [
        renderPart(<ExceptionNotes exceptions={shown} />),
        renderPart(<CurrentExceptions exceptions={shown} />),
        renderPart(<OpeningBadge branch={branch} />),
        renderPart(<BranchFacts branch={branch}>{null}</BranchFacts>),
      ].join('')
    }
    const before = made('2026-12-31T23:59')
    for (const text of ['คืนข้ามปี', 'วันนี้ 18:00–03:00 น.', 'เวลาเปิดตามปกติ'])
      expect(before).toContain(text)
    const after = made('2027-01-01T00:05')
    for (const text of ['คืนข้ามปี', 'วันนี้', 'เวลาเปิดตามปกติ']) expect(after).not.toContain(text)
    expect(after).toContain('ทุกวัน 07:00–22:00 น.')
  })
})

describe('ExceptionNotes', () => {
  const notesAt = (time: string) =>
    renderPart(<ExceptionNotes exceptions={showExceptions(exceptions, 'th', at(time))} />)

  it('say all that is ahead, and are a warning while the shop is closed', () => {
    const before = notesAt('2026-11-30T23:59')
    expect(before).toContain('notice--info')
    expect(before).toContain('วันหยุดและประกาศ')
    expect(before).toContain('31 ธ.ค. 2569')
    const during = notesAt('2026-12-01T00:00')
    expect(during).toContain('notice--bad')
    expect(during).not.toContain('วันหยุดและประกาศ')
  })

  it('are not there where there is nothing to say', () => {
    expect(renderPart(<ExceptionNotes exceptions={[]} />)).toBe('')
  })
})
