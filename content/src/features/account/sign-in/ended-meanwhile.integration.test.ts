import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { formOf, photoFile } from '../../../../testing/lead-posts.ts'
import { countStatuses, openMemberBench } from '../../../../testing/member-bench.ts'
import { testPassword } from '../../../../testing/test-password.ts'
import { endSessionsOf } from '../../../core/accounts/sessions/member-session.rows.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { updateMember } from '../../../core/accounts/member-rows.ts'

const { createMember, opens, payload, post, read, rowsOf, url } = await openMemberBench()

const current_password = testPassword
const fresh = 'ม้าลายขี่จักรยานสีส้ม'

const call = (token: string, method: string, body: object) =>
  post('/users/me', body, { token, method })

async function sendPicture(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const body = formOf({}, { picture: await photoFile(90, 90) })
  return await fetch(`${url}/users/me/avatar`, { method: 'POST', headers, body })
}

const writes: Record<string, (token: string) => Promise<{ status: number }>> = {
  'A change of the profile': (token) => call(token, 'PATCH', { first_name: 'คนอื่น' }),
  'A picture taken away': (token) => call(token, 'PATCH', { avatar: null, first_name: 'คนอื่น' }),
  'A picture': sendPicture,
  'A change of e-mail': (token) =>
    post('/users/me/email', { current_password, email: 'thief@example.com' }, { token }),
  'A deletion': (token) => call(token, 'DELETE', { current_password }),
  'A change of the password': (token) =>
    post('/users/me/password', { current_password, password: fresh }, { token }),
}

describe.each(Object.entries(writes))('%s', (_, write) => {
  it('is not written once its session has ended, however long it took to get there', async () => {
    const owner = await createMember()
    const before = await read(owner.id)
    const ended = Promise.withResolvers<void>()
    const ending = writeWhole(payload, async () => {
      await updateMember(payload, owner.id, {})
      await endSessionsOf(payload, owner.id)
      ended.resolve()
      await sleep(700)
    })
    await ended.promise
    expect((await write(owner.token)).status).toBe(401)
    await ending
    const kept = { ...before, updatedAt: expect.any(String) }
    expect(await read(owner.id)).toMatchObject(kept)
    expect(await opens(owner.id, testPassword)).toBe(true)
    expect(await rowsOf(owner.id)).toEqual([])
    const own = { where: { member: { equals: owner.id } } }
    expect((await payload.find({ collection: 'member-pictures', ...own })).docs).toEqual([])
  })

  it('is done by several at once, none of whom waits for another for ever', async () => {
    const { token } = await createMember()
    // A busy machine answers some with a retry.
    const come = async (): ReturnType<typeof write> => {
      const answer = await write(token)
      return answer.status === 503 ? come() : answer
    }
    const all = await Promise.all([1, 2, 3, 4].map(come))
    const { 200: changed = 0, 204: done = 0, 400: late = 0, 401: gone = 0 } = countStatuses(all)
    expect(changed + done).toBeGreaterThan(0)
    expect(changed + done + late + gone).toBe(4)
  })
})
