import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startContractService, type ContractService } from '../../testing/contract-service.ts'
import { registerMember, sendCall, signInMember } from '../../testing/member-requests.ts'
import { staffData } from '../../testing/record-data.ts'
import { signInAs, startStaffService } from '../../testing/staff-service.ts'
import { takeOnce } from '../core/attempts/attempts.rows.ts'
import { newMark, readMark } from '../core/accounts/known-browser.ts'
import { seal, unseal } from '../core/accounts/sealed-text.ts'
import { refreshMemberSession } from '../core/accounts/sessions/refresh-session.ts'
import { memberBySessionToken } from '../core/accounts/sessions/session-member.ts'
import { keyOfSecret } from '../platform/keys.ts'

let service: ContractService
let staff: Awaited<ReturnType<typeof startStaffService>>
let first: string

beforeAll(async () => {
  service = await startContractService()
  staff = await startStaffService(service.payload)
  first = service.payload.secret
})
afterEach(() => start([first]))
afterAll(async () => {
  staff.stop()
  await service.stop()
})

/** As another start with other secrets. */
function start([newest = '', ...older]: readonly string[]): void {
  service.payload.secret = newest
  service.payload.config.custom['olderKeys'] = older
}
const newKey = keyOfSecret('the secret that is put before the first one')
const rotate = () => start([newKey, first])
const forget = () => start([newKey])

const Me = z.object({ user: z.object({ email: z.string() }).nullable() })
const invalid = { code: 'INVALID_CREDENTIALS' }
const refresh = (token: string) =>
  refreshMemberSession(service.payload, token, () => Promise.reject(new Error('no misuse')))
const whoHas = (token: string) => memberBySessionToken(service.payload, token)

async function signIn() {
  const { id } = await registerMember(service.payload, randomUUID())
  return { id, ...(await signInMember(service.payload, id)) }
}

describe('While PAYLOAD_SECRET is exchanged', () => {
  it('a member stays signed in, and goes on when the old one is gone', async () => {
    const { id, accessToken, refreshToken } = await signIn()
    rotate()
    expect(await whoHas(accessToken)).toMatchObject({ id })
    const renewed = await refresh(refreshToken)
    expect(await whoHas(renewed.accessToken)).toMatchObject({ id })
    forget()
    expect(await whoHas(renewed.accessToken)).toMatchObject({ id })
    const again = await refresh(renewed.refreshToken)
    expect(await whoHas(again.accessToken)).toMatchObject({ id })
  })

  it('a member whose answer was lost right before it is given the same tokens again', async () => {
    const { id, refreshToken } = await signIn()
    const lost = await refresh(refreshToken)
    rotate()
    const given = await refresh(refreshToken)
    expect(given.accessToken).toBe(lost.accessToken)
    expect(await whoHas(given.accessToken)).toMatchObject({ id })
    const next = await refresh(given.refreshToken)
    expect(await whoHas(next.accessToken)).toMatchObject({ id })
  })

  it('a session of which nobody has heard since the old one went is at an end', async () => {
    const { refreshToken } = await signIn()
    forget()
    await expect(refresh(refreshToken)).rejects.toMatchObject(invalid)
  })

  it('calls of a signed in member are answered', async () => {
    const { accessToken: token } = await signIn()
    rotate()
    expect((await sendCall(service.url, '/users/me', { token })).status).toBe(200)
  })

  it('a browser stays known, and what is sealed can be opened', () => {
    const { payload } = service
    const mark = newMark('members', 'a', payload.secret)
    const sealed = seal(payload, 'line token', 'a token of LINE')
    rotate()
    expect(readMark(mark, 'members', 'a', [payload.secret, first])).toBeDefined()
    expect(unseal(payload, 'line token', z.string(), sealed)).toBe('a token of LINE')
    expect(unseal(payload, 'line ticket', z.string(), sealed)).toBeUndefined()
    forget()
    expect(unseal(payload, 'line token', z.string(), sealed)).toBeUndefined()
  })

  it('what was used up cannot be used once more', async () => {
    const ticket = randomUUID()
    expect(await takeOnce(service.payload, 'line ticket', ticket)).toBe(true)
    rotate()
    expect(await takeOnce(service.payload, 'line ticket', ticket)).toBe(false)
    expect(await takeOnce(service.payload, 'line ticket', randomUUID())).toBe(true)
  })

  it('staff stay signed in, until the old one is gone', async () => {
    const { payload } = service
    const data = staffData(randomUUID())
    await payload.create({ collection: 'staff', data })
    const token = await signInAs(payload, data.email)
    const me = async () => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(`${staff.url}/cms-api/staff/me`, { headers })
      // The gate answers requests without a session.
      if (!answer.ok) return undefined
      return Me.parse(await answer.json()).user?.email
    }
    expect(await me()).toBe(data.email)
    rotate()
    expect(await me()).toBe(data.email)
    forget()
    expect(await me()).toBeUndefined()
  })
})
