import type { BasePayload } from 'payload'
import { log } from '../../../platform/log.ts'
import { storeWaiting, type Visit, type Waiting } from './store-visits.ts'

/** Visits and views that are not stored yet. */
export interface Visits {
  find(memberId: string, post: number): Visit | undefined
  viewsOf(post: number): number
}

const visitMs = 30 * 60_000
/** From this number of waiting visits on, they are stored at once. */
const mostWaiting = 5000

/**
 * Counts views and visits in memory and stores them in batches: a read waits for no write. If the process dies, those of the
 * last second are lost. Requests within half an hour belong to one visit, which is one view.
 */
class VisitLog implements Visits {
  readonly #payload: BasePayload
  #waiting: Waiting = { visits: new Map(), views: new Map() }
  #storing: Waiting | undefined
  #last: Promise<void> = Promise.resolve()

  constructor(payload: BasePayload) {
    this.#payload = payload
  }

  find(memberId: string, post: number): Visit | undefined {
    const key = keyOf(memberId, post)
    return this.#waiting.visits.get(key) ?? this.#storing?.visits.get(key)
  }

  viewsOf(post: number): number {
    return (this.#waiting.views.get(post) ?? 0) + (this.#storing?.views.get(post) ?? 0)
  }

  /** Records a visit and returns it; `stored` is the one in the database. */
  note(memberId: string, post: number, stored: Visit, now = new Date()): Visit {
    const before = this.find(memberId, post) ?? stored
    const isSameVisit =
      before.seenUntil !== null && now.getTime() - Date.parse(before.seenUntil) < visitMs
    const seenBefore = isSameVisit ? before.seenBefore : before.seenUntil
    const { visits, views } = this.#waiting
    const visit = { memberId, post, seenUntil: now.toISOString(), seenBefore }
    visits.set(keyOf(memberId, post), visit)
    if (!isSameVisit) views.set(post, (views.get(post) ?? 0) + 1)
    if (visits.size >= mostWaiting) void this.store()
    return visit
  }

  /** Stores waiting visits; failed ones are retried with the next batch. */
  store(): Promise<void> {
    this.#last = this.#last.then(() => this.#storeNow())
    return this.#last
  }

  async #storeNow(): Promise<void> {
    const batch = this.#waiting
    if (batch.visits.size === 0) return
    this.#storing = batch
    this.#waiting = { visits: new Map(), views: new Map() }
    try {
      await storeWaiting(this.#payload, batch)
    } catch (error) {
      log.error({ err: error }, 'views of the web board could not be stored')
      const newer = this.#waiting
      for (const [key, visit] of newer.visits) batch.visits.set(key, visit)
      for (const [post, views] of newer.views)
        batch.views.set(post, views + (batch.views.get(post) ?? 0))
      this.#waiting = batch
    } finally {
      this.#storing = undefined
    }
  }
}

const keyOf = (memberId: string, post: number) => `${memberId} ${post}`

const logs = new WeakMap<BasePayload, VisitLog>()

/** One per process. */
export function visitLogOf(payload: BasePayload): VisitLog {
  const known = logs.get(payload) ?? new VisitLog(payload)
  logs.set(payload, known)
  return known
}
