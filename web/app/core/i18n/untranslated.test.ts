import { expect, test } from 'vitest'
import { langOfName, lacksEnglish, textLangIn } from './untranslated.ts'

const news = { title: 'อบฟรี', summary: 'Dry for free', untranslated: ['title'] }

test('a Thai text is marked on an English page, and nothing on a Thai one', () => {
  expect(textLangIn('en', news, 'title')).toBe('th')
  expect(textLangIn('en', news, 'summary')).toBeUndefined()
  expect(textLangIn('th', news, 'title')).toBeUndefined()
})

test('a name is Thai by its letters, on an English page alone', () => {
  expect(langOfName('en', 'โปสเตอร์ 1.png')).toBe('th')
  expect(langOfName('en', 'Poster 1.png')).toBeUndefined()
  expect(langOfName('th', 'โปสเตอร์ 1.png')).toBeUndefined()
})

test('a page lacks English when a text that it is about does', () => {
  expect(lacksEnglish(news, ['title', 'summary'])).toBe(true)
  expect(lacksEnglish(news, ['summary'])).toBe(false)
})
