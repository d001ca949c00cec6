import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startPostgres, type ThrowawayPostgres } from '../../content/testing/throwaway-postgres.ts'
import { inheritedEnvironment } from '../process.env.ts'
import { knownMigrations } from './known-migrations.ts'
import { resumeRestore } from './restore-moves.ts'
import { runProgram } from './run-program.ts'
import { createBackupHouse, type BackupHouse } from './testing/backup-house.ts'

let postgres: ThrowawayPostgres
let house: BackupHouse

const [initial = ''] = await knownMigrations(join(import.meta.dirname, '../..'), 'postgres')

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres?.stop())

beforeEach(async () => {
  house = await createBackupHouse({ DATABASE_URL: postgres.url })
  await sql(`DROP SCHEMA public CASCADE; CREATE SCHEMA public;
    CREATE TYPE kind AS ENUM ('a', 'b');
    CREATE TABLE payload_migrations (name text);
    INSERT INTO payload_migrations VALUES ('${initial}');
    CREATE TABLE notes (id serial PRIMARY KEY, what text, kind kind);
    INSERT INTO notes (what, kind) VALUES ('ซัก; อบ', 'a')`)
  await house.write('media/picture.txt', 'saved')
})

afterEach(() => house.remove())

async function sql(statement: string): Promise<string[]> {
  const args = ['--quiet', '--tuples-only', '--no-align', `--dbname=${postgres.url}`]
  const printed = await runProgram(
    'psql',
    [...args, '--command', statement],
    inheritedEnvironment(),
  )
  return printed.split('\n').filter(Boolean)
}

const tables = () =>
  sql(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`)

it('restores the database as it was, without what a later migration made, and keeps the replaced one', async () => {
  const path = await house.backup()
  await sql(`UPDATE notes SET what = 'later';
    CREATE TYPE later AS ENUM ('x'); CREATE TABLE later_table (x later);
    ALTER TABLE notes ADD COLUMN later later`)
  await house.write('media/picture.txt', 'later')
  const { code, printed } = await house.run('restore', [path])
  expect(code, printed).toBe(0)
  expect(await tables()).toEqual(['notes', 'payload_migrations'])
  expect(await sql('SELECT * FROM notes')).toEqual(['1|ซัก; อบ|a'])
  expect(await sql(`INSERT INTO notes (what) VALUES ('next') RETURNING id`)).toEqual(['2'])
  expect(await sql(`SELECT to_regtype('later')`)).toEqual([])
  expect(await readFile(join(house.dataDir, 'media/picture.txt'), 'utf8')).toBe('saved')
  const [aside = ''] = await readdir(join(house.dataDir, 'replaced'))
  const kept = join(house.dataDir, 'replaced', aside)
  expect((await readdir(kept)).toSorted()).toEqual(['database.dump', 'media'])
  const dump = ['--file=-', '--table=later_table', join(kept, 'database.dump')]
  expect(await runProgram('pg_restore', dump, inheritedEnvironment())).toContain('later_table')
  expect(await readdir(house.dataDir)).not.toContain('restore.json')
})

it('holds every row that was acknowledged before it began', async () => {
  let acknowledged = 0
  let isOver = false
  const writing = (async () => {
    while (!isOver) {
      await sql(`INSERT INTO notes (what) SELECT 'busy' FROM generate_series(1, 50)`)
      acknowledged += 50
    }
  })()
  while (acknowledged < 200) await sleep(5)
  const before = acknowledged
  const path = await house.backup()
  isOver = true
  await writing
  await house.run('restore', [path])
  const [count] = await sql(`SELECT count(*) FROM notes WHERE what = 'busy'`)
  expect(Number(count)).toBeGreaterThanOrEqual(before)
  expect(Number(count) % 50).toBe(0)
})

it('puts back by what the database keeps a table from being changed, and what was erased since', async () => {
  await sql(`CREATE FUNCTION keep_notes() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'notes are kept'; END $$;
    CREATE TRIGGER kept BEFORE UPDATE ON notes FOR EACH ROW EXECUTE FUNCTION keep_notes();
    CREATE TABLE erasures (hash text, created_at timestamptz)`)
  const path = await house.backup()
  const hash = 'a'.repeat(64)
  await sql(`INSERT INTO erasures VALUES ('${hash}', '2026-11-20T10:00:00.123Z')`)
  const { code, printed } = await house.run('restore', [path])
  expect(code, printed).toBe(0)
  await expect(sql(`UPDATE notes SET what = 'changed'`)).rejects.toThrow('notes are kept')
  const pending = await readFile(join(house.dataDir, 'erasures-to-replay.json'), 'utf8')
  expect(JSON.parse(pending)).toEqual([{ hash, at: '2026-11-20T10:00:00.123Z' }])
})

it('leaves in the database what is to be erased again, for services on other machines', async () => {
  await sql('CREATE TABLE erasures (hash text, created_at timestamptz)')
  const path = await house.backup()
  const [one, other] = ['a'.repeat(64), 'b'.repeat(64)]
  const known = () => sql('SELECT hash FROM erasures_to_replay ORDER BY hash')
  await sql(`INSERT INTO erasures VALUES ('${one}', '2026-11-20T10:00:00.123Z')`)
  expect((await house.run('restore', [path])).code).toBe(0)
  expect(await known()).toEqual([one])
  await rm(join(house.dataDir, 'erasures-to-replay.json'))
  await sql(`INSERT INTO erasures VALUES ('${other}', '2026-11-21T10:00:00.123Z')`)
  const later = await house.backup()
  expect(JSON.parse(await readFile(join(later, 'manifest.json'), 'utf8')).erasures).toEqual([
    { hash: other, at: '2026-11-21T10:00:00.123Z' },
    { hash: one, at: '2026-11-20T10:00:00.123Z' },
  ])
  for (const backup of [path, later]) {
    expect((await house.run('restore', [backup])).code).toBe(0)
    expect(await known()).toEqual([one, other])
  }
})

it('that is killed leaves nothing readable past the next start, and can be repeated', async () => {
  const path = await house.backup()
  await sql(`UPDATE notes SET what = 'later'`)
  await sql(`CREATE FUNCTION wait() RETURNS event_trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(60); END $$;
    CREATE EVENT TRIGGER wait ON ddl_command_end EXECUTE FUNCTION wait()`)
  const waiting = (what: string) =>
    sql(`SELECT ${what} FROM pg_stat_activity
    WHERE wait_event = 'PgSleep'`)
  const running = house.start('restore', [path])
  const ended = new Promise((resolve) => running.once('exit', resolve))
  while ((await waiting('pid')).length === 0) await sleep(50)
  running.kill('SIGKILL')
  await ended
  await waiting('pg_terminate_backend(pid)')
  while ((await waiting('pid')).length > 0) await sleep(50)
  await sql('DROP EVENT TRIGGER wait; DROP FUNCTION wait')
  const scratch = join(house.dataDir, 'run/restore')
  expect(await readFile(join(scratch, 'restore.sql'), 'utf8')).toContain('ซัก; อบ')
  const start = resumeRestore(
    { dataDir: house.dataDir, databasePath: undefined },
    new AbortController().signal,
  )
  await expect(start).rejects.toThrow('Run it again')
  for (const left of [scratch, join(house.dataDir, 'restoring')])
    await expect(readdir(left)).rejects.toThrow('ENOENT')
  expect(await sql('SELECT what FROM notes')).toEqual(['later'])
  expect((await house.run('restore', [path])).code).toBe(0)
  expect(await sql('SELECT what FROM notes')).toEqual(['ซัก; อบ'])
  await expect(readdir(scratch)).rejects.toThrow('ENOENT')
})

it('changes nothing when the database cannot take all of it', async () => {
  const path = await house.backup()
  await sql(`UPDATE notes SET what = 'later'`)
  await sql(`CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS
    $$ BEGIN IF tg_tag = 'ALTER TABLE' THEN RAISE 'not now'; END IF; END $$;
    CREATE EVENT TRIGGER refuse ON ddl_command_end EXECUTE FUNCTION refuse()`)
  const { code, printed } = await house.run('restore', [path])
  await sql('DROP EVENT TRIGGER refuse')
  expect(printed).toContain('not now')
  expect(printed).toContain('The database is unchanged')
  expect(code).toBe(1)
  expect(await sql('SELECT what FROM notes')).toEqual(['later'])
  expect(await readdir(house.dataDir)).not.toContain('restore.json')
})

it('is not restored while anyone is connected, on whatever machine', async () => {
  const path = await house.backup()
  const other = sql('SELECT pg_sleep(4)')
  await sleep(500)
  const { code, printed } = await house.run('restore', [path])
  expect(printed).toMatch(/The database is in use by another connection \(process \d+ from 127/)
  expect(code).toBe(1)
  await other
})

it.each([
  ['backup', 'pg_dump'],
  ['restore', 'psql'],
] as const)('a %s names the package when %s is missing', async (command, program) => {
  const path = await house.backup()
  const bin = join(house.dataDir, '../bin')
  await mkdir(bin)
  const args = command === 'restore' ? [path] : []
  const { code, printed } = await house.run(command, args, { PATH: bin })
  expect(printed).toContain(`${program} was not found: install PostgreSQL's client programs`)
  expect(code).toBe(1)
})

it('tells no password to those who list processes', async () => {
  await sql(`INSERT INTO notes (what) SELECT repeat('x', 1000) FROM generate_series(1, 20000)`)
  const password = new URL(postgres.url).password
  const running = house.start('backup')
  const ended = new Promise((resolve) => running.once('close', resolve))
  let seen = ''
  while (!seen.includes('pg_dump') && running.exitCode === null) seen += await listProcesses()
  await ended
  expect(seen).toContain('pg_dump')
  expect(seen).not.toContain(password)
})

async function listProcesses(): Promise<string> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  return lines.join('\n')
}
