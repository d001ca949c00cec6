import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inheritedEnvironment } from '../process.env.ts'

const sample = join(import.meta.dirname, '../../docs/import/branches-sample.csv')
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'import-command-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

async function run(...args: string[]): Promise<{ code: number; printed: string }> {
  const env = { ...inheritedEnvironment(), DATA_DIR: dataDir, DATABASE_URL: '' }
  const program = [join(import.meta.dirname, 'import.ts'), ...args]
  return await new Promise((resolve) => {
    execFile(process.execPath, program, { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr }),
    )
  })
}

function countBranches(): unknown {
  const database = new DatabaseSync(join(dataDir, 'washhouse.db'), { readOnly: true })
  try {
    return database.prepare('SELECT count(*) AS branches FROM branches').get()
  } finally {
    database.close()
  }
}

it('npm run import stores the sample in an empty database, after a dry run that stores nothing', async () => {
  const dry = await run('branches', sample, '--dry-run')
  expect(dry).toMatchObject({ code: 0, printed: expect.stringContaining('3 new, 0 changed') })
  expect(countBranches()).toMatchObject({ branches: 0 })
  const real = await run('branches', sample)
  expect(real).toMatchObject({ code: 0, printed: expect.stringContaining('Imported: 3 new') })
  expect(countBranches()).toMatchObject({ branches: 3 })
}, 120_000)

it('npm run import names each fault, and ends with 1', async () => {
  const file = join(dataDir, 'faults.csv')
  await writeFile(file, 'slug,name_th,province\na-b,ชื่อ,แดนไกล\n')
  const { code, printed } = await run('branches', file)
  expect(code).toBe(1)
  expect(printed).toContain('line 2, province: there is no province "แดนไกล"')
  expect(printed).toContain('Nothing was imported')
}, 120_000)

it.each([
  [[], /Usage/],
  [['shops', 'a.csv'], /Usage/],
  [['branches', 'a.csv', '--force'], /Usage/],
  [['branches', '/nowhere/a.csv'], /\/nowhere\/a\.csv cannot be read \(ENOENT\)/],
  [['branches', '/'], /The file \/ cannot be read \(EISDIR\)/],
])('npm run import refuses %j', async (args, message) => {
  const { code, printed } = await run(...args)
  expect([code, printed]).toEqual([1, expect.stringMatching(message)])
})
