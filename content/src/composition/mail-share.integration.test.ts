import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { message } from '../../testing/lead-posts.ts'
import { openMemberBench, registrationOf } from '../../testing/member-bench.ts'
import { testPassword } from '../../testing/test-password.ts'
import { someone } from '../../testing/visitor.ts'
import { log } from '../platform/log.ts'

const bench = await openMemberBench()
const { payload, post, mailsTo, rowsOf, createMember, sendAgain, wake } = bench

const newName = () => randomUUID().slice(0, 8)
const from = someone

/** Every call by which a stranger can have an email sent to any address. */
const causes = {
  registration: (email: string) => post('/users', registrationOf('x', { email }), { from: from() }),
  verification: (email: string) => post('/auth/verify/request', { email }, { from: from() }),
  lead: (email: string) => post('/items/contact', message({ email }), { from: from() }),
  async 'change of e-mail'(email: string) {
    const { token } = await createMember()
    const body = { current_password: testPassword, email }
    return await post('/users/me/email', body, { token, from: from() })
  },
  'request about data': (email: string) =>
    post('/api/visitor_data_requests', { kind: 'access', name: 'วิภา', email }, { from: from() }),
  'take-down': (email: string) =>
    post(
      '/api/web_board_take_downs',
      {
        address: 'กระทู้เรื่องคราบกาแฟ',
        reason: 'spam',
        name: 'วิภา',
        email,
        message: 'ไม่เหมาะสม',
        consent: true,
      },
      { from: from() },
    ),
}

const requestReset = (email: string) => post('/auth/password/request', { email }, { from: from() })

async function findId(email: string): Promise<string> {
  const where = { email: { equals: email } }
  return (await payload.find({ collection: 'members', where })).docs[0]?.id ?? ''
}

/** Counts emails to any spelling of a Gmail mailbox. */
async function countMails(names: readonly string[]): Promise<number> {
  return (await Promise.all(names.map(mailsTo))).flat().length
}

describe('Mails that strangers cause to one mailbox', () => {
  it('are five a day, of whatever kind and spelling; everything is stored and answered alike', async () => {
    const name = newName()
    const spellings = [
      `${name}@gmail.com`,
      `${name}+shop@gmail.com`,
      `${name.slice(0, 3)}.${name.slice(3)}@googlemail.com`,
    ] as const
    const answers = []
    for (const cause of Object.values(causes))
      for (const email of spellings) answers.push(await cause(email))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await countMails(spellings)).toBe(5)

    const where = { email: { in: [...spellings] } }
    for (const collection of ['members', 'leads', 'data-requests', 'board-take-downs'] as const)
      expect((await payload.count({ collection, where })).totalDocs, collection).toBe(3)
  })

  it('leave a note for staff and one line in the log, without the address', async () => {
    const name = newName()
    const info = vi.spyOn(log, 'info')
    for (let tag = 0; tag < 6; tag += 1) await causes.registration(`${name}+${tag}@example.com`)
    await wake()
    const told = info.mock.calls.filter(([, text]) => text === 'not sent')
    info.mockRestore()
    expect(told).toMatchObject([[{ purpose: 'welcome' }, 'not sent']])
    expect(JSON.stringify(told)).not.toContain(name)
    expect(await rowsOf(await findId(`${name}+5@example.com`))).toMatchObject([
      { status: 'dropped', lastError: expect.stringContaining('enough mails to one mailbox') },
    ])
  })

  it('count once, however often one is tried', async () => {
    const name = newName()
    const email = `${name}@example.com`
    await causes.registration(email)
    const id = await findId(email)
    for (let tries = 0; tries < 6; tries += 1)
      await sendAgain(id, 'welcome', { seed: 'the-same-each-time' })
    for (let tag = 0; tag < 4; tag += 1) await causes.lead(`${name}+${tag}@example.com`)
    expect(await countMails([0, 1, 2, 3].map((tag) => `${name}+${tag}@example.com`))).toBe(4)
  })

  it('include what a stranger does with an account whose address they never had', async () => {
    const { email, token } = await createMember({ emailVerified: false })
    let password = testPassword
    for (let count = 0; count < 7; count += 1) {
      const body = { current_password: password, password: `สามแมวกินขนมปังร้อน ${count}` }
      expect((await post('/users/me/password', body, { token, from: from() })).status).toBe(204)
      password = body.password
    }
    expect(await mailsTo(email)).toHaveLength(5)
  })

  it('take nothing from what a member is told at an address that was shown to be theirs', async () => {
    const { email, token } = await createMember()
    for (let tag = 0; tag < 6; tag += 1) await causes.lead(email.replace('@', `+${tag}@`))
    const body = { current_password: testPassword, password: 'สามแมวกินขนมปังร้อน' }
    expect((await post('/users/me/password', body, { token })).status).toBe(204)
    expect(await mailsTo(email)).toMatchObject([{ subject: expect.stringContaining('รหัสผ่าน') }])
  })
})

describe('Mails that set a new password', () => {
  it.each([true, false])(
    'come whatever else strangers have caused (address shown: %s)',
    async (emailVerified) => {
      const { email } = await createMember({ emailVerified })
      for (let tag = 0; tag < 6; tag += 1) await causes.lead(email.replace('@', `+${tag}@`))
      await requestReset(email)
      expect(await mailsTo(email)).toHaveLength(1)
    },
  )

  it('are five an hour to an address that nobody has confirmed, and take nothing from others', async () => {
    const name = newName()
    const [own, other] = [`${name}@example.com`, `${name}+other@example.com`]
    for (const each of [own, other]) await causes.registration(each)
    for (let count = 0; count < 7; count += 1) await requestReset(other)
    expect(await mailsTo(other)).toHaveLength(1 + 5)
    await requestReset(own)
    expect(await mailsTo(own)).toHaveLength(1 + 1)
    await causes.lead(own)
    expect(await mailsTo(own)).toHaveLength(3)
  })

  it('are thirty an hour to one mailbox, however many accounts it has', async () => {
    const name = newName()
    const spellings = Array.from({ length: 7 }, (_, tag) => `${name}+${tag}@example.com`)
    for (const email of spellings) await createMember({ email, emailVerified: false })
    for (const each of spellings)
      for (let count = 0; count < 5; count += 1) await requestReset(each)
    expect(await countMails(spellings)).toBe(30)
    const { email } = await createMember({ email: `${name}+own@example.com` })
    await requestReset(email)
    expect(await mailsTo(email)).toHaveLength(1)
  })
})
