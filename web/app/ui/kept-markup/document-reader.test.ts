import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { documentReader } from './document-reader.ts'

const readText = documentReader<string, string>((element) => element.innerHTML)
const elements = new Map<string, { innerHTML: string }>()
const reported = vi.fn<(error: Error) => void>()

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: (id: string) => elements.get(id) ?? null })
  vi.stubGlobal('reportError', reported)
})

afterEach(() => {
  vi.unstubAllGlobals()
  elements.clear()
  reported.mockClear()
})

test('a part that is mounted anew finds what the document held at first', () => {
  const shown = {}
  elements.set('list', { innerHTML: '<li>ผ้านวม</li>' })
  expect(readText(shown, 'list')).toBe('<li>ผ้านวม</li>')
  elements.set('list', { innerHTML: '' })
  expect(readText(shown, 'list')).toBe('<li>ผ้านวม</li>')
  elements.clear()
  expect(readText(shown, 'list')).toBe('<li>ผ้านวม</li>')
  expect(reported).not.toHaveBeenCalled()
})

test('another value is read anew', () => {
  elements.set('list', { innerHTML: 'one' })
  expect(readText({}, 'list')).toBe('one')
  elements.set('list', { innerHTML: 'two' })
  expect(readText({}, 'list')).toBe('two')
})

test('what was sent once and stands nowhere is reported by its id', () => {
  expect(readText({}, 'items-7')).toBeNull()
  expect(reported.mock.lastCall?.[0].message).toContain('"items-7"')
})
