import { expect, test } from 'vitest'
import { showListOnce, showOnce } from './show-once.ts'

test('what a document shows is drawn from its value, and not sent again', () => {
  const shown = showOnce('text', { isDocument: true })
  expect(shown.value).toBe('text')
  expect(JSON.stringify(shown)).toBe('{}')
})

test('who comes from another page is sent the value', () => {
  expect(JSON.stringify(showOnce('text', {}))).toBe('{"value":"text"}')
})

test('a list without entries is told, as nothing of it stands in the document', () => {
  expect(JSON.stringify(showListOnce([], { isDocument: true }))).toBe('null')
  expect(JSON.stringify(showListOnce([1], { isDocument: true }))).toBe('{}')
})
