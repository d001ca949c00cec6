import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib'
import { unzipSync } from 'fflate'
import type { Cipher } from '../backup/encryption.ts'
import { readDump } from './read-dump.ts'
import { type Hits, searchBytes } from './search-bytes.ts'
import { searchSqlite } from './search-sqlite.ts'
import type { Sought } from './sought.ts'

type Source = AsyncIterable<Uint8Array>

export interface Search {
  sought: readonly Sought[]
  /** Decrypts encrypted files, if a key was given. */
  open: Cipher | undefined
  /** Folder for temporary files. */
  scratch: string
  /** The database that the product has open. */
  livePath: string | undefined
  found: (place: string, hits: Hits) => void
  unopened: (place: string, why: string) => void
}

/** Searches a file and its content: compressed, archived, encrypted, a database or a dump. */
export async function searchFile(search: Search, path: string, place: string): Promise<void> {
  await searchSource(search, { place, path, begin: () => createReadStream(path) })
}

interface Piece {
  place: string
  /** Path, if it is a file on disk. */
  path?: string
  /** Opens its bytes from the start; may be called twice. */
  begin: () => Source
}

async function searchSource(search: Search, piece: Piece): Promise<void> {
  const { place, begin } = piece
  report(search, place, await searchBytes(begin(), search.sought))
  const look = inside(piece.path ?? place, await headOf(begin()))
  if (!look) return
  try {
    await look(search, piece)
  } catch (error) {
    search.unopened(place, error instanceof Error ? error.message : String(error))
  }
}

type Look = (search: Search, piece: Piece) => Promise<void>

const formats: readonly [start: string, look: Look][] = [
  ['\x1f\x8b', unpacked(() => createGunzip())],
  ['\x28\xb5\x2f\xfd', unpacked(() => createZstdDecompress())],
  ['PK\x03\x04', searchZip],
  ['age-encryption.org/v1', searchSealed],
  ['PGDMP', searchDump],
  ['SQLite format 3\0', searchDatabase],
]

function inside(name: string, head: string): Look | undefined {
  const known = formats.find(([start]) => head.startsWith(start))
  if (known) return known[1]
  // Brotli has no signature.
  return name.endsWith('.br') ? unpacked(() => createBrotliDecompress()) : undefined
}

async function headOf(source: Source): Promise<string> {
  let head = Buffer.alloc(0)
  for await (const chunk of source) {
    head = Buffer.concat([head, chunk])
    if (head.length >= 32) break
  }
  return head.toString('latin1', 0, 32)
}

function unpacked(decompress: () => NodeJS.ReadWriteStream): Look {
  return async (search, { place, begin }) => {
    const begins = async function* (): Source {
      const stream = decompress()
      // The reader reports its errors.
      const filling = pipeline(Readable.from(begin()), stream)
      filling.catch(() => {})
      for await (const chunk of stream) yield Buffer.from(chunk)
      await filling
    }
    await searchSource(search, { place: `${place}, unpacked`, begin: begins })
  }
}

async function searchZip(search: Search, { place, begin }: Piece): Promise<void> {
  const chunks: Uint8Array[] = []
  for await (const chunk of begin()) chunks.push(chunk)
  for (const [name, data] of Object.entries(unzipSync(Buffer.concat(chunks))))
    await searchSource(search, { place: `${place}, ${name}`, begin: () => once(data) })
}

async function* once(data: Uint8Array): Source {
  yield data
}

async function searchSealed(search: Search, { place, begin }: Piece): Promise<void> {
  const { open } = search
  if (!open) return search.unopened(place, 'it is encrypted; give its key with --key <file>')
  await searchSource(search, { place: `${place}, decrypted`, begin: () => open(begin()) })
}

async function searchDump(search: Search, { place, begin }: Piece): Promise<void> {
  report(search, `${place}, as SQL`, await searchBytes(readDump(begin()), search.sought))
}

async function searchDatabase(search: Search, { place, path, begin }: Piece): Promise<void> {
  if (path !== undefined) return searchRows(search, place, path)
  await mkdir(search.scratch, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(search.scratch, 'traces-'))
  try {
    const copy = join(folder, 'database')
    await pipeline(begin(), createWriteStream(copy, { mode: 0o600 }))
    searchRows(search, place, copy)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function searchRows(search: Search, place: string, path: string): void {
  const isCopy = path !== search.livePath
  for (const [where, hits] of searchSqlite(path, search.sought, { isCopy }))
    report(search, `${place}, ${where}`, hits)
}

function report(search: Search, place: string, hits: Hits): void {
  if (hits.size > 0) search.found(place, hits)
}
