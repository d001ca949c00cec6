import { describe, expect, it } from 'vitest'
import { maxSearchLength } from '../../core/blocks/branch-search/search-field.ts'
import {
  changeFilters,
  isFiltered,
  parseBranchFilters,
  printBranchFilters,
  provincesOfSector,
  settleFilters,
} from './branch-filters.ts'
import { noFilters } from './branch.fixtures.ts'

const sectors = [
  { id: 1, name: 'ภาคเหนือ' },
  { id: 2, name: 'ภาคกลาง' },
]
const provinces = [
  { id: 10, sector: 1, name: 'เชียงใหม่' },
  { id: 11, sector: 1, name: 'น่าน' },
  { id: 20, sector: 2, name: 'กรุงเทพมหานคร' },
]

function parse(query: string) {
  return parseBranchFilters(new URLSearchParams(query))
}

describe('parseBranchFilters', () => {
  it('reads filters that combine', () => {
    expect(
      parse('search=%E0%B8%99%E0%B8%B4%E0%B8%A1&sector=1&province=10&open=now&page=3'),
    ).toEqual({
      search: 'นิม',
      sector: 1,
      province: 10,
      services: [],
      isOpen: true,
      page: 3,
    })
  })

  it('reads services from the boxes of a form and from one parameter, without unknown ones', () => {
    const services = ['wifi', 'parking']
    expect(parse('with=parking&with=wifi&with=ironing')).toEqual({ ...noFilters, services })
    expect(parse('with=wifi,parking,wash')).toEqual({ ...noFilters, services })
    expect(printBranchFilters(parse('with=parking&with=wifi'))).toBe('?with=wifi%2Cparking')
  })

  it('takes an untouched form as no filter', () => {
    expect(parse('search=&sector=&province=')).toEqual(noFilters)
  })

  it.each([
    'sector=abc',
    'province=-1',
    'page=0',
    'page=1.5',
    'sector=1e3',
    'open=soon',
    'page=99999999999999999',
  ])('ignores what is no number of a record or page, and no such moment (%s)', (query) =>
    expect(parse(query)).toEqual(noFilters),
  )

  it('trims the text and reads no more of it than a name can have', () => {
    expect(parse('search=%20ari%20').search).toBe('ari')
    expect(parse(`search=${'ก'.repeat(500)}`).search).toHaveLength(maxSearchLength)
  })
})

describe('printBranchFilters', () => {
  it('gives a URL that reads back as the same filters', () => {
    const filters = {
      search: 'ปั๊ม & น้ำ',
      sector: 1,
      province: 10,
      services: [],
      isOpen: true,
      page: 2,
    }
    expect(parse(printBranchFilters(filters))).toEqual(filters)
  })

  it('leaves out what is not set', () => {
    expect(printBranchFilters(noFilters)).toBe('')
    expect(printBranchFilters({ ...noFilters, sector: 2 })).toBe('?sector=2')
  })
})

describe('changeFilters', () => {
  it('keeps the other filters and begins at the first page', () => {
    const filters = {
      search: 'ari',
      sector: 1,
      province: null,
      services: [],
      isOpen: true,
      page: 4,
    }
    expect(changeFilters(filters, { sector: 2 })).toEqual({ ...filters, sector: 2, page: 1 })
  })
})

describe('isFiltered', () => {
  it('counts a page alone as no filter', () => {
    expect(isFiltered({ ...noFilters, page: 2 })).toBe(false)
    expect(isFiltered({ ...noFilters, province: 10 })).toBe(true)
  })
})

describe('provincesOfSector', () => {
  it('narrows the provinces to the chosen sector', () => {
    expect(provincesOfSector(provinces, 1).map(({ id }) => id)).toEqual([10, 11])
    expect(provincesOfSector(provinces, null)).toEqual(provinces)
  })
})

describe('settleFilters', () => {
  it('keeps what exists', () => {
    const filters = { ...noFilters, sector: 1, province: 11 }
    expect(settleFilters(filters, sectors, provinces)).toEqual(filters)
  })

  it('drops a province outside the chosen sector', () => {
    const filters = { ...noFilters, sector: 2, province: 10 }
    expect(settleFilters(filters, sectors, provinces)).toEqual({ ...noFilters, sector: 2 })
  })

  it('drops a sector and a province that do not exist', () => {
    expect(settleFilters({ ...noFilters, sector: 9, province: 99 }, sectors, provinces)).toEqual(
      noFilters,
    )
  })

  it('keeps the filters while the lists are missing', () => {
    const filters = { ...noFilters, sector: 9, province: 99 }
    expect(settleFilters(filters, [], [])).toEqual(filters)
  })
})
