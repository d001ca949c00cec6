import type { Seekable } from '../seekable.ts'

// The end record with the longest possible comment.
const endBytes = 22 + 65_535
const mostDirectoryBytes = 8 * 1024 * 1024
// The field has two bytes: its highest value means that many or more.
const fullCount = 0xff_ff
const endMark = Buffer.from('PK\x05\x06', 'latin1')
const entryMark = 0x02_01_4b_50
const entryBytes = 46

/** The file names from an archive's directory; nothing is decompressed. Undefined without a readable directory. */
export async function readZipNames(
  file: Pick<Seekable, 'read'>,
  size: number,
): Promise<string[] | undefined> {
  const tail = await file.read(Math.max(size - endBytes, 0), endBytes)
  const at = tail.lastIndexOf(endMark)
  if (at < 0 || at + 22 > tail.length) return undefined
  const length = tail.readUInt32LE(at + 12)
  const start = tail.readUInt32LE(at + 16)
  if (length > mostDirectoryBytes || start + length > size) return undefined
  const names = namesIn(await file.read(start, length))
  const count = tail.readUInt16LE(at + 10)
  const hasAll = count === fullCount ? names.length >= fullCount : names.length === count
  return hasAll && names.length > 0 ? names : undefined
}

function namesIn(directory: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + entryBytes <= directory.length; ) {
    if (directory.readUInt32LE(at) !== entryMark) return names
    const nameEnd = at + entryBytes + directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', at + entryBytes, nameEnd))
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return names
}
