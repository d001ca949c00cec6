import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { countStatuses, openMemberBench } from '../../../../testing/member-bench.ts'
import { testPassword } from '../../../../testing/test-password.ts'
import { someone } from '../../../../testing/visitor.ts'
import { connectionTo } from '../../../platform/database/tables.ts'

const bench = await openMemberBench()
const { createMember, isSignedIn, mailsTo, opens, payload, post, read, shift, tokensFor } = bench

const fresh = 'ม้าลายขี่จักรยานสีส้ม'
const another = 'นกกระจอกนับเลขถึงพัน'
const ask = (email: string, resetUrl?: unknown) =>
  post('/auth/password/request', { email, reset_url: resetUrl })
const reset = (token: string, password = fresh, from = someone()) =>
  post('/auth/password/reset', { token, password }, { from })

async function linkFor(email: string): Promise<string> {
  await ask(email)
  return (await tokensFor(email, '/reset-password')).at(-1) ?? 'none'
}

describe('A forgotten password', () => {
  it('is mailed with a link to our own page, whatever host is named (case 4)', async () => {
    const { email } = await createMember()
    const from = {
      ...someone(),
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    }
    await post('/auth/password/request', { email }, { from })
    const [mail] = await mailsTo(email)
    expect(mail?.html).toMatch(/href="http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}"/)
    expect(mail?.html).not.toContain('evil')
  })

  it.each([
    'https://evil.example/reset',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://localhost:3000@evil.example/',
    'http://localhost:3000.evil.example/',
    'reset-password',
    '',
  ])('refuses the foreign page %j (case 4)', async (url) => {
    const { email } = await createMember()
    const answer = await ask(email, url)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('"code":"INVALID_PAYLOAD"')
    expect(await tokensFor(email, '/reset-password')).toEqual([])
  })

  it('takes a page of ours, which changes nothing', async () => {
    const { email } = await createMember()
    expect((await ask(email, 'http://localhost:3000/en/else?x=1')).status).toBe(204)
    const [mail] = await mailsTo(email)
    expect(mail?.html).toContain('http://localhost:3000/reset-password?token=')
  })

  it('makes the same work and answer for known, unknown, suspended and unverified (case 3)', async () => {
    const known = await createMember()
    const unverified = await createMember({ emailVerified: false })
    const suspended = await createMember()
    await payload.update({ collection: 'members', id: suspended.id, data: { status: 'suspended' } })
    await bench.pause()
    const counted = ['select', 'insert', 'update', 'delete'] as const
    const spies = counted.map((name) => vi.spyOn(connectionTo(payload), name))
    const workFor = async (email: string) => {
      spies.forEach((spy) => spy.mockClear())
      const { status, text } = await ask(email)
      return { status, text, work: spies.map((spy) => spy.mock.calls.length) }
    }
    const expected = await workFor(known.email)
    expect(expected).toMatchObject({ status: 204, text: '' })
    for (const email of [unverified.email, suspended.email, 'nobody@example.com'])
      expect(await workFor(email), email).toEqual(expected)
    spies.forEach((spy) => spy.mockRestore())
    bench.resume()
    expect(await tokensFor(suspended.email, '/reset-password')).toEqual([])
    expect(await tokensFor(unverified.email, '/reset-password')).toHaveLength(1)
  })

  it('fills nobody’s mailbox, and asking again goes on once a link was used', async () => {
    const { email } = await createMember()
    for (let asked = 0; asked < 8; asked++) {
      await ask(email)
      // One by one: concurrent sends may exceed the limit by one.
      await bench.wake()
    }
    const tokens = await tokensFor(email, '/reset-password')
    expect(tokens).toHaveLength(5)
    expect((await reset(tokens[0] ?? '')).status).toBe(204)
    expect(tokens).not.toContain(await linkFor(email))
  })
})

describe('A link to a new password', () => {
  it('sets it, confirms the address, ends all sessions, and notifies the member', async () => {
    const { email, id, token: session } = await createMember({ emailVerified: false })
    const token = await linkFor(email)
    expect(await reset(token)).toMatchObject({ status: 204, text: '' })
    expect(await opens(id, fresh)).toBe(true)
    expect(await opens(id, testPassword)).toBe(false)
    expect((await read(id)).emailVerified).toBe(true)
    expect(await isSignedIn(session)).toBe(false)
    const subjects = (await mailsTo(email)).map(({ subject }) => subject)
    expect(subjects).toContain('รหัสผ่านของบัญชีฟองใสเปลี่ยนแล้ว')
  })

  it('works once, of ten at once and of two links at once', async () => {
    const { email } = await createMember()
    await ask(email)
    const tokens = [await linkFor(email), ...(await tokensFor(email, '/reset-password'))]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(tokens[index % 2] ?? '', `${fresh} ${index}`)),
    )
    // Some may have waited too long in the queue.
    const { 204: done, 403: refused = 0, 429: late = 0, ...others } = countStatuses(answers)
    expect({ done, refused: refused + late, others }).toEqual({ done: 1, refused: 9, others: {} })
    for (const token of tokens) expect((await reset(token)).status).toBe(403)
  })

  it('is not used up by a password that is refused', async () => {
    const { email, id } = await createMember()
    const token = await linkFor(email)
    for (const bad of ['สั้น', 'password1234', `${email.split('@')[0]} แมวกินขนม`])
      expect((await reset(token, bad)).status, bad).toBe(400)
    expect((await reset(token)).status).toBe(204)
    expect(await opens(id, fresh)).toBe(true)
  })

  it('ends after an hour', async () => {
    const { email } = await createMember()
    const token = await linkFor(email)
    await shift('mail_links', { expiresAt: new Date(Date.now() - 1).toISOString() })
    expect((await reset(token)).status).toBe(403)
  })

  it.each([{ email: 'elsewhere@example.com' }, { status: 'suspended' }] as const)(
    'ends with %j of its account (case 4)',
    async (change) => {
      const { email, id } = await createMember()
      const token = await linkFor(email)
      await payload.update({ collection: 'members', id, data: change })
      const answer = await reset(token)
      expect(answer.status).toBe(403)
      expect(answer.text).toContain('INVALID_TOKEN')
      expect(await opens(id, fresh)).toBe(false)
    },
  )

  it('is the same at each attempt, and works no more when its mail is tried after it was used', async () => {
    const { email, id } = await createMember()
    await bench.pause()
    await ask(email)
    const [job] = await bench.rowsOf(id)
    bench.resume()
    const [token = ''] = await tokensFor(email, '/reset-password')
    // As if the mail server's answer was lost.
    await bench.sendAgain(id, 'reset', job?.content)
    expect(await tokensFor(email, '/reset-password')).toEqual([token, token])
    expect((await reset(token)).status).toBe(204)
    await bench.sendAgain(id, 'reset', job?.content)
    expect(await tokensFor(email, '/reset-password')).toHaveLength(2)
    expect((await reset(token, another)).status).toBe(403)
  })

  it('works while tries at the account are throttled, and ends that', async () => {
    const { email, id, token } = await createMember()
    const check = (password: string, by = token) =>
      post('/users/me/password/check', { current_password: password }, { token: by })
    for (let tries = 0; tries < 5; tries++) expect((await check('wrong')).status).toBe(400)
    expect((await check(testPassword)).status).toBe(429)
    expect((await reset(await linkFor(email))).status).toBe(204)
    expect((await check(fresh, await bench.signIn(id))).status).toBe(204)
  })

  it('lets the member sign in after failed attempts, of strangers or own', async () => {
    const { email } = await createMember()
    const from = someone()
    const signIn = (password: string) => post('/auth/login', { email, password }, { from })
    for (let tries = 0; tries < 5; tries++) await signIn('wrong')
    expect((await signIn(testPassword)).status).toBe(429)
    expect((await reset(await linkFor(email), fresh, from)).status).toBe(204)
    expect((await signIn(fresh)).status).toBe(200)
  })

  it('is kept nowhere but in its mail', async () => {
    const { email } = await createMember()
    const token = await linkFor(email)
    const kept = JSON.stringify([
      await payload.find({ collection: 'outbox', pagination: false }),
      await payload.find({ collection: 'mail-links', pagination: false }),
      await payload.find({ collection: 'members', pagination: false, showHiddenFields: true }),
    ])
    expect(kept).toContain(createHash('sha256').update(token).digest('hex'))
    expect(kept).not.toContain(token)
    expect(kept).not.toContain('"seed"')
  })
})

describe('The password of a member', () => {
  const check = (token: string, password: string, from = someone()) =>
    post('/users/me/password/check', { current_password: password }, { token, from })
  const change = (token: string, password: string, current = testPassword, lang = 'th') =>
    post(
      '/users/me/password',
      { current_password: current, password },
      { token, from: { ...someone(), lang } },
    )

  it('is checked, and an error names its field', async () => {
    const { token } = await createMember()
    expect(await check(token, testPassword)).toMatchObject({ status: 204, text: '' })
    const { status, text } = await check(token, 'wrong')
    expect(status).toBe(400)
    expect(JSON.parse(text).errors).toEqual([
      {
        message: 'Validation failed for field "current_password". รหัสผ่านปัจจุบันไม่ถูกต้อง.',
        extensions: {
          field: 'current_password',
          path: [],
          type: 'wrong_password',
          code: 'FAILED_VALIDATION',
        },
      },
    ])
  })

  it('is guessed five times, from wherever, then there is a wait (case 20)', async () => {
    const { token } = await createMember()
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(token, 'wrong')))
    // Some of the five may have waited too long in the queue.
    const { 400: guesses = 0, 429: stopped = 0, ...others } = countStatuses(answers)
    expect({ all: guesses + stopped, others }).toEqual({ all: 20, others: {} })
    expect(guesses).toBeGreaterThan(0)
    expect(guesses).toBeLessThanOrEqual(5)
    const [refused] = answers.filter(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await change(token, fresh)).status).toBe(429)
    expect(
      (
        await post(
          '/users/me/email',
          { current_password: testPassword, email: 'x@example.com' },
          { token },
        )
      ).status,
    ).toBe(429)
  })

  it('is changed, ends all other sessions and open links, and notifies the member', async () => {
    const { email, id, token } = await createMember()
    const other = await bench.signIn(id)
    const link = await linkFor(email)
    expect(await change(token, fresh)).toMatchObject({ status: 204, text: '' })
    expect(await opens(id, fresh)).toBe(true)
    expect(await isSignedIn(token)).toBe(true)
    expect(await isSignedIn(other)).toBe(false)
    expect((await reset(link, another)).status).toBe(403)
    const subjects = (await mailsTo(email)).map(({ subject }) => subject)
    expect(subjects).toContain('รหัสผ่านของบัญชีฟองใสเปลี่ยนแล้ว')
  })

  it('is changed by one of two who do so at once', async () => {
    const { id, token } = await createMember()
    const answers = await Promise.all([change(token, fresh), change(token, another)])
    expect(countStatuses(answers)).toEqual({ 204: 1, 400: 1 })
    const winner = answers[0].status === 204 ? fresh : another
    expect(await opens(id, winner)).toBe(true)
  })

  it.each([
    ['th', 'password1234', 'เดาง่ายเกินไป'],
    ['en', 'password1234', 'Too easy to guess'],
  ])('is not changed to one that is guessed (%s)', async (lang, password, words) => {
    const { id, token } = await createMember()
    const answer = await change(token, password, testPassword, lang)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('"type":"guessable"')
    expect(answer.text).toContain(words)
    expect(await opens(id, testPassword)).toBe(true)
  })

  it('is nobody’s who has none', async () => {
    const { id, token } = await createMember()
    await payload.update({ collection: 'members', id, data: { passwordHash: null } })
    expect((await check(token, testPassword)).status).toBe(400)
    expect((await change(token, fresh)).status).toBe(400)
  })
})
