import type { Branch } from '@washhouse/contract/branch/branch.contract'

type Mapped = Pick<Branch, 'name' | 'latitude' | 'longitude' | 'googleMap'>

/** A map link: the editors' own, else by coordinates, else by name. */
export function mapLink(branch: Mapped): string {
  return branch.googleMap ?? googleMaps('search', 'query', destination(branch))
}

/** Opens directions to the shop from the device's location. */
export function directionsLink(branch: Mapped): string {
  const hasPlace = branch.latitude !== null && branch.longitude !== null
  if (!hasPlace && branch.googleMap) return branch.googleMap
  return googleMaps('dir', 'destination', destination(branch))
}

function destination({ name, latitude, longitude }: Mapped): string {
  return latitude === null || longitude === null ? name : `${latitude},${longitude}`
}

function googleMaps(action: 'search' | 'dir', parameter: string, value: string): string {
  const query = new URLSearchParams({ api: '1', [parameter]: value })
  return `https://www.google.com/maps/${action}/?${query}`
}
