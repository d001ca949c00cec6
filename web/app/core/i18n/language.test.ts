import { expect, test } from 'vitest'
import { languageOf, localePath, neutralPath } from './language.ts'

test('the address decides the language: English under /en, Thai elsewhere', () => {
  expect(languageOf('/')).toBe('th')
  expect(languageOf('/branch')).toBe('th')
  expect(languageOf('/en')).toBe('en')
  expect(languageOf('/en/branch')).toBe('en')
  expect(languageOf('/enews')).toBe('th')
})

test('a page has an address in both languages, its query included', () => {
  expect(localePath('en', '/')).toBe('/en')
  expect(localePath('en', '/?from=line')).toBe('/en?from=line')
  expect(localePath('en', '/branch?page=2')).toBe('/en/branch?page=2')
  expect(localePath('th', '/branch?page=2')).toBe('/branch?page=2')
})

test('every address leads back to the Thai one', () => {
  expect(neutralPath('/en')).toBe('/')
  expect(neutralPath('/en/branch/ari')).toBe('/branch/ari')
  expect(neutralPath('/branch')).toBe('/branch')
})
