import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BasePayload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFirstAdministrator } from '../src/areas/staff/first-administrator.ts'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { openLink } from '../src/engines/accounts/mail-links.rows.ts'
import { env } from '../src/ground/env.ts'
import { createExample, exampleSlugs, globalRules } from '../testing/example-records.ts'
import { memberData, staffData } from '../testing/record-data.ts'
import { staffCalls, tokenOf } from '../testing/staff-calls.ts'
import { type StaffService, startStaffService } from '../testing/staff-service.ts'
import { testPassword } from '../testing/test-password.ts'

const given = testPassword
const own = 'quiet lamp seven rivers'
const turned = 'barns paint otters quiet'
const first = 'set a password of your own first'
let payload: BasePayload
let service: StaffService
let chief: string
let id: number
let email: string
let token: string
let count = 0
const call = staffCalls(() => payload)

beforeAll(async () => {
  payload = await openPayload()
  service = await startStaffService(payload)
  await payload.create({ collection: 'staff', data: staffData('chief', 'administrator') })
  chief = await signIn('chief@example.com')
})
beforeEach(async () => {
  count += 1
  const body = staffData(`invited-${count}`, 'administrator')
  const { text } = await call('', { body, token: chief })
  ;({ id, email } = JSON.parse(text).doc)
  token = await signIn(email)
})
afterAll(async () => {
  service.stop()
  await closePayload(payload)
})

async function signIn(address: string, password = given): Promise<string> {
  return tokenOf(await call('/login', { body: { email: address, password }, from: `${count}` }))
}

function resetLink(secret: string) {
  const account = { collection: 'staff', id } as const
  const expiresAt = new Date(Date.now() + 60_000)
  return { kind: 'reset', account, email, token: secret, expiresAt } as const
}

async function ask(path: string, method = 'GET', body?: object, by = token) {
  const answer = await fetch(service.url + path, {
    method,
    redirect: 'manual',
    headers: { authorization: `JWT ${by}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { status, headers } = answer
  return { status, location: headers.get('location'), text: (await answer.text()).toLowerCase() }
}

const change = (body: object, by = token) => ask(`/cms-api/staff/${id}`, 'PATCH', body, by)
const opens = async (by = token) =>
  (await ask('/cms-api/branches', 'GET', undefined, by)).status === 200

describe('Whoever has a password that an administrator chose', () => {
  it.each([
    ['GET', '/cms-api/branches'],
    ['GET', '/cms-api/staff'],
    ['GET', '/cms-api/members'],
    ['GET', '/cms-api/globals/settings'],
    ['GET', '/cms-api/access'],
    ['POST', '/cms-api/news'],
    ['POST', '/cms-api/globals/settings'],
    ['POST', '/cms-api/staff'],
    ['PATCH', '/cms-api/staff?where[id][exists]=true'],
    ['PATCH', '/cms-api/staff/1'],
    ['DELETE', '/cms-api/staff/1'],
    ['POST', '/cms-api/outbox/send-again'],
  ])('is refused, and told why: %s %s', async (method, path) => {
    const answer = await ask(path, method, method === 'GET' ? undefined : { role: 'editor' })
    expect(answer.status).toBe(403)
    expect(answer.text).toContain(first)
  })

  it.each(['/admin', '/admin/collections/leads', '/admin/login', '/admin/account/x'])(
    'is led from %s to the page on which he sets his own',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 303, location: '/admin/account' })
    },
  )

  it('sets his own, and goes on', async () => {
    expect(await opens()).toBe(false)
    expect((await change({ password: own, currentPassword: given })).status).toBe(200)
    expect(await opens()).toBe(true)
    expect((await change({ name: 'สมชาย' })).status).toBe(200)
    expect(await opens(await signIn(email, own))).toBe(true)
  })

  it.each([
    ['says that it is done', { mustChangePassword: false }],
    ['changes something else', { name: 'สมชาย', currentPassword: given }],
    ['moves to another address', { email: 'moved@example.com', currentPassword: given }],
    ['gives the same one again', { password: given, currentPassword: given }],
    ['adds a space', { password: `${given} `, currentPassword: given }],
    ['begins with a wide space', { password: `\u3000${given}`, currentPassword: given }],
    ['adds a space that does not break', { password: `${given}\u00a0`, currentPassword: given }],
    ['writes it in capitals', { password: given.toUpperCase(), currentPassword: given }],
    ['adds a digit', { password: `${given}1`, currentPassword: given }],
    ['types it twice', { password: given + given, currentPassword: given }],
    ['adds four signs', { password: `${given}a1b2`, currentPassword: given }],
    ['turns its words round', { password: turned, currentPassword: given }],
    ['has no current one to show', { password: own }],
    ['chooses a weak one', { password: '123456789012', currentPassword: given }],
  ])('is still kept out when he %s', async (_, body) => {
    const answer = await change({ mustChangePassword: false, ...body })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('password')
    expect(await opens()).toBe(false)
    expect(await payload.findByID({ collection: 'staff', id })).toMatchObject({ email })
  })

  it('may do no more than a stranger, also past the gate', async () => {
    const user: TypedUser = {
      ...(await payload.findByID({ collection: 'staff', id })),
      collection: 'staff',
    }
    const by = { user, overrideAccess: false } as const
    for (const slug of exampleSlugs) {
      const record = await createExample(payload, slug)
      const asked = { collection: slug, id: record.id, ...by }
      const tries = [
        createExample(payload, slug, { access: by }),
        payload.update({ ...asked, data: {} }),
        payload.delete(asked),
      ]
      for (const tried of await Promise.allSettled(tries))
        expect(tried, slug).toMatchObject({ status: 'rejected', reason: { status: 403 } })
    }
    for (const slug of ['members', 'leads', 'outbox'] as const)
      await expect(payload.find({ collection: slug, ...by }), slug).rejects.toMatchObject({
        status: 403,
      })
    for (const global of payload.config.globals)
      await expect(
        payload.updateGlobal({ slug: global.slug, data: {}, ...by }),
      ).rejects.toMatchObject({ status: 403 })
    const { docs } = await payload.find({ collection: 'staff', ...by })
    expect(docs.map((each) => each.id)).toEqual([id])
    expect(Object.keys(globalRules).length).toBeGreaterThan(5)
  })

  it('may sign out', async () => {
    expect((await ask('/cms-api/staff/logout', 'POST', {})).status).toBe(200)
    expect((await change({ password: own, currentPassword: given })).status).toBe(403)
  })
})

describe('A password', () => {
  it('that another administrator sets anew has to be changed again', async () => {
    await change({ password: own, currentPassword: given })
    const again = { password: 'rivers seven lamp quiet', currentPassword: given }
    expect((await change(again, chief)).status).toBe(200)
    expect(await opens(await signIn(email, again.password))).toBe(false)
  })

  it('that its owner sets by a link is his own, unless it is the one he was given', async () => {
    const link = resetLink(`link-${count}`)
    await openLink(payload, link)
    const reset = (password: string) =>
      call('/reset-password', { body: { password, token: link.token } })
    for (const same of [given, `${given} `, `\u3000${given}`, given.toUpperCase(), `${given}1`])
      expect(await reset(same), same).toMatchObject({ status: 400, fields: ['password'] })
    expect((await reset(own)).status).toBe(200)
    expect(await opens(await signIn(email, own))).toBe(true)
  })

  it('that somebody else chose does not come back after one of his own, by no way', async () => {
    expect((await change({ password: own, currentPassword: given })).status).toBe(200)
    for (const password of [given, turned, given + given, `${given}2026`]) {
      const answer = await change({ password, currentPassword: own })
      expect(answer.status, password).toBe(400)
      expect(answer.text, password).toContain('ต้องต่างจากรหัสผ่านที่เคยได้รับมา')
    }
    const link = resetLink(`back-${count}`)
    await openLink(payload, link)
    for (const password of [given, turned, `${given}2026`]) {
      const answer = await call('/reset-password', { body: { password, token: link.token } })
      expect(answer, password).toMatchObject({ status: 400, fields: ['password'] })
    }
    const another = { password: 'copper lantern drifts uphill', currentPassword: own }
    expect((await change(another)).status).toBe(200)
    expect((await change({ password: own, currentPassword: another.password })).status).toBe(200)
  })

  it('that somebody else chose leaves nothing that a call gives, asks for or sets', async () => {
    await change({ givenPasswords: [], password: own, currentPassword: given })
    const asking = [
      `/cms-api/staff/${id}?select[givenPasswords]=true&showHiddenFields=true`,
      '/cms-api/staff?limit=0&showHiddenFields=true',
      '/cms-api/staff/me',
    ]
    for (const path of asking) {
      const answer = await ask(path, 'GET', undefined, chief)
      expect(answer.status, path).toBe(200)
      expect(answer.text, path).not.toContain('givenpasswords')
    }
    for (const query of ['where[givenPasswords][exists]=true', 'sort=givenPasswords'])
      expect((await ask(`/cms-api/staff?${query}`, 'GET', undefined, chief)).status).toBe(400)
    expect((await change({ password: given, currentPassword: own })).status).toBe(400)
    await change({ givenPasswords: [], currentPassword: own })
    expect((await change({ password: given, currentPassword: own })).status).toBe(400)
  })

  it('of a member is no matter of this', async () => {
    const member = await payload.create({ collection: 'members', data: memberData('own') })
    expect(member).not.toHaveProperty('mustChangePassword')
  })
})

describe('The first administrator', () => {
  it('has to set a password of his own, and the file with the first one goes', async () => {
    await payload.delete({ collection: 'staff', where: { id: { exists: true } } })
    await createFirstAdministrator(payload)
    const file = join(env.dataDir, 'admin.txt')
    const [address = '', password = ''] = (await readFile(file, 'utf8')).split('\n')
    const by = await signIn(address, password)
    expect(await opens(by)).toBe(false)
    const me = JSON.parse((await call('/me', { token: by })).text).user
    const answer = await ask(
      `/cms-api/staff/${me.id}`,
      'PATCH',
      { password: own, currentPassword: password },
      by,
    )
    expect(answer.status).toBe(200)
    expect(await opens(by)).toBe(true)
    const back = { password, currentPassword: own }
    expect((await ask(`/cms-api/staff/${me.id}`, 'PATCH', back, by)).status).toBe(400)
    await expect(readFile(file)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
