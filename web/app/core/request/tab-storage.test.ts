import { afterEach, expect, test, vi } from 'vitest'
import { tryStorage, tryTabStorage } from './tab-storage.ts'

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['denied by the browser', denied],
  ['switched off', () => null],
  ['full', () => ({ setItem: denied }) as unknown as Storage],
])('storage that is %s keeps nothing and fails nothing', (_, open) => {
  expect(tryStorage(open, (storage) => storage.setItem('a', 'b'))).toBeNull()
})

test('storage of the tab gives what it keeps', () => {
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => `${name} kept` })
  expect(tryTabStorage((storage) => storage.getItem('a'))).toBe('a kept')
})

test('a fault of ours is not taken for denied storage', () => {
  const work = () => {
    throw new TypeError('ours')
  }
  expect(() => tryStorage(() => ({}) as Storage, work)).toThrow('ours')
})
