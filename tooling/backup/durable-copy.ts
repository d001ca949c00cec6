import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Cipher } from './encryption.ts'

/** Length and hash of a file. */
export interface Fingerprint {
  bytes: number
  sha256: string
}

interface Copy {
  mode?: number
  /** Decrypts the source. */
  open?: Cipher | undefined
  /** Encrypts the target. */
  seal?: Cipher | undefined
}

/** Copies a file, or bytes, and syncs the copy to disk; the target must not exist. Returns the fingerprint of the decrypted content. */
export async function copyDurably(
  from: string | AsyncIterable<Uint8Array>,
  to: string,
  { mode = 0o600, open: opened = asIs, seal = asIs }: Copy = {},
): Promise<Fingerprint> {
  await mkdir(dirname(to), { recursive: true })
  const print = createPrinter()
  await pipeline(
    seal(print.pass(opened(typeof from === 'string' ? createReadStream(from) : from))),
    createWriteStream(to, { flags: 'wx', mode, flush: true }),
  )
  return print.result()
}

export async function fingerprintFile(path: string, opened: Cipher = asIs): Promise<Fingerprint> {
  return await fingerprintOf(opened(createReadStream(path)))
}

export async function fingerprintOf(bytes: AsyncIterable<Uint8Array>): Promise<Fingerprint> {
  const print = createPrinter()
  for await (const chunk of bytes) print.add(chunk)
  return print.result()
}

function asIs(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return source
}

/** Syncs a file or folder to disk, to survive a power failure. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Syncs a folder and all folders below it. */
export async function syncFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncFolders(join(folder, entry.name))
  await syncPath(folder)
}

function createPrinter() {
  const hash = createHash('sha256')
  let bytes = 0
  const add = (chunk: Uint8Array) => {
    hash.update(chunk)
    bytes += chunk.length
  }
  async function* pass(source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      add(chunk)
      yield chunk
    }
  }
  return { add, pass, result: (): Fingerprint => ({ bytes, sha256: hash.digest('hex') }) }
}
