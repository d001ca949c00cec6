import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import {
  branchFixture,
  branchPointFixture,
  currentBranchFixture,
  customerReviewFixture,
  halfTranslatedBranchWire,
  plainBranchWire,
  provinceFixture,
  sectorFixture,
} from './branch.fixtures.ts'
import {
  branchPointWire,
  branchWire,
  currentBranchWire,
  customerReviewWire,
  provinceWire,
  sectorWire,
} from './branch.wire.ts'

describeCodec('S3.branch.2', sectorWire, sectorFixture)
describeCodec('S3.branch.3', provinceWire, provinceFixture)
describeCodec('S3.branch.1', branchWire, branchFixture)
describeCodec('S3.branch.1', branchPointWire, branchPointFixture)
describeCodec('S3.branch.5', customerReviewWire, customerReviewFixture)
describeCodec('S3.branch.6', currentBranchWire, currentBranchFixture)

describe('A branch of which texts are missing', () => {
  it('shows the Thai text where the English one is missing, field by field', () => {
    const branch = branchWire.decode(halfTranslatedBranchWire, 'en')
    expect(branch.name).toBe(branchFixture.clean.th.name)
    expect(branch.landmark).toBe(branchFixture.clean.en.landmark)
    expect(branch.untranslated).toEqual(['name'])
  })

  it('never shows an English text in Thai', () => {
    const onlyEnglish = {
      ...plainBranchWire,
      data: [
        { languages_code: 'en', branch_name: 'Hua Hin', landmark: 'Opposite the railway station' },
        { languages_code: 'th', branch_name: 'หัวหิน' },
      ],
    }
    expect(branchWire.decode(onlyEnglish, 'th')).toMatchObject({ name: 'หัวหิน', landmark: null })
  })

  it('takes a text that stands beside the block', () => {
    const { data, ...flat } = plainBranchWire
    expect(branchWire.decode({ ...flat, ...data }, 'th').name).toBe('ฟองใส หัวหิน')
  })
})

describe('A branch of a service without our additions', () => {
  it('is found by its id, open all day, without services and payments', () => {
    expect(branchWire.decode(plainBranchWire, 'th')).toEqual({
      id: 12,
      status: 'published',
      slug: '12',
      image: null,
      facebook: null,
      googleMap: 'https://maps.app.goo.gl/fongsaiHuaHin',
      province: 63,
      sector: 4,
      latitude: null,
      longitude: null,
      phone: null,
      services: [],
      payments: [],
      hours: { kind: 'all_day' },
      name: 'ฟองใส หัวหิน',
      landmark: 'ตรงข้ามสถานีรถไฟหัวหิน',
      exceptions: [],
      updatedAt: null,
      untranslated: [],
    })
  })
})

describe('A record that does not fit', () => {
  it.each([
    ['a text for an id', { ...plainBranchWire, id: 'twelve' }],
    ['no name', { ...plainBranchWire, data: {} }],
    ['an unknown status', { ...plainBranchWire, status: 'deleted' }],
    ['a service nobody knows', { ...plainBranchWire, services: ['ironing'] }],
    ['a latitude off the globe', { ...plainBranchWire, lat: 118 }],
    ['no record at all', null],
    ['a list', []],
  ])('is refused loudly: %s', (_, record) => {
    expect(() => branchWire.decode(record, 'th')).toThrow(ZodError)
  })
})
