import type { Point } from './spread-points.ts'

/** Clips a ring to a square around the origin; `reach` is half its side (Sutherland–Hodgman). */
export function clipToSquare(ring: readonly Point[], reach: number): Point[] {
  const sides: ((point: Point) => number)[] = [
    ({ x }) => reach - x,
    ({ x }) => reach + x,
    ({ y }) => reach - y,
    ({ y }) => reach + y,
  ]
  return sides.reduce<Point[]>(cutAlong, [...ring])
}

/** Keeps the points whose distance is not negative. */
function cutAlong(ring: Point[], distanceOf: (point: Point) => number): Point[] {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point
    const [from, to] = [distanceOf(before), distanceOf(point)]
    const isCrossed = from < 0 !== to < 0
    const crossing = isCrossed ? [between(before, point, from / (from - to))] : []
    return to < 0 ? crossing : [...crossing, point]
  })
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}
