import { trackingFixture } from '@washhouse/contract/consent/consent.fixtures'
import { describe, expect, test } from 'vitest'
import { tagSettingsOf, tagSourcesOf } from './tag-settings.ts'

const tracking = trackingFixture.clean.th
const none = { containerOne: null, containerTwo: null, analyticsId: null, pixelId: null }

function sourcesOf(changes: Partial<typeof tracking>) {
  const tags = tagSettingsOf({ ...tracking, ...none, ...changes })
  return tags && tagSourcesOf(tags)
}

describe('What a page is told of the tags', () => {
  test('is nothing while there are no ids, or no settings', () => {
    expect(tagSettingsOf(null)).toBeNull()
    expect(tagSettingsOf({ ...tracking, ...none })).toBeNull()
  })

  test('is the ids that there are, a container that was entered twice only once [S4.tracking.2]', () => {
    const twice = { containerOne: 'GTM-ABC1234', containerTwo: 'GTM-ABC1234' }
    expect(tagSettingsOf({ ...tracking, ...twice })?.containers).toEqual(['GTM-ABC1234'])
    const two = { containerOne: 'GTM-ABC1234', containerTwo: 'GTM-DEF5678' }
    expect(tagSettingsOf({ ...tracking, ...two })?.containers).toEqual([
      'GTM-ABC1234',
      'GTM-DEF5678',
    ])
  })
})

describe('The hosts that a page admits', () => {
  test('are those of the tags that are configured, and no others', () => {
    expect(sourcesOf({ pixelId: '123456' })?.script).toEqual(['https://connect.facebook.net'])
    expect(sourcesOf({ analyticsId: 'G-1A2B3C' })?.script).toEqual([
      'https://www.googletagmanager.com',
    ])
  })

  test('are, for the vendors’ own scripts, also those that they report to', () => {
    expect(sourcesOf({ analyticsId: 'G-1A2B3C' })?.connect).toContain(
      'https://*.google-analytics.com',
    )
    expect(sourcesOf({ pixelId: '123456' })?.image).toContain('https://www.facebook.com')
  })

  test('are a tagging server alone, where there is one, whatever follows its host', () => {
    const own = sourcesOf({
      analyticsId: 'G-1A2B3C',
      tagOrigin: 'https://tags.fongsai.example/x; script-src *',
    })
    expect(own).toEqual({
      script: ['https://tags.fongsai.example'],
      connect: ['https://tags.fongsai.example'],
      image: ['https://tags.fongsai.example'],
      frame: [],
    })
  })
})
