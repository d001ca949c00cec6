import type { Language } from '@washhouse/contract/language'

/** Share of Thai letters from which a text is Thai: Thai texts name machines and programmes in English. */
const leastThai = 0.25

/** The language of a post. Only letters count: numbers and punctuation are the same in both. */
export function languageOfText(text: string): Language {
  const letters = text.match(/\p{L}|\p{M}/gu) ?? []
  const thai = letters.filter((letter) => /\p{Script=Thai}/u.test(letter))
  return letters.length > 0 && thai.length < letters.length * leastThai ? 'en' : 'th'
}
