import type { BasePayload } from 'payload'
import { takeFrom, takeTurn } from './allowances.rows.ts'
import { dayInThailand, daysBetween } from './bangkok-clock.ts'
import { sendingEnv, type WarmUp } from './sending.env.ts'

/** How fast mails to many may leave. */
export interface Pace {
  /** 0: as many as the mail server takes. */
  perMinute: number
  warmUp: WarmUp | undefined
}

export const chosenPace: Pace = sendingEnv

/** How many members are looked at at once. */
export const batchSize = 1000
const minuteMs = 60_000
const partsOfMinute = 6
const oneWay = 'bulk'
/** After these a warm-up allows more than any list has members. */
const mostDoublings = 20

/** How many mails may be made at once, so that a minute has about as many as it shall. */
export function mostAtOnce({ perMinute }: Pace): number {
  if (perMinute === 0) return batchSize
  return Math.min(batchSize, Math.max(1, Math.round(perMinute / partsOfMinute)))
}

/**
 * How many of some mails may leave now, counted by all processes together; 0: later. Within the write that makes them, so that
 * none is counted which is not made.
 */
export async function rationMails(
  payload: BasePayload,
  pace: Pace,
  { wanted, now }: { wanted: number; now: Date },
): Promise<number> {
  const { perMinute, warmUp } = pace
  if (perMinute > 0) {
    const until = new Date(now.getTime() + (wanted * minuteMs) / perMinute)
    if (!(await takeTurn(payload, oneWay, { now, until }))) return 0
  }
  if (!warmUp) return wanted
  const day = dayInThailand(now)
  return await takeFrom(payload, `${oneWay}:${day}`, { wanted, most: mostOnDay(warmUp, day) })
}

/** How many mails may leave on a day of a warm-up. */
export function mostOnDay({ most, from }: WarmUp, day: string): number {
  const days = daysBetween(from, day)
  return days < 0 ? 0 : most * 2 ** Math.min(days, mostDoublings)
}
