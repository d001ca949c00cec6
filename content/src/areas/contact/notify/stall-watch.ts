import type { BasePayload } from 'payload'
import { log } from '../../../ground/log.ts'
import { findStall, type Stall } from './stall.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

type Cause = 'mail' | 'leads'

/** Looks every minute for what has stalled, and says so in the log: at once, then once an hour while it lasts. */
export function startStallWatch(
  payload: BasePayload,
  find: (payload: BasePayload) => Promise<Stall> = findStall,
): () => void {
  const toldAt = new Map<Cause, number>()
  const timer = setInterval(() => void look(), minuteMs)
  timer.unref()
  return () => clearInterval(timer)

  async function look(): Promise<void> {
    try {
      const { waiting, failed, leads } = await find(payload)
      tell('mail', waiting + failed > 0, () =>
        log.error({ waiting, failed }, 'mails or calls for leads cannot leave'),
      )
      const late = Object.values(leads).reduce((sum, number) => sum + number, 0)
      tell('leads', late > 0, () => log.warn(leads, 'new leads have waited too long'))
    } catch (error) {
      log.error({ err: error }, 'whether leads stall could not be found out')
    }
  }

  function tell(cause: Cause, isSo: boolean, say: () => void): void {
    const last = toldAt.get(cause)
    if (!isSo) {
      if (last !== undefined) log.info({ cause }, 'nothing stalls any more')
      toldAt.delete(cause)
      return
    }
    if (last !== undefined && Date.now() - last < hourMs) return
    toldAt.set(cause, Date.now())
    say()
  }
}
