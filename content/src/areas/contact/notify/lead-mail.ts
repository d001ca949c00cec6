import type { BasePayload } from 'payload'
import { onLeadStored } from '../receive/lead-stored.ts'
import { log } from '../../../ground/log.ts'
import { chooseTransport } from '../../../engines/mail/chosen-transport.ts'
import { createDelivery, type Ways } from './delivery.ts'
import { mailEnv } from '../../../engines/mail/mail.env.ts'
import { onOutboxBell } from '../../../engines/mail/outbox-bell.ts'
import type { Purpose } from '../../../engines/mail/outbox.labels.ts'
import { claimDue, endAttempt, findUnqueued, queueRows } from '../../../engines/mail/outbox.rows.ts'
import { startOutboxWorker } from './outbox-worker.ts'
import { startStallWatch } from './stall-watch.ts'

const dayMs = 24 * 60 * 60 * 1000
// Longer than any attempt can take.
const leaseMs = 5 * 60 * 1000

export interface LeadMail {
  /** Resolves when everything that was due by now has been tried. */
  wake: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts telling staff, senders and services of leads. */
export function startLeadMail(
  payload: BasePayload,
  change: Partial<Ways> = {},
  stopMs = 5000,
): LeadMail {
  const ways: Ways = {
    sendMail: chooseTransport(),
    webhook: mailEnv.webhook,
    line: mailEnv.line,
    ...change,
  }
  // All leads the first time, as the process may have ended right after it stored one.
  let since = new Date(0)

  const worker = startOutboxWorker({
    async queue() {
      await queueNew(payload, ways, since)
      since = new Date(Date.now() - dayMs)
    },
    claim: (channel, most) => claimDue(payload, channel, { most, leaseMs }),
    end: (row, ending) => endAttempt(payload, row, ending),
    deliver: createDelivery(payload, ways),
    stopMs,
  })
  const stopWatch = startStallWatch(payload)
  const ends = [onLeadStored(() => void worker.wake()), onOutboxBell(() => void worker.wake())]
  if (!mailEnv.smtpUrl)
    log.info({ folder: mailEnv.folder }, 'no mail server is set up: mails become files')

  return {
    wake: worker.wake,
    stop: async () => {
      for (const end of ends) end()
      stopWatch()
      await worker.stop()
    },
  }
}

/** Each lead that has nothing in the outbox gets what its kind and the settings ask for. */
async function queueNew(payload: BasePayload, ways: Ways, since: Date): Promise<void> {
  const most = 100
  const { acknowledges } = await payload.findGlobal({ slug: 'lead-settings' })
  const services = [
    ...(ways.webhook ? (['webhook'] as const) : []),
    ...(ways.line ? (['line'] as const) : []),
  ]
  while (true) {
    const leads = await findUnqueued(payload, since, most)
    for (const { id, canAcknowledge, looksAutomatic } of leads) {
      const wanted: Purpose[] = ['staff']
      if (!looksAutomatic) wanted.push(...services)
      if (!looksAutomatic && canAcknowledge && acknowledges !== false) wanted.push('sender')
      await queueRows(payload, id, wanted)
    }
    if (leads.length < most) return
  }
}
