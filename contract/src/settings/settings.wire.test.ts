import { describe, expect, it } from 'vitest'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { navigationFixture } from './navigation.fixtures.ts'
import { navigationWire } from './navigation.wire.ts'
import { branchPageWire, definePageInfoTable } from './page-info.wire.ts'
import { branchPageFixture, settingsFixture } from './settings.fixtures.ts'
import { settingsWire } from './settings.wire.ts'

describeCodec('S1.head.1', settingsWire, settingsFixture)
describeCodec('S3.about.1', branchPageWire, branchPageFixture)
describeCodec(null, navigationWire, navigationFixture)

describe('The head of a page', () => {
  it('keeps the number of an editor of ours', () => {
    const own = { ...branchPageFixture.wire.th, user_created: 4, user_updated: '4' }
    expect(branchPageWire.decode(own, 'th')).toMatchObject({ createdBy: 4, updatedBy: 4 })
  })

  it('has one table a page, named as the call', () => {
    expect(definePageInfoTable('information_page_webborad').name).toBe('information_page_webborad')
  })
})
