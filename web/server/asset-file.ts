import { open, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { z } from 'zod'

/** What the content service said about a picture. */
export interface AssetHead {
  contentType: string
  etag: string
  disposition: string
}

export interface StoredAsset extends AssetHead {
  size: number
  /** The bytes from `start` to `end`, both included. */
  open(start: number, end: number): Promise<Buffer | Readable>
}

// Larger ones are streamed: many slow readers of a large file must not fill the memory.
const maxReadAtOnce = 128 * 1024
const headSchema = z.object({
  contentType: z.string(),
  etag: z.string(),
  disposition: z.string(),
  size: z.number(),
})

export function inMemory(head: AssetHead, body: Buffer): StoredAsset {
  return {
    ...head,
    size: body.length,
    open: (start, end) => Promise.resolve(body.subarray(start, end + 1)),
  }
}

/** One line of JSON and the bytes after it. */
export function printAssetFile(head: AssetHead, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, size: body.length })}\n`), body])
}

/** @throws when the file is not whole. */
export async function readAssetFile(path: string): Promise<StoredAsset> {
  const file = await open(path)
  try {
    const { size: fileSize, ino, mtimeMs } = await file.stat()
    const start = await readStart(file, Math.min(fileSize, maxReadAtOnce))
    const bodyStart = start.indexOf('\n') + 1
    const { size, ...head } = headSchema.parse(JSON.parse(start.subarray(0, bodyStart).toString()))
    if (bodyStart + size !== fileSize) throw new Error('a kept picture is not whole')
    if (start.length === fileSize) return inMemory(head, start.subarray(bodyStart))
    return {
      ...head,
      size,
      open: (from, to) => streamPart(path, { ino, mtimeMs }, bodyStart + from, bodyStart + to),
    }
  } finally {
    await file.close()
  }
}

async function readStart(file: FileHandle, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
  return buffer.subarray(0, bytesRead)
}

async function streamPart(
  path: string,
  known: { ino: number; mtimeMs: number },
  start: number,
  end: number,
): Promise<Readable> {
  const file = await open(path)
  const { ino, mtimeMs } = await file.stat()
  if (ino !== known.ino || mtimeMs !== known.mtimeMs) {
    await file.close()
    throw new Error('a kept picture was replaced while it was opened')
  }
  return file.createReadStream({ start, end })
}
