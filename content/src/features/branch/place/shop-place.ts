import {
  kilometresFrom,
  type LngLat,
  type ProvinceShape,
  readProvince,
} from '@washhouse/contract/branch/province-shapes'
import shapes from '@washhouse/contract/branch/provinces.json' with { type: 'json' }

const provinces = shapes.map(readProvince)

/** How far towns and bridges along the borders may lie outside the shapes, which have no small islands. */
export const bordersExactToKilometres = 2

/** The seas of the islands that are not in the shapes; no other country has land there. West, south, east, north. */
const islandSeas = [
  [97.5, 6.4, 99.6, 9.6],
  [99.4, 7.2, 102.7, 11.2],
  [99.7, 11.2, 102.7, 12.1],
  [99.7, 12.1, 102.3, 13.4],
] as const
/** Similan and Surin lie up to 63 km from the coast. */
const farthestIslandKilometres = 70

export function isInThailand(place: LngLat): boolean {
  const reach = isInIslandSea(place) ? farthestIslandKilometres : bordersExactToKilometres
  return provinces.some((province) => kilometresFrom(province, place) <= reach)
}

function isInIslandSea([longitude, latitude]: LngLat): boolean {
  return islandSeas.some(
    ([west, south, east, north]) =>
      longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  )
}

/**
 * Distance of a place from a province. Null if it is inside, within the borders' precision, or if the province has no shape.
 */
export function distanceOutside(
  { code, name }: { code?: string | null | undefined; name: string },
  place: LngLat,
): { province: ProvinceShape['name']; kilometres: number } | null {
  const shape = provinces.find((each) => (code ? each.code === code : each.name.th === name))
  const kilometres = shape ? kilometresFrom(shape, place) : 0
  if (!shape || kilometres <= bordersExactToKilometres) return null
  return { province: shape.name, kilometres: Math.round(kilometres) }
}

/** The coordinates in a branch form; null if either number is missing. */
export function readPlace({ latitude, longitude }: Record<string, unknown>): LngLat | null {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? [longitude, latitude]
    : null
}
