import { provinceAt, readProvince, type LngLat } from '@washhouse/contract/branch/province-shapes'
import shapes from '@washhouse/contract/branch/provinces.json' with { type: 'json' }
import type { Language } from '@washhouse/contract/language'
import { distanceMeters, type Place } from '../../../core/blocks/near-me/distance.ts'
import { clipToSquare } from './clip-to-square.ts'
import { placeNames, type NameBox } from './place-names.ts'
import { spreadPoints, type Point } from './spread-points.ts'

/** Radius of the round window, in drawing units. The shop is in the middle. */
export const windowRadius = 320

export interface PlaceDrawing {
  /** SVG path. */
  land: string
  names: (Point & { text: string })[]
  /** Circles of equal distance, smallest first. */
  rings: { meters: number; radius: number; label: Point }[]
  /** In the order of the given neighbours. */
  neighbours: Point[]
}

/** Beyond the edge of the window, so that the cut is invisible. */
const cutAt = windowRadius + 20
/** Half of a point's size with its margin. */
const pointReach = 34
const nearestEdgeMeters = 1000
/** Visible radius around a shop without neighbours. */
const lonelyMeters = 30_000
const ringSteps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500].map((km) => km * 1000)
const mostRings = 3
const nameHeight = 26
/** Drops a corner that is closer to its predecessor: the difference is invisible. */
const finestStroke = 4
/** Distance from the middle at which the window is still wide enough for a name. */
const nameEdge = 268

const provinces = shapes.map(readProvince)

/** Draws the surroundings of a shop, wide enough for all its neighbours. */
export function drawPlace(
  here: Place,
  neighbours: readonly Place[],
  language: Language,
): PlaceDrawing {
  const farthest = Math.max(...neighbours.map((place) => distanceMeters(here, place)))
  const reach = neighbours.length > 0 ? Math.max(farthest * 1.2, nearestEdgeMeters) : lonelyMeters
  const project = projectionAround(here, reach)
  const points = spreadPoints(
    neighbours.map(({ latitude, longitude }) => project([longitude, latitude])),
    { reach: pointReach, edge: windowRadius - pointReach },
  )
  const rings = ringsWithin(reach, points)
  const taken = [{ x: 0, y: 0 }, ...points, ...rings.map(({ label }) => label)].map(boxOfPoint)
  return {
    land: provinces
      .flatMap((province) => province.rings)
      .map((ring) => printRing(clipToSquare(ring.map(project), cutAt)))
      .join(''),
    names: namesAround(here, project, taken, language),
    rings,
    neighbours: points,
  }
}

/** A flat projection is accurate enough at these distances; north is up. */
function projectionAround(here: Place, reach: number) {
  const metersPerDegree = distanceMeters(here, { ...here, latitude: here.latitude + 1 })
  const scale = (windowRadius / reach) * metersPerDegree
  const narrowing = Math.cos((here.latitude * Math.PI) / 180)
  return ([longitude, latitude]: LngLat): Point => ({
    x: (longitude - here.longitude) * narrowing * scale,
    y: (here.latitude - latitude) * scale,
  })
}

/** The ring labels are in the direction with the fewest points. */
function ringsWithin(reach: number, points: readonly Point[]): PlaceDrawing['rings'] {
  const step = ringSteps.find((meters) => reach / meters < mostRings + 1) ?? reach / 2
  const count = Math.floor((reach / step) * 0.97)
  const radii = Array.from({ length: count }, (_, index) => ({
    meters: step * (index + 1),
    radius: (step * (index + 1) * windowRadius) / reach,
  }))
  const labelsAt = (angle: number) =>
    radii.map(({ radius }) => ({ x: Math.cos(angle) * radius, y: Math.sin(angle) * radius }))
  const roomAt = (angle: number) =>
    Math.min(
      ...labelsAt(angle).flatMap((label) =>
        points.map((point) => Math.hypot(label.x - point.x, label.y - point.y)),
      ),
    )
  const angles = Array.from({ length: 24 }, (_, index) => Math.PI / 2 + (index * Math.PI) / 12)
  const [best = Math.PI / 2] = angles.toSorted((a, b) => roomAt(b) - roomAt(a))
  const labels = labelsAt(best)
  return radii.map((ring, index) => ({ ...ring, label: roundPoint(labels[index]) }))
}

/** If no province label fits in the window, puts the shop's own province at the edge. */
function namesAround(
  here: Place,
  project: (place: LngLat) => Point,
  taken: readonly NameBox[],
  language: Language,
): PlaceDrawing['names'] {
  const names = namesWithin(project, taken, language)
  const own = provinceAt(provinces, [here.longitude, here.latitude])?.name[language]
  if (names.length > 0 || own === undefined) return names
  const atEdges = [nameEdge, -nameEdge].map((y) => ({ x: 0, y, text: own }))
  const [placed] = placeNames(
    atEdges.map((name) => ({ ...name, ...boxOfName(name) })),
    taken,
  )
  return placed ? [{ x: placed.x, y: placed.y, text: own }] : []
}

function namesWithin(
  project: (place: LngLat) => Point,
  taken: readonly NameBox[],
  language: Language,
): PlaceDrawing['names'] {
  const names = provinces
    .map(({ heart, name }) => ({ ...project(heart), text: name[language] }))
    .map((name) => ({ ...name, ...boxOfName(name) }))
    .filter(({ x, y, width }) => Math.hypot(Math.abs(x) + width / 2, y) < windowRadius - 10)
  return [...placeNames(names, taken)].map(({ x, y, text }) => ({ ...roundPoint({ x, y }), text }))
}

function boxOfName({ x, y, text }: Point & { text: string }): NameBox {
  // Thai combining marks have no width.
  const width = text.replace(/\p{M}/gu, '').length * 14
  return { left: x - width / 2, top: y - nameHeight / 2, width, height: nameHeight }
}

function boxOfPoint({ x, y }: Point): NameBox {
  const size = 2 * pointReach
  return { left: x - pointReach, top: y - pointReach, width: size, height: size }
}

function printRing(ring: readonly Point[]): string {
  const corners: Point[] = []
  for (const point of ring.map(roundPoint)) {
    const last = corners.at(-1)
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= finestStroke) corners.push(point)
  }
  const [start, ...rest] = corners
  if (!start || rest.length < 2) return ''
  const moves = rest.map(
    ({ x, y }, index) => `${x - (corners[index]?.x ?? 0)} ${y - (corners[index]?.y ?? 0)}`,
  )
  return `M${start.x} ${start.y}l${moves.join(' ')}z`
}

function roundPoint({ x, y }: Point = { x: 0, y: 0 }): Point {
  return { x: Math.round(x), y: Math.round(y) }
}
