import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { storeRow } from '../../../core/accounts/member-rows.ts'
import {
  type HowGiven,
  type NewConsent,
  noteConsents,
} from '../../../core/consents/member-consents.rows.ts'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'

/** What a member can get in LINE: states of reports, and notices of followed branches. */
export const lineChoiceNames = ['reports', 'branches'] as const
export type LineChoice = (typeof lineChoiceNames)[number]
export type LineChoices = Record<LineChoice, boolean>

/** Purposes in the outbox. */
export const linePurpose = { reports: 'line-report', branches: 'line-branch' } as const

/** Outbox keys of all LINE messages about one notification to a member. */
export const lineKeysOf = (memberId: string, notification: number): string[] =>
  Object.values(linePurpose).map((purpose) => `members:${memberId}:${purpose}:${notification}`)

export const lineChoicesOf = (payload: BasePayload) => collectionTable(payload, 'line-choices')

export async function readLineChoices(
  payload: BasePayload,
  memberId: string,
): Promise<LineChoices> {
  const table = lineChoicesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ reports: table.reportsFrom, branches: table.branchesFrom })
    .from(table)
    .where(eq(table.memberId, memberId))
  return { reports: Boolean(row?.reports), branches: Boolean(row?.branches) }
}

/**
 * Stores a member's choices from now on: earlier notifications are not sent.
 * @throws an error that `isMissingValue` recognizes, if the member is deleted.
 */
export async function storeLineChoices(
  payload: BasePayload,
  memberId: string,
  changes: Partial<LineChoices>,
): Promise<void> {
  const now = new Date().toISOString()
  const changed = lineChoiceNames.filter((name) => changes[name] !== undefined)
  const values = Object.fromEntries(
    changed.map((name) => [`${name}From`, changes[name] ? now : null]),
  )
  await storeRow(payload, 'line-choices', { memberId, values })
}

/** Stores the choices with the consents given or withdrawn. Call within `writeWhole`. Throws as `storeLineChoices` does. */
export async function changeLineChoices(
  payload: BasePayload,
  memberId: string,
  changes: Partial<LineChoices>,
  how: HowGiven,
): Promise<void> {
  // First, as a lock: a concurrent call waits here and then sees this change.
  await storeLineChoices(payload, memberId, {})
  const before = await readLineChoices(payload, memberId)
  await storeLineChoices(payload, memberId, changes)
  const consents = lineChoiceNames
    .filter((name) => changes[name] !== undefined && changes[name] !== before[name])
    .map(
      (name): NewConsent => ({
        purpose: `line-${name}`,
        act: changes[name] ? 'given' : 'withdrawn',
      }),
    )
  await noteConsents(payload, memberId, consents, how)
}
