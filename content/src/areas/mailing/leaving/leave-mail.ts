import type { Language } from '@washhouse/contract/language'
import {
  mailKinds,
  type LeavingRequest,
  type MailLeaving,
} from '@washhouse/contract/mailing/mailing.contract'
import { invalidToken } from '@washhouse/contract/wire/errors'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { noteMailConsents } from '../../../engines/consents/note-mail-consents.ts'
import { connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import { isMissingValue } from '../../../ground/database/taken-value.ts'
import { leavingKey } from '../choice/leaving-key.rows.ts'
import { readToken, type Leaving } from '../choice/leaving-token.ts'
import {
  keepChoice,
  leaveKinds,
  readChoice,
  returnToKinds,
  type MailChoice,
} from '../choice/mail-choices.rows.ts'
import { leftColumn, type MailKind } from '../choice/mail-kinds.ts'
import { mailedMembersOf } from '../choice/mailing-tables.ts'

/** What a mail's link is about, and what its member has left by now; undefined where it is none. */
export async function readLeaving(
  payload: BasePayload,
  token: string,
): Promise<MailLeaving | undefined> {
  const leaving = await findLeaving(payload, token)
  return leaving && (await tellLeft(payload, leaving))
}

/**
 * Leaves by it; whoever leaves twice has left since the first time. `language` is that of the page that asked.
 * @throws INVALID_TOKEN for what is none of ours, and where the member is there no more: alike.
 */
export async function leaveMail(
  payload: BasePayload,
  { token, scope }: LeavingRequest,
  language: Language,
): Promise<MailLeaving> {
  const leaving = await requireLeaving(payload, token)
  return await changeLeft(payload, leaving, language, () =>
    leaveKinds(payload, leaving.memberId, kindsIn(scope, leaving)),
  )
}

/** Comes back by it. What he wishes for himself stays as his account has it. Throws as `leaveMail` does. */
export async function returnToMail(
  payload: BasePayload,
  { token, scope }: LeavingRequest,
  language: Language,
): Promise<MailLeaving> {
  const leaving = await requireLeaving(payload, token)
  return await changeLeft(payload, leaving, language, () =>
    returnToKinds(payload, leaving.memberId, kindsIn(scope, leaving)),
  )
}

/** In one write with what the member has taken back by it, or agreed to again. */
async function changeLeft(
  payload: BasePayload,
  leaving: Leaving,
  language: Language,
  change: () => Promise<void>,
): Promise<MailLeaving> {
  const { memberId } = leaving
  try {
    return await writeWhole(payload, async () => {
      // First: of two presses at once the second then sees what the first has changed.
      await keepChoice(payload, memberId, {})
      await noteMailConsents(payload, memberId, { channel: 'mail-link', language }, change)
      return await tellLeft(payload, leaving)
    })
  } catch (error) {
    // Erased meanwhile.
    throw isMissingValue(error) ? invalidToken() : error
  }
}

async function requireLeaving(payload: BasePayload, token: string): Promise<Leaving> {
  const leaving = await findLeaving(payload, token)
  if (!leaving) throw invalidToken()
  return leaving
}

async function findLeaving(payload: BasePayload, token: string): Promise<Leaving | undefined> {
  const leaving = readToken(await leavingKey(payload), token)
  if (!leaving) return undefined
  const members = mailedMembersOf(payload)
  const [member] = await connectionTo(payload)
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, leaving.memberId))
  return member && leaving
}

function kindsIn(scope: LeavingRequest['scope'], { kind }: Leaving): readonly MailKind[] {
  return scope === 'all' ? mailKinds : [kind]
}

async function tellLeft(payload: BasePayload, { memberId, kind }: Leaving): Promise<MailLeaving> {
  return { kind, left: leftIn(await readChoice(payload, memberId)) }
}

function leftIn(choice: MailChoice): MailKind[] {
  return mailKinds.filter((kind) => choice[leftColumn[kind]] !== null)
}
