import { and, gt, isNull } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable } from '../../../platform/database/tables.ts'
import { retentionTable } from '../../../platform/retention/retention-table.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long things last, in milliseconds. */
export const sessionTimes = {
  access: 15 * minuteMs,
  /** A session, without being used. */
  idle: 30 * dayMs,
  /** A session, however often it is used. */
  whole: 180 * dayMs,
  /** One that is not to be remembered, in all. */
  short: 12 * hourMs,
  /** A token beyond the first use of the one that follows. */
  grace: 10 * 1000,
  /** That of a session that was misused in its member's list. */
  shownMisuse: retentionTable['ended-sessions'].period.days * dayMs,
} as const

export const sessionsOf = (payload: BasePayload) => collectionTable(payload, 'member-sessions')
export const membersOf = (payload: BasePayload) => collectionTable(payload, 'members')

/** A session that has neither come to its end nor been misused; its member may be suspended. */
export function isAlive(payload: BasePayload, now: Date) {
  const table = sessionsOf(payload)
  return and(isNull(table.misusedAt), gt(table.expiresAt, now.toISOString()))
}

/** Moments as they are stored. */
export const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms).toISOString()
export const before = (moment: Date, ms: number) => after(moment, -ms)
