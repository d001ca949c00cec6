import type { BasePayload } from 'payload'
import { takeFrom, takeTurn } from './mail-quota.rows.ts'
import { dayInThailand } from './bangkok-clock.ts'
import { mailingEnv } from './mailing.env.ts'

/** Rate limits of bulk mail; 0: none. */
export interface Pace {
  perMinute: number
  /** Days in Thailand. */
  perDay: number
}

export const chosenRate: Pace = mailingEnv

/** Members per query. */
export const batchSize = 1000
const minuteMs = 60_000
const partsOfMinute = 6
const oneWay = 'bulk'

/** Mails per batch, so that the batches of a minute add up to about `perMinute`. */
export function mostAtOnce({ perMinute }: Pace): number {
  if (perMinute === 0) return batchSize
  return Math.min(batchSize, Math.max(1, Math.round(perMinute / partsOfMinute)))
}

/**
 * How many of the wanted mails may leave now, counted across all processes; 0: later. Call in the transaction that queues
 * the mails, so that a rollback also restores the quota.
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
