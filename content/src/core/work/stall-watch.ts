import { log } from '../../platform/log.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

/** Returns the function that reports a stall, or nothing. */
export type StallCheck = () => Promise<(() => void) | undefined>

type NamedCheck = readonly [cause: string, check: StallCheck]

/** Checks every minute for stalls, and reports each at once and then hourly while it lasts. */
export function startStallWatch(checks: readonly NamedCheck[]): () => void {
  const toldAt = new Map<StallCheck, number>()
  const timer = setInterval(() => {
    for (const check of checks) void look(check)
  }, minuteMs)
  timer.unref()
  return () => clearInterval(timer)

  async function look([cause, check]: NamedCheck): Promise<void> {
    try {
      tell(cause, check, await check())
    } catch (error) {
      log.error({ err: error, cause }, 'whether something stalls could not be found out')
    }
  }

  function tell(cause: string, check: StallCheck, say: (() => void) | undefined): void {
    const last = toldAt.get(check)
    if (!say) {
      if (last !== undefined) log.info({ cause }, 'nothing stalls any more')
      toldAt.delete(check)
      return
    }
    if (last !== undefined && Date.now() - last < hourMs) return
    toldAt.set(check, Date.now())
    say()
  }
}
