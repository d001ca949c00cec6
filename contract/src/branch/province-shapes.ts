import type { Language } from '../language.ts'

export type LngLat = [longitude: number, latitude: number]

/** Shape of a province for the map. */
export interface ProvinceShape {
  /** ISO 3166-2:TH */
  code: string
  name: Record<Language, string>
  /** Position of the label. */
  heart: LngLat
  rings: LngLat[][]
}

/** File format: rings as moves between points, in thousandths of a degree. */
export interface StoredProvince extends Omit<ProvinceShape, 'heart' | 'rings'> {
  heart: number[]
  rings: number[][]
}

const stepsPerDegree = 1000

/** Decodes a province of `provinces.json`. */
export function readProvince({ heart, rings, ...province }: StoredProvince): ProvinceShape {
  return { ...province, heart: toDegrees(heart), rings: rings.map(readRing) }
}

/** Province that contains the place. */
export function provinceAt(
  provinces: readonly ProvinceShape[],
  place: LngLat,
): ProvinceShape | undefined {
  return provinces.find(({ rings }) => rings.some((ring) => isInside(ring, place)))
}

/** Distance of a place from the province; 0 if inside. */
export function kilometresFrom({ rings }: ProvinceShape, place: LngLat): number {
  if (rings.some((ring) => isInside(ring, place))) return 0
  return Math.min(...rings.map((ring) => kilometresTo(ring, place)))
}

function readRing(moves: number[]): LngLat[] {
  const ring: LngLat[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < moves.length; at += 2) {
    x += moves[at] ?? 0
    y += moves[at + 1] ?? 0
    ring.push(toDegrees([x, y]))
  }
  const [start] = ring
  return start ? [...ring, start] : []
}

function toDegrees([x = 0, y = 0]: readonly number[]): LngLat {
  return [x / stepsPerDegree, y / stepsPerDegree]
}

/** Ray casting: counts the borders east of the place. */
function isInside(ring: LngLat[], [x, y]: LngLat): boolean {
  const crossings = ring.filter(([bx, by], index) => {
    const [ax, ay] = ring[index - 1] ?? [bx, by]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
  })
  return crossings.length % 2 === 1
}

const kilometresPerDegree = 111.2

/** Distance to a border, on the tangent plane at the place. */
function kilometresTo(ring: LngLat[], [x, y]: LngLat): number {
  const narrowing = Math.cos((y * Math.PI) / 180)
  const points = ring.map(([longitude, latitude]) => ({
    east: (longitude - x) * narrowing * kilometresPerDegree,
    north: (latitude - y) * kilometresPerDegree,
  }))
  const distances = points.map((to, index) => {
    const from = points[index - 1] ?? to
    const [east, north] = [to.east - from.east, to.north - from.north]
    const length = east * east + north * north
    const share = length === 0 ? 0 : -(from.east * east + from.north * north) / length
    const along = Math.min(1, Math.max(0, share))
    return Math.hypot(from.east + along * east, from.north + along * north)
  })
  return Math.min(...distances)
}
