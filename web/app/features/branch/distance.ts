import type { Language } from '@washhouse/contract/language'

/** A place on earth in decimal degrees (WGS 84). */
export interface Place {
  latitude: number
  longitude: number
}

const earthRadiusMeters = 6_371_008.8

/** Metres between two places along the surface (haversine). */
export function distanceMeters(a: Place, b: Place): number {
  const latitude = radians(b.latitude - a.latitude)
  const longitude = radians(b.longitude - a.longitude)
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** '350 ม.' below a kilometre, '2.4 กม.' below ten, '128 กม.' beyond; a shop next door is 10 m away. */
export function formatDistance(meters: number, language: Language): string {
  const unit = units[language]
  const rounded = Math.max(10, Math.round(meters / 10) * 10)
  if (rounded < 1000) return `${rounded}\u00A0${unit.meters}`
  const kilometers = meters / 1000
  const digits = kilometers < 9.95 ? 1 : 0
  const figure = kilometers.toLocaleString('en', { maximumFractionDigits: digits })
  return `${figure}\u00A0${unit.kilometers}`
}

const units = {
  th: { meters: 'ม.', kilometers: 'กม.' },
  en: { meters: 'm', kilometers: 'km' },
} as const satisfies Record<Language, unknown>

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
