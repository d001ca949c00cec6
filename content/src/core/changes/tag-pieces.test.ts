import { expect, it } from 'vitest'
import { everythingTag } from './change-bus.ts'
import { cutTags } from './tag-pieces.ts'

const media = (count: number) =>
  Array.from({ length: count }, (_, index) => `media:00000000-0000-4000-8000-${index + 1e11}`)

it.each<[string, string[]]>([
  ['none', []],
  ['one', ['branch']],
  ['the pictures of a member who sent very many', media(5000)],
  ['Thai', Array.from({ length: 900 }, (_, index) => `เครื่องซักผ้า:${index}`)],
  ['what JSON escapes', Array.from({ length: 900 }, (_, index) => `"\\\n\u0007${index}`)],
  ['tags of nearly the largest size', ['x'.repeat(6990), 'y'.repeat(6990), 'z']],
  ['tags of three quarters of it', ['ก'.repeat(1750), 'ข'.repeat(1750), 'ค'.repeat(1750)]],
])('Every tag is announced, in order, in pieces that PostgreSQL takes: %s', (_, tags) => {
  const pieces = cutTags(tags)
  expect(pieces.flatMap((piece) => JSON.parse(piece))).toEqual(tags)
  for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThan(7900)
})

it('Few tags are one announcement', () => {
  expect(cutTags(['branch', 'branch:7'])).toEqual(['["branch","branch:7"]'])
})

it.each(['x'.repeat(9000), 'ซ'.repeat(2700), '\u0007'.repeat(1300)])(
  'A tag that alone is too long is announced as a change of everything',
  (tag) => {
    expect(cutTags(['branch', tag])).toEqual([JSON.stringify([everythingTag])])
  },
)
