import { describe, expect, it } from 'vitest'
import { branchWire } from '@washhouse/contract/branch/branch.wire'
import { createContentClient } from '@washhouse/contract/client/content-client'
import { pageBody } from '@washhouse/contract/wire/envelope'
import { openPageContent } from '../../core/content/page-content.ts'
import { makeBranch } from './branch.fixtures.ts'
import { findNeighbours } from './find-neighbours.ts'

/** Shops along a road to the north, about 1 km apart. */
const road = Array.from({ length: 7 }, (_, index) =>
  makeBranch({ id: index + 1, slug: `road-${index + 1}`, latitude: 18.79 + index / 100 }),
)
const points = road.map(({ id, slug, latitude, longitude }) => ({
  id,
  slug,
  latitude: latitude ?? 0,
  longitude: longitude ?? 0,
}))

function openContent(answer: (ids: number[]) => Response) {
  const client = createContentClient({
    baseUrl: 'http://content.test',
    fetch: async (input) => {
      const query = new URL(new Request(input).url).searchParams
      return answer((query.get('ids') ?? '').split(',').map(Number))
    },
  })
  const deadline = AbortSignal.timeout(3000)
  return openPageContent({ client, language: 'th', deadline, onFailure: () => {} })
}

function serveRoad(ids: number[]): Response {
  const rows = road.filter(({ id }) => ids.includes(id))
  const wireRows = rows.map((branch) => branchWire.encode(branch, 'th'))
  return Response.json(pageBody(wireRows, { page: 1, limit: 12 }, rows.length))
}

describe('findNeighbours', () => {
  it('gives the four nearest, nearest first, without the shop itself', async () => {
    const neighbours = await findNeighbours(
      openContent(serveRoad),
      makeBranch(road[2]),
      points,
      road,
    )
    const ids = neighbours.map(({ id }) => id)
    expect(ids).toHaveLength(4)
    expect(new Set(ids.slice(0, 2))).toEqual(new Set([2, 4]))
    expect(new Set(ids.slice(2))).toEqual(new Set([1, 5]))
  })

  it('knows no neighbours of a shop that stands nowhere yet', async () => {
    const unplaced = makeBranch({ latitude: null })
    expect(await findNeighbours(openContent(serveRoad), unplaced, points, road)).toEqual([])
  })

  it('leaves the section empty when the service fails', async () => {
    const away = openContent(() => new Response('{}', { status: 500 }))
    expect(await findNeighbours(away, makeBranch(), points, road)).toEqual([])
  })
})
