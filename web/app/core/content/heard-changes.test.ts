import { expect, test } from 'vitest'
import { createHeardChanges } from './heard-changes.ts'

test('an answer holds until its tag changes', () => {
  const changes = createHeardChanges()
  const settings = changes.untilChanged('settings')
  const seo = changes.untilChanged('seo')
  changes.hearFromNow()
  const settingsHold = settings()
  const seoHolds = seo()

  changes.change(['branch', 'settings'])
  expect([settingsHold(), seoHolds()]).toEqual([false, true])
  expect(settings()()).toBe(true)
})

test('a change that comes while the answer is under way outdates it', () => {
  const changes = createHeardChanges()
  const settings = changes.untilChanged('settings')
  changes.hearFromNow()
  const holds = settings()
  changes.change(['settings'])
  changes.change([])
  expect(holds()).toBe(false)
})

test('nothing holds that was asked while changes were not heard, or before that', () => {
  const changes = createHeardChanges()
  const settings = changes.untilChanged('settings')
  const beforeAll = settings()
  expect(beforeAll()).toBe(false)
  changes.hearFromNow()
  expect(beforeAll()).toBe(false)

  const before = settings()
  changes.hearNoMore()
  const meanwhile = settings()
  expect([before(), meanwhile()]).toEqual([false, false])
  changes.hearFromNow()
  expect([before(), meanwhile()]).toEqual([false, false])
  expect(settings()()).toBe(true)
})

test('an answer is asked for again after its time, whatever was heard', () => {
  let now = 0
  const changes = createHeardChanges({ longestMs: 1000, now: () => now })
  const settings = changes.untilChanged('settings')
  changes.hearFromNow()
  const holds = settings()
  now = 999
  expect(holds()).toBe(true)
  now = 1000
  expect(holds()).toBe(false)
})
