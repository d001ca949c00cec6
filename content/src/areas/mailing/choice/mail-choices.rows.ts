import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { livingMember } from '../../../engines/accounts/living-member.ts'
import { connectionTo } from '../../../ground/database/tables.ts'
import { choicesOf } from './mailing-tables.ts'

const moment = z.coerce.date().transform((date) => date.toISOString())

export const MailChoice = z.object({
  digestLeftAt: moment.nullable(),
  bundleLeftAt: moment.nullable(),
  complainedAt: moment.nullable(),
  stoppedAddress: z.string().nullable(),
  stoppedAt: moment.nullable(),
})
/** What is kept of a member's choices, moments in ISO 8601. */
export type MailChoice = z.infer<typeof MailChoice>

const nothing: MailChoice = {
  digestLeftAt: null,
  bundleLeftAt: null,
  complainedAt: null,
  stoppedAddress: null,
  stoppedAt: null,
}

/** What a member has left, and where his address is stopped. */
export async function readChoice(payload: BasePayload, memberId: string): Promise<MailChoice> {
  const choices = choicesOf(payload)
  const { digestLeftAt, bundleLeftAt, complainedAt, stoppedAddress, stoppedAt } = choices
  const [row] = await connectionTo(payload)
    .select({ digestLeftAt, bundleLeftAt, complainedAt, stoppedAddress, stoppedAt })
    .from(choices)
    .where(eq(choices.memberId, memberId))
  return row ? MailChoice.parse(row) : nothing
}

/** Changes what is named and nothing else, by one statement; fails by a missing value where there is no such member. */
export async function keepChoice(
  payload: BasePayload,
  memberId: string,
  change: Partial<Record<keyof MailChoice, unknown>>,
): Promise<void> {
  const choices = choicesOf(payload)
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(choices)
    .values({
      memberId: livingMember(payload, memberId),
      ...change,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({ target: choices.memberId, set: { ...change, updatedAt: now } })
}
