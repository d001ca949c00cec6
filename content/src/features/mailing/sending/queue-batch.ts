import type { BasePayload } from 'payload'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { queueJobs } from '../../../core/mail/outbox.rows.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { log } from '../../../platform/log.ts'
import { batchSize, mostAtOnce, type Pace, applyMailQuotas } from './mail-rate.ts'
import type { Campaign, CampaignKind } from './campaign.ts'
import {
  leaseCampaign,
  moveCursor,
  releaseCampaign,
  runOf,
  type Tally,
  tallyMails,
} from './campaign.rows.ts'
import { lastOfNext, listReaders } from './mailed-reader.rows.ts'

export interface Batch {
  now: Date
  pace: Pace
  /** The process that holds the lease of the campaign; default: this one. */
  holder?: string
}

/** After this many failed attempts the campaign halts for a review. */
export const mostErrors = 1000
/** Stops queueing at this many open mails: the outbox scans all of them for due ones. */
const mostOpen = 500
/** How long one mail is retried. */
const lifeMs = 3 * 24 * 60 * 60 * 1000

class NotNow extends Error {}

/** The outbox purpose of a kind. */
export const purposeOf = ({ purpose, label }: CampaignKind) =>
  ({ [purpose]: { label, channel: 'bulk', toVisitor: true } }) as const

/**
 * Queues the mails to the next members and moves the cursor in the same transaction. If a process dies, no member is left
 * out or gets two mails. Returns whether the next batch may follow immediately.
 */
export async function queueBatch(
  payload: BasePayload,
  kind: CampaignKind,
  id: number,
  batch: Batch,
): Promise<boolean> {
  const { now } = batch
  const campaign = await leaseCampaign(payload, { id, ...batch })
  if (!campaign) return false
  const tally = await tallyMails(payload, id)
  const state = findEnd(campaign, tally)
  if (state) {
    const hasEnded = await releaseCampaign(payload, { id, tally, state, now })
    if (hasEnded && state === 'halted')
      log.error({ run: runOf(id), ...tally }, 'mails to members were halted by errors')
    return false
  }
  if (campaign.allQueuedAt || tally.open >= mostOpen) {
    await releaseCampaign(payload, { id, tally, now })
    return false
  }
  const { mayContinue, queued } = await queueNext(payload, kind, campaign, batch)
  await releaseCampaign(payload, { id, tally: { ...tally, open: tally.open + queued }, now })
  if (queued > 0) wakeOutbox()
  return mayContinue
}

function findEnd(campaign: Campaign, { errors, open }: Tally): 'halted' | 'done' | undefined {
  if (errors - campaign.errorsForgiven >= mostErrors) return 'halted'
  return campaign.allQueuedAt && open === 0 ? 'done' : undefined
}

/** `mayContinue`: the next batch may follow immediately. */
async function queueNext(
  payload: BasePayload,
  kind: CampaignKind,
  campaign: Campaign,
  { now, pace, holder }: Batch,
): Promise<{ mayContinue: boolean; queued: number }> {
  const { id, lastMemberId: after } = campaign
  const move = { campaign, queued: 0, now, ...(holder === undefined ? {} : { holder }) }
  const upTo = await lastOfNext(payload, after, batchSize)
  if (upTo === undefined) {
    await moveCursor(payload, { ...move, to: undefined })
    return { mayContinue: true, queued: 0 }
  }
  const audience = kind.audience(payload, kind.contentOf(campaign), campaign)
  const most = mostAtOnce(pace)
  const readers = await listReaders(payload, { after, upTo, most, audience })
  if (readers.length === 0)
    return { mayContinue: await moveCursor(payload, { ...move, to: upTo }), queued: 0 }
  const expiresAt = new Date(Date.now() + lifeMs)
  const run = runOf(id)
  try {
    const queued = await writeWhole(payload, async () => {
      const allowed = await applyMailQuotas(payload, pace, { wanted: readers.length, now })
      const chosen = readers.slice(0, allowed)
      const last = chosen.at(-1)
      if (last === undefined) throw new NotNow()
      // All members up to `upTo` are done: the next batch begins after it.
      const to = chosen.length === readers.length && readers.length < most ? upTo : last
      const isOurs = await moveCursor(payload, { ...move, to, queued: chosen.length })
      if (!isOurs) throw new NotNow()
      const { purpose } = kind
      const jobs = chosen.map((subjectId) => ({ subjectId, purpose, part: run, run, expiresAt }))
      const source = { collection: 'members', purposes: purposeOf(kind) } as const
      await queueJobs(payload, source, jobs)
      return chosen.length
    })
    return { mayContinue: true, queued }
  } catch (error) {
    if (error instanceof NotNow) return { mayContinue: false, queued: 0 }
    throw error
  }
}
