import { describe, expect, it } from 'vitest'
import type { BranchException, OpeningHours } from './branch.contract.ts'
import { bangkok, dayShift, exception, lateShift } from './open-now.fixtures.ts'
import { exceptionalDays } from './open-now.ts'

describe('exceptionalDays', () => {
  const daysOf = (hours: OpeningHours, ...exceptions: BranchException[]) =>
    exceptionalDays({ hours, exceptions }, bangkok('2026-11-20T12:00'), 5)

  it('are the days from today on that differ from the usual hours', () => {
    expect(daysOf(dayShift)).toEqual([])
    expect(daysOf(dayShift, exception('notice', '2026-11-20T00:00', null))).toEqual([])
    expect(
      daysOf(
        dayShift,
        exception('closed', '2026-11-18T00:00', '2026-11-22T00:00'),
        exception('hours', '2026-11-23T00:00', '2026-11-24T00:00', ['10:00', '20:00']),
        exception('hours', '2026-11-24T00:00', '2026-11-25T00:00', ['07:00', '22:00']),
      ),
    ).toEqual([
      { date: '2026-11-20', spans: [] },
      { date: '2026-11-21', spans: [] },
      { date: '2026-11-23', spans: [{ opens: '10:00', closes: '20:00' }] },
    ])
  })

  it('begin with yesterday while its hours last past midnight, or would have', () => {
    const evening = (closes: string) =>
      exception('hours', '2026-11-19T00:00', '2026-11-20T00:00', ['18:00', closes])
    const yesterday = (closes: string) => [
      { date: '2026-11-19', spans: [{ opens: '18:00', closes }] },
    ]
    expect(daysOf(dayShift, evening('03:00'))).toEqual(yesterday('03:00'))
    expect(daysOf(lateShift, evening('20:00'))).toEqual(yesterday('20:00'))
    expect(daysOf(dayShift, evening('20:00'))).toEqual([])
    expect(daysOf({ kind: 'all_day' }, evening('00:00'))).toEqual([])
  })

  it('have the parts that a closure leaves, each on the day on which it opens', () => {
    expect(daysOf(lateShift, exception('closed', '2026-11-23T23:00', '2026-11-24T01:00'))).toEqual([
      { date: '2026-11-23', spans: [{ opens: '06:00', closes: '23:00' }] },
      {
        date: '2026-11-24',
        spans: [
          { opens: '01:00', closes: '02:00' },
          { opens: '06:00', closes: '02:00' },
        ],
      },
    ])
  })
})
