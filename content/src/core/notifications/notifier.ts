import type { BasePayload } from 'payload'
import { log } from '../../platform/log.ts'
import { changeBus, everythingTag } from '../changes/change-bus.ts'
import { oneAtATime } from '../work/one-at-a-time.ts'

/** Where notifications come from that nobody writes. */
export interface NotificationSource {
  /** The tag of what it tells of; a change of it is looked at. */
  tag: string
  /** Tells what is new, and takes back what is seen no more. May run in several processes at once. */
  look: (payload: BasePayload) => Promise<void>
}

export interface Notifier {
  /** Resolves once everything that is to be told by now has been. */
  wake: () => Promise<void>
  stop: () => Promise<void>
}

// What was missed, as by a process that ended right after it stored it, is made up for.
const intervalMs = 60_000

/**
 * Looks at its sources when something of theirs changes or its time comes, which turn clocks announce as changes, at the
 * start and every minute.
 */
export function startNotifier(
  payload: BasePayload,
  sources: readonly NotificationSource[],
): Notifier {
  let isStopped = false
  const looks = sources.map(({ tag, look }) => ({
    tag,
    run: oneAtATime(async () => {
      if (isStopped) return
      await look(payload).catch((error: unknown) => {
        log.error({ err: error, tag }, 'what members are to be told could not be looked up')
      })
    }),
  }))
  const unsubscribe = changeBus.subscribe(({ tags }) => {
    for (const { tag, run } of looks)
      if (tags.includes(tag) || tags.includes(everythingTag)) setImmediate(() => void run())
  })
  const timer = setInterval(() => void wake(), intervalMs)
  timer.unref()
  void wake()
  return { wake, stop }

  async function wake(): Promise<void> {
    for (const { run } of looks) await run()
  }

  async function stop(): Promise<void> {
    isStopped = true
    unsubscribe()
    clearInterval(timer)
    await wake()
  }
}
