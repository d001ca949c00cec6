import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect } from 'vitest'
import { memberRole } from '../src/features/account/member/member-role.ts'
import { expectClean } from './clean-answer.ts'
import { startContractService } from './contract-service.ts'
import { registerMember } from './member-requests.ts'
import { sendRaw, type RawRequest } from './raw-request.ts'
import { memberData } from './record-data.ts'
import { testPassword } from './test-password.ts'
import { someone } from './visitor.ts'

const json = 'application/json'
const email = 'manee@example.com'
const password = 'ม้าลายขี่จักรยานสีส้ม'
const token = 'x'.repeat(43)
const current = { current_password: testPassword }
export const registration = {
  email: 'new@example.com',
  password,
  first_name: 'สมศรี',
  last_name: 'ใจดี',
  tel: '0812345678',
  role: memberRole.id,
}

/** Every call with a body, with a valid one. Those below /users/me are for members. */
export const soundBodies: Record<string, object> = {
  '/users': registration,
  '/auth/login': { email, password: testPassword },
  '/auth/refresh': { refresh_token: token },
  '/auth/logout': { refresh_token: token },
  '/auth/password/request': { email },
  '/auth/password/reset': { token, password },
  '/auth/verify': { token },
  '/auth/verify/request': { email },
  '/auth/link': { token, kind: 'reset' },
  '/auth/email/confirm': { token },
  '/auth/email/undo': { token },
  '/users/me/password/check': current,
  '/users/me/password': { ...current, password },
  '/users/me/email': { ...current, email: 'other@example.com' },
}
export const sendingPaths = Object.keys(soundBodies)
export const readingPaths = [
  '/users/me',
  '/users/me/email',
  '/roles',
  '/api/sessions',
  '/api/export',
]

export const post = (body: string | Uint8Array, type = json): RawRequest => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
})

/** The contract with an empty database, and a new member for each test. */
export async function openAccountAttacks() {
  const service = await startContractService()
  let access = ''
  await service.payload.create({ collection: 'members', data: memberData('manee') })
  // A new member for each test, as rate limits also count per member.
  beforeEach(async () => {
    access = (await registerMember(service.payload, randomUUID())).token
  })
  afterAll(() => service.stop())

  /** Sends from a new address; as the member if the call is for members. */
  async function send(path: string, request: RawRequest = {}, from = someone()) {
    const isMembers = path.startsWith('/users/me') || path.startsWith('/api/')
    const bearer: Record<string, string> = isMembers ? { authorization: `Bearer ${access}` } : {}
    const headers = { ...from, ...bearer, ...request.headers }
    const answer = await sendRaw(service.url, path, { ...request, headers })
    if (answer.status !== 431) expectClean(answer, decodeURI(path))
    return answer
  }
  /** All accounts, their sessions and their queued emails. */
  async function stored(): Promise<string> {
    const { payload } = service
    const all = { showHiddenFields: true, pagination: false } as const
    return JSON.stringify([
      (await payload.find({ collection: 'members', ...all })).docs,
      (await payload.find({ collection: 'outbox', ...all })).docs,
      (await payload.count({ collection: 'mail-links' })).totalDocs,
      (await payload.count({ collection: 'member-sessions' })).totalDocs,
    ])
  }

  async function expectNothing(work: () => Promise<void>): Promise<void> {
    const before = await stored()
    await work()
    expect(await stored()).toBe(before)
  }

  return { send, expectNothing, accessToken: () => access }
}
