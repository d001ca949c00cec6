import { expect, test, vi } from 'vitest'
import { DocumentBytes } from './document-bytes.server.ts'

/** Of each document its text, read when it was handed over. */
function open() {
  const texts: string[] = []
  const fail = vi.fn<(error: unknown) => void>()
  return { texts, fail, bytes: new DocumentBytes((all) => texts.push(all.toString()), fail) }
}

test('a document is all that was written, texts and bytes', () => {
  const { texts, bytes, fail } = open()
  expect(bytes.write('<p>ผ้า')).toBe(true)
  bytes.write(Buffer.from('นวม</p>'))
  expect(texts).toEqual([])
  bytes.end()
  expect(texts).toEqual(['<p>ผ้านวม</p>'])
  expect(fail).not.toHaveBeenCalled()
})

test('one that is longer than any before has room, whether of texts or of bytes', () => {
  const piece = 'ซัก'.repeat(40_000)
  const { texts, bytes } = open()
  bytes.write(piece)
  bytes.write(Buffer.from(piece))
  bytes.write('😀')
  bytes.end()
  expect(texts[0] === `${piece}${piece}😀`).toBe(true)
})

test('the next one has nothing of the one before', () => {
  const [first, second] = [open(), open()]
  first.bytes.write('a longer document')
  first.bytes.end()
  second.bytes.write('short')
  second.bytes.end()
  expect(second.texts).toEqual(['short'])
})

test('whoever waits for it is told when it cannot be finished', () => {
  const broken = open()
  broken.bytes.destroy(new Error('a part broke'))
  expect(broken.fail).toHaveBeenCalledWith(new Error('a part broke'))
  const thrown = vi.fn<(error: unknown) => void>()
  new DocumentBytes(() => {
    throw new Error('no room')
  }, thrown).end()
  expect(thrown).toHaveBeenCalledWith(new Error('no room'))
})
