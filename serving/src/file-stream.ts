import { open, type FileHandle } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'

const chunkBytes = 256 * 1024

/** Distinguishes a file from another one that replaced it. */
export interface FileMark {
  ino: number
  mtimeMs: number
}

interface FilePart {
  path: string
  mark: FileMark
  /** First and last byte. */
  start: number
  end: number
}

/** The file part behind each stream, for `sendFileOf`. */
const parts = new WeakMap<ReadableStream, FilePart>()

/**
 * Streams the bytes of a file from `start` to `end`, both included. It reads one chunk per pull, so a slow reader uses the
 * memory of one chunk. The file is opened at the first chunk and closed after the last, or when the reader disconnects.
 * Fails if another file replaced it, or if it ends before `end`.
 */
export function streamFile(
  path: string,
  mark: FileMark,
  { start, end }: { start: number; end: number },
): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined
  let at = start

  async function readNext(): Promise<Uint8Array> {
    file ??= await openMarked(path, mark)
    const bytes = await readAt(file, newBuffer(at, end), at, end)
    at += bytes.length
    return bytes
  }

  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          controller.enqueue(await readNext())
        } catch (error) {
          await file?.close()
          throw error
        }
        if (at <= end) return
        await file?.close()
        controller.close()
      },
      cancel: () => file?.close(),
    },
    // Reads nothing before the first pull.
    { highWaterMark: 0 },
  )
  parts.set(stream, { path, mark, start, end })
  return stream
}

/** Whether `sendFileOf` takes the stream. */
export const isStreamOfFile = (stream: ReadableStream) => parts.has(stream)

/**
 * Sends an unread stream of `streamFile` as the body of `res` and ends it. Two buffers alternate: one is filled while the
 * other is sent. A stream allocates memory for each chunk; its collection took two thirds of the service's work for a large
 * file. Fails as the stream would, if the reader disconnects, and for any other stream.
 */
export async function sendFileOf(stream: ReadableStream, res: ServerResponse): Promise<void> {
  const part = parts.get(stream)
  if (!part) throw new Error('the stream is not from a file')
  await sendPart(part, res)
}

async function sendPart({ path, mark, start, end }: FilePart, res: ServerResponse): Promise<void> {
  const file = await openMarked(path, mark)
  try {
    let filled = await readAt(file, newBuffer(start, end), start, end)
    let free: Buffer<ArrayBuffer> | undefined
    for (let at = start + filled.length; at <= end; at += filled.length) {
      free ??= newBuffer(at, end)
      const [next] = await Promise.all([readAt(file, free, at, end), write(res, filled)])
      free = Buffer.from(filled.buffer)
      filled = next
    }
    await write(res, filled)
    res.end()
  } finally {
    await file.close()
  }
}

/** Resolves when the system has taken the bytes and the buffer may be filled again. */
async function write(res: ServerResponse, bytes: Uint8Array): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // The callback of a write that waits behind another response never runs once the connection breaks.
  const leave = () => reject(new Error('the reader disconnected'))
  res.once('close', leave)
  res.write(bytes, (error) => {
    if (error) reject(error)
    else resolve()
  })
  await promise.finally(() => res.off('close', leave))
}

function newBuffer(start: number, end: number): Buffer<ArrayBuffer> {
  return Buffer.allocUnsafeSlow(Math.min(chunkBytes, end + 1 - start))
}

/** Fills `buffer` with bytes from `at` to `end`, both included; at least one byte. */
async function readAt(
  file: FileHandle,
  buffer: Buffer<ArrayBuffer>,
  at: number,
  end: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end + 1 - at), at)
  if (bytesRead === 0) throw new Error('a file ended before its size')
  return buffer.subarray(0, bytesRead)
}

async function openMarked(path: string, mark: FileMark): Promise<FileHandle> {
  const file = await open(path)
  const { ino, mtimeMs } = await file.stat()
  if (ino === mark.ino && mtimeMs === mark.mtimeMs) return file
  await file.close()
  throw new Error('a file was replaced while it was opened')
}
