import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { deleteDue } from '../../../../testing/delete-due.ts'
import { mailedKinds } from '../../../../testing/mailed-kinds.ts'
import { openMemberBench } from '../../../../testing/member-bench.ts'
import { sendCall } from '../../../../testing/member-requests.ts'
import { bounceSecret, sendMailEvents } from '../../../../testing/send-mail-events.ts'
import { contractWrites } from '../../../composition/contract/contract-app.ts'
import { connectionTo, tableOf } from '../../../platform/database/tables.ts'
import { unsubscribeHeaders } from '../preferences/unsubscribe-link.ts'
import { mailingsOfMember } from '../mailings-of-member.ts'
import { bounceWrites } from './bounce.route.ts'

const bench = await openMemberBench({
  writesOf: (payload) => [...contractWrites(payload), ...bounceWrites(payload, bounceSecret)],
})
const { payload, url, createMember, post, mailsTo, tokensFor } = bench
const wishes = { emailNotifications: true, emailFrequency: 'weekly' } as const
const createReader = () => createMember(wishes)
const dayMs = 24 * 60 * 60 * 1000

type Type = 'soft_bounce' | 'hard_bounce' | 'complaint'

function eventOf(email: string, type: Type, { id = randomUUID(), daysAgo = 0 } = {}) {
  return { id, type, email, date: new Date(Date.now() - daysAgo * dayMs).toISOString() }
}

const report = (events: object[], how?: { by?: string; age?: number }) =>
  sendMailEvents(url, events, how)

async function statusOf(token: string) {
  const { text } = await sendCall(url, '/api/mail_choices', { token })
  const { digest, bundle, date_complained, date_stopped } = JSON.parse(text).result
  const [isStopped, hasComplained] = [date_stopped !== null, date_complained !== null]
  return { digest, bundle, isStopped, hasComplained }
}

const asWished = { digest: 'weekly', bundle: true, isStopped: false, hasComplained: false }
const stopped = { ...asWished, isStopped: true }

describe('Bounces', () => {
  it('stop an address at four: soft ones count one, hard ones two', async () => {
    const [soft, hard, mixed] = [await createReader(), await createReader(), await createReader()]
    await report([1, 2, 3].map(() => eventOf(soft.email, 'soft_bounce')))
    await report([eventOf(hard.email, 'hard_bounce')])
    await report([eventOf(mixed.email, 'hard_bounce'), eventOf(mixed.email, 'soft_bounce')])
    for (const { token } of [soft, hard, mixed]) expect(await statusOf(token)).toEqual(asWished)
    await report([
      eventOf(soft.email, 'soft_bounce'),
      eventOf(hard.email, 'hard_bounce'),
      eventOf(mixed.email, 'soft_bounce'),
    ])
    for (const { id, token } of [soft, hard, mixed]) {
      expect(await statusOf(token)).toEqual(stopped)
      expect(await mailedKinds(payload, id)).toEqual([])
    }
  })

  it('are forgotten after thirty days', async () => {
    const { email, token } = await createReader()
    const old = [1, 2, 3].map(() => eventOf(email, 'hard_bounce', { daysAgo: 31 }))
    await report([...old, eventOf(email, 'hard_bounce', { daysAgo: 29 })])
    expect(await statusOf(token)).toEqual(asWished)
    await bench.shift('mail_bounces', {
      occurredAt: new Date(Date.now() - 31 * dayMs).toISOString(),
    })
    await report([eventOf(email, 'hard_bounce')])
    expect(await statusOf(token)).toEqual(asWished)
    await deleteDue(payload, 'returned-mails')
    const where = { address: { equals: email } }
    expect((await payload.count({ collection: 'mail-bounces', where })).totalDocs).toBe(1)
    await report([eventOf(email, 'hard_bounce')])
    expect(await statusOf(token)).toEqual(stopped)
  })

  it('count once, however often they are delivered', async () => {
    const { email, token } = await createReader()
    const event = eventOf(email, 'hard_bounce')
    await Promise.all([report([event]), report([event, event]), report([event])])
    await report([event])
    expect(await statusOf(token)).toEqual(asWished)
  })

  it('stop an address where two that arrive at once are enough together', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email, token } = await createReader()
      await Promise.all([1, 2].map(() => report([eventOf(email, 'hard_bounce')])))
      expect(await statusOf(token)).toEqual(stopped)
    }
  })

  it('count at the address they were for: a member who moved is reached at the newer one', async () => {
    const { id, email, token } = await createReader()
    await report([1, 2].map(() => eventOf(email, 'hard_bounce')))
    expect(await statusOf(token)).toEqual(stopped)
    await payload.update({ collection: 'members', id, data: { email: `moved-${email}` } })
    expect(await statusOf(token)).toEqual(asWished)
    await report([eventOf(email, 'hard_bounce'), eventOf(`moved-${email}`, 'hard_bounce')])
    expect(await statusOf(token)).toEqual(asWished)
  })

  it('are found by an address in any case', async () => {
    const { email, token } = await createReader()
    await report([1, 2].map(() => eventOf(email.toUpperCase(), 'hard_bounce')))
    expect(await statusOf(token)).toEqual(stopped)
  })

  it('never keep a link to a new password, or one that verifies, from its reader', async () => {
    const { email } = await createMember({ ...wishes, emailVerified: false })
    await report([1, 2, 3].map(() => eventOf(email, 'hard_bounce')))
    await report([eventOf(email, 'complaint')])
    await post('/auth/password/request', { email, reset_url: null })
    await post('/auth/verify/request', { email })
    expect(await mailsTo(email)).toHaveLength(2)
  })
})

describe('A complaint', () => {
  it('leaves every kind at once, and once: who comes back is not sent away by hearing of it again', async () => {
    const { id, email, token } = await createReader()
    const complaint = eventOf(email, 'complaint')
    await report([complaint])
    const left = { digest: 'none', bundle: false, isStopped: false, hasComplained: true }
    expect(await statusOf(token)).toEqual(left)
    const leaving = { memberId: id, kind: 'digest' } as const
    const { href } = await unsubscribeHeaders(payload, leaving, 'th')
    const link = new URL(href).searchParams.get('token')
    await post('/api/mail_return', { token: link, scope: 'all' })
    await report([complaint])
    expect(await statusOf(token)).toEqual(asWished)
  })
})

describe('Starting a stopped address again', () => {
  async function stopAddress() {
    const member = await createReader()
    const events = [1, 2].map(() => eventOf(member.email, 'hard_bounce'))
    await report(events)
    return { ...member, events }
  }
  const ask = (token: string) => sendCall(url, '/api/mail_start_request', { method: 'POST', token })

  it('takes a link that arrives there, once; what was turned back before counts no more', async () => {
    const { id, email, token, events } = await stopAddress()
    expect((await ask(token)).status).toBe(204)
    const [link = ''] = await tokensFor(email, '/mail-start')
    expect((await mailsTo(email))[0]?.leaving).toBeUndefined()
    expect(await statusOf(token)).toEqual(stopped)
    expect((await post('/api/mail_start', { token: link })).status).toBe(204)
    expect(await statusOf(token)).toEqual(asWished)
    expect(await mailedKinds(payload, id)).toEqual(['digest', 'bundle'])
    expect((await post('/api/mail_start', { token: link })).status).toBe(403)
    await report([...events, eventOf(email, 'hard_bounce')])
    expect(await statusOf(token)).toEqual(asWished)
    await report([eventOf(email, 'hard_bounce')])
    expect(await statusOf(token)).toEqual(stopped)
  })

  it.each([true, false])(
    'greets its reader by name only at a confirmed address (%j)',
    async (emailVerified) => {
      const { email, token } = await createMember({ ...wishes, firstName: 'สมศรี', emailVerified })
      await report([1, 2].map(() => eventOf(email, 'hard_bounce')))
      expect((await ask(token)).status).toBe(204)
      const [mail] = await mailsTo(email)
      expect(mail?.text?.includes('สวัสดีคุณสมศรี')).toBe(emailVerified)
    },
  )

  it('is not done by a link that arrived at another address', async () => {
    const { id, email, token } = await stopAddress()
    await ask(token)
    const [link = ''] = await tokensFor(email, '/mail-start')
    await payload.update({ collection: 'members', id, data: { email: `moved-${email}` } })
    await report([1, 2].map(() => eventOf(`moved-${email}`, 'hard_bounce')))
    expect((await post('/api/mail_start', { token: link })).status).toBe(403)
    expect(await statusOf(token)).toEqual(stopped)
  })

  it('mails nothing to an address that is not stopped, and takes no link of another kind', async () => {
    const { email, token } = await createReader()
    expect((await ask(token)).status).toBe(204)
    expect(await mailsTo(email)).toEqual([])
    await post('/auth/password/request', { email, reset_url: null })
    const [reset = ''] = await tokensFor(email, '/reset-password')
    expect((await post('/api/mail_start', { token: reset })).status).toBe(403)
  })

  it('does not open anything else', async () => {
    const { email, token } = await stopAddress()
    await ask(token)
    const [link = ''] = await tokensFor(email, '/mail-start')
    const password = 'ผ้าหอมแดดยามเช้า'
    expect((await post('/auth/password/reset', { token: link, password })).status).toBe(403)
    expect((await post('/auth/verify', { token: link })).status).toBe(403)
  })
})

describe('The bounce webhook', () => {
  it('answers alike whether a member has the address, and stores nothing of strangers', async () => {
    const { email } = await createReader()
    const known = await report([eventOf(email, 'soft_bounce')])
    const unknown = await report([eventOf('nobody@example.com', 'complaint')])
    expect([known.status, known.text]).toEqual([204, ''])
    expect([unknown.status, unknown.text]).toEqual([204, ''])
    const where = { address: { equals: 'nobody@example.com' } }
    expect((await payload.count({ collection: 'mail-bounces', where })).totalDocs).toBe(0)
  })

  it.each([
    ['signed by another secret', { by: 'another-secret-of-nobody-in-particular' }],
    ['that is too old', { age: 301 }],
    ['of a time ahead', { age: -302 }],
  ])('refuses a call %s', async (_how, how) => {
    const { email, token } = await createReader()
    const refused = await report(
      [1, 2].map(() => eventOf(email, 'hard_bounce')),
      how,
    )
    expect(refused.status).toBe(401)
    expect(await statusOf(token)).toEqual(asWished)
  })

  it('refuses a call without a signature, and a body of another form', async () => {
    expect((await post('/mail_events', { events: [] })).status).toBe(401)
    expect((await report([{ id: 'e' }])).status).toBe(400)
  })

  it('does not exist where no secret is set', () => {
    expect(bounceWrites(payload, undefined)).toEqual([])
  })

  it('stores nothing of a member who has been erased', async () => {
    const { id, email } = await createReader()
    await report([eventOf(email, 'soft_bounce'), eventOf(email, 'complaint')])
    await mailingsOfMember.erase(payload, id)
    for (const table of ['mail_bounces', 'mail_choices']) {
      const rows = await connectionTo(payload)
        .select({ memberId: tableOf(payload, table, ['memberId']).memberId })
        .from(tableOf(payload, table, []))
      expect(rows.filter(({ memberId }) => memberId === id)).toEqual([])
    }
  })
})
