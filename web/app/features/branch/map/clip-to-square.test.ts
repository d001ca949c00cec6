import { describe, expect, it } from 'vitest'
import { clipToSquare } from './clip-to-square.ts'

const square = (middle: number, half: number) =>
  [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ].map(([x = 0, y = 0]) => ({ x: x + middle, y: y + middle }))

describe('clipToSquare', () => {
  it('leaves what lies inside as it is', () => {
    expect(clipToSquare(square(0, 5), 10)).toEqual(square(0, 5))
  })

  it('cuts off what sticks out', () => {
    const cut = clipToSquare(square(8, 4), 10)
    expect(Math.max(...cut.flatMap(({ x, y }) => [x, y]))).toBe(10)
    expect(Math.min(...cut.flatMap(({ x, y }) => [x, y]))).toBe(4)
  })

  it('fills the square where it lies within the ring', () => {
    expect(new Set(clipToSquare(square(0, 50), 10).map(({ x, y }) => `${x} ${y}`))).toEqual(
      new Set(['-10 -10', '10 -10', '10 10', '-10 10']),
    )
  })

  it('gives nothing of a ring that lies elsewhere', () => {
    expect(clipToSquare(square(100, 5), 10)).toEqual([])
    expect(clipToSquare([], 10)).toEqual([])
  })
})
