import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type BasePayload, getPayload } from 'payload'
import { vi } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { retentionJobs } from '../src/composition/retention-jobs.ts'
import { mailEnv } from '../src/core/mail/mail.env.ts'
import { outboxOf } from '../src/core/mail/outbox.rows.ts'
import { runRetention } from '../src/core/retention/run-retention.ts'
import { connectionTo, tableOf } from '../src/platform/database/tables.ts'
import {
  type TimedRetentionName,
  retentionTable,
} from '../src/platform/retention/retention-table.ts'
import { memberData } from './record-data.ts'

const dayMs = 24 * 60 * 60 * 1000

type Slug = Parameters<BasePayload['count']>[0]['collection']

export const daysOf = (name: TimedRetentionName) => retentionTable[name].period.days

/**
 * A database with two processes, and a clock that starts at midnight, as the traffic log counts whole days. A mail server is
 * configured, but nothing is sent.
 */
export async function openRetentionBench() {
  mailEnv.smtpUrl = 'smtp://mail.example.com'
  const payload = await openPayload()
  // With its own connections, like another process.
  const { default: config } = await import('../src/payload.config.ts')
  const other = await getPayload({ config, key: 'another' })
  const begin = new Date(`${new Date().toISOString().slice(0, 10)}T00:00:01.000Z`)
  const at = (days: number) => new Date(begin.getTime() + days * dayMs)

  async function isCounted(collection: Slug, where: object): Promise<boolean> {
    return (await payload.count({ collection, where: { ...where } })).totalDocs > 0
  }

  return {
    payload,
    other,
    begin,
    at,
    isCounted,
    isThere: (collection: Slug, id: string | number) => () =>
      isCounted(collection, { id: { equals: id } }),
    /** Moves the clock to a day and runs retention in both processes at once. */
    live: async (days: number): Promise<void> => {
      vi.setSystemTime(at(days))
      await Promise.all([payload, other].map((each) => runRetention(each, retentionJobs)))
    },
    /** Marks the waiting emails of a purpose as sent, or as `ending` says. */
    leave: async (purpose: string, ending: Record<string, unknown> = { status: 'sent' }) => {
      const box = outboxOf(payload)
      await connectionTo(payload)
        .update(box)
        .set({ ...ending, updatedAt: new Date().toISOString() })
        .where(and(eq(box.purpose, purpose), eq(box.status, 'waiting')))
    },
    member: async (change: { emailVerified: boolean }): Promise<string> => {
      const data = { ...memberData(randomUUID()), ...change }
      return (await payload.create({ collection: 'members', data })).id
    },
    change: async (table: string, id: string, to: Record<string, unknown>): Promise<void> => {
      const rows = tableOf(payload, table, ['id'])
      await connectionTo(payload).update(rows).set(to).where(eq(rows.id, id))
    },
    stop: async (): Promise<void> => {
      await closePayload(other)
      await closePayload(payload)
    },
  }
}
