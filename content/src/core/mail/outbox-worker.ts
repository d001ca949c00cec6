import type { BasePayload } from 'payload'
import { emptyJournal } from '../../platform/database/empty-journal.ts'
import { log } from '../../platform/log.ts'
import { daysAgo } from '../work/daily-work.ts'
import { oneAtATime } from '../work/one-at-a-time.ts'
import { chooseTransport } from './choose-transport.ts'
import { describeFailure } from './failure.ts'
import type { SendMail } from './mail.ts'
import { MailLimitError, requireShare } from './mail-share.ts'
import { mailEnv } from './mail.env.ts'
import { dropped, type OutboxSource, type Job } from './outbox-source.ts'
import { onOutboxWakeUp } from './outbox-wake-up.ts'
import { channels, type Channel } from './outbox.labels.ts'
import { claimDue, endAttempt, type Ending } from './outbox.rows.ts'
import { waitAfter } from './retry-times.ts'

export interface Outbox {
  /** Resolves when everything that is due has been tried. */
  wake: () => Promise<void>
  stop: () => Promise<void>
}

interface Options {
  sendMail?: SendMail
  /** When the service stops: time in ms for attempts that still run. Then they are aborted. */
  stopMs?: number
}

const atOnce = 4
const intervalMs = 30_000
// Longer than any attempt can take.
const leaseMs = 5 * 60 * 1000

/** Sends due jobs at every wake-up and every 30 s. Channels run separately: a hanging mail server delays no webhook. */
export function startOutbox(
  payload: BasePayload,
  sources: readonly OutboxSource[],
  { sendMail, stopMs = 5000 }: Options = {},
): Outbox {
  // Bulk email has its own connections, so that no password reset waits for it.
  const [toOne, toMany] = sendMail
    ? [sendMail, sendMail]
    : [chooseTransport(), chooseTransport(atOnce)]
  const cutOff = new AbortController()
  let isStopped = false

  const queues = sources.map((source) => {
    // The first run looks at all records, because the last process may have ended before it queued their mails.
    let since = new Date(0)
    return oneAtATime(() =>
      logged(`could not queue the mails of ${source.collection}`, async () => {
        if (isStopped) return
        await source.queueNew?.(payload, since)
        since = daysAgo(1)
      }),
    )
  })
  const deliveries = channels.map((channel) =>
    oneAtATime(() => logged('sending of mails stopped with an error', () => empty(channel))),
  )
  const stopListening = onOutboxWakeUp(wake)
  const timer = setInterval(() => void wake(), intervalMs)
  timer.unref()
  void wake()
  if (!mailEnv.smtpUrl)
    log.info({ folder: mailEnv.folder }, 'no mail server is set up: mails become files')

  return { wake, stop }

  async function wake(): Promise<void> {
    await Promise.all(queues.map((queue) => queue()))
    await Promise.all(deliveries.map((deliver) => deliver()))
  }

  async function empty(channel: Channel): Promise<void> {
    let hasErased = false
    while (!isStopped) {
      const jobs = await claimDue(payload, channel, { most: atOnce, leaseMs })
      if (jobs.length === 0) break
      await Promise.all(jobs.map((job) => send(job, channel)))
      hasErased ||= jobs.some(({ content }) => content !== null)
    }
    // Finished jobs lose their content, which may be personal data, but SQLite's journal still contains it.
    if (hasErased) await emptyJournal(payload)
  }

  async function send(job: Job, channel: Channel): Promise<void> {
    const ending = await attempt(job, channel)
    const { purpose, subjectKind, subjectId, attempts } = job
    const line = { purpose, subject: `${subjectKind}/${subjectId}`, attempts }
    if (ending.status === 'sent') log.info(line, 'sent')
    else if (ending.status === 'failed') log.error({ ...line, reason: ending.note }, 'given up')
    else if (ending.status === 'dropped') log.info({ ...line, reason: ending.note }, 'not sent')
    else log.warn({ ...line, reason: ending.note }, `not sent: ${ending.status}`)
    await endAttempt(payload, job, ending)
  }

  async function attempt(job: Job, channel: Channel): Promise<Ending> {
    try {
      return { note: null, ...(await deliver(job, channel)) }
    } catch (error) {
      if (error instanceof MailLimitError) return { status: 'dropped', note: error.message }
      const { text: note, isRecipientRejected } = describeFailure(error)
      // The service is stopping: it tries again after the restart.
      if (cutOff.signal.aborted) return { status: 'waiting', note, nextAttemptAt: new Date() }
      // A visitor mistyped the address: retries cannot help.
      const wait = isRecipientRejected && job.toVisitor ? undefined : waitAfter(job.attempts)
      if (wait === undefined) return { status: 'failed', note }
      const expiry = job.expiresAt?.getTime() ?? Infinity
      return {
        status: 'waiting',
        note,
        nextAttemptAt: new Date(Math.min(Date.now() + wait, expiry)),
      }
    }
  }

  async function deliver(job: Job, channel: Channel) {
    if (job.expiresAt && job.expiresAt <= new Date())
      return dropped('หมดอายุก่อนส่งได้ (it expired before it could leave)')
    const source = sources.find(
      ({ collection, purposes }) =>
        collection === job.subjectKind && Object.hasOwn(purposes, job.purpose),
    )
    if (!source) return dropped('ระบบไม่ส่งรายการแบบนี้แล้ว (nothing sends this any more)')
    const send = channel === 'bulk' ? toMany : toOne
    const sendMail: SendMail = async (mail, signal) => {
      await requireShare(payload, mail)
      await send(mail, signal)
    }
    return await source.deliver(job, { payload, sendMail, signal: cutOff.signal })
  }

  async function stop(): Promise<void> {
    isStopped = true
    stopListening()
    clearInterval(timer)
    const deadline = setTimeout(() => cutOff.abort(), stopMs)
    // Starts nothing once `isStopped` is set. Resolves when the running attempts have ended.
    await wake()
    clearTimeout(deadline)
  }
}

async function logged(message: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error }, message)
  }
}
