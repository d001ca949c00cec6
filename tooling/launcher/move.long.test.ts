import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  askPostgres,
  createDatabase,
  startPostgres,
  type ThrowawayPostgres,
} from '../../content/testing/throwaway-postgres.ts'
import { CONTENT } from './parts.ts'
import { findFreePort } from './ports.ts'
import { claimPart, releasePart } from './run-record.ts'
import { bodyOf, createMoveHouse, type Moving, readAnswers } from './testing/move-house.ts'

const oddText = `ผ้า 🧺 "a" \\b {c,d} 'e' NULL\n`
const oddJson = '{"longer": 1.50, "a": [null, "🧺", ""]}'
const longText = Array.from({ length: 300_000 }, (_, index) => `ผ้า ${index}`).join('\n')
const sum = 13.1 + 0.2

let postgres: ThrowawayPostgres
let house: Awaited<ReturnType<typeof createMoveHouse>>
let target: string
let answers: unknown[]

beforeAll(async () => {
  postgres = await startPostgres()
  target = await createDatabase(postgres.url)
  house = await createMoveHouse()
  house.change('UPDATE branches SET latitude = 13.1 + 0.2 WHERE id = 1')
  house.change('UPDATE members SET suspended_reason = ? WHERE email = ?', longText, house.email)
  addPreference(400, oddText, oddJson)
  addPreference(401, null, null)
  addPreference(500, 'deleted later', null)
  house.change('DELETE FROM payload_preferences WHERE id = 500')
}, 300_000)

afterAll(async () => {
  await house?.remove()
  await postgres?.stop()
})

function addPreference(id: number, key: string | null, value: string | null): void {
  house.change(
    `INSERT INTO payload_preferences (id, key, value, updated_at, created_at)
    VALUES (?, ?, ?, '2026-03-04T00:00:00.000Z', '2026-03-04T23:59:59.999Z')`,
    id,
    key,
    value,
  )
}

const start = (to = target, settings: Record<string, string> = {}) =>
  house.start(['--to', to], settings)

/** What a refused move prints. */
async function refusalOf({ ended }: Moving): Promise<string> {
  const { code, printed } = await ended
  expect(code, printed).toBe(1)
  expect(printed).not.toContain(new URL(postgres.url).password)
  return printed
}

/** None that a service could take for its data. */
async function expectNoRows(): Promise<void> {
  const counts = ['members', 'payload_kv', 'payload_preferences'].map(
    (table) => `(SELECT count(*) FROM ${table})`,
  )
  expect(await askPostgres(target, `SELECT ${counts.join(' + ')}`)).toBe('0')
}

/** Runs a statement before a row is stored in PostgreSQL. Returns how to end that. */
async function meddle(statement: string): Promise<() => Promise<string>> {
  await askPostgres(
    target,
    `CREATE FUNCTION meddle() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN ${statement}; RETURN NEW; END $$;
    CREATE TRIGGER meddle BEFORE INSERT ON payload_preferences
      FOR EACH ROW EXECUTE FUNCTION meddle()`,
  )
  return () => askPostgres(target, 'DROP FUNCTION meddle CASCADE')
}

const ofSleeping = (what: string) =>
  askPostgres(postgres.url, `SELECT ${what} FROM pg_stat_activity WHERE wait_event = 'PgSleep'`)

it('is refused without an address of PostgreSQL, and if there is nothing to move', async () => {
  for (const args of [[], ['--to', 'file:x.db'], ['--to', 'postgres'], ['--from', target]])
    expect(await refusalOf(house.start(args))).toMatch(/^Usage: npm run move/)
  const onPostgres = start(target, { DATABASE_URL: target })
  expect(await refusalOf(onPostgres)).toContain('already names a PostgreSQL database')
  const empty = join(house.folder, 'empty')
  await mkdir(empty)
  expect(await refusalOf(start(target, { DATA_DIR: empty }))).toContain('No database found at')
})

it('is refused while the content service, or anything else, uses the database', async () => {
  await claimPart(house.dataDir, CONTENT)
  expect(await refusalOf(start())).toContain('The content service is running with the data folder')
  await releasePart(house.dataDir, CONTENT)
  const { url, service } = await house.serve('')
  expect(await refusalOf(start())).toContain('is open in another program')
  answers = await readAnswers(url)
  await service.stop()
})

it('is refused if the database is of another version', async () => {
  const rename = (from: string, to: string) =>
    house.change('UPDATE payload_migrations SET name = ? WHERE name = ?', to, from)
  const [own, other] = ['20261128_050101_report_network', '29990101_000000_expand_later']
  rename(own, other)
  expect(await refusalOf(start())).toContain(`of a newer version (${other})`)
  house.change('DELETE FROM payload_migrations WHERE name = ?', other)
  expect(await refusalOf(start())).toContain('is of an older version. Start once')
  house.change('INSERT INTO payload_migrations (name, batch) VALUES (?, 1)', own)
})

it('is refused if PostgreSQL does not answer, has no such database, or a used one', async () => {
  const [away, missing] = [new URL(target), new URL(target)]
  away.port = String(await findFreePort())
  expect(await refusalOf(start(away.href))).toMatch(/cannot be opened \(.*ECONNREFUSED/)
  missing.pathname = 'nowhere'
  expect(await refusalOf(start(missing.href))).toContain(
    'cannot be opened (database "nowhere" does not exist)',
  )
  const used = await createDatabase(postgres.url)
  await askPostgres(used, 'CREATE SCHEMA shop; CREATE TABLE shop.orders (id int)')
  expect(await refusalOf(start(used))).toContain('is not empty: it has shop.orders')
  expect(await askPostgres(used, `SELECT to_regclass('payload_migrations')`)).toBe('')
})

it.each([
  ['key', 'a\0b', null, 'invalid byte sequence'],
  ['value', 'a', '{"a": "\\u0000"}', 'unsupported Unicode escape'],
])('names a %s that PostgreSQL cannot store (%j, %s)', async (column, key, value, reason) => {
  addPreference(77, key, value)
  const place = `payload_preferences.${column} of the row with the id 77 cannot be stored`
  const printed = await refusalOf(start())
  for (const part of [place, reason, 'Nothing was moved']) expect(printed).toContain(part)
  house.change('DELETE FROM payload_preferences WHERE id = 77')
  await expectNoRows()
})

it('leaves no rows if it is interrupted, and no service starts on what it leaves', async () => {
  const restore = await meddle('PERFORM pg_sleep(120)')
  const interruptions: [(moving: Moving) => unknown, string][] = [
    [({ child }) => child.kill('SIGINT'), 'Nothing was moved'],
    [() => ofSleeping('pg_terminate_backend(pid)'), 'PostgreSQL is not available: terminating'],
  ]
  for (const [interrupt, reason] of interruptions) {
    const moving = start()
    while ((await ofSleeping('pid')) === '') await sleep(100)
    await interrupt(moving)
    expect(await refusalOf(moving)).toContain(reason)
    await ofSleeping('pg_terminate_backend(pid)')
    await expectNoRows()
  }
  await restore()
  await expect(house.serve(target)).rejects.toThrow('belongs to another database')
})

it('stores nothing if a row is another one afterwards, and names the table', async () => {
  const restore = await meddle(`NEW.key = NEW.key || ' '`)
  expect(await refusalOf(start())).toContain(
    'These tables differ after copying: payload_preferences.',
  )
  await restore()
  await expectNoRows()
})

it('moves everything, and leaves the old database as it was', async () => {
  const read = () => readFile(join(house.dataDir, 'washhouse.db'))
  const before = await read()
  const address = new URL(target)
  const { password } = address
  address.password = ''
  const { code, printed } = await start(address.href, { PGPASSWORD: password }).ended
  expect(code, printed).toBe(0)
  expect(before.equals(await read())).toBe(true)
  expect(printed).toMatch(/^payload_preferences +2$/m)
  expect(printed).toMatch(/^branches +[1-9]\d+$/m)
  expect(printed).not.toContain('differs')
  expect(printed).toContain('Set DATABASE_URL')
  expect(printed).not.toContain(password)
})

it('keeps every value, and gives no id of a deleted row again', async () => {
  const hashOf = (text: string) => createHash('md5').update(text).digest('hex')
  const times = '2026-03-04 00:00:00|2026-03-04 23:59:59.999'
  const rows = await askPostgres(
    target,
    `SELECT md5(key), value, updated_at AT TIME ZONE 'UTC', created_at AT TIME ZONE 'UTC'
    FROM payload_preferences ORDER BY id`,
  )
  expect(rows.split('\n')).toEqual([
    `${hashOf(oddText)}|{"a": [null, "🧺", ""], "longer": 1.50}|${times}`,
    `||${times}`,
  ])
  const reason = `SELECT md5(suspended_reason) FROM members WHERE email = '${house.email}'`
  expect(await askPostgres(target, reason)).toBe(hashOf(longText))
  const latitude = 'SELECT latitude FROM branches WHERE id = 1'
  expect(await askPostgres(target, latitude)).toBe(String(sum))
  const insert = 'INSERT INTO payload_preferences DEFAULT VALUES RETURNING id'
  expect(await askPostgres(target, insert)).toBe('501')
  const orphan = `INSERT INTO branches_locales (name, _locale, _parent_id) VALUES ('x', 'th', 99999)`
  await expect(askPostgres(target, orphan)).rejects.toThrow('violates foreign key')
})

it('is refused if the database was moved before', async () => {
  expect(await refusalOf(start())).toContain('is not empty: it has ')
})

it('the service on PostgreSQL answers as before, and finds what it found', async () => {
  const { url, service } = await house.serve(target)
  expect(await readAnswers(url)).toEqual(answers)
  const search = async () => (await bodyOf(await fetch(`${url}/api/search?q=ซัก`))).total.total
  await expect.poll(search).toBeGreaterThan(0)
  await service.stop()
})
