import { expect, test } from 'vitest'
import { cutSource, emptied } from './cut-source.ts'

test('a function is left with nothing to do, and its neighbours as they were', () => {
  const source = 'function first(a) {\n  if (a) {\n    b()\n  }\n}\nfunction second() {\n  c()\n}\n'
  expect(cutSource(source, [emptied('first', 'return ""')], 'library.js')).toBe(
    'function first() {return ""}\nfunction second() {\n  c()\n}\n',
  )
})

test('a library that has changed is refused instead of being sent whole', () => {
  expect(() => cutSource('function other() {\n}\n', [emptied('first')], 'library.js')).toThrow(
    /library\.js has nothing like/,
  )
})
