import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { livingMember } from '../../../engines/accounts/living-member.ts'
import type { Purpose } from '../../../engines/consents/consent.labels.ts'
import { type HowGiven, noteConsents } from '../../../engines/consents/member-consents.rows.ts'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'

export const lineChoicesOf = (payload: BasePayload) =>
  tableOf(payload, 'line_choices', [
    'memberId',
    'reportsFrom',
    'branchesFrom',
    'createdAt',
    'updatedAt',
  ])

/** What a member wants to be told in LINE. */
export interface LineChoices {
  reports: boolean
  branches: boolean
}

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
export async function keepLineChoices(
  payload: BasePayload,
  memberId: string,
  changes: Partial<LineChoices>,
): Promise<void> {
  const table = lineChoicesOf(payload)
  const now = new Date().toISOString()
  const from = (wants: boolean | undefined, name: 'reportsFrom' | 'branchesFrom') =>
    wants === undefined ? {} : { [name]: wants ? now : null }
  const change = {
    ...from(changes.reports, 'reportsFrom'),
    ...from(changes.branches, 'branchesFrom'),
  }
  await connectionTo(payload)
    .insert(table)
    .values({
      memberId: livingMember(payload, memberId),
      ...change,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({ target: table.memberId, set: { ...change, updatedAt: now } })
}

const purposes = { reports: 'line-reports', branches: 'line-branches' } as const satisfies Record<
  keyof LineChoices,
  Purpose
>

/** Keeps it, within `writeWhole`, with what he has agreed to by it or taken back. Throws as `keepLineChoices` does. */
export async function changeLineChoices(
  payload: BasePayload,
  memberId: string,
  changes: Partial<LineChoices>,
  how: HowGiven,
): Promise<void> {
  // First: of two at once the second then sees what the first has changed.
  await keepLineChoices(payload, memberId, {})
  const before = await readLineChoices(payload, memberId)
  const names = (['reports', 'branches'] as const).filter(
    (name) => changes[name] !== undefined && changes[name] !== before[name],
  )
  await keepLineChoices(payload, memberId, changes)
  const consents = names.map(
    (name) => ({ purpose: purposes[name], act: changes[name] ? 'given' : 'withdrawn' }) as const,
  )
  await noteConsents(payload, memberId, consents, how)
}

export async function forgetLineChoices(payload: BasePayload, memberId: string): Promise<void> {
  const table = lineChoicesOf(payload)
  await connectionTo(payload).delete(table).where(eq(table.memberId, memberId))
}
