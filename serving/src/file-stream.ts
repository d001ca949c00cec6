import { open, type FileHandle } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'

const chunkBytes = 256 * 1024

/** What tells one file from another that has taken its place. */
export interface FileMark {
  ino: number
  mtimeMs: number
}

interface FilePart {
  path: string
  mark: FileMark
  /** The first byte and the last one. */
  start: number
  end: number
}

/** What is behind each stream, for `sendFileOf`. */
const parts = new WeakMap<ReadableStream, FilePart>()

/**
 * The bytes of a file from `start` to `end`, both included, read as they are taken: a slow reader holds one piece of them.
 * The file is opened with the first piece and closed with the last, or when the reader leaves. It fails where another
 * file stands in its place, or where it ends before `end`.
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
    // Nothing is read before somebody takes it.
    { highWaterMark: 0 },
  )
  parts.set(stream, { path, mark, start, end })
  return stream
}

/**
 * Sends what `streamFile` made, of which nobody has read, as the body of `res` and ends it. Two buffers serve in turn, one
 * filled while the other leaves: as a stream, each piece is memory of its own, and two thirds of the service's work for a
 * large file were to collect it. It fails as the stream would, where the reader leaves, and with any other stream.
 */
export async function sendFileOf(stream: ReadableStream, res: ServerResponse): Promise<void> {
  const part = parts.get(stream)
  if (!part) throw new Error('the stream is none of a file')
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

/** Until the system has taken the bytes, and the buffer may be filled again. */
async function write(res: ServerResponse, bytes: Uint8Array): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // What waits behind another answer of a connection is never called back once that breaks.
  const leave = () => reject(new Error('the reader left'))
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

/** As many bytes from `at` on as `buffer` holds, `end` the last; one at least. */
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
