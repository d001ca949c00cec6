import type { SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { OutboxSource } from '../../../engines/mail/outbox-source.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { queueJobs } from '../../../engines/mail/outbox.rows.ts'
import { writeWhole } from '../../../ground/database/tables.ts'
import { log } from '../../../ground/log.ts'
import { batchSize, mostAtOnce, type Pace, rationMails } from './rations.ts'
import {
  findReaders,
  type HeldRun,
  holdRun,
  lastOfNext,
  leaveRun,
  moveOn,
  runName,
  type RunTable,
  type Tally,
  tallyRun,
} from './run.rows.ts'

/** Something that goes to many members, each once. */
export interface RunKind {
  table: RunTable
  /** Of its mails; the source sends them. */
  purpose: string
  source: OutboxSource
  /** The condition, in a query of `members`, that it is for one. */
  isFor: (payload: BasePayload, id: number) => Promise<SQL>
}

export interface Batch {
  now: Date
  pace: Pace
  /** Which process asks; this one when left out. */
  holder?: string
}

/** After so many attempts that failed somebody has to look. */
export const mostErrors = 1000
/** Behind so many that wait in the outbox no more are made: it looks through all that wait for those that are due first. */
const mostOpen = 500
/** How long one mail is tried. */
const lifeMs = 3 * 24 * 60 * 60 * 1000

class NotNow extends Error {}

/**
 * Makes the mails of the next members of a run, and moves it on in the same write: whatever dies, none is left out and
 * none made twice. Gives whether more may be made at once.
 */
export async function queueBatch(
  payload: BasePayload,
  kind: RunKind,
  id: number,
  batch: Batch,
): Promise<boolean> {
  const { table } = kind
  const { now } = batch
  const run = await holdRun(payload, table, { id, ...batch })
  if (!run) return false
  const tally = await tallyRun(payload, runName(table, id))
  const state = findEnd(run, tally)
  if (state) {
    const hasEnded = await leaveRun(payload, table, { id, tally, state, now })
    if (hasEnded && state === 'halted')
      log.error({ run: runName(table, id), ...tally }, 'mails to members were halted by errors')
    return false
  }
  if (run.allQueuedAt || tally.open >= mostOpen) {
    await leaveRun(payload, table, { id, tally, now })
    return false
  }
  const { isDone, queued } = await queueNext(payload, kind, run, batch)
  await leaveRun(payload, table, { id, tally: { ...tally, open: tally.open + queued }, now })
  if (queued > 0) wakeOutbox()
  return isDone
}

function findEnd(run: HeldRun, { errors, open }: Tally): 'halted' | 'done' | undefined {
  if (errors - run.errorsForgiven >= mostErrors) return 'halted'
  return run.allQueuedAt && open === 0 ? 'done' : undefined
}

/** Makes the mails of the next members; it is done where the rest need not wait. */
async function queueNext(
  payload: BasePayload,
  kind: RunKind,
  run: HeldRun,
  { now, pace, holder }: Batch,
): Promise<{ isDone: boolean; queued: number }> {
  const { table, purpose, source } = kind
  const { id, lastMemberId: after } = run
  const own = holder === undefined ? {} : { holder }
  const upTo = await lastOfNext(payload, after, batchSize)
  if (upTo === undefined) {
    await moveOn(payload, table, { run, to: undefined, queued: 0, now, ...own })
    return { isDone: true, queued: 0 }
  }
  const isFor = await kind.isFor(payload, id)
  const most = mostAtOnce(pace)
  const readers = await findReaders(payload, { after, upTo, most, isFor })
  if (readers.length === 0) {
    const isDone = await moveOn(payload, table, { run, to: upTo, queued: 0, now, ...own })
    return { isDone, queued: 0 }
  }
  const expiresAt = new Date(Date.now() + lifeMs)
  try {
    const queued = await writeWhole(payload, async () => {
      const allowed = await rationMails(payload, pace, { wanted: readers.length, now })
      const chosen = readers.slice(0, allowed)
      const last = chosen.at(-1)
      if (last === undefined) throw new NotNow()
      // All of this stretch have theirs: the next one begins behind it.
      const to = chosen.length === readers.length && readers.length < most ? upTo : last
      const isOurs = await moveOn(payload, table, { run, to, queued: chosen.length, now, ...own })
      if (!isOurs) throw new NotNow()
      const jobs = chosen.map((subjectId) => ({
        subjectId,
        purpose,
        part: String(id),
        run: runName(table, id),
        expiresAt,
      }))
      await queueJobs(payload, source, jobs)
      return chosen.length
    })
    return { isDone: true, queued }
  } catch (error) {
    if (error instanceof NotNow) return { isDone: false, queued: 0 }
    throw error
  }
}
