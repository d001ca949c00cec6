import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { requireReadable } from './require-readable.ts'
import { openSqliteClient } from './sqlite-client.ts'

const house = mkdtempSync(join(tmpdir(), 'washhouse-readable-'))
mkdirSync(join(house, 'folder'))
writeFileSync(join(house, 'notes.txt'), 'no database')
writeFileSync(join(house, 'damaged.db'), `SQLite format 3\0${'x'.repeat(5000)}`)
afterAll(() => rmSync(house, { recursive: true }))

async function open(path: string): Promise<void> {
  const client = openSqliteClient(`file:${join(house, path)}`)
  await requireReadable(client).finally(() => client.close())
}

describe('A start on SQLite', () => {
  it.each(['folder', 'notes.txt', 'damaged.db', 'notes.txt/x.db', 'none/x.db'])(
    'is refused in one sentence that names the setting where the path is that of %s',
    async (path) => {
      const problem: unknown = await open(path).catch((error: unknown) => error)
      expect(problem).toBeInstanceOf(StartProblem)
      expect(String(problem)).toMatch(
        `DATABASE_URL: file:${join(house, path)} cannot be opened as a SQLite database (`,
      )
    },
  )

  it('makes the file that is not there yet', async () => {
    await open('new.db')
    expect(existsSync(join(house, 'new.db'))).toBe(true)
    await open('new.db')
  })
})
