import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// `busy-writer.ts <database> <files>`: stores visits one by one like the content service. Writes a file first, and prints
// the number once stored.
const [database = '', files = ''] = process.argv.slice(2)
const open = new DatabaseSync(database, { timeout: 5000 })
open.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
// All writes stay in the WAL file, which a plain copy of the database would miss.
open.exec('PRAGMA wal_autocheckpoint = 0')
open.exec('CREATE TABLE visits (id INTEGER PRIMARY KEY, half TEXT)')
open.exec('CREATE TABLE halves (id INTEGER PRIMARY KEY, half TEXT)')
const visit = open.prepare('INSERT INTO visits VALUES (?, ?)')
const other = open.prepare('INSERT INTO halves VALUES (?, ?)')

function store(id: number): void {
  const half = 'ผ้า'.repeat(200)
  writeFileSync(join(files, `visit-${id}.txt`), `visit ${id}`)
  open.exec('BEGIN IMMEDIATE')
  visit.run(id, half)
  other.run(id, half)
  open.exec('COMMIT')
  process.stdout.write(`${id}\n`)
}

let id = 0
const next = () => {
  store(++id)
  setTimeout(next, 1)
}
next()
