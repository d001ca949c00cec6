import { beforeEach, expect, test, vi } from 'vitest'
import { restoreScroll } from './restore-scroll.ts'

const scrollTo = vi.fn<(x: number, y: number) => void>()
const replaceState = vi.fn<(state: unknown, unused: string) => void>()
const storageKey = 'react-router-scroll-positions'

function open(state: { key?: string } | null, kept: string | null) {
  vi.stubGlobal('history', { state, replaceState })
  vi.stubGlobal('sessionStorage', { getItem: () => kept })
}

beforeEach(() => {
  vi.unstubAllGlobals()
  scrollTo.mockClear()
  replaceState.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
  return () => vi.unstubAllGlobals()
})

test('a page is shown where it was left', () => {
  open({ key: 'k1' }, '{"k1":1200,"k2":30}')
  restoreScroll({ storageKey })
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 1200)
})

test('a page without a key is given one', () => {
  replaceState.mockImplementation((state) => vi.stubGlobal('history', { state, replaceState }))
  open(null, '{"k1":1200}')
  restoreScroll({ storageKey })
  expect(replaceState).toHaveBeenCalledWith({ key: expect.stringMatching(/./) }, '')
})

test.each([null, 'null', '{}', '{"k1":"far"}', '[]', '"x"', '{"k1":'])(
  'a page of which nothing is kept begins at its top: %j',
  (kept) => {
    open({ key: 'k1' }, kept)
    restoreScroll({ storageKey })
    expect(scrollTo).not.toHaveBeenCalled()
  },
)

test('denied storage causes no error, and neither does storage that is switched off', () => {
  open({ key: 'k1' }, null)
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  expect(() => restoreScroll({ storageKey })).not.toThrow()
  vi.stubGlobal('sessionStorage', null)
  expect(() => restoreScroll({ storageKey })).not.toThrow()
})
