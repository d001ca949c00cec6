import type { BasePayload } from 'payload'
import { log } from '../../platform/log.ts'
import { changeBus, everythingTag, type ChangeBus } from '../changes/change-bus.ts'
import { findScheduledChanges, type ScheduledChange } from './entity-expiry.ts'
import type { StoredEntity } from './stored-entity.ts'

interface Options {
  tag: string
  /** Scheduled changes after a moment, soonest first. */
  findAfter: (moment: number) => Promise<ScheduledChange[]>
  bus?: Pick<ChangeBus, 'publish' | 'subscribe'>
  retryMs?: number
}

// setTimeout takes at most 31 bits and would otherwise fire at once.
const longestWaitMs = 2 ** 31 - 1

/** Announces scheduled changes of an entity with `visibleFrom` or `visibleUntil`; see {@link startScheduleClock}. */
export function watchScheduledChanges(
  payload: BasePayload,
  entity: StoredEntity<unknown>,
): Promise<() => void> {
  const findAfter = (moment: number) => findScheduledChanges(payload, entity, moment)
  return startScheduleClock({ tag: entity.tag, findAfter })
}

/**
 * Announces records when their scheduled change is due, as if an editor had just published them, so that caches are
 * invalidated. Each process has its own clock for its own listeners.
 */
export async function startScheduleClock({
  tag,
  findAfter,
  bus = changeBus,
  retryMs = 5000,
}: Options): Promise<() => void> {
  // Changes until then have been announced, by this clock or by a publication.
  let toldUntil = Date.now()
  let next: number | undefined = toldUntil
  let running: Promise<void> | undefined
  let isOutdated = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const unsubscribe = bus.subscribe(({ tags }) => {
    if (!tags.includes(tag) && !tags.includes(everythingTag)) return
    const now = Date.now()
    const isBehind = next !== undefined && next <= now
    if (!isBehind) toldUntil = now
    void wake()
  })
  await wake()

  /** One run at a time; a wake-up during a run starts another. */
  async function wake(): Promise<void> {
    isOutdated = true
    running ??= lookUntilCurrent().finally(() => {
      running = undefined
    })
    await running
  }

  async function lookUntilCurrent(): Promise<void> {
    while (isOutdated && !isStopped) {
      isOutdated = false
      try {
        await look()
      } catch (error) {
        log.warn({ err: error }, 'the next record to appear or to leave could not be looked up')
        next = toldUntil
        wakeIn(retryMs)
      }
    }
  }

  async function look(): Promise<void> {
    const turns = await findAfter(toldUntil)
    const now = Date.now()
    const due = turns.filter(({ at }) => at <= now)
    next = turns.find(({ at }) => at > now)?.at
    toldUntil = now
    if (next === undefined) clearTimeout(timer)
    else wakeIn(next - now)
    if (due.length > 0) bus.publish([tag, ...due.map(({ id }) => `${tag}:${id}`)])
  }

  function wakeIn(waitMs: number): void {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(() => void wake(), Math.min(waitMs, longestWaitMs))
    timer.unref()
  }

  return function stop() {
    isStopped = true
    unsubscribe()
    clearTimeout(timer)
  }
}
