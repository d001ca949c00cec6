import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inheritedEnvironment } from '../process.env.ts'

const link = /^https:\/\/cms\.example\.com\/admin\/reset\/[\w-]{43}$/m
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'admin-command-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

async function run(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], {
    env: {
      ...inheritedEnvironment(),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      CONTENT_PUBLIC_URL: 'https://cms.example.com',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (child.exitCode === null) await once(child, 'close')
  return { code: child.exitCode, printed, complaint }
}

it('npm run admin creates an administrator on an empty folder, and gives a new link when asked again', async () => {
  const first = await run('create', 'Boss@Example.com')
  expect(first.code, first.printed + first.complaint).toBe(0)
  expect(first.printed).toMatch(link)
  expect(first.printed).toContain('was created')
  expect(first.printed).toContain('7 days')
  const again = await run('create', 'boss@example.com')
  expect(again.code, again.complaint).toBe(0)
  expect(again.printed).toContain('has an account already')
  expect(link.exec(again.printed)?.[0]).not.toBe(link.exec(first.printed)?.[0])

  const database = new DatabaseSync(join(dataDir, 'washhouse.db'), { readOnly: true })
  const staff = database.prepare('SELECT email, name, role, hash FROM staff').all()
  const open = database.prepare('SELECT kind FROM mail_links WHERE used_at IS NULL').all()
  const mails = database.prepare('SELECT id FROM outbox').all()
  database.close()
  const email = 'boss@example.com'
  expect(staff).toMatchObject([{ email, name: email, role: 'administrator', hash: null }])
  expect(open).toMatchObject([{ kind: 'invite' }])
  expect(mails).toEqual([])
  expect(await readdir(dataDir)).not.toContain('admin.txt')
}, 120_000)

it('npm run admin removes a lost second factor, the password and the sessions of an account, and prints a link', async () => {
  await run('create', 'lost@example.com')
  const database = new DatabaseSync(join(dataDir, 'washhouse.db'))
  const time = new Date().toISOString()
  database.exec(`
    INSERT INTO staff_factors (account, set_up_id, sealed_secret, last_step, updated_at, created_at)
      SELECT id, 'one', 'sealed', 1, '${time}', '${time}' FROM staff WHERE email = 'lost@example.com';
    INSERT INTO staff_sessions (_order, _parent_id, id, created_at, expires_at)
      SELECT 1, id, 'session', '${time}', '2999-01-01T00:00:00.000Z' FROM staff
      WHERE email = 'lost@example.com';
    UPDATE staff SET hash = 'hash', salt = 'salt' WHERE email = 'lost@example.com'`)
  const done = await run('reset', 'Lost@Example.com')
  expect(done.code, done.printed + done.complaint).toBe(0)
  expect(done.printed).toMatch(link)
  expect(done.printed).toContain('The second factor was removed; sessions ended: 1.')
  const left = ['staff_factors', 'staff_sessions'].map((table) =>
    database.prepare(`SELECT count(*) AS count FROM ${table}`).get(),
  )
  const mails = database.prepare('SELECT purpose FROM outbox').all()
  const passwords = database.prepare(`SELECT hash FROM staff WHERE email LIKE 'lost@%'`).all()
  database.close()
  expect(passwords).toEqual([{ hash: null }])
  expect(left).toEqual([{ count: 0 }, { count: 0 }])
  expect(mails).toMatchObject([{ purpose: 'changed' }])
  const unknown = await run('reset', 'nobody@example.com')
  expect(unknown).toMatchObject({
    code: 1,
    printed: expect.stringContaining('There is no account'),
  })
}, 120_000)

it('npm run admin refuses what is no address, and says how it is used', async () => {
  const bad = await run('create', 'not an address')
  expect(bad).toMatchObject({ code: 1, printed: expect.stringContaining('not an email address') })
  for (const args of [
    [],
    ['create'],
    ['reset'],
    ['delete', 'boss@example.com'],
    ['create', 'a@b.th', 'c@d.th'],
  ]) {
    const { code, complaint } = await run(...args)
    expect({ code, complaint }).toEqual({
      code: 1,
      complaint: 'Usage: npm run admin -- create <email>, or: reset <email>\n',
    })
  }
}, 120_000)
