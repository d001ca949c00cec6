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
  /** What it leaves together with, if with anything. */
  run: z.string().nullable(),
  /** What was given along and cannot be made from the record. */
  content: z.unknown(),
  /** This attempt counted. */
  attempts: z.coerce.number(),
  queuedAt: moment,
  expiresAt: moment.nullable(),
})
/** Something that is being sent. */
export type Job = z.infer<typeof Job>

/**
 * What leaves by the outbox about the records of one collection. An area writes one; the composition
 * gives them all to the collection, for its labels, and to the worker.
 */
export interface OutboxSource {
  collection: CollectionSlug
  purposes: Readonly<Record<string, OutboxPurpose>>
  /**
   * Queues what records that came after a moment ask for and do not have in the outbox yet. Whatever
   * nobody queued with its record is found here, also after a crash.
   */
  queueNew?: (payload: BasePayload, since: Date) => Promise<void>
  /** Sends one job, made from its record as it is now. Throws when it could not. */
  deliver: (job: Job, tools: DeliveryTools) => Promise<Delivered>
}

export interface OutboxPurpose {
  label: Label
  channel: Channel
  /** A visitor typed the address: one that does not exist is tried once, and nobody is alarmed. */
  toVisitor?: true
}

export interface DeliveryTools {
  payload: BasePayload
  sendMail: SendMail
  signal: AbortSignal
}

/** What became of a job that did not fail. */
export type Delivered = { status: 'sent' } | { status: 'dropped'; note: string }

export const sent: Delivered = { status: 'sent' }

/** Need not be sent any more, and why. */
export const dropped = (note: string): Delivered => ({ status: 'dropped', note })
