import { expect, test } from 'vitest'
import { acceptedBy, kindOfChoice } from './consent-choice.ts'

test('accepting all accepts all three, whatever is ticked [S4.consent.2]', () => {
  expect(acceptedBy('accept_all', [])).toEqual(['general', 'analytics', 'advertising'])
})

test('refusing leaves the essential cookies, whatever is ticked [S4.consent.4]', () => {
  expect(acceptedBy('refuse', ['analytics', 'advertising'])).toEqual(['general'])
})

test('confirming accepts what is ticked, and essential cookies always [S4.consent.4] [S4.consent.6]', () => {
  expect(acceptedBy('confirm', [])).toEqual(['general'])
  expect(acceptedBy('confirm', ['advertising', 'general', 'else'])).toEqual([
    'general',
    'advertising',
  ])
})

test('a saved choice is told by how much it takes', () => {
  expect(kindOfChoice(['general', 'analytics', 'advertising'])).toBe('all')
  expect(kindOfChoice(['general', 'advertising'])).toBe('some')
  expect(kindOfChoice(['general'])).toBe('essential')
})
