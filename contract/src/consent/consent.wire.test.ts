import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import {
  categoryFixture,
  consentChoiceFixture,
  cookieDetailFixture,
  generalCookieFixture,
  trackingFixture,
} from './consent.fixtures.ts'
import {
  advertisingCookieWire,
  analyticsCookieWire,
  consentChoiceWire,
  cookieDetailWire,
  generalCookieWire,
  trackingWire,
} from './consent.wire.ts'

describeCodec('S3.consent.1', cookieDetailWire, cookieDetailFixture)
describeCodec('S3.consent.2', generalCookieWire, generalCookieFixture)
describeCodec('S3.consent.3', analyticsCookieWire, categoryFixture)
describeCodec('S3.consent.3', advertisingCookieWire, categoryFixture)
describeCodec(null, trackingWire, trackingFixture)
describeCodec(null, consentChoiceWire, consentChoiceFixture)

describe('The words of the banner', () => {
  it('come from a service that has no close icon', () => {
    const plain = { ...cookieDetailFixture.wire.th, close_icon: undefined }
    expect(cookieDetailWire.decode(plain, 'th')).toMatchObject({ closeIcon: null })
  })
})

describe('What is measured', () => {
  const sent = trackingFixture.wire.th

  it.each(['container_one', 'container_two', 'analytics_id', 'pixel_id'])(
    'may be nothing: no %s',
    (name) => {
      expect(() => trackingWire.decode({ ...sent, [name]: null }, 'th')).not.toThrow()
    },
  )

  it.each([
    ['container_one', 'GTM-abc'],
    ['container_two', 'G-1A2B3C4D5E'],
    ['analytics_id', "G-1');alert(1)//"],
    ['pixel_id', '12345x'],
    ['tag_origin', 'javascript:alert(1)'],
    ['pixel_origin', 'connect.facebook.net'],
    ['before_choice', 'everything'],
    ['overlay_first_visit', 60_000],
  ])('is refused loudly with %s %j', (name, value) => {
    expect(() => trackingWire.decode({ ...sent, [name]: value }, 'th')).toThrow(ZodError)
  })
})
