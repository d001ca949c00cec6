import { describe, expect, it } from 'vitest'
import { partRenderer } from '../../testing/render-part.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { branchMessages } from './card/branch.messages.ts'
import { noFilters } from './branch.fixtures.ts'

const renderPart = partRenderer('th', branchMessages)

const sectors = [{ id: 1, name: 'ภาคเหนือ' }]
const provinces = [{ id: 10, sector: 1, name: 'เชียงใหม่' }]

describe('ActiveFilters', () => {
  it('lets each filter be taken away by itself, from the first page again [S2.branch.2]', () => {
    const filters = {
      search: 'นิมมาน',
      sector: 1,
      province: 10,
      services: [],
      isOpen: false,
      page: 2,
    }
    const html = renderPart(<ActiveFilters {...{ filters, sectors, provinces }} />)
    expect(html).toContain('href="/branch?sector=1&amp;province=10"')
    expect(html).toContain(`href="/branch?search=${encodeURIComponent('นิมมาน')}&amp;sector=1"`)
    expect(html).toContain('เอาตัวกรอง ภาคเหนือ ออก')
  })

  it('is not there without filters', () => {
    expect(renderPart(<ActiveFilters filters={noFilters} {...{ sectors, provinces }} />)).toBe('')
  })
})
