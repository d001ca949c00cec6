import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../testing/contract-service.ts'
import { sendCall } from '../../testing/member-requests.ts'
import { testPassword } from '../../testing/test-password.ts'
import { askPostgres, emptyDatabase } from '../../testing/throwaway-postgres.ts'
import { runSql } from '../ground/database/dialect.ts'
import { migrateDatabase, migrationsFor } from '../ground/database/migrate.ts'
import { env } from '../ground/env.ts'

const isSqlite = env.databaseUrl.startsWith('file:')
const archive = new URL(
  `../../testing/older-folder/${isSqlite ? 'sqlite' : 'postgres'}.zip`,
  import.meta.url,
)
const { 'postgres.sql': dump, ...files } = unzipSync(readFileSync(archive))
const stored = Object.entries(files).filter(([path]) => path !== 'washhouse.db')
const idPath = join(env.dataDir, 'database-id')

/** Of a colleague and of the first administrator, who are signed in. */
const withGivenPasswords = ['given@example.com', 'admin@washhouse.local']
  .map(
    (email, index) => `
      INSERT INTO staff (id, email, role, must_change_password, hash, salt)
      VALUES (${101 + index}, '${email}', 'editor', true, 'hash', 'salt');
      INSERT INTO staff_sessions (_order, _parent_id, id, created_at, expires_at)
      VALUES (1, ${101 + index}, 'session ${index}', '2026-11-28T00:00:00Z', '2099-01-01T00:00:00Z');`,
  )
  .join('')

let service: ContractService

beforeAll(async () => {
  // The tests' own database, which this folder's takes the place of, has left it.
  await rm(idPath, { force: true })
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(env.dataDir, path)), { recursive: true })
    await writeFile(join(env.dataDir, path), bytes)
  }
  if (dump) {
    await emptyDatabase(env.databaseUrl)
    await askPostgres(env.databaseUrl, strFromU8(dump))
  }
  await askOlder(withGivenPasswords)
  service = await startContractService()
}, 60_000)
afterAll(() => service.stop())

async function askOlder(statements: string): Promise<void> {
  if (!isSqlite) return void (await askPostgres(env.databaseUrl, statements))
  const database = new DatabaseSync(env.databaseUrl.replace('file:', ''))
  database.exec(statements)
  database.close()
}

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

/** As it was the moment before the initial migrations were frozen, and a member, the public and staff had used it. */
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

  it('is as it was after its second start', async () => {
    const before = [await applied(), await readFile(idPath, 'utf8')]
    const { db } = service.payload
    await migrateDatabase(db, await migrationsFor(db))
    expect([await applied(), await readFile(idPath, 'utf8')]).toEqual(before)
    await signIn()
  })
})
