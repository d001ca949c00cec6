import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPictureBench } from '../../../../testing/board-pictures.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { formOf, photoFile, post } from '../../../../testing/lead-posts.ts'
import { registerMember, sendCall, type SignedMember } from '../../../../testing/member-requests.ts'
import { staffData } from '../../../../testing/record-data.ts'
import {
  signInAs,
  startStaffService,
  type StaffService,
} from '../../../../testing/staff-service.ts'
import { someone } from '../../../../testing/visitor.ts'
import { kindName } from '../../../core/accounts/copy/copy-words.ts'
import { allPersonalData } from '../../../core/accounts/personal-data.ts'
import { endSessionsOf } from '../../../core/accounts/sessions/member-session.rows.ts'
import { env } from '../../../platform/env.ts'

let service: ContractService
let staff: StaffService
beforeAll(async () => {
  service = await startContractService()
  staff = await startStaffService(service.payload)
})
afterAll(async () => {
  staff.stop()
  await service.stop()
})

const path = '/api/export/archive'
const news = () => registerMember(service.payload, `copy-${randomUUID().slice(0, 8)}`)

async function take({ token }: Pick<SignedMember, 'token'>, method = 'GET') {
  const headers = { ...someone(), authorization: `Bearer ${token}` }
  const answer = await fetch(`${service.url}${path}`, { method, headers })
  return { status: answer.status, headers: answer.headers, body: await answer.bytes() }
}
const jsonIn = (files: Record<string, Uint8Array>) =>
  JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))

describe('The copy of a member', () => {
  it('contains the export and the member’s pictures, for the member alone', async () => {
    const { payload, url } = service
    const member = await news()
    await payload.update({ collection: 'members', id: member.id, data: { emailVerified: true } })
    const bearer = { authorization: `Bearer ${member.token}` }
    const picture = await photoFile(90, 90)
    await post(`${url}/users/me/avatar`, formOf({}, { picture }), bearer)
    const onBoard = await openPictureBench(service).keep(member)
    await sendCall(url, '/api/data_requests', { ...member, method: 'POST', body: { kind: 'copy' } })
    const given = await take(member)
    expect(given.status).toBe(200)
    expect(Object.fromEntries(given.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="my-data-[\d-]+\.zip"/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    const files = unzipSync(given.body)
    const { profile: ownProfile, records } = jsonIn(files)
    const exported = JSON.parse((await sendCall(url, '/api/export', member)).text).result
    expect([ownProfile, records]).toEqual([exported.profile, exported.records])
    const board = await readFile(join(env.boardPictureDir, `${onBoard}.jpg`))
    expect(board.equals(files[`pictures/web-board/${onBoard}.jpg`] ?? Buffer.of())).toBe(true)
    const profile = join(env.memberPictureDir, `${ownProfile.avatar}.jpg`)
    const kept = files[`pictures/profile/${ownProfile.avatar}.jpg`] ?? Buffer.of()
    expect((await readFile(profile)).equals(kept)).toBe(true)
    const others = unzipSync((await take(await news())).body)
    expect(Object.keys(others)).toEqual(['data.json', 'data.html'])
    expect(strFromU8(others['data.json'] ?? new Uint8Array())).not.toContain(member.id)
  })

  it('is refused without a living session, and gives HEAD no body', async () => {
    const stranger = await fetch(`${service.url}${path}`, { headers: someone() })
    expect(stranger.status).toBe(401)
    expect(stranger.headers.get('cache-control')).toBe('no-store')
    const member = await news()
    const { status, body } = await take(member, 'HEAD')
    expect([status, body.length]).toEqual([200, 0])
    expect((await take(member, 'POST')).status).toBe(405)
    await endSessionsOf(service.payload, member.id)
    expect((await take(member)).status).toBe(401)
    expect((await take({ token: 'made-up' })).status).toBe(401)
  })

  it('is given ten times in ten minutes', async () => {
    const member = await news()
    for (let index = 0; index < 10; index += 1) expect((await take(member)).status).toBe(200)
    expect((await take(member)).status).toBe(429)
  })

  it('has a heading for whatever an area keeps', async () => {
    const { payload } = service
    const { id } = await news()
    const own = await Promise.all(allPersonalData(payload).map((area) => area.own(payload, id)))
    const ofAddress = allPersonalData(payload).flatMap(
      ({ ownAt }) => ownAt?.(payload, 'no@example.com') ?? [],
    )
    const all = [...own, ...(await Promise.all(ofAddress))]
    const kinds = all.flatMap((each) => Object.keys(each))
    expect(kinds).toContain('data_requests')
    expect(kinds.filter((kind) => kindName('en', kind) === kind)).toEqual([])
  })

  it('can be downloaded by administrators, which the member’s history records', async () => {
    const { payload } = service
    const { id } = await news()
    const given = []
    for (const role of ['moderator', 'editor', 'administrator'] as const) {
      await payload.create({ collection: 'staff', data: staffData(`copy-${role}`, role) })
      const token = await signInAs(payload, `copy-${role}@example.com`)
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(`${staff.url}/cms-api/members/${id}/copy`, { headers })
      given.push({ status: answer.status, body: await answer.bytes() })
    }
    expect(given.map(({ status }) => status)).toEqual([403, 403, 200])
    expect(jsonIn(unzipSync(given[2]?.body ?? Buffer.of())).profile.id).toBe(id)
    const where = { member: { equals: id } }
    const { docs } = await payload.find({ collection: 'member-history', where })
    expect(docs.map(({ act }) => act)).toEqual(['exported'])
  })
})
