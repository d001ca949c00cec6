import type { BasePayload, CollectionSlug } from 'payload'
import { z } from 'zod'
import type { Label } from '../../platform/languages/labels.ts'
import type { SendMail } from './mail.ts'
import type { Channel } from './outbox.labels.ts'

const moment = z.string().transform((text) => new Date(text))

export const Job = z.object({
  id: z.string(),
  purpose: z.string(),
  /** Slug and id of the record that it is about. */
  subjectKind: z.string(),
  subjectId: z.string(),
  toVisitor: z.coerce.boolean(),
  /** The campaign run that the job belongs to, if any. */
  run: z.string().nullable(),
  /** Input that cannot be derived from the record. */
  content: z.unknown(),
  /** Including this attempt. */
  attempts: z.coerce.number(),
  queuedAt: moment,
  expiresAt: moment.nullable(),
})
export type Job = z.infer<typeof Job>

/**
 * What the outbox sends about records of one collection. Features define these; the composition passes all of them to the
 * collection (for labels) and to the worker.
 */
export interface OutboxSource {
  collection: CollectionSlug
  purposes: Readonly<Record<string, OutboxPurpose>>
  /** Queues jobs for records created since a moment that have none yet, such as after a crash. */
  queueNew?: (payload: BasePayload, since: Date) => Promise<void>
  /** Sends one job, built from the current record. Throws on failure. */
  deliver: (job: Job, tools: DeliveryTools) => Promise<Delivered>
}

export interface OutboxPurpose {
  label: Label
  channel: Channel
  /** A visitor typed the address: if it does not exist, there is no retry and no alarm. */
  toVisitor?: true
}

export interface DeliveryTools {
  payload: BasePayload
  sendMail: SendMail
  signal: AbortSignal
}

export type Delivered = { status: 'sent' } | { status: 'dropped'; note: string }

export const sent: Delivered = { status: 'sent' }

export const dropped = (note: string): Delivered => ({ status: 'dropped', note })
