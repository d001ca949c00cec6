import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFirstAdministrator } from '../src/features/staff/first-administrator.ts'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { env } from '../src/platform/env.ts'
import { staffData } from '../testing/record-data.ts'
import { staffCalls, tokenOf } from '../testing/staff-calls.ts'

const own = 'quiet lamp seven rivers'
let payload: BasePayload
const call = staffCalls(() => payload)

beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => closePayload(payload))

const signInAnswer = (email: string, password: string) =>
  call('/login', { body: { email, password }, from: `${Math.random()}` })
const signIn = async (email: string, password: string) =>
  tokenOf(await signInAnswer(email, password))

describe('The first administrator of the demo content', () => {
  const file = join(env.dataDir, 'admin.txt')
  const readNote = async () => (await readFile(file, 'utf8')).split('\n')

  beforeEach(async () => {
    await payload.delete({ collection: 'staff', where: { id: { exists: true } } })
    await createFirstAdministrator(payload)
  })

  const change = async (body: object) => {
    const [email = '', password = ''] = await readNote()
    const token = await signIn(email, password)
    const { id } = JSON.parse((await call('/me', { token })).text).user
    const sent = { currentPassword: password, ...body }
    return call(`/${id}`, { method: 'PATCH', body: sent, token })
  }

  it('signs in at once, works, and changes the password, with which the file goes', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const [email = '', password = ''] = await readNote()
    const token = await signIn(email, password)
    expect((await call('', { token })).status).toBe(200)
    expect((await change({ name: 'สมหญิง' })).status).toBe(200)
    expect((await readNote())[1]).toBe(password)
    expect((await change({ password: own })).status).toBe(200)
    await expect(readFile(file)).rejects.toMatchObject({ code: 'ENOENT' })
    expect((await signInAnswer(email, own)).status).toBe(200)
    expect((await signInAnswer(email, password)).status).toBe(401)
  })

  it('may move to another address first: the file follows', async () => {
    const [, password] = await readNote()
    const email = 'boss@example.com'
    expect((await change({ email })).status).toBe(200)
    expect(await readNote()).toEqual([email, password, ''])
    expect((await change({ password: own })).status).toBe(200)
    await expect(readFile(file)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('leaves no file behind with the account, and nobody else takes it away', async () => {
    const other = await payload.create({ collection: 'staff', data: staffData('other') })
    await payload.update({ collection: 'staff', id: other.id, data: { password: own } })
    await payload.delete({ collection: 'staff', id: other.id })
    expect((await readNote())[0]).toContain('@')
    await payload.delete({ collection: 'staff', where: { id: { exists: true } } })
    await expect(readFile(file)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
