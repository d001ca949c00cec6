import { and, eq, gt } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { oneAtATime } from '../../../core/work/one-at-a-time.ts'
import { log } from '../../../platform/log.ts'
import type { CampaignKind } from './campaign.ts'
import { isIn, listCampaigns, releaseCampaign, tallyMails } from './campaign.rows.ts'
import { type Batch, queueBatch } from './queue-batch.ts'
import { chosenRate } from './mail-rate.ts'

const intervalMs = 5000

/** Starts due campaigns and queues the next mails of all running ones, within the rate limits. */
export async function sendDue(
  payload: BasePayload,
  kinds: readonly CampaignKind[],
  batch: Batch,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (const kind of kinds) {
    await kind.plan?.(payload, batch.now)
    const running = await listCampaigns(payload, (table) =>
      and(eq(table.kind, kind.kind), eq(table.state, 'running')),
    )
    for (const { id } of running)
      while (!isStopped() && (await queueBatch(payload, kind, id, batch)));
  }
  // Ended or paused, but some of their mails have not left yet.
  const isSettling = isIn(['paused', 'halted', 'stopped'])
  const settling = await listCampaigns(payload, (table) =>
    and(isSettling(table), gt(table.open, 0)),
  )
  for (const { id } of settling) {
    const tally = await tallyMails(payload, id)
    await releaseCampaign(payload, { id, tally, now: batch.now })
  }
}

/** Repeats every few seconds, after `first`, until the returned function is called. */
export function startSending(
  payload: BasePayload,
  kinds: readonly CampaignKind[],
  first: (payload: BasePayload, now: Date) => Promise<void>,
): () => Promise<void> {
  let isStopped = false
  const work = oneAtATime(async () => {
    if (isStopped) return
    try {
      const batch = { now: new Date(), pace: chosenRate }
      await first(payload, batch.now)
      await sendDue(payload, kinds, batch, () => isStopped)
    } catch (error) {
      log.error({ err: error }, 'mails to members could not be queued')
    }
  })
  const timer = setInterval(() => void work(), intervalMs)
  timer.unref()
  void work()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await work()
  }
}
