import { open, type FileHandle } from 'node:fs/promises'

const chunkBytes = 256 * 1024

/** What tells one file from another that has taken its place. */
export interface FileMark {
  ino: number
  mtimeMs: number
}

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
    const length = Math.min(chunkBytes, end + 1 - at)
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, at)
    if (bytesRead === 0) throw new Error('a file ended before its size')
    at += bytesRead
    return buffer.subarray(0, bytesRead)
  }

  return new ReadableStream<Uint8Array>(
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
}

async function openMarked(path: string, mark: FileMark): Promise<FileHandle> {
  const file = await open(path)
  const { ino, mtimeMs } = await file.stat()
  if (ino === mark.ino && mtimeMs === mark.mtimeMs) return file
  await file.close()
  throw new Error('a file was replaced while it was opened')
}
