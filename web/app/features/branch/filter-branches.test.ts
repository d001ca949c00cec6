import type { BranchService } from '@washhouse/contract/branch/branch.contract'
import { describe, expect, it } from 'vitest'
import { summarizeBranches } from './card/branch-summary.ts'
import { makeBranch, makeException, noFilters } from './branch.fixtures.ts'
import { filterBranches, openAt } from './filter-branches.ts'

const ari = { name: 'อารีย์', latitude: 13.7812, longitude: 100.5422 }
const nimman = { name: 'นิมมาน', latitude: 18.7987, longitude: 98.9675 }

describe('filterBranches', () => {
  const morning = new Date('2026-11-23T05:30:00+07:00')
  const noon = new Date('2026-11-23T12:00:00+07:00')
  const span = { opens: '06:00', closes: '22:00' }
  const daily = { kind: 'daily', weekday: span, weekend: span } as const
  const every = [
    makeBranch({ id: 1, ...nimman, name: 'เชียงใหม่ นิมมาน', province: 10, sector: 1 }),
    makeBranch({ id: 2, name: 'เชียงใหม่ สันติธรรม', province: 10, sector: 1, hours: daily }),
    makeBranch({ id: 3, ...ari, name: 'กรุงเทพฯ อารีย์', province: 20, sector: 2 }),
    makeBranch({
      id: 4,
      name: 'เชียงใหม่ ช้างเผือก',
      province: 10,
      sector: 1,
      exceptions: [makeException()],
    }),
  ]
  const branches = summarizeBranches(every, every, { language: 'th', now: noon })
  const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id)

  it('lets through what the place and the name ask for, whatever the page', () => {
    const inNorth = { ...noFilters, sector: 1, page: 3 }
    expect(idsOf(filterBranches(branches, inNorth, noon))).toEqual([1, 2, 4])
    expect(idsOf(filterBranches(branches, { ...noFilters, province: 20 }, noon))).toEqual([3])
    expect(idsOf(filterBranches(branches, { ...noFilters, search: 'นิมมาน' }, noon))).toEqual([1])
  })

  it('lets through what offers every service that is asked for', () => {
    const equipped = branches.map((branch, index) => ({
      ...branch,
      services: (index === 0 ? ['wifi', 'parking'] : ['wifi']) satisfies BranchService[],
    }))
    const idsWith = (services: BranchService[]) =>
      idsOf(filterBranches(equipped, { ...noFilters, services }, noon))
    expect(idsWith(['wifi'])).toHaveLength(4)
    expect(idsWith(['parking', 'wifi'])).toEqual([1])
    expect(idsWith(['shoe-washer'])).toEqual([])
  })

  it('finds by the names of the other language where its own names have nothing', () => {
    const both = branches.map((branch) => ({ ...branch, otherName: `Laundry ${branch.id}` }))
    const found = (search: string) => idsOf(filterBranches(both, { ...noFilters, search }, noon))
    expect(found('laundry 3')).toEqual([3])
    expect(found('อารีย์')).toEqual([3])
    expect(found('ภูเก็ต')).toEqual([])
  })

  it('lets through what is open at the moment on the clock in Bangkok', () => {
    const openNow = { ...noFilters, isOpen: true }
    expect(idsOf(filterBranches(branches, openNow, morning))).toEqual([1, 3])
    expect(idsOf(filterBranches(branches, openNow, noon))).toEqual([1, 2, 3])
  })

  it('asks no clock that it does not know', () => {
    expect(filterBranches(branches, { ...noFilters, isOpen: true }, null)).toHaveLength(4)
  })

  it('counts a shop that closes soon as open, one that is closed for now as closed', () => {
    const late = new Date('2026-11-23T21:30:00+07:00')
    expect(idsOf(openAt(branches, late))).toEqual([1, 2, 3])
  })
})
