import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { bannerPlaces } from './banner.contract.ts'
import { bannerFixture } from './banner.fixtures.ts'
import { bannerWires } from './banner.wire.ts'

const bannerRecords = bannerFixture({ see_thought: true })

describeCodec('S3.banner.1', bannerWires.main, bannerRecords)
describeCodec('S3.banner.2', bannerWires.banner_2, bannerRecords)

describe('A banner of another service', () => {
  const plain = { id: 8, status: 'published', image: null, data: {} }

  it.each(bannerPlaces)('at %s is shown where the service has no switches', (place) => {
    expect(bannerWires[place].decode(plain, 'th')).toEqual({
      id: 8,
      status: 'published',
      isActive: true,
      seeThrough: false,
      sort: null,
      image: null,
      link: null,
      endsAt: null,
      text: null,
      button: null,
    })
  })

  it('is off where its switch was never touched', () => {
    const untouched = { ...plain, is_active: null, see_thought: null }
    expect(bannerWires.main.decode(untouched, 'th')).toMatchObject({
      isActive: false,
      seeThrough: false,
    })
  })

  it('keeps its place among the extra ones by name', () => {
    expect(bannerPlaces.map((place) => bannerWires[place].name)).toEqual([
      'banners',
      'banner_2',
      'banner_3',
      'banner_4',
      'investor_ads',
    ])
  })

  it.each([
    ['a switch that is a text', { ...plain, is_active: 'yes' }],
    ['an empty link', { ...plain, link: '' }],
    ['a picture that is no id', { ...plain, image: 'banner.png' }],
  ])('is refused loudly with %s', (_, record) => {
    expect(() => bannerWires.main.decode(record, 'th')).toThrow(ZodError)
  })
})
