import { describe, expect, it } from 'vitest'
import { parseConsentCookies, printConsentCookies } from './consent-cookies.ts'
import { consentCookieNames } from './consent-cookies.wire.ts'

describe('The consent cookies', () => {
  it('have the names and the value of the specification [S3.consent.4]', () => {
    expect(consentCookieNames).toEqual({
      general: 'generalCookie',
      analytics: 'analyticlCookie',
      advertising: 'adsCookie',
    })
    expect(parseConsentCookies('adsCookie=isSet; generalCookie=isSet')).toEqual([
      'general',
      'advertising',
    ])
  })

  it('are for every path, for 30 days, same-site strict, not secure, not http-only [S9.constants.2]', () => {
    expect(printConsentCookies(['general', 'analytics', 'advertising']).slice(3)).toEqual([
      'generalCookie=isSet; Path=/; Max-Age=2592000; SameSite=Strict',
      'analyticlCookie=isSet; Path=/; Max-Age=2592000; SameSite=Strict',
      'adsCookie=isSet; Path=/; Max-Age=2592000; SameSite=Strict',
    ])
  })

  it('are all cleared before the accepted ones are set [S4.consent.7]', () => {
    expect(printConsentCookies(['general', 'advertising'])).toEqual([
      'generalCookie=; Path=/; Max-Age=0; SameSite=Strict',
      'analyticlCookie=; Path=/; Max-Age=0; SameSite=Strict',
      'adsCookie=; Path=/; Max-Age=0; SameSite=Strict',
      'generalCookie=isSet; Path=/; Max-Age=2592000; SameSite=Strict',
      'adsCookie=isSet; Path=/; Max-Age=2592000; SameSite=Strict',
    ])
  })

  it('say from the second round of asking on in which the choice was made', () => {
    expect(printConsentCookies(['general'], 2).at(-1)).toBe(
      'consentRound=2; Path=/; Max-Age=2592000; SameSite=Strict',
    )
  })

  it.each([
    ['generalCookie=isSet', 1, true],
    ['generalCookie=isSet; consentRound=2', 1, true],
    ['generalCookie=isSet; consentRound=2', 2, true],
    ['generalCookie=isSet', 2, false],
    ['generalCookie=isSet; consentRound=2', 3, false],
    ['generalCookie=isSet; consentRound=2x', 2, false],
    ['consentRound=2', 2, false],
  ])('%j counts in round %d: %s', (cookies, round, counts) => {
    expect(parseConsentCookies(cookies, round)).toEqual(counts ? ['general'] : [])
  })

  it.each([
    'generalCookie=true',
    'generalCookie=',
    'generalCookie=isSet2',
    'xgeneralCookie=isSet',
    'generalcookie=isSet',
    '',
  ])('count as none with another value or name: %j', (cookies) => {
    expect(parseConsentCookies(cookies)).toEqual([])
  })
})
