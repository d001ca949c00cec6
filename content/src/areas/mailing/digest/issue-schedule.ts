import type { BasePayload } from 'payload'
import { log } from '../../../ground/log.ts'
import { dayInThailand, nextWeekly } from '../sending/bangkok-clock.ts'
import type { RunKind } from '../sending/queue-batch.ts'
import { changeState } from '../sending/run.rows.ts'
import { beginIssue, hasEverLeft, listDue, planIssue, readFrozen } from './digest-issue.rows.ts'
import { digestOutbox } from './digest-outbox.ts'
import { isForReader } from './digest-readers.rows.ts'

/** When it leaves, on the clock of Thailand. */
const fridayAtFive = { weekday: 5, hour: 17 }

/** The weekly digest as something that goes to many members. */
export const digestRun: RunKind = {
  table: 'digest_issues',
  purpose: 'digest',
  source: digestOutbox,
  async isFor(payload, id) {
    const issue = await readFrozen(payload, id)
    if (!issue) throw new Error(`Digest ${id} leaves without a text`)
    return isForReader(payload, issue)
  },
}

/**
 * Has what is due begin to leave, but for the first issue of all: nobody has seen one yet, so that it waits for an
 * editor. Then makes the next one, whose introduction may be written in the week before.
 */
export async function keepSchedule(payload: BasePayload, now: Date): Promise<void> {
  for (const { id } of await listDue(payload, now)) {
    if (!(await hasEverLeft(payload))) {
      await changeState(payload, 'digest_issues', { id, from: ['planned'], to: 'waiting' })
      continue
    }
    const state = await beginIssue(payload, id, now)
    if (state) log.info({ issue: id, state }, 'the weekly digest is due')
  }
  const dueAt = nextWeekly(now, fridayAtFive)
  await planIssue(payload, { day: dayInThailand(dueAt), dueAt })
}
