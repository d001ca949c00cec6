import { open, writeFile, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'

/** Bytes of the checksum (of content and name) at the start of the file. */
const sumLength = 8
const chunkBytes = 256 * 1024
/** File system clocks are coarse: a file written just now may be written again with the same time. */
const settledMs = 1000

/** Identifies the checked state of a file. Undefined for a second after a change, because file times are too coarse. */
export type CheckedState = string | undefined

/** A file whose content matches its checksum and name. */
export interface ChecksummedFile {
  /** The whole content, or its first bytes if the file is large. */
  start: Buffer
  size: number
  mark: CheckedState
  /** The content between two bytes, both included; fails if another file has replaced it. */
  stream(from: number, to: number): Promise<Readable>
}

/** Thrown for a file that is damaged, cut short, or contains the content of another name. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError'
}

export async function writeChecksummedFile(
  path: string,
  name: string,
  bytes: Buffer,
): Promise<void> {
  await writeFile(path, [printSum(crc32(bytes, seedOf(name))), bytes])
}

export function checksummedLength(bytes: Buffer): number {
  return sumLength + bytes.length
}

/**
 * Reads a file that was written under this name; of a larger one only the first `wholeBytes`. A larger file with a known
 * mark is not checked again.
 * @throws DamagedFileError
 */
export async function readChecksummedFile(
  path: string,
  name: string,
  { wholeBytes, mark: known }: { wholeBytes: number; mark: CheckedState },
): Promise<ChecksummedFile> {
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
        throw new DamagedFileError(`The cached file ${name} is damaged`)
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
  if (bytesRead < length) throw new DamagedFileError('A cached file was cut short')
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
  throw new Error('a cached file was replaced while it was opened')
}
