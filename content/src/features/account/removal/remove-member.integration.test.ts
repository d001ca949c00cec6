import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { accountCalls } from '@washhouse/contract/account/account.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBranches } from '../../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import {
  findLeads,
  formOf,
  leadPath,
  photoFile,
  post,
  postJson,
  problem,
} from '../../../../testing/lead-posts.ts'
import { registerMember, sendCall, type SignedMember } from '../../../../testing/member-requests.ts'
import { testPassword } from '../../../../testing/test-password.ts'
import { openLink } from '../../../core/accounts/mail-links.rows.ts'
import {
  collectionTable,
  connectionTo,
  rawTablesOf,
  tableOf,
} from '../../../platform/database/tables.ts'
import { env } from '../../../platform/env.ts'
import { queueLink } from '../mail/queue-mail.ts'
import { removeMember } from './remove-member.ts'

let service: ContractService
let branch: number
beforeAll(async () => {
  service = await startContractService()
  branch = (await fillBranches(service.payload, 1)).branches[0]?.id ?? 0
})
afterAll(() => service.stop())

const bearer = ({ token }: SignedMember) => ({ authorization: `Bearer ${token}` })
const shown = { current_password: testPassword }
const remove = ({ token }: SignedMember, body: object | undefined = shown) =>
  sendCall(service.url, '/users/me', { method: 'DELETE', token, body })

/** A member with data in every feature that can store some. */
async function liveAndLeaveTraces() {
  const { payload, url } = service
  const mark = `wira-${randomUUID().slice(0, 8)}`
  const member = await registerMember(payload, mark)
  const text = randomUUID()
  await postJson(`${url}${leadPath}`, problem(branch, { message: text }), bearer(member))
  const form = formOf({}, { picture: await photoFile(90, 90) })
  await post(`${url}/users/me/avatar`, form, bearer(member))
  const account = { collection: 'members', id: member.id } as const
  const email = `${mark}@example.com`
  const soon = new Date(Date.now() + 60_000)
  await openLink(payload, { kind: 'undo', account, email, token: randomUUID(), expiresAt: soon })
  await queueLink(payload, member.id, 'reset')
  const [picture] = (
    await payload.find({ collection: 'member-pictures', where: { member: { equals: member.id } } })
  ).docs
  await service.get(`/assets/${picture?.id}?width=64&height=64`)
  return { member, email, text, picture: picture?.id ?? '' }
}

/** The tables in which any column contains one of these texts. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const names = Object.keys(rawTablesOf(service.payload))
  const found = []
  for (const name of names) {
    const rows = await connectionTo(service.payload).select().from(tableOf(service.payload, name))
    const written = JSON.stringify(rows)
    if (texts.some((text) => written.includes(text))) found.push(name)
  }
  return found
}

describe('DELETE /users/me', () => {
  it('leaves nothing of the member in any table and on the disk, but the letter that says so', async () => {
    const { member, email, text, picture } = await liveAndLeaveTraces()
    const kept = await tablesWith(member.id)
    expect(kept).toEqual(
      expect.arrayContaining([
        'members',
        'member_sessions',
        'member_pictures',
        'mail_links',
        'outbox',
        'leads',
      ]),
    )
    expect((await remove(member)).status).toBe(204)
    expect(await tablesWith(member.id, email)).toEqual(['outbox'])
    const { docs } = await service.payload.find({
      collection: 'outbox',
      where: { subjectId: { equals: member.id } },
      showHiddenFields: true,
    })
    expect(docs).toMatchObject([{ purpose: 'deleted', status: 'waiting' }])
    expect(docs).toHaveLength(1)
    expect(await findLeads(service.payload, text)).toMatchObject([
      { member: null, reference: expect.any(String) },
    ])
    expect(existsSync(join(env.memberPictureDir, `${picture}.jpg`))).toBe(false)
    const drawn = () => readdir(join(env.cacheDir, 'assets'))
    await expect
      .poll(async () => (await drawn()).filter((name) => name.startsWith(picture)))
      .toEqual([])
    expect((await service.get(`/assets/${picture}`)).status).toBe(403)
  })

  it('ends access at once, on every call', async () => {
    const { member } = await liveAndLeaveTraces()
    expect((await remove(member)).status).toBe(204)
    for (const path of ['/users/me', `/users/${member.id}`, '/roles', '/api/export'])
      expect((await sendCall(service.url, path, { token: member.token })).status).toBe(401)
    expect((await remove(member)).status).toBe(401)
  })

  it('is refused to strangers, and takes nobody else along', async () => {
    const { member, picture } = await liveAndLeaveTraces()
    const other = await liveAndLeaveTraces()
    expect((await sendCall(service.url, '/users/me', { method: 'DELETE' })).status).toBe(401)
    expect((await remove(member)).status).toBe(204)
    expect((await sendCall(service.url, '/users/me', { token: other.member.token })).status).toBe(
      200,
    )
    expect(existsSync(join(env.memberPictureDir, `${other.picture}.jpg`))).toBe(true)
    expect(existsSync(join(env.memberPictureDir, `${picture}.jpg`))).toBe(false)
    const call = { method: 'DELETE', token: other.member.token, body: shown }
    const foreign = await sendCall(service.url, `/users/${member.id}`, call)
    expect([403, 404, 405]).toContain(foreign.status)
  })

  it('needs the password of who has one, counted as everywhere (case 20)', async () => {
    const { member, email } = await liveAndLeaveTraces()
    const before = await tablesWith(member.id, email)
    const wrong = { current_password: 'ไม่ใช่รหัสผ่านนี้' }
    for (const [body, type] of [
      [undefined, 'required'],
      [{}, 'required'],
      [{ current_password: null }, 'required'],
      [wrong, 'wrong_password'],
    ] as const) {
      const { token } = member
      const refused = await sendCall(service.url, '/users/me', { method: 'DELETE', token, body })
      expect(refused.status, refused.text).toBe(400)
      expect(refused.text).toContain('"field":"current_password"')
      expect(refused.text).toContain(`"type":"${type}"`)
    }
    for (const body of ['', '{', [], 'text', { current_password: 7 }, { ...shown, id: 1 }])
      expect((await remove(member, body as object)).status, JSON.stringify(body)).toBe(400)
    for (let tries = 1; tries < 6; tries += 1) await remove(member, wrong)
    expect((await remove(member)).status).toBe(429)
    expect((await tablesWith(member.id, email)).toSorted()).toEqual(before.toSorted())
  })

  it('asks who has no password for none', async () => {
    const { member } = await liveAndLeaveTraces()
    const data = { passwordHash: null }
    await service.payload.update({ collection: 'members', id: member.id, data })
    const { token } = member
    expect((await sendCall(service.url, '/users/me', { method: 'DELETE', token })).status).toBe(204)
    expect(await tablesWith(member.id)).toEqual(['outbox'])
  })

  it('of several at once is done once', async () => {
    const { member } = await liveAndLeaveTraces()
    const all = await Promise.all(Array.from({ length: 5 }, () => remove(member)))
    for (const { status } of all) expect([204, 401]).toContain(status)
    const { totalDocs } = await service.payload.count({
      collection: 'outbox',
      where: { subjectId: { equals: member.id } },
    })
    expect(totalDocs).toBe(1)
  })

  it('leaves a report nobody’s that comes in while it is done', async () => {
    const { member } = await liveAndLeaveTraces()
    const begun = Promise.withResolvers<void>()
    const alsoWrite = async () => {
      begun.resolve()
      await sleep(500)
    }
    const removal = removeMember(service.payload, member.id, { alsoWrite })
    await begun.promise
    const text = randomUUID()
    const report = problem(branch, { message: text })
    const { status } = await postJson(`${service.url}${leadPath}`, report, bearer(member))
    await removal
    expect(status).toBe(200)
    expect(await findLeads(service.payload, text)).toMatchObject([{ member: null }])
  })

  it('that fails half way has taken nothing', async () => {
    const { member, email, text, picture } = await liveAndLeaveTraces()
    const before = await tablesWith(member.id, email)
    const { payload } = service
    const own: unknown[] = payload.config.custom['personalData']
    own.push({ erase: () => Promise.reject(new Error('the board is away')), own: async () => ({}) })
    try {
      expect((await remove(member)).status).toBe(500)
    } finally {
      own.pop()
    }
    expect(await tablesWith(member.id, email)).toEqual(before)
    expect(await findLeads(payload, text)).toMatchObject([{ member: member.id }])
    expect(existsSync(join(env.memberPictureDir, `${picture}.jpg`))).toBe(true)
    const box = collectionTable(payload, 'outbox')
    const rows = await connectionTo(payload).select().from(box).where(eq(box.subjectId, member.id))
    expect(rows.map(({ purpose }) => purpose)).toEqual(['reset'])
    expect((await remove(member)).status).toBe(204)
  })
})

describe('GET /api/export', () => {
  it('gives the profile, sessions and leads, without a hash or a token', async () => {
    const { member, email, text } = await liveAndLeaveTraces()
    const answer = await sendCall(service.url, '/api/export', { token: member.token })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const data = accountCalls.exportMe.answer.decode(JSON.parse(answer.text), 'th')
    expect(data.profile).toMatchObject({ id: member.id, email })
    expect(data.records).toMatchObject({
      sessions: [{ id: expect.any(String), date_created: expect.any(String) }],
      leads: [
        { type: 'problem', message: text, branch, status: 'received', email: 'somsri@example.com' },
      ],
    })
    expect(answer.text).not.toMatch(/argon2|hash|seed|looks_automatic|notes/i)
    expect(answer.text).not.toContain(member.token)
  })

  it('gives nothing of anybody else, and nothing to strangers', async () => {
    const { member } = await liveAndLeaveTraces()
    const other = await registerMember(service.payload, `piti-${randomUUID().slice(0, 8)}`)
    const { text } = await sendCall(service.url, '/api/export', { token: other.token })
    expect(text).not.toContain(member.id)
    expect(accountCalls.exportMe.answer.decode(JSON.parse(text), 'th').records).toMatchObject({
      leads: [],
    })
    expect((await sendCall(service.url, '/api/export')).status).toBe(401)
  })
})
