import type { Language } from '@washhouse/contract/language'
import file from './provinces.json?url'

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

/** The provinces, from the website itself; rejects when they do not come. */
export async function loadProvinces(): Promise<ProvinceShape[]> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`the provinces answered ${response.status}`)
  const stored: unknown = await response.json()
  if (!isProvinces(stored)) throw new Error('the provinces are not what was built')
  return stored.map(readProvince)
}

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

function isProvinces(value: unknown): value is StoredProvince[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each === 'object' && each !== null && 'rings' in each)
  )
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
