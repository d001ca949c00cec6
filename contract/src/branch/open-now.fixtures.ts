import type { BranchException, OpeningHours } from './branch.contract.ts'
import { openingState } from './open-now.ts'

export function daily(weekday: [string, string], weekend = weekday): OpeningHours {
  return {
    kind: 'daily',
    weekday: { opens: weekday[0], closes: weekday[1] },
    weekend: { opens: weekend[0], closes: weekend[1] },
  }
}

export const bangkok = (time: string) => new Date(`${time}:00+07:00`)

export function stateAt(hours: OpeningHours, time: string, ...exceptions: BranchException[]) {
  return openingState({ hours, exceptions }, bangkok(time))
}

export function exception(
  kind: BranchException['kind'],
  begins: string,
  ends: string | null,
  [opens, closes]: [string, string] | [null, null] = [null, null],
): BranchException {
  return {
    kind,
    begins: bangkok(begins).toISOString(),
    ends: ends && bangkok(ends).toISOString(),
    opens,
    closes,
    thai: null,
    english: null,
  }
}

export const dayShift = daily(['07:00', '22:00'])
export const lateShift = daily(['06:00', '02:00'], ['08:00', '03:00'])
