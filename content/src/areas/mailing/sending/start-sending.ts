import type { BasePayload } from 'payload'
import { oneAtATime } from '../../../engines/work/one-at-a-time.ts'
import { log } from '../../../ground/log.ts'
import { type Batch, queueBatch, type RunKind } from './queue-batch.ts'
import { chosenPace } from './rations.ts'
import { leaveRun, listRunning, listSettling, runName, tallyRun } from './run.rows.ts'

/** Something that is looked after every few seconds. */
export interface Scheduled {
  /** Begins what is due at a moment. Several processes may do so at once. */
  keep: (payload: BasePayload, now: Date) => Promise<void>
  /** What it begins, where that goes to many. */
  kind?: RunKind
}

const intervalMs = 5000

/** Begins what is due, and makes the next mails of all that is on its way, as far as they may leave now. */
export async function sendDue(
  payload: BasePayload,
  scheduled: readonly Scheduled[],
  batch: Batch,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (const { kind, keep } of scheduled) {
    await keep(payload, batch.now)
    if (!kind) continue
    const { table } = kind
    for (const id of await listRunning(payload, table))
      while (!isStopped() && (await queueBatch(payload, kind, id, batch)));
    for (const id of await listSettling(payload, table)) {
      const tally = await tallyRun(payload, runName(table, id))
      await leaveRun(payload, table, { id, tally, now: batch.now })
    }
  }
}

/** Does so every few seconds for as long as the service runs; gives the way to stop it. */
export function startSending(
  payload: BasePayload,
  scheduled: readonly Scheduled[],
): () => Promise<void> {
  let isStopped = false
  const work = oneAtATime(async () => {
    if (isStopped) return
    try {
      const batch = { now: new Date(), pace: chosenPace }
      await sendDue(payload, scheduled, batch, () => isStopped)
    } catch (error) {
      log.error({ err: error }, 'mails to members could not be made')
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
