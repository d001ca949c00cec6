import { en } from '@payloadcms/translations/languages/en'
import { th } from '@payloadcms/translations/languages/th'
import { describe, expect, it } from 'vitest'
import { adminTexts } from './admin-words.ts'

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

const own: Record<'th' | 'en', Words> = adminTexts
const payloads: Record<'th' | 'en', Words> = { th: th.translations, en: en.translations }

const entriesOf = (words: Words) =>
  Object.entries(words).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ group, key, text })),
  )

describe.each(['th', 'en'] as const)('the words of the admin (%s)', (language) => {
  it('replace words that Payload says', () => {
    for (const { group, key, text } of entriesOf(own[language])) {
      const replaced = payloads[language][group]?.[key]
      expect(replaced, `${group}:${key}`).toBeTypeOf('string')
      expect(replaced).not.toBe(text)
      expect(text.match(/\{\{.*?\}\}/g)).toEqual(replaced?.match(/\{\{.*?\}\}/g) ?? null)
    }
  })

  it('call a language a language everywhere', () => {
    const wrong = language === 'th' ? /ตำแหน่งที่ตั้ง|สถานที่|ที่ตั้ง(?!อยู่)/ : /\blocales?\b(?!\}\})/i
    const left = entriesOf(payloads[language]).filter(({ group, key, text }) =>
      wrong.test(own[language][group]?.[key] ?? text),
    )
    expect(left).toEqual([])
  })
})
