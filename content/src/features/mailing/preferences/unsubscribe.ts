import type { Language } from '@washhouse/contract/language'
import {
  mailKinds,
  type LeavingRequest,
  type MailLeaving,
} from '@washhouse/contract/mailing/mailing.contract'
import { invalidToken } from '@washhouse/contract/wire/errors'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { findMemberId } from '../../../core/accounts/member-rows.ts'
import { noteMailConsents } from '../../../core/consents/note-mail-consents.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { isMissingValue } from '../../../platform/database/taken-value.ts'
import { type Leaving, unsubscribeKey, readToken } from './unsubscribe-link.ts'
import {
  storeMailChoice,
  leftColumn,
  readChoice,
  type resubscribeTo,
} from './mail-preferences.rows.ts'

/** What an unsubscribe link is about, and what its member has unsubscribed from; undefined for an invalid token. */
export async function readLeaving(
  payload: BasePayload,
  token: string,
): Promise<MailLeaving | undefined> {
  const leaving = await findLeaving(payload, token)
  return leaving && (await tellLeft(payload, leaving))
}

/**
 * Unsubscribes (`unsubscribeFrom`) or resubscribes (`resubscribeTo`) by a token, in one transaction with the consents.
 * `language` is that of the requesting page. Idempotent.
 * @throws INVALID_TOKEN for a wrong token and for a deleted member, without distinction.
 */
export async function changeLeft(
  payload: BasePayload,
  { token, scope }: LeavingRequest,
  language: Language,
  change: typeof resubscribeTo,
): Promise<MailLeaving> {
  const leaving = await findLeaving(payload, token)
  if (!leaving) throw invalidToken()
  const { memberId, kind } = leaving
  const kinds = scope === 'all' ? mailKinds : [kind]
  try {
    return await writeWhole(payload, async () => {
      // First, as a lock: a second click waits here and then sees this change.
      await storeMailChoice(payload, memberId, {})
      await noteMailConsents(payload, memberId, { channel: 'mail-link', language }, () =>
        change(payload, memberId, kinds),
      )
      return await tellLeft(payload, leaving)
    })
  } catch (error) {
    throw isMissingValue(error) ? invalidToken() : error
  }
}

async function findLeaving(payload: BasePayload, token: string): Promise<Leaving | undefined> {
  const leaving = readToken(await unsubscribeKey(payload), token)
  const member = leaving && (await findMemberId(payload, ({ id }) => eq(id, leaving.memberId)))
  return member === undefined ? undefined : leaving
}

async function tellLeft(payload: BasePayload, { memberId, kind }: Leaving): Promise<MailLeaving> {
  const choice = await readChoice(payload, memberId)
  return { kind, left: mailKinds.filter((each) => choice[leftColumn[each]] !== null) }
}
