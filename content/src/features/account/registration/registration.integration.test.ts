import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openMemberBench, registrationOf } from '../../../../testing/member-bench.ts'
import { sendCall } from '../../../../testing/member-requests.ts'
import { someone } from '../../../../testing/visitor.ts'
import { listConsents } from '../../../core/consents/member-consents.rows.ts'

const bench = await openMemberBench()
const { opens, payload, post, mailsTo, read, rowsOf, pause, resume } = bench

const register = (body: object, sent = {}) => post('/users', body, sent)

async function findByEmail(email: string) {
  const { docs } = await payload.find({
    collection: 'members',
    where: { email: { equals: email } },
  })
  return docs
}

describe('Registering', () => {
  it('[S7.account.2] stores a member, and mails welcome and link in the language of the call', async () => {
    const body = registrationOf('first', { email: ' First@Example.com', location: '99 ถนนนิมมาน' })
    expect(await register(body)).toMatchObject({ status: 204, text: '' })
    const [member] = await findByEmail('first@example.com')
    expect(await read(member?.id ?? '')).toMatchObject({
      firstName: 'สมศรี',
      lastName: 'ใจดี',
      tel: '+66812345678',
      location: '99 ถนนนิมมาน',
      language: 'th',
      status: 'active',
      emailVerified: false,
      emailNotifications: true,
      emailFrequency: 'none',
    })
    expect(await opens(member?.id ?? '', body.password)).toBe(true)
    const [mail, ...others] = await mailsTo('first@example.com')
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^ยืนยันอีเมลเพื่อเริ่มใช้งาน/)
    expect(mail?.html).toMatch(/href="http:\/\/localhost:3000\/verify\?token=[\w-]{43}"/)
  })

  it.each(['of_age', 'guardian_agrees'])(
    'turns on mail about own matters alone, and notes no consent to mail (%s)',
    async (age_declaration) => {
      const body = registrationOf(`own-${age_declaration}`, { age_declaration })
      await register(body)
      const [member] = await findByEmail(body.email)
      const id = member?.id ?? ''
      const token = await bench.signIn(id)
      const { text } = await sendCall(bench.url, '/api/mail_choices', { token })
      expect(JSON.parse(text).result).toMatchObject({ digest: 'none', bundle: true })
      const purposes = (await listConsents(payload, id)).map(({ purpose }) => purpose)
      expect(purposes).not.toContain('digest')
      expect(purposes).not.toContain('bundle')
    },
  )

  it('in English brings a mail in English, which leads to an English page', async () => {
    await register(registrationOf('english'), { from: { ...someone(), lang: 'en' } })
    const [mail] = await mailsTo('english@example.com')
    expect(mail?.subject).toMatch(/^Confirm your email to start using /)
    expect(mail?.html).toContain('http://localhost:3000/en/verify?token=')
  })

  it('is in the outbox when it is answered', async () => {
    await pause()
    await register(registrationOf('queued'))
    const [member] = await findByEmail('queued@example.com')
    expect(await rowsOf(member?.id ?? '')).toMatchObject([
      { purpose: 'welcome', status: 'waiting' },
    ])
    resume()
  })

  it('with an address that somebody has is refused by its field, however it is written', async () => {
    await register(registrationOf('taken'))
    const again = await register(registrationOf('taken', { email: 'TAKEN@example.com' }))
    expect(again.status).toBe(400)
    expect(JSON.parse(again.text)).toEqual({
      errors: [
        {
          message:
            'Value "[taken@example.com]" for field "email" in collection "directus_users" has to be unique.',
          extensions: {
            collection: 'directus_users',
            field: 'email',
            value: '[taken@example.com]',
            code: 'RECORD_NOT_UNIQUE',
          },
        },
      ],
    })
  })

  it('of the same address by ten at once stores one, and mails once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register(registrationOf('race'))),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 204)
    for (const { text } of refused) expect(text).toMatch(/RECORD_NOT_UNIQUE|REQUESTS_EXCEEDED/)
    expect(await findByEmail('race@example.com')).toHaveLength(1)
    expect(await mailsTo('race@example.com')).toHaveLength(1)
  })

  it.each([
    ['role of somebody else', { role: '00000000-0000-4000-8000-000000000001' }, 403, 'FORBIDDEN'],
    ['field that a member may not set', { status: 'active' }, 403, 'FORBIDDEN'],
    ['id', { id: '00000000-0000-4000-8000-000000000001' }, 403, 'FORBIDDEN'],
    ['picture', { avatar: '00000000-0000-4000-8000-000000000001' }, 403, 'FORBIDDEN'],
    ['role that is no id', { role: 'Administrator' }, 400, 'FAILED_VALIDATION'],
    ['address that is none', { email: 'somsri' }, 400, 'FAILED_VALIDATION'],
    ['password that is short', { password: 'แมวสามตัว' }, 400, 'FAILED_VALIDATION'],
    ['password that is long', { password: 'แมว'.repeat(43) }, 400, 'FAILED_VALIDATION'],
  ])('with a %s stores nothing (case 1)', async (_, change, status, code) => {
    const answer = await register(registrationOf('refused', change))
    expect(answer.status, answer.text).toBe(status)
    expect(answer.text).toContain(`"code":"${code}"`)
    expect(await findByEmail('refused@example.com')).toEqual([])
  })

  it.each([
    ['th', 'password1234', 'เดาง่ายเกินไป'],
    ['en', 'password1234', 'Too easy to guess'],
    ['th', 'สมศรีแมวสามตัวกินขนมปัง', 'ต้องไม่มีชื่อหรืออีเมล'],
    ['en', 'my-guessable-three-cats', 'the name or email'],
  ])(
    'says in the caller’s language (%s) why %s is easy to guess',
    async (lang, password, words) => {
      const body = registrationOf('guessable', { password })
      const answer = await register(body, { from: { ...someone(), lang } })
      expect(answer.status).toBe(400)
      const [{ message, extensions }] = JSON.parse(answer.text).errors
      expect(extensions).toMatchObject({ field: 'password', type: 'guessable' })
      expect(message).toContain(words)
      expect(message).not.toMatch(/\.\.$/)
    },
  )
})

describe('Registering from one network', () => {
  const free = () => registrationOf(randomUUID().slice(0, 12))

  it('stores thirty accounts an hour, of forty at once too; then nobody is told who has one', async () => {
    const from = someone()
    const answers = await Promise.all(Array.from({ length: 40 }, () => register(free(), { from })))
    const countStored = () => answers.filter(({ status }) => status === 204).length
    expect(
      answers.map(({ status }) => status).filter((each) => ![204, 429].includes(each)),
    ).toEqual([])
    expect(countStored()).toBeLessThanOrEqual(30)
    // Some of the forty may have waited too long in the queue.
    while (countStored() < 30) answers.push(await register(free(), { from }))
    expect((await register(free(), { from })).status).toBe(429)
    await register(registrationOf('stored-before'))
    const taken = await register(registrationOf('stored-before'), { from })
    expect([taken.status, taken.headers.get('retry-after')]).toEqual([429, '3600'])
  })

  it('is open to a newcomer after many tries that were refused', async () => {
    const from = someone()
    await register(registrationOf('shared'))
    for (let tries = 0; tries < 15; tries += 1) {
      expect((await register({}, { from })).status).toBe(400)
      expect(
        (await register(registrationOf('weak', { password: 'password1' }), { from })).status,
      ).toBe(400)
      expect((await register(registrationOf('shared'), { from })).text).toContain('NOT_UNIQUE')
    }
    expect((await register(free(), { from })).status).toBe(204)
  })

  it('is refused after three hundred tries in an hour, whatever they were', async () => {
    const from = someone()
    for (let tries = 0; tries < 300; tries += 1)
      expect((await register({}, { from })).status).toBe(400)
    expect((await register(free(), { from })).status).toBe(429)
  })

  it('is answered alike for a known address and an unknown one while anything else is wrong', async () => {
    await register(registrationOf('known'))
    for (const wrong of [
      { password: 'password1234' },
      { password: 'known@example.com' },
      { tel: 'none' },
      { role: randomUUID() },
    ]) {
      const known = await register(registrationOf('known', wrong))
      const unknown = await register(registrationOf('unknown', wrong))
      expect([known.status, known.text], JSON.stringify(wrong)).toEqual([
        unknown.status,
        unknown.text,
      ])
    }
    expect((await register(registrationOf('known'))).text).toContain('RECORD_NOT_UNIQUE')
  })

  it('waits for no other network whose passwords take long to judge', async () => {
    const ended: string[] = []
    const judge = async (who: string, from: Record<string, string>) => {
      const body = registrationOf(randomUUID().slice(0, 12), { password: 'Pa55w0rd!'.repeat(14) })
      if ((await register(body, { from })).status === 400) ended.push(who)
    }
    const [many, one] = [someone(), someone()]
    await judge('first', someone())
    const all = Array.from({ length: 30 }, () => judge('many', many))
    await Promise.all([...all, judge('one', one)])
    expect(ended.indexOf('one')).toBeGreaterThan(0)
    expect(ended.indexOf('one')).toBeLessThan(10)
  })
})
