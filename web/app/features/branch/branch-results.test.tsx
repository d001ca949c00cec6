import { openingStateMessages } from '../../core/blocks/opening-state/opening-state.messages.ts'
import { describe, expect, it } from 'vitest'
import { partRenderer } from '../../testing/render-part.tsx'
import { BranchResults } from './branch-results.tsx'
import { makeException, makeSummary, noFilters } from './branch.fixtures.ts'
import { branchMessages } from './card/branch.messages.ts'

const renderPart = partRenderer('th', branchMessages, openingStateMessages)

const provinces = [{ id: 1, sector: 1, name: 'เชียงใหม่' }]
const none = { kind: 'ok' as const, value: { branches: [], total: 0, totalPages: 0 } }

describe('BranchResults', () => {
  it('says that nothing was found and leads back to all branches [S4.content.4]', () => {
    const filters = { ...noFilters, search: 'ไม่มีจริง' }
    const thai = renderPart(
      <BranchResults found={none} filters={filters} provinces={[]} nearest={[]} />,
    )
    expect(thai).toContain('ไม่พบข้อมูล')
    expect(thai).toContain('href="/branch"')
    const english = renderPart(
      <BranchResults found={none} filters={filters} provinces={[]} nearest={[]} />,
      'en',
    )
    expect(english).toContain('Data not found')
    expect(english).toContain('href="/en/branch"')
  })

  it('shows the nearest shops where a province has nothing that fits, not advice about names', () => {
    const nearest = [makeSummary()]
    const lists = { provinces: [...provinces, { id: 2, sector: 1, name: 'แม่ฮ่องสอน' }], nearest }
    const inProvince = { ...noFilters, province: 2 }
    const html = renderPart(<BranchResults found={none} filters={inProvince} {...lists} />)
    expect(html).toContain('ไม่พบข้อมูล')
    expect(html).toContain('แม่ฮ่องสอน')
    expect(html).toContain('href="/branch/chiang-mai-nimman"')
    expect(html).not.toContain('ชื่อที่สั้นลง')
  })

  it('offers the same list again when it could not be loaded', () => {
    const filters = { ...noFilters, sector: 2, page: 3 }
    const html = renderPart(
      <BranchResults found={{ kind: 'failed' }} filters={filters} provinces={[]} nearest={[]} />,
    )
    expect(html).toContain('ไม่พบข้อมูล')
    expect(html).toContain('href="/branch?sector=2&amp;page=3"')
  })

  it('shows name, landmark, province and what sets a branch apart, and links the pages with the filters [S2.branch.3]', () => {
    const branches = [makeSummary({ differences: ['service.shoe-washer', 'takes.card'] })]
    const html = renderPart(
      <BranchResults
        found={{ kind: 'ok', value: { branches, total: 13, totalPages: 2 } }}
        filters={{ ...noFilters, province: 1 }}
        provinces={provinces}
        nearest={[]}
      />,
    )
    expect(html).toContain('href="/branch/chiang-mai-nimman"')
    for (const text of ['ปากซอยนิมมานเหมินท์ 9', 'เชียงใหม่', 'เครื่องซักรองเท้า', 'รับบัตร']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('href="/branch?province=1&amp;page=2"')
  })

  it('says why a branch is closed for now', () => {
    const thai = 'ปิดปรับปรุงร้าน'
    const ahead = makeException({ begins: '2999-01-01T00:00:00.000Z', thai: 'ปิดปีใหม่' })
    const branches = [makeSummary({ exceptions: [makeException({ thai }), ahead] })]
    const found = { kind: 'ok', value: { branches, total: 1, totalPages: 1 } } as const
    const html = renderPart(
      <BranchResults found={found} filters={noFilters} provinces={[]} nearest={[]} />,
    )
    expect(html).toContain(thai)
    expect(html).toContain('ปิดชั่วคราว จนกว่าจะแจ้งอีกครั้ง')
    expect(html).not.toContain('ปิดปีใหม่')
  })
})
