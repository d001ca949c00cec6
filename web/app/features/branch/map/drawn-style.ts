import type { ProvinceShape } from '@washhouse/contract/branch/province-shapes'
import type { StyleSpecification } from 'maplibre-gl'
import { mapCredit } from './map-credit.tsx'

export interface MapColours {
  sea: string
  coast: string
  land: string
  served: string
  border: string
}

const credit = `${mapCredit.title}, ${mapCredit.author}, ${mapCredit.licence}`

export const servedLayer = 'served'

/** Reads the page's CSS tokens, so that the map follows the brand. */
export function readColours(page: Element): MapColours {
  const style = getComputedStyle(page)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    sea: token('--water-100'),
    coast: token('--water-300'),
    land: token('--foam-50'),
    served: token('--water-500'),
    border: token('--line-field'),
  }
}

/** Our own map: only the provinces, no external sources. HTML elements show the names. */
export function drawnStyle(
  provinces: readonly ProvinceShape[],
  { sea, coast, land, served, border }: MapColours,
): StyleSpecification {
  const shapes = { source: 'provinces' } as const
  return {
    version: 8,
    sources: { provinces: { type: 'geojson', data: toGeoJson(provinces), attribution: credit } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': sea } },
      // Drawn below the land, so only the coastline stays visible.
      {
        id: 'coast',
        type: 'line',
        ...shapes,
        layout: { 'line-join': 'round' },
        paint: { 'line-color': coast, 'line-width': 7, 'line-opacity': 0.75 },
      },
      { id: 'land', type: 'fill', ...shapes, paint: { 'fill-color': land } },
      {
        id: servedLayer,
        type: 'fill',
        ...shapes,
        filter: isOneOf([]),
        paint: { 'fill-color': served, 'fill-opacity': 0.28 },
      },
      {
        id: 'borders',
        type: 'line',
        ...shapes,
        layout: { 'line-join': 'round' },
        paint: { 'line-color': border, 'line-width': 0.8, 'line-opacity': 0.7 },
      },
    ],
  }
}

export function isOneOf(codes: readonly string[]): ['in', ['get', 'code'], ['literal', string[]]] {
  return ['in', ['get', 'code'], ['literal', [...codes]]]
}

function toGeoJson(provinces: readonly ProvinceShape[]) {
  return {
    type: 'FeatureCollection' as const,
    features: provinces.map(({ code, rings }) => ({
      type: 'Feature' as const,
      properties: { code },
      geometry: { type: 'MultiPolygon' as const, coordinates: rings.map((ring) => [ring]) },
    })),
  }
}
