import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** What a file holds, told by its length and hash. */
export interface Fingerprint {
  bytes: number
  sha256: string
}

/** Copies a file, to the disk itself; the target must not be there. Gives what was copied. */
export async function copyDurably(from: string, to: string, mode = 0o600): Promise<Fingerprint> {
  await mkdir(dirname(to), { recursive: true })
  const print = createPrinter()
  await pipeline(
    createReadStream(from),
    print.pass,
    createWriteStream(to, { flags: 'wx', mode, flush: true }),
  )
  return print.result()
}

export async function fingerprintFile(path: string): Promise<Fingerprint> {
  const print = createPrinter()
  for await (const chunk of createReadStream(path)) print.add(chunk)
  return print.result()
}

/** Brings a file, or the names in a folder, to the disk itself: until then a power cut may undo them. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The names in a folder and in all folders below it. */
export async function syncFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncFolders(join(folder, entry.name))
  await syncPath(folder)
}

function createPrinter() {
  const hash = createHash('sha256')
  let bytes = 0
  const add = (chunk: Buffer) => {
    hash.update(chunk)
    bytes += chunk.length
  }
  async function* pass(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      add(chunk)
      yield chunk
    }
  }
  return { add, pass, result: (): Fingerprint => ({ bytes, sha256: hash.digest('hex') }) }
}
