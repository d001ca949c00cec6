import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openLineBench, statusesOf } from '../../../../testing/line-bench.ts'
import { someone } from '../../../../testing/visitor.ts'
import { listMemberSessions } from '../../../core/accounts/sessions/member-session.rows.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { takeIdentities } from '../identity/member-identity.rows.ts'
import { updateMember } from '../../../core/accounts/member-rows.ts'

const {
  line,
  payload,
  post,
  wake,
  rowsOf,
  mailsTo,
  tokensFor,
  createMember,
  testPassword,
  dataOf,
  refusal,
  goThere,
  finish,
  ticketOf,
  logIn,
  register,
  join,
  findByEmail,
  identities,
  waysOf,
  call,
} = await openLineBench()

describe('Registering with LINE', () => {
  it('creates a member without a password, with an unconfirmed address', async () => {
    const answer = await register(await ticketOf(), { email: ' SOMSRI-LINE@example.com' })
    expect(answer.status, answer.text).toBe(200)
    const { access_token: token, device } = dataOf(answer)
    const [member] = await findByEmail('somsri-line@example.com')
    expect(member).toMatchObject({
      passwordHash: null,
      emailVerified: false,
      firstName: 'สมศรี',
      tel: '+66812345678',
      status: 'active',
    })
    expect(typeof device).toBe('string')
    expect(await waysOf(token)).toEqual({
      has_password: false,
      line: true,
      line_since: expect.stringMatching(/Z$/),
    })
    expect(await tokensFor('somsri-line@example.com', '/verify')).toHaveLength(1)
  })

  it('signs the member in afterwards, with LINE alone', async () => {
    const { email } = line.state.user
    await register(await ticketOf())
    const back = dataOf(await finish(await goThere()))
    expect(back.is_member).toBe(true)
    const answer = await logIn(back.ticket, { remember: false, device: null })
    expect(answer.status, answer.text).toBe(200)
    expect(dataOf(answer)).toMatchObject({ expires: 900_000 })
    const byPassword = await post('/auth/login', { email, password: testPassword })
    expect(refusal(byPassword)).toEqual([401, 'INVALID_CREDENTIALS'])
  })

  it('gives nobody the account that has the same address, verified or not', async () => {
    for (const emailVerified of [true, false]) {
      const member = await createMember({ emailVerified })
      line.state.user.email = member.email
      const back = dataOf(await finish(await goThere()))
      expect(back.is_member).toBe(false)
      expect(refusal(await logIn(back.ticket))).toEqual([401, 'INVALID_CREDENTIALS'])
      const answer = await register(await ticketOf())
      expect(refusal(answer)).toEqual([400, 'RECORD_NOT_UNIQUE'])
      expect(answer.text).toContain('"field":"email"')
      expect(await identities()).toEqual([])
      expect(await waysOf(member.token)).toMatchObject({ has_password: true, line_since: null })
    }
  })

  it('accepts another address with the same ticket, then never again', async () => {
    const { email } = await createMember()
    const ticket = await ticketOf()
    expect(refusal(await register(ticket, { email }))).toEqual([400, 'RECORD_NOT_UNIQUE'])
    expect((await register(ticket, { email: 'free@example.com' })).status).toBe(200)
    expect(refusal(await register(ticket, { email: 'second@example.com' }))).toEqual([
      403,
      'INVALID_TOKEN',
    ])
    expect(await findByEmail('second@example.com')).toEqual([])
    expect(refusal(await logIn(ticket))).toEqual([403, 'INVALID_TOKEN'])
  })

  it('by two at once makes one member', async () => {
    const tickets = [await ticketOf(), await ticketOf()]
    const answers = await Promise.all(
      tickets.map((ticket, index) => register(ticket, { email: `two-${index}@example.com` })),
    )
    expect(statusesOf(answers)).toEqual([200, 403])
    const stored = [await findByEmail('two-0@example.com'), await findByEmail('two-1@example.com')]
    expect(stored.flat()).toHaveLength(1)
    expect(await identities()).toHaveLength(1)
  })

  it.each([
    ['no address', { email: undefined }, 'email'],
    ['an address that is none', { email: 'somsri' }, 'email'],
    ['no name', { first_name: '' }, 'first_name'],
    ['a short phone', { tel: '12' }, 'tel'],
    ['a role', { role: 'b1d7a0de-52a4-4f0e-8a64-3f1d5a2c9e07' }, 'role'],
    ['a mark of verification', { email_verified: true }, 'email_verified'],
  ])('with %s is refused by its field', async (_, change, field) => {
    const answer = await register(await ticketOf(), change)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text).errors[0].extensions).toMatchObject({ field })
    expect(await identities()).toEqual([])
  })

  it('may be followed by a password, by the mail that sets it', async () => {
    const { email = '' } = line.state.user
    await register(await ticketOf())
    const [shown = ''] = await tokensFor(email, '/verify')
    expect((await post('/auth/verify', { token: shown })).status).toBe(204)
    await resetByMail(email)
    expect((await post('/auth/login', { email, password })).status).toBe(200)
    const { access_token } = dataOf(await logIn(await ticketOf()))
    expect(await waysOf(access_token)).toMatchObject({ has_password: true })
  })

  it('with another person’s address gives no access once its owner has the account by mail', async () => {
    const { email = '' } = line.state.user
    const { access_token: token } = dataOf(await register(await ticketOf()))
    await resetByMail(email)
    expect((await post('/auth/login', { email, password })).status).toBe(200)
    expect((await call('/users/me', { token })).status).toBe(401)
    expect(refusal(await logIn(await ticketOf()))).toEqual([401, 'INVALID_CREDENTIALS'])
    expect(await identities()).toEqual([])
  })
})

const password = 'ผ้าหอมแดดยามเช้า'

async function resetByMail(email: string): Promise<void> {
  await post('/auth/password/request', { email })
  const [token = ''] = await tokensFor(email, '/reset-password')
  expect((await post('/auth/password/reset', { token, password })).status).toBe(204)
}

describe('Signing in with LINE', () => {
  it('is refused to suspended members as at the log-in, and to unknown people', async () => {
    const unknown = refusal(await logIn(await ticketOf()))
    expect(unknown).toEqual([401, 'INVALID_CREDENTIALS'])
    await register(await ticketOf())
    const [member] = await findByEmail(line.state.user.email)
    await payload.update({
      collection: 'members',
      id: member?.id ?? '',
      data: { status: 'suspended' },
    })
    expect(refusal(await logIn(await ticketOf()))).toEqual(unknown)
  })

  it('is refused where LINE is being taken away from the account at that moment', async () => {
    const { id, token } = await createMember()
    await join(token)
    const ticket = await ticketOf()
    const taken = Promise.withResolvers<void>()
    const taking = writeWhole(payload, async () => {
      await updateMember(payload, id, {})
      await takeIdentities(payload, id)
      taken.resolve()
      await sleep(300)
    })
    await taken.promise
    expect(refusal(await logIn(ticket))).toEqual([401, 'INVALID_CREDENTIALS'])
    await taking
    expect(await listMemberSessions(payload, id)).toHaveLength(1)
  })

  it('takes a ticket once, of two at the same time too', async () => {
    await register(await ticketOf())
    const ticket = await ticketOf()
    const both = await Promise.all([logIn(ticket), logIn(ticket)])
    expect(statusesOf(both)).toEqual([200, 403])
  })

  it('tells of a new browser, and not of one that is known', async () => {
    const { id, email, token } = await createMember({ createdAt: '2026-01-01T00:00:00.000Z' })
    expect((await join(token)).status).toBe(204)
    const { device } = dataOf(await logIn(await ticketOf()))
    await wake()
    const warnings = async () =>
      (await rowsOf(id)).filter(({ purpose }) => purpose === 'new-device').length
    expect(await warnings()).toBe(1)
    await payload.delete({ collection: 'outbox', where: { subjectId: { equals: id } } })
    await logIn(await ticketOf(), { device })
    expect(await warnings()).toBe(0)
    expect((await mailsTo(email)).map(({ subject }) => subject).toSorted()).toEqual([
      'บัญชีฟองใสเชื่อมกับ LINE แล้ว',
      'มีการเข้าสู่ระบบบัญชีฟองใสจากเครื่องใหม่',
    ])
  })

  it('is counted by where it comes from', async () => {
    const from = someone()
    const statuses = []
    for (let tries = 0; tries < 61; tries += 1)
      statuses.push((await post('/auth/line/login', { ticket: 'x' }, { from })).status)
    expect(statuses.slice(0, 60)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })

  it('tells by no ticket that is of no use whether somebody has an address', async () => {
    const { email: known } = await createMember()
    const used = await ticketOf()
    expect((await register(used)).status).toBe(200)
    const ofMember = await ticketOf()
    for (const ticket of [used, ofMember])
      for (const email of [known, `${process.pid}-nobody@example.com`])
        expect(refusal(await register(ticket, { email }))).toEqual([403, 'INVALID_TOKEN'])
  })
})
