import { and, gt, isNull } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { retentionTable } from '../../../platform/retention/retention-table.ts'
import { sessionsOf } from '../member-tables.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Durations in milliseconds. */
export const sessionTimes = {
  access: 15 * minuteMs,
  /** The lifetime of a session without use. */
  idle: 30 * dayMs,
  /** The lifetime of a session regardless of use. */
  whole: 180 * dayMs,
  /** The lifetime of a session without "remember me". */
  short: 12 * hourMs,
  /** How long a token works after the first use of its successor. */
  grace: 10 * 1000,
  /** How long a misused session stays in the member's list of sessions. */
  shownMisuse: retentionTable['ended-sessions'].period.days * dayMs,
} as const

/** The session has neither expired nor been misused. Does not check whether the member is suspended. */
export function isAlive(payload: BasePayload, now: Date) {
  const table = sessionsOf(payload)
  return and(isNull(table.misusedAt), gt(table.expiresAt, now.toISOString()))
}

export const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms).toISOString()
export const before = (moment: Date, ms: number) => after(moment, -ms)
