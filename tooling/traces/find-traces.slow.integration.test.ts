import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { DatabaseSync } from 'node:sqlite'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createBackupHouse,
  createDatabase,
  type BackupHouse,
} from '../backup/testing/backup-house.ts'
import { inheritedEnvironment } from '../process.env.ts'

const person = 'วีรยุทธ์\nwira@example.com\n081-234-5678\n'
let house: BackupHouse

beforeEach(async () => {
  house = await createBackupHouse()
  createDatabase(house.databasePath)
})
afterEach(() => house.remove())

async function find(args: string[] = [], given = person) {
  const script = join(import.meta.dirname, 'find-traces.ts')
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...inheritedEnvironment(), DATA_DIR: house.dataDir, DATABASE_URL: '' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  child.stdin.end(given)
  const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  await ended
  for (const secret of ['วีรยุทธ์', 'wira@', '234-5678', '812345678'])
    expect(printed + complaint).not.toContain(secret)
  const lines = printed.trim().split('\n')
  return { code: child.exitCode, complaint, lines }
}
const put = async (path: string, bytes: Uint8Array | string) => {
  await mkdir(join(house.dataDir, path, '..'), { recursive: true })
  await writeFile(join(house.dataDir, path), bytes)
}

function inDatabase(work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(house.databasePath)
  work(database)
  database.close()
}

describe('npm run traces', () => {
  it('finds nothing where there is nothing, and says so by its exit code', async () => {
    await put('media/a.txt', 'somebody else')
    const { code, lines } = await find()
    expect(lines).toEqual([expect.stringMatching(/^Searched {2}\d+ files/)])
    expect(code).toBe(0)
  })

  const wira = Buffer.from('to: wira@example.com')
  it('finds what is in files, strays, logs, kept pages, archives and names, however it is packed', async () => {
    const kinds: [path: string, bytes: Uint8Array | string, line: string][] = [
      ['mail/a.eml', wira, 'mail/a.eml: e-mail (line 2) 1 ×'],
      ['strays/b/a.eml', wira, 'strays/b/a.eml: e-mail (line 2) 1 ×'],
      ['run/x.log.gz', gzipSync(wira), 'run/x.log.gz, unpacked: e-mail (line 2) 1 ×'],
      ['cache/x.br', brotliCompressSync(wira), 'cache/x.br, unpacked: e-mail (line 2) 1 ×'],
      ['cache/x', zstdCompressSync(wira), 'cache/x, unpacked: e-mail (line 2) 1 ×'],
      [
        'library/x.docx',
        zipSync({ 'a.zip': zipSync({ 'b.xml': strToU8('วีรยุทธ์ 0812345678') }) }),
        'library/x.docx, a.zip, b.xml: name (line 1) 1 ×, phone (line 3) 1 ×',
      ],
      ['media/wira@example.com.txt', '', 'the name of media/***.txt: e-mail (line 2) 1 ×'],
    ]
    for (const [path, bytes] of kinds) await put(path, bytes)
    const { code, lines } = await find()
    expect(lines).toEqual(expect.arrayContaining(kinds.map(([, , line]) => `Found     ${line}`)))
    expect(code).toBe(1)
  })

  it('names the table and column of a row, and of the bytes of one that was deleted', async () => {
    inDatabase((database) => {
      database.exec('CREATE TABLE people (id INTEGER PRIMARY KEY, mail TEXT, picture BLOB)')
      database.exec(
        `INSERT INTO people VALUES (1, 'WIRA@EXAMPLE.COM', x'${Buffer.from('+66812345678').toString('hex')}')`,
      )
    })
    const { lines } = await find()
    expect(lines).toContain(
      'Found     washhouse.db, table people, column mail: e-mail (line 2) 1 ×',
    )
    expect(lines).toContain(
      'Found     washhouse.db, table people, column picture: phone (line 3) 1 ×',
    )
    inDatabase((database) => database.exec('DELETE FROM people'))
    const left = await find()
    expect(left.lines.filter((line) => line.includes('table'))).toEqual([])
    expect(left.lines.join('\n')).toContain('washhouse.db: ')
    expect(left.code).toBe(1)
    inDatabase((database) => database.exec('PRAGMA secure_delete = ON; VACUUM'))
    expect((await find()).code).toBe(0)
  })

  it('opens encrypted backups with their key, and without it says what it has not opened', async () => {
    const key = await generateIdentity()
    inDatabase((database) => {
      database.exec(
        "CREATE TABLE people (mail TEXT); INSERT INTO people VALUES ('wira@example.com')",
      )
    })
    await put('media/a.txt', 'wira@example.com')
    const recipients = await identityToRecipient(key)
    const { code: made, printed } = await house.run('backup', [], { BACKUP_RECIPIENTS: recipients })
    expect(made, printed).toBe(0)
    inDatabase((database) => database.exec('PRAGMA secure_delete = ON; DROP TABLE people; VACUUM'))
    await put('media/a.txt', 'nothing')
    const sealed = await find()
    expect(sealed.code).toBe(2)
    expect(sealed.lines.filter((line) => line.startsWith('Unopened'))).toHaveLength(2)
    const keyFile = join(house.dataDir, '..', 'key.txt')
    await writeFile(keyFile, key)
    const { code, lines } = await find(['--key', keyFile])
    expect(code).toBe(1)
    const [name = ''] = await house.backups()
    const database = `backups/${name}/database.sqlite, decrypted, table people, column mail`
    expect(lines).toContain(`Found     ${database}: e-mail (line 2) 1 ×`)
    expect(lines).toContain(
      `Found     backups/${name}/files/media/a.txt, decrypted: e-mail (line 2) 1 ×`,
    )
  })

  it('looks through what else is named, and says what is damaged', async () => {
    const log = join(house.dataDir, '..', 'service.log')
    await writeFile(log, '{"to":"wira@example.com"}')
    await put('media/cut.gz', gzipSync(wira).subarray(0, 20))
    const { code, lines } = await find([log])
    expect(lines).toContain(`Found     ${log}: e-mail (line 2) 1 ×`)
    expect(lines.some((line) => line.startsWith('Unopened  media/cut.gz'))).toBe(true)
    expect(code).toBe(1)
  })

  it('is told what is too little to look for', async () => {
    const { code, complaint } = await find([], 'ab\n')
    expect([code, complaint.trim()]).toEqual([1, 'Line 1 is too short: it would match everywhere'])
  })
})
