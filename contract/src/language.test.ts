import { describe, expect, it } from 'vitest'
import { defaultLanguage, languages, parseLanguage } from './language.ts'

it('is one of two, Thai unless asked for English [S9.constants.1]', () => {
  expect(languages).toEqual(['th', 'en'])
  expect(defaultLanguage).toBe('th')
})

describe('The language of a request', () => {
  it("is English for 'en' [S1.language.2]", () => {
    expect(parseLanguage('en')).toBe('en')
  })

  it.each(['th', 'EN', 'en-US', 'de', '', null, undefined])(
    'is Thai for any other value: %j [S1.language.2]',
    (value) => {
      expect(parseLanguage(value)).toBe('th')
    },
  )
})
