import { describe, expect, test } from 'vitest'
import { boxAround, clusterBranches, singleZoom, type Box } from './cluster-branches.ts'
import { placeBranch } from './map.fixtures.ts'

const country: Box = [97, 5, 106, 21]
const nimman = placeBranch(1, 98.9675, 18.7987)
const santitham = placeBranch(2, 98.981, 18.8042)
const hatYai = placeBranch(3, 100.4747, 7.0084)
const nowhere = { ...placeBranch(4, 0, 0), latitude: null, longitude: null }
const branches = [hatYai, nimman, nowhere, santitham]

describe('Branches on the map', () => {
  test('are gathered while they are close, from north to south', () => {
    const [north, south, ...others] = clusterBranches(branches)(country, 5)
    expect(north?.branches.toSorted()).toEqual([1, 2])
    expect(north?.splitsAtZoom).toBeGreaterThan(5)
    expect(south).toMatchObject({ branches: [3], splitsAtZoom: null })
    expect(south?.place[1]).toBeCloseTo(7.0084)
    expect(others).toEqual([])
  })

  test('stand alone close by, even next door to each other', () => {
    const neighbours = [nimman, placeBranch(5, 98.9676, 18.7987)]
    const bubbles = clusterBranches(neighbours)(country, singleZoom)
    expect(bubbles.map((bubble) => bubble.branches)).toEqual([[1], [5]])
  })

  test('come apart at the zoom that a cluster names', () => {
    const gather = clusterBranches(branches)
    const { splitsAtZoom } = gather(country, 5)[0] ?? {}
    expect(gather(country, splitsAtZoom ?? 0)).toHaveLength(3)
  })

  test('are left out beyond the edges of what is seen', () => {
    const north: Box = [97, 15, 106, 21]
    expect(clusterBranches(branches)(north, 5).flatMap((bubble) => bubble.branches)).not.toContain(
      3,
    )
  })
})

describe('The box around branches', () => {
  test('holds all that have a place', () => {
    expect(boxAround(branches)).toEqual([98.9675, 7.0084, 100.4747, 18.8042])
  })

  test('is none where no branch has a place', () => {
    expect(boxAround([nowhere])).toBeNull()
    expect(boxAround([])).toBeNull()
  })
})
