import type { LngLat } from '@washhouse/contract/branch/province-shapes'
import { Supercluster } from '@maplibre/geojson-vt'
import type { BranchSummary } from '../card/branch-summary.ts'

/** One branch, or several too close to be separate. */
export interface Bubble {
  /** Stable while the bubble contains the same branches. */
  key: string
  place: LngLat
  branches: number[]
  /** Zoom at which the cluster splits; null for one branch. */
  splitsAtZoom: number | null
}

export type Box = [west: number, south: number, east: number, north: number]

/** From this zoom on, every branch has its own bubble. */
export const singleZoom = 12

const bubblePixels = 48

/** Clusters the branches that have coordinates. Call the result again when the map moves. */
export function clusterBranches(
  branches: readonly BranchSummary[],
): (box: Box, zoom: number) => Bubble[] {
  const index = new Supercluster({ radius: bubblePixels, maxZoom: singleZoom - 1, extent: 512 })
  index.load(
    branches.flatMap((branch) => {
      const at = lngLatOf(branch)
      return at ? [pointOf(branch.id, at)] : []
    }),
  )
  const idOf = ({ properties }: { properties: Record<string, unknown> | null }) =>
    Number(properties?.['id'])

  return (box, zoom) =>
    index
      .getClusters(box, Math.floor(zoom))
      .map((found): Bubble => {
        const [longitude = 0, latitude = 0] = found.geometry.coordinates
        const place: LngLat = [longitude, latitude]
        const cluster: unknown = found.properties?.['cluster_id']
        if (typeof cluster !== 'number')
          return { key: `b${idOf(found)}`, place, branches: [idOf(found)], splitsAtZoom: null }
        return {
          key: `c${cluster}`,
          place,
          branches: index.getLeaves(cluster, Infinity).map(idOf),
          splitsAtZoom: index.getClusterExpansionZoom(cluster),
        }
      })
      // The tab order is from north to south.
      .sort((a, b) => b.place[1] - a.place[1])
}

/** The bounding box of the branches; null if none has coordinates. */
export function boxAround(branches: readonly BranchSummary[]): Box | null {
  const places = branches.flatMap((branch) => lngLatOf(branch) ?? [])
  if (places.length === 0) return null
  const xs = places.filter((_, index) => index % 2 === 0)
  const ys = places.filter((_, index) => index % 2 === 1)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

export function lngLatOf({ latitude, longitude }: BranchSummary): LngLat | null {
  return latitude === null || longitude === null ? null : [longitude, latitude]
}

function pointOf(id: number, coordinates: LngLat) {
  return {
    type: 'Feature' as const,
    properties: { id },
    geometry: { type: 'Point' as const, coordinates },
  }
}
