import { randomUUID } from 'node:crypto'
import { personLengths } from '@washhouse/contract/person/person-lengths'
import { tidyText } from '@washhouse/contract/text/tidy-text'
import { hostilePosts } from '../testing/hostile-posts.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { outboxSources } from '../src/composition/areas.ts'
import type { MailPart } from '../src/core/mail/mail-body.ts'
import { toMail } from '../src/core/mail/email-content.ts'
import { type Outbox, startOutbox } from '../src/core/mail/outbox-worker.ts'
import { createSmtp } from '../src/core/mail/smtp.ts'
import { connectionTo, tableOf } from '../src/platform/database/tables.ts'
import { escapeHtml } from '../src/platform/rich-text/escape-html.ts'
import { openModerationBench, type BoardModerationBench } from '../testing/board-care-bench.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { readMail, type ReadMail } from '../testing/read-mail.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { startStandInSmtp } from '../testing/stand-in-smtp.ts'
import { someone } from '../testing/visitor.ts'

const harmless = { title: 'คราบกาแฟบนเสื้อขาว', detail: 'ซักน้ำเย็นแล้วยังไม่ออกค่ะ' }
/** The exact headers of each of our emails. */
const headerNames = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
  'x-auto-response-suppress',
]

let service: ContractService
let care: BoardModerationBench
let server: Awaited<ReturnType<typeof startStandInSmtp>>
let outbox: Outbox

beforeAll(async () => {
  service = await startContractService()
  care = await openModerationBench(service)
  server = await startStandInSmtp()
  const brand = { brandName: 'ฟองใส', homeTitle: 'ฟองใส', email: 'hello@fongsai.example' }
  await service.payload.updateGlobal({ slug: 'settings', locale: 'th', data: brand })
  outbox = startOutbox(service.payload, outboxSources, {
    sendMail: createSmtp({ url: server.url }),
  })
})
afterEach(() => {
  server.mails.length = 0
})
afterAll(async () => {
  await outbox.stop()
  await server.halt()
  care.stop()
  await service.stop()
})

/** Sends all waiting emails; returns a function for the emails that an address received. */
async function deliverAll(): Promise<(address: string) => ReadMail[]> {
  const box = tableOf(service.payload, 'outbox', [])
  await connectionTo(service.payload).update(box).set({ nextAttemptAt: new Date().toISOString() })
  await outbox.wake()
  // Executing a decision may have queued further emails.
  await outbox.wake()
  const arrived = server.mails.map(({ to, raw }) => ({ to, mail: readMail(raw) }))
  return (address) => arrived.filter(({ to }) => to.includes(address)).map(({ mail }) => mail)
}

/** The email text without its variable parts, the times and the link. */
function saidBy({ headers, text, html }: ReadMail) {
  const alike = (part: string) =>
    part.replaceAll(/\d+ \S+ \d{4} \d\d:\d\d/g, 'then').replaceAll(/token=[\w-]+/g, 'token')
  return { subject: headers.get('subject'), text: alike(text), html: alike(html) }
}

/** Expects each email to equal the one about a harmless post. */
function expectAlike(mails: ReadMail[], usual: ReadMail, name: string): void {
  for (const mail of mails) {
    expect(mail.headerNames.toSorted(), name).toEqual(headerNames)
    expect(saidBy(mail), name).toEqual(saidBy(usual))
  }
}

describe('[case 17] The mail that acknowledges a take-down', () => {
  /** Returns the address that gets the answer. */
  async function ask({ title, detail }: typeof harmless): Promise<string> {
    const email = `${randomUUID().slice(0, 8)}@example.com`
    const name = title.slice(0, personLengths.name)
    const asked = { address: title, reason: 'spam', name, email, message: detail, consent: true }
    const { status, text } = await sendRaw(service.url, '/api/web_board_take_downs', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...someone() },
      body: JSON.stringify(asked),
    })
    expect(status, text).toBe(204)
    return email
  }

  it('says the same whatever was asked, in the words of 64 hostile posts', async () => {
    const first = await ask(harmless)
    const asked = []
    for (const { name, ...post } of hostilePosts) asked.push({ name, email: await ask(post) })
    const mailsTo = await deliverAll()
    const [usual] = mailsTo(first)
    if (!usual) throw new Error('The harmless one was not acknowledged')
    for (const { name, email } of asked) {
      expect(mailsTo(email), name).toHaveLength(1)
      expectAlike(mailsTo(email), usual, name)
    }
  }, 60_000)
})

describe('[case 17] The mail to a member who is suspended for a text', () => {
  /** Returns the address that is notified. */
  async function suspendFor({ title, detail }: typeof harmless, name = title): Promise<string> {
    const author = await care.newcomer()
    const named = { firstName: name.slice(0, 60), lastName: name.slice(0, 60) }
    const { payload } = service
    const { email } = await payload.update({ collection: 'members', id: author.id, data: named })
    const post = await care.board.write(author)
    await care.board.changePost(post, { title, detail })
    const { status } = await care.decide({ post, act: 'suspend', reason: 'abuse' })
    expect(status).toBe(200)
    return email
  }

  it('says the same whatever the text and the name, in the words of 64 hostile posts', async () => {
    // Greeted without a name, as all of them must be.
    const first = await suspendFor(harmless, 'https://example.com')
    const suspended = []
    for (const { name, ...post } of hostilePosts)
      suspended.push({ name, email: await suspendFor(post) })
    const mailsTo = await deliverAll()
    const [usual] = mailsTo(first)
    if (!usual) throw new Error('The harmless one was not told')
    expect(usual.text).toContain('หยาบคายหรือคุกคาม')
    for (const { name, email } of suspended) {
      expect(mailsTo(email), name).toHaveLength(1)
      expectAlike(mailsTo(email), usual, name)
    }
  }, 60_000)
})

describe('[case 17] A mail that would quote a hostile post', () => {
  const to = 'somsri@example.com'
  const replyTo = { name: 'สมศรี', address: 'reply@example.com' }

  async function quoting({ title, detail }: typeof harmless) {
    const parts: MailPart[] = [
      { kind: 'text', text: detail },
      { kind: 'facts', facts: [{ name: title, value: title }] },
      { kind: 'quote', name: title, text: detail },
      { kind: 'note', text: detail },
    ]
    const job = {
      id: randomUUID(),
      purpose: 'take-down',
      subjectKind: 'board-take-downs',
      subjectId: '1',
      toVisitor: true,
      run: null,
      content: {},
      attempts: 1,
      queuedAt: new Date(),
      expiresAt: null,
    }
    const letter = { subject: title, parts, replyTo: { ...replyTo, name: title } }
    await createSmtp({ url: server.url })(toMail(job, letter, { to: [to], language: 'th' }))
    const sent = server.mails.at(-1)
    if (!sent) throw new Error('The mail has not arrived')
    return { ...readMail(sent.raw), readers: sent.to }
  }
  const tagsIn = (html: string) => html.replaceAll('<br>', '').match(/<\/?[a-z!][^\s>]*/gi)

  it('has one reader, no header of its making, and its words as text, be it any of 64', async () => {
    const usual = await quoting(harmless)
    for (const { name, title, ...sent } of hostilePosts) {
      // As the board stores a text. The title stays as sent, with lines that try to add headers.
      const detail = tidyText(sent.detail)
      const { readers, headers, text, html, ...head } = await quoting({ title, detail })
      expect(readers, name).toEqual([to])
      expect(head.headerNames.toSorted(), name).toEqual(headerNames)
      expect(headers.get('to'), name).toBe(to)
      expect(headers.get('reply-to'), name).toMatch(/<reply@example\.com>$/)
      expect(tagsIn(html), name).toEqual(tagsIn(usual.html))
      expect(html, name).toContain(escapeHtml(detail).replaceAll('\n', '<br>'))
      expect(text.replaceAll('\r\n', '\n'), name).toContain(detail)
    }
  }, 60_000)
})
