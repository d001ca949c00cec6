import type {
  MailChoiceChanges,
  MailChoices,
  MailKind,
} from '@washhouse/contract/mailing/mailing.contract'
import type { Language } from '@washhouse/contract/language'
import { invalidCredentials } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import type { z } from 'zod'
import { refuseToMinor } from '../../../core/accounts/declared-minor.ts'
import { updateMember } from '../../../core/accounts/member-rows.ts'
import { requireActiveSession } from '../../../core/accounts/sessions/active-session.ts'
import type { Member, MemberRow } from '../../../core/calls/member.ts'
import { noteMailConsents } from '../../../core/consents/note-mail-consents.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { unsubscribeFrom, readChoice, resubscribeTo } from './mail-preferences.rows.ts'

/** The member, with the choices stored in the account. */
type Wishing = Pick<Member, 'id' | 'email' | 'emailNotifications' | 'emailFrequency'>

/** A member's effective choices: those of the account without unsubscribed kinds. */
export async function findOwnChoices(payload: BasePayload, member: Wishing): Promise<MailChoices> {
  const choice = await readChoice(payload, member.id)
  const wantsMail = member.emailNotifications
  return {
    digest: wantsMail && choice.digestLeftAt === null ? member.emailFrequency : 'none',
    bundle: wantsMail && choice.bundleLeftAt === null,
    complainedAt: choice.complainedAt,
    // A suppression does not apply to a new address.
    stoppedAt: choice.stoppedAddress === member.email ? choice.stoppedAt : null,
  }
}

/**
 * Stores choices in the account and as unsubscribed kinds, in one transaction. Choosing a kind resubscribes to it; choosing
 * none turns mail off.
 * @throws FAILED_VALIDATION if a declared minor asks for the digest, INVALID_CREDENTIALS if the member is deleted, suspended
 * or signed out.
 */
export async function changeOwnChoices(
  payload: BasePayload,
  { id, sessionId }: Pick<Member, 'id' | 'sessionId'>,
  changes: Partial<MailChoiceChanges>,
  language: Language,
): Promise<MailChoices> {
  return await writeWhole(payload, async () => {
    const held = await changeWishes(payload, id, {})
    if (changes.digest === 'weekly') refuseToMinor(held, 'digest')
    const how = { channel: 'website', language } as const
    return await noteMailConsents(payload, id, how, () => choose(held))
  })

  async function choose(held: z.infer<typeof MemberRow>): Promise<MailChoices> {
    const wanted = { ...(await findOwnChoices(payload, held)), ...changes }
    const changed = await changeWishes(payload, id, {
      emailNotifications: wanted.bundle || wanted.digest !== 'none',
      emailFrequency: wanted.digest,
    })
    // After the change: checking the session first could deadlock two requests.
    await requireActiveSession(payload, { id, sessionId })
    // Only what was requested now: a link may be unsubscribing from another kind meanwhile.
    await resubscribeTo(payload, id, askedFor(changes))
    if (!wanted.bundle) await unsubscribeFrom(payload, id, ['bundle'])
    return await findOwnChoices(payload, changed)
  }
}

function askedFor({ digest = 'none', bundle = false }: Partial<MailChoiceChanges>): MailKind[] {
  return [...(digest === 'none' ? [] : ['digest' as const]), ...(bundle ? ['bundle' as const] : [])]
}

/** Locks the member until the transaction ends. */
async function changeWishes(
  payload: BasePayload,
  memberId: string,
  wishes: Partial<Pick<Wishing, 'emailNotifications' | 'emailFrequency'>>,
): Promise<z.infer<typeof MemberRow>> {
  const changed = await updateMember(payload, memberId, wishes)
  if (!changed) throw invalidCredentials()
  return changed
}
