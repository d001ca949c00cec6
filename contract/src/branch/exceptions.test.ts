import { describe, expect, it } from 'vitest'
import type { BranchException, OpeningHours } from './branch.contract.ts'
import { bangkok, dayShift, exception, lateShift, stateAt } from './open-now.fixtures.ts'
import { findLatest, inForce, notEnded, stillRelevant, type openingState } from './open-now.ts'

describe('openingState with exceptions', () => {
  const allDay: OpeningHours = { kind: 'all_day' }
  const closedFor = (begins: string, ends: string | null) => exception('closed', begins, ends)

  it.each<[string, OpeningHours, string, string, BranchException[]]>([
    // From 23:59 until 00:00, to the minute.
    [
      'before a closure from 23:59',
      allDay,
      '2026-11-20T23:58',
      'closes_soon',
      [closedFor('2026-11-20T23:59', null)],
    ],
    [
      'at its first minute',
      allDay,
      '2026-11-20T23:59',
      'closed_for_now',
      [closedFor('2026-11-20T23:59', null)],
    ],
    [
      'in the last minute of a closure until 00:00',
      allDay,
      '2026-11-20T23:59',
      'closed_for_now',
      [closedFor('2026-11-20T08:00', '2026-11-21T00:00')],
    ],
    [
      'once it has ended at 00:00',
      allDay,
      '2026-11-21T00:00',
      'all_day',
      [closedFor('2026-11-20T08:00', '2026-11-21T00:00')],
    ],
    [
      'a minute later',
      allDay,
      '2026-11-21T00:01',
      'all_day',
      [closedFor('2026-11-20T08:00', '2026-11-21T00:00')],
    ],
    [
      'the minute before a closure from 00:00',
      allDay,
      '2026-11-20T23:59',
      'closes_soon',
      [closedFor('2026-11-21T00:00', '2026-11-22T00:00')],
    ],
    [
      'at 00:00 of the closed day',
      allDay,
      '2026-11-21T00:00',
      'closed_for_now',
      [closedFor('2026-11-21T00:00', '2026-11-22T00:00')],
    ],
    // The late shift of the previous day ends where a closed day begins.
    ['after midnight, while the late shift lasts', lateShift, '2026-11-24T00:30', 'open', []],
    [
      'after midnight of a closed day',
      lateShift,
      '2026-11-24T00:30',
      'closed_for_now',
      [closedFor('2026-11-24T00:00', '2026-11-25T00:00')],
    ],
    [
      'before midnight of a closed day',
      lateShift,
      '2026-11-23T23:30',
      'closes_soon',
      [closedFor('2026-11-24T00:00', '2026-11-25T00:00')],
    ],
    [
      'in the rest of a late shift that a closure split',
      lateShift,
      '2026-11-24T01:30',
      'closes_soon',
      [closedFor('2026-11-23T23:00', '2026-11-24T01:00')],
    ],
    // A future closure changes nothing yet.
    ['days before', dayShift, '2026-11-20T12:00', 'open', [closedFor('2026-12-01T00:00', null)]],
    [
      'days after',
      dayShift,
      '2026-11-20T12:00',
      'open',
      [closedFor('2026-11-01T00:00', '2026-11-02T00:00')],
    ],
    [
      'while something is announced',
      allDay,
      '2026-11-20T12:00',
      'all_day',
      [exception('notice', '2026-11-20T00:00', null)],
    ],
  ])('%s', (_, hours, time, kind, exceptions) => {
    expect(stateAt(hours, time, ...exceptions)).toMatchObject({ kind })
  })

  it('names the closure that is in force', () => {
    const closure = closedFor('2026-11-20T00:00', null)
    const notice = exception('notice', '2026-11-20T00:00', null)
    expect(stateAt(allDay, '2026-11-20T12:00', notice, closure)).toEqual({
      kind: 'closed_for_now',
      exception: closure,
    })
  })

  it('says when a shop that never closes closes tonight', () => {
    const closure = closedFor('2026-11-20T22:00', '2026-11-21T06:00')
    expect(stateAt(allDay, '2026-11-20T12:00', closure)).toEqual({ kind: 'open', closes: '22:00' })
    expect(stateAt(allDay, '2026-11-20T21:30', closure)).toEqual({
      kind: 'closes_soon',
      closes: '22:00',
      minutes: 30,
    })
    expect(stateAt(allDay, '2026-11-18T12:00', closure)).toEqual({ kind: 'all_day' })
  })

  it('is closed for now in the evening before days on which it does not open', () => {
    const closure = closedFor('2026-11-21T00:00', '2026-11-22T00:00')
    expect(stateAt(dayShift, '2026-11-20T22:30', closure)).toEqual({
      kind: 'closed_for_now',
      exception: closure,
    })
    const morning = closedFor('2026-11-21T00:00', '2026-11-21T10:30')
    expect(stateAt(dayShift, '2026-11-20T22:30', morning)).toEqual({
      kind: 'closed',
      opens: '10:30',
      day: 'tomorrow',
    })
  })

  it('names the closure that began last, or the one that is next, in whichever order they stand', () => {
    const long = closedFor('2026-11-01T00:00', null)
    const short = closedFor('2026-11-20T00:00', '2026-11-21T00:00')
    for (const [one, other] of [
      [long, short],
      [short, long],
    ] as const)
      expect(stateAt(allDay, '2026-11-20T12:00', one, other)).toEqual({
        kind: 'closed_for_now',
        exception: short,
      })
    const next = closedFor('2026-11-21T00:00', '2026-11-22T00:00')
    const later = closedFor('2026-11-21T12:00', null)
    for (const [one, other] of [
      [next, later],
      [later, next],
    ] as const)
      expect(stateAt(dayShift, '2026-11-20T22:30', one, other)).toEqual({
        kind: 'closed_for_now',
        exception: next,
      })
  })

  describe('other hours', () => {
    it.each([
      ['2026-12-24T12:00', '20:00'],
      ['2026-12-25T12:00', '15:00'],
      ['2026-12-26T12:00', '20:00'],
    ])(
      'of the period that began last count at %s, in whichever order they stand',
      (time, closes) => {
        const long = exception('hours', '2026-12-20T00:00', '2027-01-05T00:00', ['09:00', '20:00'])
        const day = exception('hours', '2026-12-25T00:00', '2026-12-26T00:00', ['10:00', '15:00'])
        const same = exception('hours', '2026-12-25T00:00', '2026-12-26T00:00', ['11:00', '16:00'])
        const state = { kind: 'open', closes }
        expect(stateAt(dayShift, time, long, day, same)).toEqual(state)
        expect(stateAt(dayShift, time, day, same, long)).toEqual(state)
      },
    )

    const newYearsEve = exception('hours', '2026-12-31T00:00', '2027-01-01T00:00', [
      '18:00',
      '03:00',
    ])

    it.each<[string, OpeningHours, string, ReturnType<typeof openingState>]>([
      [
        'the usual late shift of the day before goes on',
        lateShift,
        '2026-12-31T01:30',
        { kind: 'closes_soon', closes: '02:00', minutes: 30 },
      ],
      [
        'the day opens by its own hours',
        lateShift,
        '2026-12-31T12:00',
        { kind: 'closed', opens: '18:00', day: 'today' },
      ],
      [
        'one minute before midnight',
        lateShift,
        '2026-12-31T23:59',
        { kind: 'open', closes: '03:00' },
      ],
      [
        'at midnight, when the exception is over',
        lateShift,
        '2027-01-01T00:00',
        { kind: 'open', closes: '03:00' },
      ],
      [
        'in its last hour, past midnight',
        lateShift,
        '2027-01-01T02:30',
        { kind: 'closes_soon', closes: '03:00', minutes: 30 },
      ],
      [
        'afterwards the usual hours are back',
        lateShift,
        '2027-01-01T03:00',
        { kind: 'closed', opens: '06:00', day: 'today' },
      ],
      [
        'a shop that never closes has them too',
        allDay,
        '2026-12-31T12:00',
        { kind: 'closed', opens: '18:00', day: 'today' },
      ],
      [
        'and closes at midnight before',
        allDay,
        '2026-12-30T23:30',
        { kind: 'closes_soon', closes: '00:00', minutes: 30 },
      ],
    ])('%s', (_, hours, time, state) => {
      expect(stateAt(hours, time, newYearsEve)).toEqual(state)
    })

    it('are cut by a closure', () => {
      const closure = closedFor('2026-12-31T20:00', '2026-12-31T21:00')
      expect(stateAt(dayShift, '2026-12-31T19:30', newYearsEve, closure)).toMatchObject({
        kind: 'closes_soon',
        closes: '20:00',
      })
    })
  })
})

describe('inForce and notEnded', () => {
  it('include the first moment, and not the last', () => {
    const closure = exception('closed', '2026-11-20T08:00', '2026-11-21T00:00')
    const at = (time: string) => [
      inForce([closure], bangkok(time)),
      notEnded([closure], bangkok(time)),
    ]
    expect(at('2026-11-20T07:59')).toEqual([[], [closure]])
    expect(at('2026-11-20T08:00')).toEqual([[closure], [closure]])
    expect(at('2026-11-20T23:59')).toEqual([[closure], [closure]])
    expect(at('2026-11-21T00:00')).toEqual([[], []])
  })
})

describe('stillRelevant', () => {
  it('keeps other hours for a day after their last one, as that may go on past midnight', () => {
    const last = (kind: BranchException['kind']) =>
      exception(kind, '2026-12-31T00:00', '2027-01-01T00:00')
    const keptAt = (time: string) =>
      stillRelevant([last('closed'), last('hours'), last('notice')], bangkok(time)).map(
        ({ kind }) => kind,
      )
    expect(keptAt('2026-12-31T23:59')).toEqual(['closed', 'hours', 'notice'])
    expect(keptAt('2027-01-01T00:00')).toEqual(['hours'])
    expect(keptAt('2027-01-01T23:59')).toEqual(['hours'])
    expect(keptAt('2027-01-02T00:00')).toEqual([])
  })
})

describe('findLatest', () => {
  it('is of its kind, and the first of those that begin at once', () => {
    const first = exception('hours', '2026-12-31T00:00', null, ['10:00', '18:00'])
    const second = exception('hours', '2026-12-31T00:00', null, ['11:00', '18:00'])
    const closure = exception('closed', '2027-01-01T00:00', null)
    expect(findLatest([closure, first, second], 'hours')).toBe(first)
    expect(findLatest([closure], 'hours')).toBeUndefined()
  })
})
