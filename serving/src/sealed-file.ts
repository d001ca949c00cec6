import { open, writeFile, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'

/** In front of the content: its checksum, and that of the name that it was written under. */
const sumLength = 8
const chunkBytes = 256 * 1024
/** Clocks of file systems are coarse: what was written just now may be written again under the same time. */
const settledMs = 1000

/** A file as it was found whole; undefined while it is too young to be told from another by that. */
export type SealedMark = string | undefined

/** A file whose content is what was written under its name. */
export interface SealedFile {
  /** All of its content, or the beginning of a longer one. */
  start: Buffer
  size: number
  mark: SealedMark
  /** The content from one byte to another, both included; fails where another file has taken its place. */
  stream(from: number, to: number): Promise<Readable>
}

/** Thrown for a file that is not what was written: damaged, cut short, or another one's content under this name. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError'
}

export async function writeSealedFile(path: string, name: string, bytes: Buffer): Promise<void> {
  await writeFile(path, [printSum(crc32(bytes, seedOf(name))), bytes])
}

export function sealedLength(bytes: Buffer): number {
  return sumLength + bytes.length
}

/**
 * Reads a file that was written under this name, of a longer one the first `wholeBytes`. A longer one that has the mark
 * of its last reading is not gone through again.
 * @throws DamagedFileError
 */
export async function readSealedFile(
  path: string,
  name: string,
  { wholeBytes, mark: known }: { wholeBytes: number; mark: SealedMark },
): Promise<SealedFile> {
  const file = await open(path)
  try {
    const mark = await markOf(file)
    const { size: fileSize } = mark
    const read = await readPart(file, 0, Math.min(fileSize, sumLength + wholeBytes))
    const start = read.subarray(sumLength)
    if (known === undefined || known !== mark.text || read.length === fileSize) {
      let sum = crc32(start, seedOf(name))
      for (let at = read.length; at < fileSize; ) {
        const part = await readPart(file, at, Math.min(chunkBytes, fileSize - at))
        sum = crc32(part, sum)
        at += part.length
      }
      if (!read.subarray(0, sumLength).equals(printSum(sum)))
        throw new DamagedFileError(`The kept file ${name} is damaged`)
    }
    return {
      start,
      size: fileSize - sumLength,
      mark: Date.now() - mark.changedMs > settledMs ? mark.text : undefined,
      stream: (from, to) => streamPart(path, mark.text, sumLength + from, sumLength + to),
    }
  } finally {
    await file.close()
  }
}

function seedOf(name: string): number {
  return crc32(name)
}

function printSum(sum: number): Buffer {
  return Buffer.from(sum.toString(16).padStart(sumLength, '0'))
}

async function markOf(file: FileHandle) {
  const { ino, size, mtimeMs, ctimeMs } = await file.stat()
  return { size, changedMs: ctimeMs, text: [ino, size, mtimeMs, ctimeMs].join(' ') }
}

async function readPart(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead < length) throw new DamagedFileError('A kept file was cut short')
  return buffer
}

async function streamPart(
  path: string,
  mark: string,
  start: number,
  end: number,
): Promise<Readable> {
  const file = await open(path)
  const { text } = await markOf(file)
  if (text === mark) return file.createReadStream({ start, end })
  await file.close()
  throw new Error('a kept file was replaced while it was opened')
}
