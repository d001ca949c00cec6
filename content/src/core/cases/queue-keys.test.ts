import { expect, it } from 'vitest'
import { isCommand } from './queue-keys.ts'

it('A key does nothing while somebody types, or with another key', () => {
  const plain = { altKey: false, ctrlKey: false, metaKey: false, repeat: false, target: null }
  expect(isCommand(plain)).toBe(true)
  for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { repeat: true }])
    expect(isCommand({ ...plain, ...more })).toBe(false)
  for (const tagName of ['INPUT', 'SELECT', 'TEXTAREA']) {
    const target = Object.assign(new EventTarget(), { tagName })
    expect(isCommand({ ...plain, target })).toBe(false)
  }
})
