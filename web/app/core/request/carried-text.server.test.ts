import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { carriedFrom, carriedTo, type CarriedText } from './carried-text.server.ts'
import { carryAlong } from './carry-along.server.ts'
import { requestContext, type PageNote } from './request-context.ts'

const values = { message: 'ผ้า "หอม" </script>', consent: 'on' }
const printed = JSON.stringify(carriedFrom('/en/contact', values))

function carried(text: CarriedText | null, isDocument = true) {
  const context = new RouterContextProvider()
  const note: PageNote = { tags: new Set(), isIncomplete: false }
  context.set(requestContext, { note, isDocument })
  carryAlong(context, text)
  return note.carried
}

test.each(['/contact', '/en/contact', '/contact?branch=7#form'])(
  'what was typed is for the page that takes the form, in either language: %s',
  (path) => {
    expect(carriedTo(path, printed)).toEqual({ form: '/contact', values })
  },
)

test.each(['/', '/problem', '/contact/x', '/account/email', '//evil.example/contact'])(
  'it is for no other page: %s',
  (path) => {
    expect(carriedTo(path, printed)).toBeNull()
  },
)

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '"/contact"',
  '{"form":"/contact"}',
  '{"form":"/contact","values":{"message":7}}',
  '{"form":"/contact","values":{"message":{"toString":"x"}}}',
  JSON.stringify({ form: '/contact', values: { message: 'ก'.repeat(40_000) } }),
  new File([printed], 'typed.json'),
])('what this site has not printed is nothing: %#', (text) => {
  expect(carriedTo('/contact', text)).toBeNull()
})

test('the longest message goes along, more than any form holds does not', () => {
  const long = (length: number) => carriedFrom('/contact', { message: 'น้ำ'.repeat(length / 3) })
  expect(carried(long(3999))).toBeDefined()
  expect(carried(long(60_000))).toBeUndefined()
})

test('nothing goes along where nothing was typed, nor where scripts keep it', () => {
  expect(carried(carriedFrom('/contact', { message: '', key: '' }))).toBeUndefined()
  expect(carried(null)).toBeUndefined()
  expect(carried(carriedFrom('/contact', values), false)).toBeUndefined()
})
