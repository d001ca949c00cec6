import { expect, test } from 'vitest'
import { branchPageFixture } from '../settings/settings.fixtures.ts'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { aboutCalls } from './about.calls.ts'
import {
  aboutPageFixture,
  aboutSectionFixture,
  milestoneFixture,
  officialChannelFixture,
  rewardFixture,
} from './about.fixtures.ts'
import {
  aboutBrandWire,
  aboutHistoryWire,
  aboutPageInfoWire,
  aboutPageWire,
  milestoneWire,
  officialChannelWire,
  rewardWire,
} from './about.wire.ts'

describeCodec('S3.about.1', aboutPageInfoWire, branchPageFixture)
describeCodec('S3.about.2', aboutPageWire, aboutPageFixture)
describeCodec('S3.about.3', aboutBrandWire, aboutSectionFixture)
describeCodec('S3.about.3', aboutHistoryWire, aboutSectionFixture)
describeCodec('S3.about.4', rewardWire, rewardFixture)
describeCodec('S3.about.5', milestoneWire, milestoneFixture)
describeCodec('S3.about.6', officialChannelWire, officialChannelFixture)

test('A year may come as a text, as other services keep it; half a year does not [S3.about.5]', () => {
  const decode = (year: unknown) =>
    milestoneWire.decode({ ...milestoneFixture.wire.th, year }, 'th')
  expect(decode('2019').year).toBe(2019)
  expect(() => decode(2019.5)).toThrow('int')
})

test('The calls have the paths of the specification, and those of /api take is_preview [S7.about.1] [S7.about.2] [S7.about.3]', () => {
  const { getAboutPageInfo, listOfficialChannels, ...lists } = aboutCalls
  expect(getAboutPageInfo.path).toBe('/items/information_page_aboutus')
  expect(listOfficialChannels.path).toBe('/items/official_channel')
  expect(Object.values(lists).map(({ path }) => path)).toEqual([
    '/api/aboutus',
    '/api/about_brand',
    '/api/about_history',
    '/api/history',
    '/api/rewards',
  ])
  expect(Object.values(lists).filter(({ hasPreview }) => !hasPreview)).toEqual([])
})
