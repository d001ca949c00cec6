import type { Language } from '../language.ts'

export type LngLat = [longitude: number, latitude: number]

/** A province as the map draws it. */
export interface ProvinceShape {
  /** ISO 3166-2:TH */
  code: string
  name: Record<Language, string>
  /** Where its name has most room. */
  heart: LngLat
  rings: LngLat[][]
}

/** As the file has them: rings as moves from point to point, in thousandths of a degree. */
export interface StoredProvince extends Omit<ProvinceShape, 'heart' | 'rings'> {
  heart: number[]
  rings: number[][]
}

const stepsPerDegree = 1000

/** The shape of a province, out of `provinces.json`. */
export function readProvince({ heart, rings, ...province }: StoredProvince): ProvinceShape {
  return { ...province, heart: toDegrees(heart), rings: rings.map(readRing) }
}

/** The province in which the place lies, if any does. */
export function provinceAt(
  provinces: readonly ProvinceShape[],
  place: LngLat,
): ProvinceShape | undefined {
  return provinces.find(({ rings }) => rings.some((ring) => isInside(ring, place)))
}

/** How far a place lies outside the province; 0: within it. */
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

/** Counts the borders between the place and the far east. */
function isInside(ring: LngLat[], [x, y]: LngLat): boolean {
  const crossings = ring.filter(([bx, by], index) => {
    const [ax, ay] = ring[index - 1] ?? [bx, by]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
  })
  return crossings.length % 2 === 1
}

const kilometresPerDegree = 111.2

/** How far it is to a border, on a plane that touches the globe at the place. */
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
