/** Decimal degrees (WGS 84). */
export interface Place {
  latitude: number
  longitude: number
}

const earthRadiusMeters = 6_371_008.8

/** Metres between two positions along the surface (haversine). */
export function distanceMeters(a: Place, b: Place): number {
  const latitude = radians(b.latitude - a.latitude)
  const longitude = radians(b.longitude - a.longitude)
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Something with an optional position. */
export interface Placed {
  latitude: number | null
  longitude: number | null
}

export type WithDistance<T> = T & { meters: number }

/** Nearest first, each with its distance; omits items without a position. */
export function sortByDistance<T extends Placed>(
  items: readonly T[],
  from: Place,
): WithDistance<T>[] {
  return items
    .flatMap((item) => {
      const place = placeOf(item)
      return place ? [{ ...item, meters: distanceMeters(from, place) }] : []
    })
    .sort((a, b) => a.meters - b.meters)
}

export function placeOf({ latitude, longitude }: Placed): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
