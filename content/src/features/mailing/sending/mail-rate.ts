import type { BasePayload } from 'payload'
import { takeFrom, takeTurn } from './mail-quota.rows.ts'
import { dayInThailand } from './bangkok-clock.ts'
import { mailingEnv } from './mailing.env.ts'

/** Rate limits of mails to many; 0: none. */
export interface Pace {
  perMinute: number
  /** Of days in Thailand. */
  perDay: number
}

export const chosenRate: Pace = mailingEnv

/** How many members are looked at at once. */
export const batchSize = 1000
const minuteMs = 60_000
const partsOfMinute = 6
const oneWay = 'bulk'

/** How many mails may be made at once, so that a minute has about as many as it shall. */
export function mostAtOnce({ perMinute }: Pace): number {
  if (perMinute === 0) return batchSize
  return Math.min(batchSize, Math.max(1, Math.round(perMinute / partsOfMinute)))
}

/**
 * How many of some mails may leave now, counted by all processes together; 0: later. Within the write that makes them, so that
 * none is counted which is not made.
 */
export async function applyMailQuotas(
  payload: BasePayload,
  pace: Pace,
  { wanted, now }: { wanted: number; now: Date },
): Promise<number> {
  const { perMinute, perDay } = pace
  if (perMinute > 0) {
    const until = new Date(now.getTime() + (wanted * minuteMs) / perMinute)
    if (!(await takeTurn(payload, oneWay, { now, until }))) return 0
  }
  if (perDay === 0) return wanted
  return await takeFrom(payload, `${oneWay}:${dayInThailand(now)}`, { wanted, most: perDay })
}
