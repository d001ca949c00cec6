import { randomUUID } from 'node:crypto'
import type { TimedRetentionName } from '../src/platform/retention/retention-table.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Rows of one table for a retention job. */
export interface Kind {
  job: TimedRetentionName
  table: string
  /** Column that identifies a row. */
  mark: string
  /** Number of due rows. */
  due: number
  row: (at: Moment) => Record<string, unknown>
}

/** End of a retention period. */
export interface Moment {
  iso: string
  isDue: boolean
}

const hash = () => randomUUID().replaceAll('-', '').repeat(2)
const subject = () => `post:${randomUUID().slice(0, 8)}`

const ofMember = { language: 'th', status: 'active' }
const ofLead = { language: 'th', firstName: 'สมศรี' }
const asked = { kind: 'access', channel: 'website', language: 'th' }
const ofTakeDown = { caseId: 0, reason: 'spam', name: 'วิภา', email: 'wipa@example.com' }
const ofOutbox = () => ({
  id: randomUUID(),
  purpose: 'staff',
  channel: 'webhook',
  subjectKind: 'of another time',
  subjectId: randomUUID(),
  key: randomUUID(),
  attempts: 0,
  unheard: 0,
})

/** Several batches. */
const many = 1200

/** What SQL alone deletes. `told`: times of the two warnings to inactive accounts, and of an old audit entry. */
export function dueKinds(told: { first: string; last: string; audited: string }): Kind[] {
  return [
    {
      job: 'unverified-accounts',
      table: 'members',
      mark: 'id',
      due: 200,
      row: () => ({
        ...ofMember,
        id: randomUUID(),
        email: `${randomUUID()}@example.com`,
        emailVerified: false,
      }),
    },
    {
      job: 'inactive-accounts',
      table: 'members',
      mark: 'id',
      due: 200,
      row: ({ iso, isDue }) => ({
        ...ofMember,
        id: randomUUID(),
        email: `${randomUUID()}@example.com`,
        emailVerified: true,
        lastUsedAt: iso,
        ...(isDue ? { inactiveToldAt: told.first, inactiveToldAgainAt: told.last } : {}),
      }),
    },
    {
      job: 'ended-sessions',
      table: 'member_sessions',
      mark: 'id',
      due: many,
      row: ({ iso }) => ({
        id: randomUUID(),
        memberId: randomUUID(),
        isRemembered: true,
        lastUsedAt: iso,
        expiresAt: iso,
        endsAt: iso,
        generation: 1,
        refreshHash: hash(),
        accessHash: hash(),
        accessExpiresAt: iso,
      }),
    },
    {
      job: 'sign-in-tries',
      table: 'account_attempts',
      mark: 'key',
      due: many,
      row: ({ iso }) => ({ key: hash(), tries: 1, triedAt: iso }),
    },
    {
      job: 'mailed-links',
      table: 'mail_links',
      mark: 'tokenHash',
      due: many,
      row: ({ iso, isDue }) => ({
        tokenHash: hash(),
        kind: 'reset',
        account: `members/${randomUUID()}`,
        email: 'gone@example.com',
        expiresAt: isDue ? iso : new Date(Date.parse(iso) + dayMs).toISOString(),
      }),
    },
    {
      job: 'mail-bodies',
      table: 'outbox',
      mark: 'id',
      due: many,
      row: ({ iso }) => ({
        ...ofOutbox(),
        status: 'sent',
        queuedAt: iso,
        nextAttemptAt: iso,
        expiresAt: iso,
      }),
    },
    {
      job: 'returned-mails',
      table: 'mail_bounces',
      mark: 'event',
      due: many,
      row: ({ iso }) => ({
        event: randomUUID(),
        memberId: randomUUID(),
        address: 'gone@example.com',
        what: 'hard',
        score: 2,
        occurredAt: iso,
      }),
    },
    {
      job: 'data-requests',
      table: 'data_requests',
      mark: 'id',
      due: many,
      row: ({ iso }) => ({
        ...asked,
        id: randomUUID(),
        state: 'answered',
        dueAt: iso,
        closedAt: iso,
      }),
    },
    {
      job: 'unproven-requests',
      table: 'data_requests',
      mark: 'id',
      due: many,
      row: ({ iso }) => ({ ...asked, id: randomUUID(), state: 'unproven', dueAt: iso }),
    },
    {
      job: 'franchise-leads',
      table: 'leads',
      mark: 'id',
      due: many,
      row: () => ({ ...ofLead, id: randomUUID(), kind: 'franchise', status: 'closed' }),
    },
    {
      job: 'problem-reports',
      table: 'leads',
      mark: 'id',
      due: many,
      row: () => ({ ...ofLead, id: randomUUID(), kind: 'problem', status: 'refunded' }),
    },
    {
      job: 'messages',
      table: 'leads',
      mark: 'id',
      due: many,
      row: () => ({ ...ofLead, id: randomUUID(), kind: 'contact', status: 'closed' }),
    },
    {
      job: 'cookie-choices',
      table: 'consent_log',
      mark: 'id',
      due: many,
      row: () => ({
        id: randomUUID(),
        action: 'accept_all',
        categories: 'general',
        policyVersion: '1',
      }),
    },
    {
      job: 'removed-posts',
      table: 'board_kept_texts',
      mark: 'decision',
      due: many,
      row: () => ({ decision: randomUUID(), subject: subject(), detail: 'โทรมาได้เลย' }),
    },
    {
      job: 'moderation-cases',
      table: 'cases',
      mark: 'subject',
      due: many,
      row: ({ iso }) => ({
        kind: 'reported',
        version: 3,
        state: 'closed',
        subject: subject(),
        dueAt: iso,
        decidedAt: iso,
        decision: 'remove',
      }),
    },
    {
      job: 'moderation-cases',
      table: 'board_reports',
      mark: 'memberId',
      due: many,
      row: () => ({ memberId: randomUUID(), subject: subject(), reason: 'spam' }),
    },
    {
      job: 'moderation-cases',
      table: 'board_appeals',
      mark: 'memberId',
      due: many,
      row: () => ({ caseId: 0, memberId: randomUUID(), about: 'limit', message: 'ขอให้ดูอีกครั้ง' }),
    },
    {
      job: 'moderation-cases',
      table: 'board_take_downs',
      mark: 'address',
      due: many,
      row: () => ({ ...ofTakeDown, address: `/webboard/${randomUUID()}`, message: 'รูปถ่ายติดบัตร' }),
    },
    {
      job: 'moderation-cases',
      table: 'case_steps',
      mark: 'subject',
      due: many,
      row: () => ({ kind: 'reported', act: 'remove', subject: subject() }),
    },
    { job: 'erasures', table: 'erasures', mark: 'hash', due: many, row: () => ({ hash: hash() }) },
    {
      job: 'staff-audit',
      table: 'staff_audit',
      mark: 'ids',
      due: many,
      row: ({ isDue, iso }) => ({
        act: 'read',
        by: 1,
        about: 'leads',
        ids: randomUUID(),
        createdAt: isDue ? told.audited : iso,
      }),
    },
    {
      job: 'retention-runs',
      table: 'retention_runs',
      mark: 'key',
      due: many,
      row: () => ({ key: randomUUID(), job: 'of another time', days: 1, removed: 1 }),
    },
  ]
}
