import type { BasePayload } from 'payload'
import { processState } from '../../platform/database/process-state.ts'
import { openQuickReader } from '../../platform/database/quick-reader.ts'
import { log } from '../../platform/log.ts'
import { oneAtATime } from '../work/one-at-a-time.ts'
import { changeBus, everythingTag } from './change-bus.ts'
import { keptHours, lastChangeNumber, readChanges } from './change-log.rows.ts'

/** An edit by another process is public within two seconds; the website needs the rest. */
const intervalMs = 250
/** Without a read for this long, other processes' changes count as not heard. */
const silenceMs = 4000

interface Follower {
  close: () => void
  /** Publishes what is in the log. All calls share one read that starts after them. Rejects if the log cannot be read. */
  read: () => Promise<void>
  heardAt: number
}

const state = processState<{ follower?: Follower | undefined; isPolling: boolean }>(
  'changeFollower',
  () => ({ isPolling: false }),
)

/** Publishes the changes that any process has committed. */
export async function catchUp(): Promise<void> {
  // Changes stay in the log: the next read will find them.
  await state.follower?.read().catch(() => {})
}

/** False while the changes of other processes cannot be read. A command, which does not poll, needs none. */
export function hearsChanges(): boolean {
  if (!state.isPolling) return true
  return state.follower !== undefined && performance.now() - state.follower.heardAt < silenceMs
}

/** From now on `catchUp` publishes the changes of all processes. */
export async function followChanges({ db }: BasePayload): Promise<void> {
  const reader = openQuickReader(db)
  let known = await lastChangeNumber(reader)
  changeBus.startAt(known)

  const read = oneAtATime(async () => {
    const startedAt = performance.now()
    const isTooOld = startedAt - follower.heardAt > keptHours * 60 * 60 * 1000
    const found = isTooOld ? undefined : await readChanges(reader, known)
    const missed = found ?? [{ number: await lastChangeNumber(reader), tags: [everythingTag] }]
    for (const { number, tags } of missed) {
      known = number
      changeBus.publish(tags, number)
    }
    follower.heardAt = startedAt
  })
  const follower: Follower = { read, heardAt: performance.now(), close: () => reader.close() }
  state.follower = follower
}

export function stopFollowing(): void {
  state.follower?.close()
  state.follower = undefined
}

/** Catches up four times a second. Returns a function that stops it. */
export function startPolling(): () => void {
  let wasHeard = true
  const poll = async () => {
    await catchUp()
    const isHeard = hearsChanges()
    if (wasHeard && !isHeard) log.error('changes of other processes cannot be read')
    if (!wasHeard && isHeard) log.info('changes of other processes are read again')
    wasHeard = isHeard
  }
  state.isPolling = true
  const timer = setInterval(() => void poll(), intervalMs)
  return () => {
    state.isPolling = false
    clearInterval(timer)
  }
}
