import { trackingFixture } from '@washhouse/contract/consent/consent.fixtures'
import { expect, test } from 'vitest'
import { overlayTimesOf } from './overlay-times.ts'

test('without an answer the overlay is shown 3000 ms on a first visit and 2000 ms after a navigation [S9.constants.5]', () => {
  expect(overlayTimesOf(null)).toEqual({ firstVisit: 3000, navigation: 2000 })
})

test('editors may set other times, or none', () => {
  const tracking = { ...trackingFixture.clean.th, overlayFirstVisit: 0, overlayNavigation: 500 }
  expect(overlayTimesOf(tracking)).toEqual({ firstVisit: 0, navigation: 500 })
})
