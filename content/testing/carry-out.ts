import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { caseSource } from '../src/core/cases/decide.ts'
import { claimDue, endAttempt, outboxOf } from '../src/core/mail/outbox.rows.ts'
import { connectionTo } from '../src/platform/database/tables.ts'

/** Makes all pending decisions due. */
export async function makeDue(payload: BasePayload): Promise<void> {
  const box = outboxOf(payload)
  const isWaiting = and(eq(box.channel, 'case'), eq(box.status, 'waiting'))
  const nextAttemptAt = new Date(Date.now() - 1).toISOString()
  await connectionTo(payload).update(box).set({ nextAttemptAt }).where(isWaiting)
}

/** Executes all pending decisions at once; returns each outcome. */
export async function carryOutAll(payload: BasePayload): Promise<string[]> {
  await makeDue(payload)
  const ended = []
  for (const job of await claimDue(payload, 'case', { most: 50, leaseMs: 60_000 })) {
    const sendMail = () => Promise.reject(new Error('A decision mails nothing itself'))
    const { signal } = new AbortController()
    const delivered = await caseSource.deliver(job, { payload, sendMail, signal })
    await endAttempt(payload, job, { note: null, ...delivered })
    ended.push(delivered.status)
  }
  return ended
}
