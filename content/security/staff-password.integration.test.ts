import type { BasePayload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { staffData } from '../testing/record-data.ts'
import { staffCalls, tokenOf } from '../testing/staff-calls.ts'
import { testPassword } from '../testing/test-password.ts'

const password = testPassword
const other = 'quiet lamp seven rivers'
let payload: BasePayload
let administrator: string
let token: string
let id: number
let email: string
let count = 0
const call = staffCalls(() => payload)

beforeAll(async () => {
  payload = await openPayload()
  await payload.create({ collection: 'staff', data: staffData('chief', 'administrator') })
  administrator = await signIn('chief@example.com')
  await payload.updateGlobal({
    slug: 'settings',
    locale: 'th',
    data: { brandName: 'ฟองใส', homeTitle: 'ฟองใส' },
  })
})
beforeEach(async () => {
  const data = { ...staffData(`own-${count++}`), name: 'สมชาย ใจดี' }
  const account = await payload.create({ collection: 'staff', data })
  await payload.delete({ collection: 'outbox', where: {} })
  ;({ id, email } = account)
  token = await signIn(email)
})
afterAll(() => closePayload(payload))

async function signIn(address: string, given = password): Promise<string> {
  return tokenOf(
    await call('/login', { body: { email: address, password: given }, from: `${count}` }),
  )
}

const change = (body: object, by = token, from = 'here') =>
  call(`/${id}`, { method: 'PATCH', body, token: by, from })
const opens = async (given: string) =>
  (await call('/login', { body: { email, password: given }, from: `${count++}` })).status === 200

const weak: [string, RegExp][] = [
  ['aaa', /at least 12/],
  ['123456', /at least 12/],
  ['123456789012', /easy to guess/],
  ['password1234', /easy to guess/],
  ['ไำพะัีรนยบลฟ', /easy to guess/],
  ['ร้านฟοงใส-w@shh0use', /brand/],
  ['สวัสดีสมชายจ้า', /name or email/],
  ['ร้านฟองใสเปิดแล้ว', /brand/],
  ['x'.repeat(300), /at most 256/],
]

describe('A weak password of staff', () => {
  it.each(weak)('is refused at its field when it is changed: %s', async (given, words) => {
    const answer = await change({ password: given, currentPassword: password })
    expect(answer).toMatchObject({ status: 400, fields: ['password'] })
    expect(answer.text).toMatch(words)
    expect(await opens(password)).toBe(true)
  })

  it('is refused in Thai to those who read Thai', async () => {
    const body = { password: 'aaa', currentPassword: password }
    const answer = await call(`/${id}`, { method: 'PATCH', body, token, language: 'th' })
    expect(answer.text).toContain('ใช้อย่างน้อย 12 ตัวอักษร')
  })

  it.each([[7], [{ $ne: '' }], [[testPassword]]])(
    'that is no text is refused: %j',
    async (given) => {
      const answer = await change({ password: given, currentPassword: password })
      expect(answer).toMatchObject({ status: 400, fields: ['password'] })
    },
  )
})

describe('What is no text where a text belongs', () => {
  const noTexts = [['x@example.com'], { a: 1 }, 7, true]

  it.each(noTexts.map((given) => [given] as const))('is no address of staff: %j', async (given) => {
    const changed = await change({ email: given, currentPassword: password })
    expect(changed).toMatchObject({ status: 400, fields: ['email'] })
    const body = { email: given, role: 'editor' }
    const made = await call('', { body, token: administrator })
    expect(made).toMatchObject({ status: 400, fields: ['email'] })
    expect(made.message).toBe('email: It must be a text.')
    expect(await opens(password)).toBe(true)
  })

  it('is no address for many accounts at once either', async () => {
    const path = `?where[id][equals]=${id}`
    const body = { email: ['x@example.com'], currentPassword: password }
    expect((await call(path, { method: 'PATCH', body, token })).status).toBe(403)
    expect(await opens(password)).toBe(true)
  })

  it.each([
    ['/login', 'email', { password }],
    ['/login', 'password', { email: 'chief@example.com' }],
    ['/forgot-password', 'email', {}],
    ['/reset-password', 'password', { token: 'x' }],
    ['/reset-password', 'token', { password: other }],
  ])('is refused by %s at its field: %s', async (path, field, rest) => {
    for (const given of [...noTexts, null, []]) {
      const answer = await call(path, { body: { ...rest, [field]: given } })
      expect(answer).toMatchObject({ status: 400, fields: [field] })
    }
  })

  it('opens no account', async () => {
    for (const given of noTexts)
      expect((await call('/unlock', { body: { email: given }, token })).status).toBeLessThan(500)
  })
})

describe('Anyone who changes how somebody signs in', () => {
  it.each([{ password: other }, { email: 'moved@example.com' }])(
    'shows their own password: %j',
    async (body) => {
      for (const given of [undefined, '', 'a-wrong-password', 7]) {
        const answer = await change({ ...body, currentPassword: given })
        expect(answer).toMatchObject({ status: 400, fields: ['currentPassword'] })
      }
      expect(await opens(password)).toBe(true)
      expect((await change({ ...body, currentPassword: password })).status).toBe(200)
    },
  )

  it('shows their own password also where the account is somebody else’s', async () => {
    await payload.update({ collection: 'staff', id, data: { password: other } })
    const body = { email: `moved-${count}@example.com`, currentPassword: other }
    expect((await change(body, administrator)).fields).toEqual(['currentPassword'])
    const right = { ...body, currentPassword: password }
    expect((await change(right, administrator)).status).toBe(200)
  })

  it('cannot do so through the list of accounts either', async () => {
    const path = `?where[id][equals]=${id}`
    const answer = await call(path, { method: 'PATCH', body: { password: other }, token })
    expect(answer.text).not.toContain('"errors":[]')
    expect(await opens(password)).toBe(true)
  })

  it('cannot guess at it: after five times they wait', async () => {
    for (let tries = 0; tries < 5; tries++)
      expect((await change({ password: other, currentPassword: 'guess' })).status).toBe(400)
    const answer = await change({ password: other, currentPassword: password })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(20)
    expect(await opens(password), 'signing in is another matter').toBe(true)
  })

  it('is not asked for anything else, and the shown password is stored nowhere', async () => {
    expect((await change({ name: 'สมหญิง' })).status).toBe(200)
    const answer = await change({ name: 'สมศรี', email: email.toUpperCase(), currentPassword: 'x' })
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text).doc.currentPassword ?? null).toBeNull()
  })

  it('leaves no other session of the account', async () => {
    const elsewhere = await signIn(email)
    await change({ password: other, currentPassword: password })
    expect(JSON.parse((await call('/me', { token: elsewhere })).text).user).toBeNull()
    expect(JSON.parse((await call('/me', { token })).text).user).not.toBeNull()
  })

  it('has its owner told, at the old address and the new one', async () => {
    const moved = `moved-${count}@example.com`
    await change({ email: moved, password: other, currentPassword: password })
    const { docs } = await payload.find({ collection: 'outbox', sort: 'createdAt' })
    expect(docs).toMatchObject([
      {
        purpose: 'changed',
        subjectId: String(id),
        content: { to: email, what: ['password', 'email'] },
      },
      { purpose: 'changed', subjectId: String(id), content: { to: moved } },
    ])
  })
})
