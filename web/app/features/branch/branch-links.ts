import type { Branch } from '@washhouse/contract/branch/branch.contract'

type Mapped = Pick<Branch, 'name' | 'latitude' | 'longitude' | 'googleMap'>

/** Where a map shows the shop: the editors' own link, else its coordinates, else its name. */
export function mapLink(branch: Mapped): string {
  return branch.googleMap ?? googleMaps('search', 'query', destination(branch))
}

/** Opens the way to the shop from wherever the visitor's phone is. */
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
