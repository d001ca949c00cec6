import type { BasePayload } from 'payload'
import { log } from '../../platform/log.ts'
import { changeBus, everythingTag } from '../changes/change-bus.ts'
import { oneAtATime } from '../work/one-at-a-time.ts'

export interface NotificationSource {
  /** A change with this tag starts `look`. */
  tag: string
  /** Publishes new notifications and retracts outdated ones. May run in several processes at once. */
  look: (payload: BasePayload) => Promise<void>
}

export interface Notifier {
  /** Resolves once everything that is due has been published. */
  wake: () => Promise<void>
  stop: () => Promise<void>
}

// Makes up for missed changes, such as after a process ended right after storing one.
const intervalMs = 60_000

/** Runs sources at the start, every minute and at changes of their records, which include announced scheduled changes. */
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
