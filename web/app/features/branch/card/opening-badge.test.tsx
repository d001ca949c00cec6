import { openingStateMessages } from '../../../core/blocks/opening-state/opening-state.messages.ts'
import { describe, expect, it } from 'vitest'
import { partRenderer } from '../../../testing/render-part.tsx'
import { makeException, shownExceptions } from '../branch.fixtures.ts'
import { branchMessages } from './branch.messages.ts'
import { OpeningBadge } from './opening-badge.tsx'

const renderPart = partRenderer('th', branchMessages, openingStateMessages)

const weekday = { opens: '06:00', closes: '22:00' }
const weekend = { opens: '07:00', closes: '23:00' }

describe('OpeningBadge, as the server writes it', () => {
  it('says the hours, which stay true on a cached page', () => {
    const daily = { kind: 'daily', weekday, weekend: weekday } as const
    expect(renderPart(<OpeningBadge branch={{ hours: daily, exceptions: [] }} />)).toContain(
      'ทุกวัน 06:00–22:00 น.',
    )
    const split = { kind: 'daily', weekday, weekend } as const
    const english = renderPart(<OpeningBadge branch={{ hours: split, exceptions: [] }} />, 'en')
    expect(english).toContain('Mon–Fri 06:00–22:00 · Sat–Sun 07:00–23:00')
  })

  it('says at once what does not change with the time', () => {
    const hours = { kind: 'all_day' } as const
    expect(renderPart(<OpeningBadge branch={{ hours, exceptions: [] }} />)).toContain(
      'เปิด 24 ชั่วโมง',
    )
    const closed = renderPart(
      <OpeningBadge branch={{ hours, exceptions: shownExceptions([makeException()]) }} />,
    )
    expect(closed).toContain('ปิดชั่วคราว')
    expect(closed).not.toContain('24')
  })

  it('says the hours of today where they are not the usual ones, and nothing of what is ahead', () => {
    const hours = { kind: 'all_day' } as const
    const own = makeException({ kind: 'hours', opens: '10:00', closes: '20:00' })
    const today = renderPart(
      <OpeningBadge branch={{ hours, exceptions: shownExceptions([own]) }} />,
    )
    expect(today).toContain('วันนี้ 10:00–20:00 น.')
    const oneDay = { ...own, begins: '2026-01-01T17:00:00.000Z', opens: '11:00', closes: '16:00' }
    for (const exceptions of [
      [own, oneDay],
      [oneDay, own],
    ])
      expect(
        renderPart(<OpeningBadge branch={{ hours, exceptions: shownExceptions(exceptions) }} />),
      ).toContain('วันนี้ 11:00–16:00 น.')
    const ahead = makeException({ begins: '2999-01-01T00:00:00.000Z' })
    const usual = renderPart(
      <OpeningBadge branch={{ hours, exceptions: shownExceptions([ahead]) }} />,
    )
    expect(usual).toContain('เปิด 24 ชั่วโมง')
  })
})
