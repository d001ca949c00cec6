import { expect, test } from 'vitest'
import { seekIn } from '../seekable.ts'
import { readZipNames } from './zip-names.ts'

function archive(files: number, told = Math.min(files, 0xffff)): Buffer {
  const entries = Array.from({ length: files }, (_, number) => {
    const name = Buffer.from(`ใบเสร็จ-${number}.txt`)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(name.length, 28)
    return Buffer.concat([entry, name])
  })
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(told, 10)
  end.writeUInt32LE(directory.length, 12)
  return Buffer.concat([directory, end])
}

const namesIn = (bytes: Buffer) => readZipNames(seekIn(bytes), bytes.length)

test.each([1, 65_534, 65_535, 66_000])('an archive of %i files is read', async (files) => {
  const names = await namesIn(archive(files))
  expect([names?.length, names?.at(-1)]).toEqual([files, `ใบเสร็จ-${files - 1}.txt`])
})

test.each([
  ['says more than it has', archive(3, 4)],
  ['says less than it has', archive(3, 2)],
  ['has fewer than it cannot count', archive(3, 0xffff)],
  ['is empty', archive(0)],
  ['has no end', archive(3).subarray(0, 60)],
])('an archive is none that %s', async (_, bytes) => {
  expect(await namesIn(bytes)).toBeUndefined()
})
