import type { BasePayload } from 'payload'
import { log } from '../../../platform/log.ts'
import { storeWaiting, type Visit, type Waiting } from './store-visits.ts'

/** What is not stored yet. */
export interface Visits {
  find(memberId: string, post: number): Visit | undefined
  viewsOf(post: number): number
}

const visitMs = 30 * 60_000
/** Of those that wait to be stored; more are stored at once. */
const mostWaiting = 5000

/**
 * Views and visits, counted in memory and stored in batches: a read waits for no write. A process that dies loses
 * those of the last seconds. Whoever looks again within half an hour is on the same visit, which is one view.
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

  /** A member looks at a post, of which `stored` is known. */
  note(memberId: string, post: number, stored: Visit, now = new Date()): void {
    const before = this.find(memberId, post) ?? stored
    const isSameVisit =
      before.seenUntil !== null && now.getTime() - Date.parse(before.seenUntil) < visitMs
    const seenBefore = isSameVisit ? before.seenBefore : before.seenUntil
    const { visits, views } = this.#waiting
    const visit = { memberId, post, seenUntil: now.toISOString(), seenBefore }
    visits.set(keyOf(memberId, post), visit)
    if (!isSameVisit) views.set(post, (views.get(post) ?? 0) + 1)
    if (visits.size >= mostWaiting) void this.store()
  }

  /** Stores what waits; what cannot be stored waits on. */
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

/** The one of this process. */
export function visitLogOf(payload: BasePayload): VisitLog {
  const known = logs.get(payload) ?? new VisitLog(payload)
  logs.set(payload, known)
  return known
}
