import { describe, expect, it } from 'vitest'
import { drawPlace, windowRadius } from './draw-place.server.ts'

const nimman = { latitude: 18.79851, longitude: 98.96823 }
const north = { latitude: 18.80851, longitude: 98.96823 }
const east = { latitude: 18.79851, longitude: 98.99823 }
const phuket = { latitude: 7.8804, longitude: 98.3923 }

const fromMiddle = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y)

describe('the drawing around a shop', () => {
  it('has north at the top, east to the right, and room for the farthest neighbour', () => {
    const { neighbours } = drawPlace(nimman, [north, east], 'th')
    const [above, right] = neighbours
    expect(above).toMatchObject({ x: 0 })
    expect(above?.y).toBeLessThan(-60)
    expect(right).toMatchObject({ y: 0 })
    expect(right?.x).toBeGreaterThan(200)
    expect(Math.max(...neighbours.map(fromMiddle))).toBeLessThan(windowRadius)
  })

  it('has circles of round distances, at most three, within the window', () => {
    const { rings } = drawPlace(nimman, [north, east], 'th')
    expect(rings.map(({ meters }) => meters)).toEqual([1000, 2000, 3000])
    expect(rings.every(({ radius }) => radius < windowRadius)).toBe(true)
    const far = drawPlace(nimman, [phuket], 'th')
    expect(far.rings.map(({ meters }) => meters)).toEqual([500_000, 1_000_000])
  })

  it('shows neighbours of the same house apart from each other and from the shop', () => {
    const { neighbours } = drawPlace(nimman, [nimman, nimman, nimman, north], 'th')
    const points = [{ x: 0, y: 0 }, ...neighbours]
    const gaps = points.flatMap((point, index) =>
      points
        .slice(index + 1)
        .map((other) => fromMiddle({ x: point.x - other.x, y: point.y - other.y })),
    )
    expect(Math.min(...gaps)).toBeGreaterThan(60)
    expect(Math.max(...neighbours.map(fromMiddle))).toBeLessThan(windowRadius)
  })

  it('shows the land around a shop that has no neighbours', () => {
    const { neighbours, rings, land } = drawPlace(phuket, [], 'th')
    expect(neighbours).toEqual([])
    expect(rings.length).toBeGreaterThan(0)
    expect(land).toMatch(/^M-?\d+ -?\d+l/)
  })

  it('names provinces in the language of the page, where they have room', () => {
    const bangkok = { latitude: 13.75, longitude: 100.5 }
    const texts = (language: 'th' | 'en') =>
      drawPlace(bangkok, [nimman], language).names.map(({ text }) => text)
    expect(texts('th').every((text) => /^[฀-๿ ]+$/.test(text))).toBe(true)
    expect(texts('en').length).toBeGreaterThan(1)
    expect(texts('en').every((text) => /^[\w ]+$/.test(text))).toBe(true)
  })

  it('names the province of a shop whose surroundings are all in it', () => {
    const { names } = drawPlace(nimman, [east], 'th')
    expect(names).toMatchObject([{ x: 0, text: 'เชียงใหม่' }])
  })

  it('holds no land outside the window, and stays small', () => {
    const { land } = drawPlace(phuket, [nimman], 'th')
    expect(land.length).toBeLessThan(15_000)
    expect(drawPlace(nimman, [north], 'th').land.length).toBeLessThan(2000)
  })

  it('stands where there is no land at all', () => {
    const atSea = { latitude: 0, longitude: 0 }
    expect(drawPlace(atSea, [{ latitude: 0.01, longitude: 0 }], 'en').land).toBe('')
  })
})
