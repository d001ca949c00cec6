import { log } from '../../../ground/log.ts'
import type { Deliver } from './delivery.ts'
import { describeFailure } from '../../../engines/mail/failure.ts'
import { oneAtATime } from '../../../engines/mail/one-at-a-time.ts'
import { channels, type Channel } from '../../../engines/mail/outbox.labels.ts'
import type { Ending, OutboxRow } from '../../../engines/mail/outbox.rows.ts'
import { waitAfter } from '../../../engines/mail/retry-times.ts'

interface Options {
  /** Queues what is to leave for leads that have come. */
  queue: () => Promise<void>
  claim: (channel: Channel, most: number) => Promise<OutboxRow[]>
  end: (row: OutboxRow, ending: Ending) => Promise<void>
  deliver: Deliver
  intervalMs?: number
  /** How long what is under way may still take when the service stops. */
  stopMs?: number
}

const atOnce = 4

/**
 * Lets leave what is due: when it is woken, and every half a minute. Each channel goes at its own pace,
 * so that a mail server that hangs holds up no webhook.
 */
export function startOutboxWorker(options: Options) {
  const { queue, claim, end, deliver, intervalMs = 30_000, stopMs = 5000 } = options
  const cutOff = new AbortController()
  let isStopped = false

  const queueNew = oneAtATime(async () => {
    if (!isStopped) await logged('what is to leave for leads could not be queued', queue)
  })
  const lanes = channels.map((channel) =>
    oneAtATime(() => logged('the outbox could not be worked through', () => empty(channel))),
  )
  const timer = setInterval(() => void wake(), intervalMs)
  timer.unref()
  void wake()

  /** Resolves when everything that was due by now has been tried. */
  async function wake(): Promise<void> {
    await queueNew()
    await Promise.all(lanes.map((lane) => lane()))
  }

  async function empty(channel: Channel): Promise<void> {
    while (!isStopped) {
      const rows = await claim(channel, atOnce)
      if (rows.length === 0) return
      await Promise.all(rows.map(send))
    }
  }

  async function send(row: OutboxRow): Promise<void> {
    const ending = await attempt(row)
    const line = { purpose: row.purpose, lead: row.lead, attempts: row.attempts }
    if (ending.status === 'sent') log.info(line, 'sent')
    else if (ending.status === 'failed') log.error({ ...line, reason: ending.note }, 'given up')
    else log.warn({ ...line, reason: ending.note }, `not sent: ${ending.status}`)
    await end(row, ending)
  }

  async function attempt(row: OutboxRow): Promise<Ending> {
    try {
      const delivered = await deliver(row, cutOff.signal)
      return { note: null, ...delivered }
    } catch (error) {
      const { text: note, isRefusedReader } = describeFailure(error)
      // Begun anew by the next process.
      if (cutOff.signal.aborted) return { status: 'waiting', note, nextAttemptAt: new Date() }
      // A visitor who mistyped his address: nobody can mend that.
      const isHopeless = isRefusedReader && row.purpose === 'sender'
      const wait = isHopeless ? undefined : waitAfter(row.attempts)
      if (wait === undefined) return { status: 'failed', note }
      return { status: 'waiting', note, nextAttemptAt: new Date(Date.now() + wait) }
    }
  }

  async function stop(): Promise<void> {
    isStopped = true
    clearInterval(timer)
    const deadline = setTimeout(() => cutOff.abort(), stopMs)
    await wake()
    clearTimeout(deadline)
  }

  return { wake, stop }
}

async function logged(message: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error }, message)
  }
}
