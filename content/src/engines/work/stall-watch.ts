import { log } from '../../ground/log.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

/** Looks whether something has stalled; gives how to say so, or nothing. */
export type StallCheck = () => Promise<(() => void) | undefined>

/** Looks every minute for what has stalled, and has it said: at once, then once an hour while it lasts. */
export function startStallWatch(checks: Readonly<Record<string, StallCheck>>): () => void {
  const toldAt = new Map<string, number>()
  const timer = setInterval(() => {
    for (const [cause, check] of Object.entries(checks)) void look(cause, check)
  }, minuteMs)
  timer.unref()
  return () => clearInterval(timer)

  async function look(cause: string, check: StallCheck): Promise<void> {
    try {
      tell(cause, await check())
    } catch (error) {
      log.error({ err: error, cause }, 'whether something stalls could not be found out')
    }
  }

  function tell(cause: string, say: (() => void) | undefined): void {
    const last = toldAt.get(cause)
    if (!say) {
      if (last !== undefined) log.info({ cause }, 'nothing stalls any more')
      toldAt.delete(cause)
      return
    }
    if (last !== undefined && Date.now() - last < hourMs) return
    toldAt.set(cause, Date.now())
    say()
  }
}
