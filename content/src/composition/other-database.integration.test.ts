import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { forgetOpened } from '../../testing/remove-opened.ts'
import { inheritedEnvironment } from '../../testing/inherited.env.ts'
import { env } from '../platform/env.ts'
import { closePayload, openPayload } from './open-payload.ts'

const secondsToStart = 60

let payload: BasePayload
let house: string
let typo: string
const file = join(env.libraryDir, 'price-list.pdf')

beforeAll(async () => {
  payload = await openPayload()
  await writeFile(file, 'prices')
  house = await mkdtemp(join(tmpdir(), 'washhouse-pair-'))
  typo = join(house, 'typo.db')
})
afterAll(async () => {
  await closePayload(payload)
  await rm(house, { recursive: true })
})

/** Starts only as far as opening the database, as the service, the seed and every other program does. */
function startProcess(settings: Record<string, string>) {
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      ['testing/open-once.ts', '0'],
      {
        cwd: fileURLToPath(new URL('../..', import.meta.url)),
        env: { ...inheritedEnvironment(), ...settings },
      },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, printed: stdout + stderr }),
    )
  })
}

/** The same in this process, where the libraries are loaded; returns the message of a refusal. */
async function start(settings: Record<string, string>): Promise<string | undefined> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  forgetOpened()
  try {
    const opening = await import('./open-payload.ts')
    await opening.closePayload(await opening.openPayload())
    return undefined
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'StartProblem') throw error
    return error.message
  } finally {
    vi.unstubAllEnvs()
  }
}

const idOf = (folder: string) => readFile(join(folder, 'database-id'), 'utf8')
const listData = async () => (await readdir(env.dataDir, { recursive: true })).toSorted()

it(
  'another machine joins a database by an empty data folder, and by no other',
  async () => {
    const [second, third] = [join(house, 'second'), join(house, 'third')]
    await mkdir(join(third, 'media'), { recursive: true })
    await writeFile(join(third, 'media', 'shop.jpg'), 'x')
    const startIn = (folder: string) => start({ DATA_DIR: folder, DATABASE_URL: env.databaseUrl })
    expect(await startIn(second)).toBe(undefined)
    expect(await idOf(second)).toBe(await idOf(env.dataDir))
    expect(await startIn(third)).toMatch(/has files of unknown origin: correct/)
    expect(await readdir(third)).toEqual(['media'])
  },
  secondsToStart * 1000,
)

it(
  'a start on another database is refused in one sentence before anything is written, until the folder is adopted',
  async () => {
    const [id, before] = [await idOf(env.dataDir), await listData()]
    const empty = join(house, 'empty.db')
    await writeFile(empty, '')
    const refused = await startProcess({ DATABASE_URL: `file:${typo}` })
    expect(refused.printed.trim()).toBe(
      `The data folder ${env.dataDir} belongs to another database, and this database is new and empty: correct DATA_DIR or DATABASE_URL, or, if the folder shall belong to this database from now on, start once with ADOPT_DATA_FOLDER=1.`,
    )
    expect([refused.code, existsSync(typo)]).toEqual([1, false])
    expect(await start({ DATABASE_URL: `file:${empty}` })).toBe(refused.printed.trim())
    expect(await readFile(empty, 'utf8')).toBe('')
    expect([await idOf(env.dataDir), await listData()]).toEqual([id, before])

    expect(await start({ DATABASE_URL: `file:${typo}`, ADOPT_DATA_FOLDER: '1' })).toBe(undefined)
    expect(await idOf(env.dataDir)).not.toBe(id)
    expect(existsSync(file)).toBe(true)
    expect(await start({})).toMatch(/belongs to another database: correct/)
  },
  secondsToStart * 1000,
)

it(
  'a folder in the place of the database, or of the id, is refused in one sentence that names the setting',
  async () => {
    const at = (path: string) => join(house, path)
    await mkdir(at('shared'), { mode: 0o755 })
    await mkdir(at('odd/database-id'), { recursive: true })
    const database = await start({ DATA_DIR: at('fourth'), DATABASE_URL: `file:${at('shared')}` })
    expect(database).toMatch(/^DATABASE_URL: file:.*shared cannot be opened .*\.$/)
    expect((await stat(at('shared'))).mode & 0o777).toBe(0o755)
    const odd = {
      DATA_DIR: at('odd'),
      DATABASE_URL: `file:${at('new.db')}`,
      ADOPT_DATA_FOLDER: '1',
    }
    expect(await start(odd)).toBe(`DATA_DIR: ${at('odd/database-id')} is a folder, not a file`)
    expect(existsSync(at('new.db'))).toBe(false)
  },
  secondsToStart * 1000,
)
