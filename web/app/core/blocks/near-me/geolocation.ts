import type { Place } from './distance.ts'

/** Reason without a position, in terms the visitor can act on. */
export type PlaceProblem = 'refused' | 'unavailable' | 'timeout'
export type PlaceAnswer = { kind: 'found'; place: Place } | { kind: PlaceProblem }

const waitMilliseconds = 10_000
/** A visitor on foot is still near this position a minute later. */
const reuseMilliseconds = 60_000

/** Asks the browser for the visitor's position; 'unavailable' in a browser without geolocation. */
export function locateVisitor(geolocation: Geolocation | undefined): Promise<PlaceAnswer> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve({ kind: 'unavailable' })
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ kind: 'found', place: { latitude, longitude } }),
      (error) => resolve({ kind: problemOf(error) }),
      { timeout: waitMilliseconds, maximumAge: reuseMilliseconds },
    )
  })
}

function problemOf(error: GeolocationPositionError): PlaceProblem {
  if (error.code === error.PERMISSION_DENIED) return 'refused'
  return error.code === error.TIMEOUT ? 'timeout' : 'unavailable'
}
