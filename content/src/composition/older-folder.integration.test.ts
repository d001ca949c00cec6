import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryOutAll } from '../../testing/carry-out.ts'
import type { ContractService } from '../../testing/contract-service.ts'
import { sendCall } from '../../testing/member-requests.ts'
import { testPassword } from '../../testing/test-password.ts'
import { findCase, listSteps, openCase } from '../core/cases/cases.rows.ts'
import { decide } from '../core/cases/decide.ts'
import { listCases, readCase } from '../core/cases/read-case.ts'
import { digestKind } from '../features/mailing/digest/digest.kind.ts'
import { sendDue } from '../features/mailing/sending/start-sending.ts'
import type { Mail } from '../core/mail/mail.ts'
import { startOutbox } from '../core/mail/outbox-worker.ts'
import { startNotifier } from '../core/notifications/notifier.ts'
import { runSql } from '../platform/database/dialect.ts'
import { migrateDatabase, migrationsFor } from '../platform/database/migrate.ts'
import { env } from '../platform/env.ts'
import { caseKinds, notificationSources, outboxSources } from './areas.ts'
import {
  idPath,
  reader,
  readerAddress,
  startAtOlderFolder,
  stored,
} from './older-folder.fixtures.ts'

let service: ContractService

beforeAll(async () => {
  service = await startAtOlderFolder()
}, 60_000)
afterAll(() => service.stop())

async function applied(): Promise<unknown[]> {
  const where = { collection: 'payload-migrations', limit: 0, sort: 'name' } as const
  return (await service.payload.find(where)).docs.map(({ name }) => name)
}

async function signIn(): Promise<string> {
  const body = { email: 'malee@example.com', password: testPassword }
  const { status, text } = await sendCall(service.url, '/auth/login', { method: 'POST', body })
  expect(status, text).toBe(200)
  return JSON.parse(text).data.access_token
}

async function read(path: string, token?: string) {
  const { status, text } = await sendCall(service.url, path, token === undefined ? {} : { token })
  expect(status, `${path}: ${text}`).toBe(200)
  return JSON.parse(text)
}

const sizeOf = async (path: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${service.url}/assets/${path}`, { headers })
  expect(answer.status, path).toBe(200)
  return (await answer.bytes()).length
}

/** From just before the initial migrations were frozen, after members, visitors and staff had used it. */
describe('A data folder of the revision with the frozen initial migrations', () => {
  it('has every migration after its start, and shares an id with its database', async () => {
    const all = (await migrationsFor(service.payload.db)).map(({ name }) => name)
    expect(await applied()).toEqual(all)
    const [row] = await runSql(
      service.payload.db,
      `SELECT data FROM payload_kv WHERE key = 'database-id'`,
    )
    const id = (await readFile(idPath, 'utf8')).trim()
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(JSON.stringify(row)).toContain(id)
  })

  it('gives its content over the contract', async () => {
    expect((await read('/api/branch')).total).toMatchObject({ total: 3 })
    for (const path of [
      '/items/home',
      '/items/settings',
      '/items/navigation',
      '/items/contact_page',
    ])
      expect((await read(path)).data, path).toBeTruthy()
    for (const path of ['/api/news', '/api/categories_sectors'])
      expect((await read(path)).result.length, path).toBeGreaterThan(0)
  })

  it('has closures without an end in place of notices, of which followers are told once more when they are over', async () => {
    const { payload } = service
    const find = (versions: boolean) =>
      runSql(
        payload.db,
        versions
          ? 'SELECT kind, thai, english, announcement FROM _branches_v_version_exceptions'
          : 'SELECT kind, thai, english, ends, tell, _parent_id AS branch, announcement FROM branches_exceptions ORDER BY _parent_id',
      )
    const [first, last] = (await payload.find({ collection: 'branches', sort: 'id' })).docs
      .map(({ id }) => id)
      .filter((_, index, all) => index === 0 || index === all.length - 1)
    const closed = { kind: 'closed', ends: null, tell: 'now' }
    expect(await find(false)).toMatchObject([
      { ...closed, thai: 'ซ่อมท่อน้ำ', english: 'Pipe repair', announcement: `b${first}` },
      { ...closed, thai: 'ปิดปรับปรุง', english: null, announcement: `b${last}` },
    ])
    const [version] = await find(true)
    expect(version).toMatchObject({ kind: 'closed', thai: 'ซ่อมท่อน้ำ', announcement: `b${first}` })
    const { result } = await read(`/api/branch/${first}`)
    expect(result.exceptions).toMatchObject([{ kind: 'closed', ends: null, thai: 'ซ่อมท่อน้ำ' }])

    const notifier = startNotifier(payload, notificationSources)
    const toldOfBranches = async () => {
      await notifier.wake()
      const where = { event: { equals: 'branch' } } as const
      const { docs } = await payload.find({ collection: 'notifications', where, sort: 'id' })
      return docs.map(({ source }) => source)
    }
    // The last one is a draft.
    expect(await toldOfBranches()).toEqual([`closed:b${first}`])
    await payload.update({
      collection: 'branches',
      id: first ?? 0,
      locale: 'th',
      data: { exceptions: [], phone: '+66812345678', _status: 'published' },
    })
    expect((await toldOfBranches()).slice(1)).toEqual([`closed:b${first}:end:${first}`])
    await notifier.stop()
  })

  it('has its campaigns in one list, and goes on with a digest under way: nobody gets it twice, nobody is left out', async () => {
    const { payload } = service
    const { docs } = await payload.find({ collection: 'campaigns', sort: 'id', limit: 0 })
    // Each table had its own record before.
    expect(docs.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      '1 digest',
      '2 digest',
      '3 digest',
      '4 daily',
      '5 daily',
      '6 policy',
      '7 policy',
    ])
    const [, before, digest, , daily, , policy] = docs
    expect(before).toMatchObject({ key: 'digest:2026-11-13', state: 'done', sent: 1 })
    const underWay = { state: 'running', textTh: 'สวัสดี', queued: 2 }
    expect(digest).toMatchObject({ key: 'digest:2026-11-20', ...underWay })
    const until = '2026-11-19T11:00:00.000Z'
    expect(daily).toMatchObject({ key: 'daily:2026-11-19', state: 'done', until })
    const change = { version: '2', textEn: 'Members can delete accounts.', state: 'waiting' }
    const testedAt = '2026-11-20T10:00:00.000Z'
    expect(policy).toMatchObject({ key: 'policy:terms:2', ...change, testedAt })

    const mails: Mail[] = []
    const sendMail = async (mail: Mail) => void mails.push(mail)
    const outbox = startOutbox(payload, outboxSources, { sendMail })
    const send = () =>
      sendDue(payload, [{ ...digestKind, plan: async () => {} }], {
        now: new Date(),
        pace: { perMinute: 0, perDay: 0 },
      })
    for (const step of [send, outbox.wake, send, outbox.wake, send]) await step()
    await outbox.stop()
    const mailed = mails.flatMap(({ to }) => to).filter((to) => /reader|editor/.test(to))
    expect(mailed.toSorted()).toEqual(['editor@example.com', readerAddress(2), readerAddress(3)])
    const after = await payload.findByID({ collection: 'campaigns', id: digest?.id ?? 0 })
    expect(after).toMatchObject({ state: 'done', queued: 3, sent: 3 })
  })

  it('lets its member sign in, and has what they wrote and sent', async () => {
    const token = await signIn()
    const me = (await read('/users/me', token)).data
    expect(me).toMatchObject({ first_name: 'มาลี', email: 'malee@example.com' })
    expect(await sizeOf(me.avatar, token)).toBeGreaterThan(100)
    const { result } = await read('/api/web_board', token)
    const post = result.find(({ title }: { title: string }) => title === 'กลิ่นอับในผ้านวม')
    const { data } = await read(`/items/web_boards/${post.id}`, token)
    expect(await sizeOf(data.images[0], token)).toBeGreaterThan(100)
    const replies = await read(`/items/feedback_webboard?filter[web_board][_eq]=${post.id}`, token)
    expect(replies.data).toHaveLength(1)
    const { records } = (await read('/api/export', token)).result
    expect(records.leads).toMatchObject([{ type: 'problem', machine: 'W-04' }])
    expect(records.data_requests).toHaveLength(1)
  })

  it('has its requests about data as cases, with their steps in place of their log', async () => {
    const { payload } = service
    const where = { kind: { equals: 'data_request' } }
    const { docs: cases } = await payload.find({ collection: 'cases', where, sort: 'subject' })
    const { docs } = await payload.find({ collection: 'data-requests', sort: 'id' })
    const subjects = docs.map(({ id }) => `data_request:${id}`)
    const states = docs.map(({ state }) => (state === 'open' ? 'open' : 'closed'))
    expect(cases.map(({ subject }) => subject)).toEqual(subjects)
    expect(cases.map(({ state }) => state)).toEqual(states)
    const open = cases.find(({ state }) => state === 'open')
    expect(open?.openKey).toBe(`data_request:${open?.subject}`)
    expect(await listSteps(payload, { caseId: open?.id ?? 0 })).not.toEqual([])
    const request = docs.find(({ id }) => id === reader(4))
    expect(request).toMatchObject({ reopenedWhy: 'บันทึก 2' })
    const answered = cases.find(({ subject }) => subject === `data_request:${reader(4)}`)
    const { dueAt, closedAt: decidedAt } = request ?? {}
    expect(answered).toMatchObject({ decision: 'answered', dueAt, decidedAt, openKey: null })
    const steps = await listSteps(payload, { caseId: answered?.id ?? 0 })
    expect(steps.map(({ act, by }) => `${act} ${by}`)).toEqual([
      'received 101',
      'answered 101',
      'reopened 101',
      'answered 101',
    ])
  })

  it('keeps its drafts, its mails and its files', async () => {
    const { payload } = service
    for (const collection of ['board-reports', 'outbox', 'staff', 'member-sessions'] as const)
      expect((await payload.count({ collection })).totalDocs, collection).toBeGreaterThan(0)
    const drafts = { _status: { equals: 'draft' } }
    expect((await payload.count({ collection: 'news', where: drafts })).totalDocs).toBe(1)
    const versions = await payload.countVersions({ collection: 'branches' })
    expect(versions.totalDocs).toBeGreaterThan(1)
    for (const [path, bytes] of stored)
      expect((await readFile(join(env.dataDir, path))).equals(bytes), path).toBe(true)
  })

  it('opens no account by a password that somebody else chose, but that of the first administrator', async () => {
    const staff = await runSql(
      service.payload.db,
      'SELECT email, name, hash, salt FROM staff WHERE id > 100 ORDER BY id',
    )
    const first = 'admin@washhouse.local'
    expect(staff).toMatchObject([
      { email: 'given@example.com', name: 'given@example.com', hash: null, salt: null },
      { email: first, name: first, hash: 'hash', salt: 'salt' },
    ])
    const sessions = 'SELECT id FROM staff_sessions WHERE _parent_id > 100'
    expect(await runSql(service.payload.db, sessions)).toMatchObject([{ id: 'session 1' }])
    const names = await runSql(service.payload.db, 'SELECT name FROM staff WHERE id < 100')
    expect(names).not.toContainEqual(expect.objectContaining({ name: null }))
  })

  it('has its register of breaches in a file for its owner alone, in place of the tables', async () => {
    const names = (await readdir(env.dataDir)).filter((name) => name.startsWith('breach-register'))
    expect(names).toHaveLength(1)
    const path = join(env.dataDir, names[0] ?? '')
    expect((await stat(path)).mode & 0o077).toBe(0)
    const { breaches, steps, notices } = JSON.parse(await readFile(path, 'utf8'))
    const breach = { id: 'b1', title: 'ส่งรายชื่อผิดคน', risk: 'high' }
    expect(breaches).toContainEqual(expect.objectContaining(breach))
    const step = {
      breach: 'b1',
      act: 'told-office',
      note: 'เลขรับ 12/2569',
      by_email: 'given@example.com',
    }
    expect(steps).toContainEqual(expect.objectContaining(step))
    const notice = { office_notice_thai: 'เรียน เลขาธิการ' }
    expect(notices).toContainEqual(expect.objectContaining(notice))
    for (const table of ['breaches', 'breach_steps', 'breach_notices'])
      await expect(runSql(service.payload.db, `SELECT id FROM ${table}`)).rejects.toThrow(table)
  })

  it('has its cases of the board in the queue, decided ones closed, and why texts are kept', async () => {
    const { payload } = service
    const user = await payload.findByID({ collection: 'staff', id: 101 })
    const by = { language: 'en', user } as const
    const kinds = Object.keys(caseKinds)
    const { cases } = await listCases(payload, { kinds, page: 1, ...by })
    const listed = cases.filter(({ id }) => id >= 70).map(({ id, kind }) => `${kind} ${id}`)
    expect(listed.slice(0, 3)).toEqual(['held 70', 'reported 71', 'appeal 72'])
    // Leads had none before.
    expect(listed.filter((each) => each.startsWith('problem'))).toHaveLength(1)
    const read = [70, 71, 72].map((id) => readCase(payload, kinds, id, by))
    const shown = JSON.stringify(await Promise.all(read))
    for (const text of ['Contains a link', 'แช่น้ำอุ่น', 'Abuse or harassment', 'จะไม่ลงซ้ำ'])
      expect(shown).toContain(text)
    const closed = { state: 'closed', decision: 'remove', by: 101 }
    expect(await findCase(payload, 73)).toMatchObject(closed)
    expect(await listSteps(payload, { caseId: 73 })).toMatchObject([
      { act: 'remove', reason: 'spam', by: 101 },
    ])
    const kept = { collection: 'board-kept-texts', where: { decision: { equals: 'd3' } } } as const
    expect((await payload.find(kept)).docs).toMatchObject([{ act: 'remove', reason: 'spam' }])
    const decision = { act: 'dismiss', isAboutAll: false, keepsWriting: false }
    await decide(payload, { caseId: 71, by: 101, decision })
    await carryOutAll(payload)
    const post = await payload.findByID({ collection: 'board-posts', id: 4 })
    expect(post.solvedBy).toBe(70)
    expect(await openCase(payload, { kind: 'appeal', subject: null })).toBeGreaterThan(73)
  })

  it('is as it was after its second start', async () => {
    const before = [await applied(), await readFile(idPath, 'utf8')]
    const { db } = service.payload
    await migrateDatabase(db, await migrationsFor(db))
    expect([await applied(), await readFile(idPath, 'utf8')]).toEqual(before)
    await signIn()
  })
})
