import type { MailKind } from '@washhouse/contract/mailing/mailing.contract'
import { and, eq, isNotNull, not, or, exists, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { membersOf } from '../../../core/accounts/member-tables.ts'
import { isNoMinor } from '../../../core/accounts/declared-minor.ts'
import { connectionTo, allOf } from '../../../platform/database/tables.ts'
import { choicesOf, leftColumn } from './mail-preferences.rows.ts'

/**
 * Condition in a query of `members`: a kind may be mailed now. The member is active, wants mail, has not unsubscribed from
 * the kind, and has a confirmed address that is not suppressed. The digest is marketing: it requires a request, and is never
 * sent to a declared minor. The bundle is not marketing.
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
        // A suppression does not apply to a new address.
        or(isNotNull(choices[leftColumn[kind]]), eq(choices.stoppedAddress, members.email)),
      ),
    )
  return allOf(
    eq(members.status, 'active'),
    eq(members.emailVerified, true),
    eq(members.emailNotifications, true),
    ...(kind === 'digest' ? [eq(members.emailFrequency, 'weekly'), isNoMinor(members)] : []),
    not(exists(has)),
  )
}
