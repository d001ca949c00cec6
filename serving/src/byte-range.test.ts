import { expect, test } from 'vitest'
import { parseRange } from './byte-range.ts'

test.each([
  ['bytes=0-99', { kind: 'part', start: 0, end: 99 }],
  ['bytes=900-', { kind: 'part', start: 900, end: 999 }],
  ['bytes=-100', { kind: 'part', start: 900, end: 999 }],
  ['bytes=-5000', { kind: 'part', start: 0, end: 999 }],
  ['bytes=500-5000', { kind: 'part', start: 500, end: 999 }],
  ['bytes=1000-', { kind: 'bad' }],
  ['bytes=5-2', { kind: 'bad' }],
  ['bytes=-0', { kind: 'bad' }],
  ['bytes=0-1,4-5', { kind: 'whole' }],
  ['lines=0-1', { kind: 'whole' }],
  ['bytes=-', { kind: 'whole' }],
  [undefined, { kind: 'whole' }],
])('of 1000 bytes %j asks for %j', (header, range) => {
  expect(parseRange(header, 1000)).toEqual(range)
})
