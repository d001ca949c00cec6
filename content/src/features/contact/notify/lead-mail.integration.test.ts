import { describe, expect, it, vi } from 'vitest'
import type { Outbox } from '../../../platform/payload-types.ts'
import { byName, openLeadMailBench } from '../../../../testing/lead-mail-bench.ts'
import { createInterest } from '../../../../testing/lead-records.ts'
import { createLeadOutbox } from './lead-outbox.ts'
import { findOutboxStall, deleteOrphanedMails } from '../../../core/mail/outbox-admin.rows.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { startOutbox } from '../../../core/mail/outbox-worker.ts'
import { maxAttempts } from '../../../core/mail/retry-times.ts'
import { createSmtp } from '../../../core/mail/smtp.ts'

const { makeDue, payload, readers, rowsOf, server, shift, start } = await openLeadMailBench()
const source = createLeadOutbox({ webhook: undefined, line: undefined })

describe('A lead that was stored', () => {
  it('is mailed to staff and acknowledged to its sender, once', async () => {
    const mail = start()
    const lead = await createInterest(payload)
    wakeOutbox()
    await vi.waitFor(() => expect(server.mails).toHaveLength(2), 5000)
    await mail.wake()
    await mail.wake()
    expect(readers()).toEqual([String(lead.email), 'team@fongsai.example'].toSorted(byName))
    expect(await rowsOf(lead)).toMatchObject([
      { purpose: 'sender', status: 'sent', attempts: 1, lastError: null },
      { purpose: 'staff', status: 'sent', attempts: 1, sentAt: expect.any(String) },
    ])
  })

  it('is found at the next start when the process ended before it could tell anyone', async () => {
    const lead = await createInterest(payload)
    await start().wake()
    expect(readers()).toContain(lead.email)
  })

  it('waits for no mail: a server that hangs delays nobody who stores one', async () => {
    server.behave('hang')
    const mail = start({}, 1000)
    await createInterest(payload)
    const sending = mail.wake()
    await vi.waitFor(() => expect(server.calls()).toBeGreaterThan(0), 5000)
    const startedAt = performance.now()
    await createInterest(payload)
    wakeOutbox()
    expect(performance.now() - startedAt).toBeLessThan(500)
    await sending
  })

  it('is told to staff alone when it looks automatic', async () => {
    const lead = await createInterest(payload, { looksAutomatic: true })
    await start().wake()
    expect(readers()).toEqual(['team@fongsai.example'])
    expect(await rowsOf(lead)).toHaveLength(1)
  })

  it('is told to nobody when it is an example, and to staff when staff wrote it down', async () => {
    const example = await createInterest(payload, { source: 'demo' })
    const byHand = await createInterest(payload, { source: 'phone' })
    await start().wake()
    expect(readers()).toEqual(['team@fongsai.example'])
    expect(await rowsOf(example)).toEqual([])
    expect(await rowsOf(byHand)).toMatchObject([{ purpose: 'staff' }])
  })

  it('leaves nothing behind when it was spam or deleted before its mail left', async () => {
    server.behave('later')
    const [spam, deleted] = [await createInterest(payload), await createInterest(payload)]
    const mail = start()
    await mail.wake()
    await payload.update({ collection: 'leads', id: spam.id, data: { status: 'spam' } })
    await payload.delete({ collection: 'leads', id: deleted.id })
    server.behave('accept')
    await makeDue()
    await mail.wake()
    expect(server.mails).toEqual([])
    const { docs } = await payload.find({ collection: 'outbox' })
    expect(docs.map(({ status }) => status)).toEqual(Array(4).fill('dropped'))
    await deleteOrphanedMails(payload, [source])
    expect((await payload.count({ collection: 'outbox' })).totalDocs).toBe(2)
  })

  it('is acknowledged to one address a few times a day, however often it is entered', async () => {
    const email = 'victim@example.com'
    for (const spelt of [email, email, 'Victim@Example.com', email, email, email])
      await createInterest(payload, { email: spelt })
    const mail = start()
    await mail.wake()
    await mail.wake()
    expect(readers().filter((reader) => reader.toLowerCase() === email)).toHaveLength(5)
    await createInterest(payload, { email })
    server.mails.length = 0
    await mail.wake()
    expect(readers()).toEqual(['team@fongsai.example'])
  })
})

describe('A mail that cannot leave', () => {
  it('is tried again a minute later, then after ever longer waits, and arrives once', async () => {
    const lead = await createInterest(payload, { email: null })
    server.behave('later')
    const mail = start()
    await mail.wake()
    const [first] = await rowsOf(lead)
    expect(first).toMatchObject({ status: 'waiting', attempts: 1 })
    expect(first?.lastError).toContain('451')
    expect(waitOf(first)).toBeCloseTo(60, -1)
    await mail.wake()
    expect((await rowsOf(lead))[0]?.attempts).toBe(1)
    await shift({ attempts: 5, nextAttemptAt: new Date().toISOString() })
    await mail.wake()
    expect(waitOf((await rowsOf(lead))[0])).toBeCloseTo(32 * 60, -2)

    server.behave('accept')
    await makeDue()
    await Promise.all([mail.wake(), mail.wake()])
    expect(readers()).toEqual(['team@fongsai.example'])
    expect(await rowsOf(lead)).toMatchObject([{ status: 'sent', lastError: null }])
  })

  it('is given up after about three days, which is a stall', async () => {
    const lead = await createInterest(payload, { email: null })
    server.behave('later')
    const mail = start()
    await mail.wake()
    await shift({ attempts: maxAttempts - 1, nextAttemptAt: new Date().toISOString() })
    await mail.wake()
    expect(await rowsOf(lead)).toMatchObject([{ status: 'failed', attempts: maxAttempts }])
    expect(await findOutboxStall(payload)).toMatchObject({ failed: 1, waiting: 0 })
  })

  it('is a stall after a quarter of an hour', async () => {
    await createInterest(payload, { email: null })
    server.behave('later')
    await start().wake()
    expect(await findOutboxStall(payload)).toMatchObject({ failed: 0, waiting: 0 })
    await shift({ queuedAt: new Date(Date.now() - 16 * 60 * 1000).toISOString() })
    expect(await findOutboxStall(payload)).toMatchObject({ failed: 0, waiting: 1 })
  })

  it('to a mistyped address of the sender is given up at once, and bothers nobody', async () => {
    server.behave('unknown reader')
    const lead = await createInterest(payload)
    await start().wake()
    const [sender, staff] = await rowsOf(lead)
    expect(sender).toMatchObject({ purpose: 'sender', status: 'failed', attempts: 1 })
    expect(sender?.lastError).not.toContain(lead.email)
    // The staff address in the settings may be mistyped, so that email is retried.
    expect(staff).toMatchObject({ purpose: 'staff', status: 'waiting' })
    await shift({ queuedAt: new Date(0).toISOString() })
    expect(await findOutboxStall(payload)).toMatchObject({ failed: 0, waiting: 1 })
  })

  it('because nobody is to be told says so', async () => {
    const lead = await createInterest(payload, { email: null, kind: 'contact' })
    const none = (contactRecipients: string[]) =>
      payload.updateGlobal({ slug: 'lead-settings', data: { contactRecipients } })
    await none([])
    await start().wake()
    expect((await rowsOf(lead))[0]?.lastError).toContain('no recipients')
    await none(['team@fongsai.example'])
  })
})

describe('The processes that send', () => {
  it('share the work: each mail leaves once, however many look at the same time', async () => {
    const leads = await Promise.all(Array.from({ length: 12 }, () => createInterest(payload)))
    const workers = [start(), start(), start()]
    await Promise.all(workers.map(({ wake }) => wake()))
    await Promise.all(workers.map(({ wake }) => wake()))
    const everyone = leads.flatMap(({ email }) => [String(email), 'team@fongsai.example'])
    await vi.waitFor(() => expect(readers()).toEqual(everyone.toSorted(byName)), 10_000)
    const ids = server.mails.map(({ raw }) => /^Message-ID:\s*(<[^>]*>)/m.exec(raw)?.[1])
    expect(new Set(ids).size).toBe(24)
  })

  it('put back what they were sending when they stop, and the next one sends it', async () => {
    server.behave('hang')
    const lead = await createInterest(payload, { email: null })
    const before = server.calls()
    const first = startOutbox(payload, [source], {
      sendMail: createSmtp({ url: server.url }),
      stopMs: 100,
    })
    await vi.waitFor(() => expect(server.calls()).toBe(before + 1), 5000)
    await first.stop()
    expect(await rowsOf(lead)).toMatchObject([{ status: 'waiting' }])
    server.behave('accept')
    await start().wake()
    expect(readers()).toEqual(['team@fongsai.example'])
  })

  it('take over what one that died was sending, and not before it is sure to be dead', async () => {
    const lead = await createInterest(payload, { email: null })
    server.behave('later')
    await start().wake()
    server.behave('accept')
    const inAMinute = new Date(Date.now() + 60_000).toISOString()
    await shift({ status: 'sending', nextAttemptAt: inAMinute })
    const second = start()
    await second.wake()
    expect(server.mails).toEqual([])
    await makeDue()
    await second.wake()
    expect(readers()).toEqual(['team@fongsai.example'])
    expect(await rowsOf(lead)).toMatchObject([{ status: 'sent' }])
  })

  it('keep sending after the database was away', async () => {
    const mail = start()
    await mail.wake()
    const lead = await createInterest(payload, { email: null })
    const broken = vi.spyOn(payload, 'findGlobal').mockRejectedValue(new Error('away'))
    await mail.wake()
    broken.mockRestore()
    await mail.wake()
    expect(await rowsOf(lead)).toMatchObject([{ status: 'sent' }])
  })
})

function waitOf(row: Outbox | undefined): number {
  return (Date.parse(row?.nextAttemptAt ?? '') - Date.now()) / 1000
}
