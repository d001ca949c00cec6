import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inheritedEnvironment } from '../process.env.ts'

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'values-command-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const run = (...args: string[]) => runProgram('values.ts', ...args)

async function runProgram(name: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, name), ...args], {
    env: { ...inheritedEnvironment(), DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (child.exitCode === null) await once(child, 'close')
  return { code: child.exitCode, printed, complaint }
}

const database = () => new DatabaseSync(join(dataDir, 'washhouse.db'))

it('npm run values reports stored values that break the rules, and repairs them when told to', async () => {
  const none = await run()
  expect([none.code, none.printed]).toEqual([1, ''])
  expect(none.complaint).toContain(`No database found at ${join(dataDir, 'washhouse.db')}`)
  expect(await readdir(dataDir)).toEqual([])

  await runProgram('admin.ts', 'create', 'boss@example.com')
  const empty = await run()
  expect(empty.printed).toContain(`Values of ${join(dataDir, 'washhouse.db')}\n`)
  expect(empty.printed + empty.complaint).toContain('0 can be repaired, 0 cannot.')
  expect(empty.code).toBe(0)

  const writer = database()
  writer.exec(
    "INSERT INTO sectors (updated_at, created_at) VALUES ('2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z')",
  )
  writer
    .prepare("INSERT INTO sectors_locales (_locale, _parent_id, name) VALUES ('th', 1, ?)")
    .run('ภาคเหนือ\u200b')
  writer.close()

  const repaired = await run('--repair')
  expect(repaired.printed).toContain('sectors 1 · name.th: "ภาคเหนือ\u200b" → "ภาคเหนือ"')
  expect(repaired.printed + repaired.complaint).toContain('1 repaired, 0 left.')
  expect(repaired.code).toBe(0)
  const reader = database()
  const [sector] = reader.prepare('SELECT name FROM sectors_locales').all()
  reader.close()
  expect(sector).toMatchObject({ name: 'ภาคเหนือ' })
}, 120_000)

it('npm run values says how it is used', async () => {
  expect(await run('--fix')).toEqual({
    code: 1,
    printed: '',
    complaint: 'Usage: npm run values -- [--repair]\n',
  })
}, 60_000)
