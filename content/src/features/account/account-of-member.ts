import { memberSessionWire } from '@washhouse/contract/account/account.wire'
import { and, eq } from 'drizzle-orm'
import { deleteLinks, findNewestLink } from '../../core/accounts/mail-links.rows.ts'
import { listConsents } from '../../core/consents/member-consents.rows.ts'
import type { PersonalData } from '../../core/accounts/personal-data.ts'
import { deleteRowsOf } from '../../core/accounts/member-rows.ts'
import {
  endSessionsOf,
  listMemberSessions,
} from '../../core/accounts/sessions/member-session.rows.ts'
import {
  erasePictures,
  listPictures,
  removePictures,
} from '../../core/files/member-pictures/member-picture.files.ts'
import { deleteHistory, listHistory } from './administration/member-history.rows.ts'
import { outboxOf } from '../../core/mail/outbox.rows.ts'
import { listIdentities, takeIdentities } from './identity/member-identity.rows.ts'
import { queueGoodbye } from './line/unlink-line.ts'
import { readLastUse } from './retention/unused-members.ts'
import { connectionTo } from '../../platform/database/tables.ts'

/** What the account stores besides the member row. Attempt counters are left out: they name nobody and expire. */
export const accountOfMember: PersonalData = {
  async erase(payload, memberId) {
    await endSessionsOf(payload, memberId)
    await deleteLinks(payload, { collection: 'members', id: memberId })
    const box = outboxOf(payload)
    await connectionTo(payload)
      .delete(box)
      .where(and(eq(box.subjectKind, 'members'), eq(box.subjectId, memberId)))
    await deleteHistory(payload, memberId)
    await deleteRowsOf(payload, memberId, ['member-consents'])
    await queueGoodbye(payload, await takeIdentities(payload, memberId))
    const dropped = await erasePictures(payload, memberId)
    return () => removePictures(payload, dropped)
  },
  async own(payload, memberId) {
    const sessions = await listMemberSessions(payload, memberId)
    const written = sessions.map((session) =>
      memberSessionWire.encode({ ...session, isCurrent: false }, 'th'),
    )
    const identities = await listIdentities(payload, memberId)
    const acts = await listHistory(payload, memberId)
    const consents = await listConsents(payload, memberId)
    const use = await readLastUse(payload, memberId)
    const account = { collection: 'members', id: memberId } as const
    const pending = await findNewestLink(payload, account, 'email')
    return {
      account_use: use === null ? [] : [{ date_last_used: use }],
      pending_email: pending ? [{ email: pending.email, date_expires: pending.expiresAt }] : [],
      sessions: written.map(({ is_current: _, ...kept }) => kept),
      identities: identities.map(({ provider, subject, createdAt }) => ({
        provider,
        subject,
        date_created: createdAt,
      })),
      account_history: acts.map(({ act, reason, at }) => ({ act, reason, date: at })),
      consents: consents.map(({ policyVersion, at, ...consent }) => ({
        ...consent,
        policy_version: policyVersion,
        date: at,
      })),
    }
  },
  files: listPictures,
}
