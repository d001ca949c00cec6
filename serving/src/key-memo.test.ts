import { expect, test, vi } from 'vitest'
import { createKeyMemo } from './key-memo.ts'

test('a text is computed once', () => {
  const compute = vi.fn<(raw: string) => string>((raw) => raw.toLowerCase())
  const memo = createKeyMemo(compute)
  expect([memo.keyOf('/A'), memo.keyOf('/A')]).toEqual(['/a', '/a'])
  expect(compute).toHaveBeenCalledTimes(1)
})

test('the oldest leaves when it is full, and long texts never enter', () => {
  const compute = vi.fn<(raw: string) => string>((raw) => raw)
  const memo = createKeyMemo(compute, { entries: 2, textLength: 3 })
  for (const raw of ['a', 'b', 'c', 'long']) memo.keyOf(raw)
  compute.mockClear()
  for (const raw of ['b', 'c']) memo.keyOf(raw)
  expect(compute).not.toHaveBeenCalled()
  for (const raw of ['a', 'long']) memo.keyOf(raw)
  expect(compute).toHaveBeenCalledTimes(2)
})

test('after a change of rules everything is computed again', () => {
  let suffix = '1'
  const memo = createKeyMemo((raw) => raw + suffix)
  memo.keyOf('a')
  suffix = '2'
  memo.clear()
  expect(memo.keyOf('a')).toBe('a2')
})
