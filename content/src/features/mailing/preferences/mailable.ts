import type { MailKind } from '@washhouse/contract/mailing/mailing.contract'
import { and, eq, isNotNull, not, or, exists, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { membersOf } from '../../../core/accounts/sessions/session-lifetimes.ts'
import { isNoMinor } from '../../../core/accounts/declared-minor.ts'
import { connectionTo, every } from '../../../platform/database/tables.ts'
import { choicesOf, leftColumn } from './mail-preferences.rows.ts'

/**
 * The condition, in a query of `members`, that a member may be mailed a kind now: active, at an address that he has
 * shown to be his and that takes mail, who wants mail and has not left the kind. Nobody is sent the digest who has not
 * asked for it, nor to a declared minor: it is marketing, which the bundle of what concerns him alone is not.
 */
export function isMailable(payload: BasePayload, kind: MailKind): SQL {
  const members = membersOf(payload)
  const choices = choicesOf(payload)
  const has = connectionTo(payload)
    .select({ id: choices.id })
    .from(choices)
    .where(
      and(
        eq(choices.memberId, members.id),
        // Whoever has moved to another address since is reached there.
        or(isNotNull(choices[leftColumn[kind]]), eq(choices.stoppedAddress, members.email)),
      ),
    )
  return every(
    eq(members.status, 'active'),
    eq(members.emailVerified, true),
    eq(members.emailNotifications, true),
    ...(kind === 'digest' ? [eq(members.emailFrequency, 'weekly'), isNoMinor(members)] : []),
    not(exists(has)),
  )
}
