import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Example } from './example.ts'

const modules = import.meta.glob<{ examples: Example[] }>(
  ['./*/*.examples.tsx', '../blocks/*/*.examples.tsx'],
  { eager: true },
)

test('every part has examples', () => {
  const parts = Object.keys(import.meta.glob('./*/*.tsx')).map((file) => file.split('/')[1])
  const shown = Object.keys(modules).map((file) => file.split('/')[1])
  expect([...new Set(parts)].filter((part) => !shown.includes(part))).toEqual([])
})

describe.each(Object.entries(modules))('%s', (_, { examples }) => {
  test.each(examples)('$name is drawn on the server with each id once', ({ element }) => {
    const html = renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
    expect(html).not.toBe('')
    expect(new Set(ids).size).toBe(ids.length)
  })
})
