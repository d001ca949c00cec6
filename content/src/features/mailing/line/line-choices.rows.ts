import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { storeRow } from '../../../core/accounts/member-rows.ts'
import {
  type HowGiven,
  type NewConsent,
  noteConsents,
} from '../../../core/consents/member-consents.rows.ts'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'

/** What a member may have told in LINE: how far his reports are, and notices of the branches that he follows. */
export const lineChoiceNames = ['reports', 'branches'] as const
export type LineChoice = (typeof lineChoiceNames)[number]
export type LineChoices = Record<LineChoice, boolean>

/** As the outbox names what leaves for it. */
export const linePurpose = { reports: 'line-report', branches: 'line-branch' } as const

/** The keys in the outbox of all that tells a member of a notification in LINE. */
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
 * Keeps what a member wants, from now on: nothing that was told before is sent to him.
 * @throws what `isMissingValue` knows where the member is there no more.
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

/** Keeps it, within `writeWhole`, with what he has agreed to by it or taken back. Throws as `storeLineChoices` does. */
export async function changeLineChoices(
  payload: BasePayload,
  memberId: string,
  changes: Partial<LineChoices>,
  how: HowGiven,
): Promise<void> {
  // First: of two at once the second then sees what the first has changed.
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
