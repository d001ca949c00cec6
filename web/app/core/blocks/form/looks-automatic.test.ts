import { expect, test } from 'vitest'
import { looksAutomatic } from './looks-automatic.ts'

const openedAt = 1_790_000_000_000

function sent(fields: Record<string, string>, after: number): boolean {
  const form = new FormData()
  for (const [name, value] of Object.entries({ openedAt: String(openedAt), ...fields }))
    form.set(name, value)
  return looksAutomatic(form, openedAt + after)
}

test('a form that was read and filled in is a person’s, however long it took', () => {
  expect(sent({}, 2000)).toBe(false)
  expect(sent({}, 36 * 60 * 60 * 1000)).toBe(false)
})

test('a form that was sent faster than anyone types is a program’s', () => {
  expect(sent({}, 1999)).toBe(true)
  expect(sent({}, -5000)).toBe(true)
})

test('a form whose time was left out or made up is a program’s', () => {
  expect(sent({ openedAt: '' }, 60_000)).toBe(true)
  expect(sent({ openedAt: 'yesterday' }, 60_000)).toBe(true)
})

test('a field that nobody sees is filled in by a program alone', () => {
  expect(sent({ homepage: 'https://cheap.example' }, 60_000)).toBe(true)
})

test('where the browser made the time, its own clock counts, right or wrong', () => {
  const wrongClock = openedAt - 3_600_000
  expect(sent({ openedAt: String(wrongClock), sentAt: String(wrongClock + 9000) }, 0)).toBe(false)
  expect(sent({ openedAt: String(wrongClock), sentAt: String(wrongClock + 100) }, 0)).toBe(true)
})
