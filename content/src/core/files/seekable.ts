import { open } from 'node:fs/promises'

/** Random access to bytes in memory, or in a file that is too large for memory. */
export interface Seekable {
  /** Returns fewer bytes at the end. */
  read(at: number, length: number): Promise<Buffer>
  write(at: number, bytes: Buffer): Promise<void>
}

export function seekIn(bytes: Buffer): Seekable {
  return {
    read: async (at, length) => bytes.subarray(at, at + length),
    write: async (at, written) => void written.copy(bytes, at),
  }
}

export async function seekInFile<Result>(
  path: string,
  work: (bytes: Seekable) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, 'r+')
  try {
    return await work({
      async read(at, length) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
        return buffer.subarray(0, bytesRead)
      },
      async write(at, bytes) {
        await file.write(bytes, 0, bytes.length, at)
      },
    })
  } finally {
    await file.close()
  }
}
