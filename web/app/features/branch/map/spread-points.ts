/** In drawing units, relative to the middle. */
export interface Point {
  x: number
  y: number
}

interface SpreadOptions {
  /** Half of the minimum distance between two points. */
  reach: number
  /** Maximum distance from the middle. */
  edge: number
}

const rounds = 60

/** Moves apart points that overlap each other or the middle. Others stay in place. */
export function spreadPoints(points: readonly Point[], { reach, edge }: SpreadOptions): Point[] {
  const apart = 2 * reach
  let spread = points.map((point) => ({ ...point }))
  for (let round = 0; round < rounds; round += 1) {
    spread = spread.map((point, index) => {
      const pushes = spread.map((other, at) =>
        at === index ? null : pushFrom(other, point, apart, index - at),
      )
      const fromMiddle = pushFrom({ x: 0, y: 0 }, point, apart, index + 1)
      // Two neighbours move by half each; the middle does not move.
      const x = point.x + sum(pushes.map((push) => push?.x ?? 0)) / 2 + fromMiddle.x
      const y = point.y + sum(pushes.map((push) => push?.y ?? 0)) / 2 + fromMiddle.y
      return keepWithin({ x, y }, edge)
    })
  }
  return spread.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}

function pushFrom(other: Point, point: Point, apart: number, turn: number): Point {
  const [x, y] = [point.x - other.x, point.y - other.y]
  const distance = Math.hypot(x, y)
  if (distance >= apart) return { x: 0, y: 0 }
  // Identical points move in different directions.
  if (distance < 1) return { x: Math.cos(turn) * apart, y: Math.sin(turn) * apart }
  const missing = (apart - distance) / distance
  return { x: x * missing, y: y * missing }
}

function keepWithin(point: Point, edge: number): Point {
  const shrink = Math.min(1, edge / Math.hypot(point.x, point.y))
  return { x: point.x * shrink, y: point.y * shrink }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
