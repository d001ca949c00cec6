import { openingStateMessages } from '../../core/blocks/opening-state/opening-state.messages.ts'
import { describe, expect, it } from 'vitest'
import { partRenderer } from '../../testing/render-part.tsx'
import { branchDetailMessages } from './branch-detail.messages.ts'
import { makeSummary } from './branch.fixtures.ts'
import { branchMessages } from './card/branch.messages.ts'
import { mapCreditMessages } from './map/branch-map.messages.ts'
import { drawPlace } from './map/draw-place.server.ts'
import { Neighbours } from './neighbours.tsx'

const renderPart = partRenderer(
  'th',
  branchMessages,
  openingStateMessages,
  branchDetailMessages,
  mapCreditMessages,
)

const here = { latitude: 18.79851, longitude: 98.96823 }
const there = { latitude: 18.80412, longitude: 98.98387 }
const branch = { name: 'เชียงใหม่ นิมมาน ซอย 9', province: 1 }
const neighbour = { ...makeSummary({ name: 'เชียงใหม่ ตลาดธานินทร์' }), meters: 1760 }

describe('the map of a branch', () => {
  it('needs no script: each neighbour is a link on it and a card of the same number beside it', () => {
    const html = renderPart(
      <Neighbours
        branch={branch}
        drawing={drawPlace(here, [there], 'th')}
        neighbours={[{ ...neighbour, provinceName: 'เชียงใหม่' }]}
      />,
    )
    expect(html).toContain('aria-label="1 เชียงใหม่ ตลาดธานินทร์ 1.8 กม."')
    expect(html.match(/href="\/branch\/chiang-mai-nimman"/g)).toHaveLength(2)
    expect(html).toContain('href="/branch?province=1#map"')
    expect(html).toContain('ดัดแปลงจาก')
  })

  it('shows a shop without neighbours alone', () => {
    const html = renderPart(
      <Neighbours branch={branch} drawing={drawPlace(here, [], 'th')} neighbours={[]} />,
    )
    expect(html).toContain('<svg')
    expect(html).not.toContain('<ol')
  })

  it('is not there for a shop that stands nowhere yet', () => {
    expect(renderPart(<Neighbours branch={branch} drawing={null} neighbours={[]} />)).toBe('')
  })
})
