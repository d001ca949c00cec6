import { afterAll, afterEach, beforeEach } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { collectionTable, connectionTo } from '../src/platform/database/tables.ts'
import { createLeadOutbox, type LeadServices } from '../src/features/contact/notify/lead-outbox.ts'
import { type Outbox, startOutbox } from '../src/core/mail/outbox-worker.ts'
import { createSmtp } from '../src/core/mail/smtp.ts'
import type { Lead, Outbox as Row } from '../src/platform/payload-types.ts'
import { startStandInSmtp } from './stand-in-smtp.ts'

/** An empty database, a controllable mail server, and as many outbox workers as a test starts. */
export async function openLeadMailBench() {
  const payload = await openPayload()
  const server = await startStandInSmtp()
  const team = ['team@fongsai.example']
  await payload.updateGlobal({
    slug: 'lead-settings',
    data: { contactRecipients: team, franchiseRecipients: team, problemRecipients: team },
  })
  const brand = { brandName: 'ฟองใส', homeTitle: 'ฟองใส' }
  await payload.updateGlobal({ slug: 'settings', locale: 'th', data: brand })
  let running: Outbox[] = []

  beforeEach(async () => {
    await payload.delete({ collection: 'outbox', where: {} })
    await payload.delete({ collection: 'leads', where: {} })
    server.mails.length = 0
    server.behave('accept')
  })
  afterEach(async () => {
    await Promise.all(running.map((each) => each.stop()))
    running = []
  })
  afterAll(async () => {
    await server.halt()
    await closePayload(payload)
  })

  /** Updates every row of the outbox. */
  async function shift(change: Record<string, unknown>): Promise<void> {
    await connectionTo(payload).update(collectionTable(payload, 'outbox')).set(change)
  }

  function start(services: Partial<LeadServices> = {}, silenceMs = 10_000): Outbox {
    const sendMail = createSmtp({ url: server.url, silenceMs })
    const source = createLeadOutbox({ webhook: undefined, line: undefined, ...services })
    const started = startOutbox(payload, [source], { sendMail })
    running.push(started)
    return started
  }

  async function rowsOf(lead: Lead): Promise<Row[]> {
    const where = { subjectId: { equals: lead.id } }
    return (await payload.find({ collection: 'outbox', where, sort: 'key' })).docs
  }

  const makeDue = () => shift({ nextAttemptAt: new Date().toISOString() })
  /** Recipients, once for each email. */
  const readers = () => server.mails.flatMap(({ to }) => to).toSorted(byName)

  return { payload, server, start, rowsOf, shift, makeDue, readers }
}

export function byName(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
