import { afterEach, expect, test, vi } from 'vitest'
import { canMove, cutSquare, type Square } from './square.ts'

afterEach(() => vi.unstubAllGlobals())

/** A picture, the canvas, what was drawn, and the files of the input. */
function setUp(width: number, height: number) {
  const drawn: unknown[][] = []
  const done: ((blob: Blob) => void)[] = []
  const pen = { fillRect: () => {}, drawImage: (...all: unknown[]) => drawn.push(all.slice(1, 5)) }
  const canvas = {
    width: 512,
    height: 512,
    getContext: () => pen,
    toBlob: (then: (blob: Blob) => void) => done.push(then),
  } as unknown as HTMLCanvasElement
  vi.stubGlobal(
    'DataTransfer',
    class {
      files: File[] = []
      items = { add: (file: File) => this.files.push(file) }
    },
  )
  const input = { files: [] as File[] }
  const square = { image: { width, height }, input, cuts: 0 } as unknown as Square
  return { square, canvas, drawn, done, input }
}

test.each([
  [300, 100, 0, [0, 0, 100, 100]],
  [300, 100, 50, [100, 0, 100, 100]],
  [300, 100, 100, [200, 0, 100, 100]],
  [100, 300, 25, [0, 50, 100, 100]],
])('of %i × %i at %i percent this square is drawn', (width, height, place, cut) => {
  const { square, canvas, drawn } = setUp(width, height)
  void cutSquare(square, canvas, place)
  expect(drawn).toEqual([cut])
  expect(canMove(square)).toBe(true)
})

test('a square has nothing to move', () => {
  expect(canMove(setUp(80, 80).square)).toBe(false)
})

test('only the last cut is sent, whichever is ready first', async () => {
  const { square, canvas, done, input } = setUp(300, 100)
  const cuts = [cutSquare(square, canvas, 10), cutSquare(square, canvas, 90)]
  done[1]?.(new Blob(['last']))
  done[0]?.(new Blob(['first']))
  await Promise.all(cuts)
  expect(await Promise.all(input.files.map((file) => file.text()))).toEqual(['last'])
})
