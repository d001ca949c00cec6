import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

/** What a Thai text may call by its Latin name. */
const names = /LINE Pay|LINE|QR|Wi-Fi|Facebook|TikTok|YouTube|Instagram|@fongsai/g

/** What is wrong with demo texts: a language missing or mixed in, Thai typed as it is not stored. */
export function findBadTexts(texts: BilingualText[]): string[] {
  return texts.flatMap(({ th, en }) => {
    const thai = withoutLinkTargets(th)
    const isThai = /\p{Script=Thai}/u.test(thai) && !/[A-Za-z]/.test(thai.replace(names, ''))
    const isStoredThai = findMistypedThai([thai]).length === 0
    const isEnglish = /[A-Za-z]/.test(en) && !/\p{Script=Thai}/u.test(en)
    return [...(isThai && isStoredThai ? [] : [th]), ...(isEnglish ? [] : [en])]
  })
}

/** Thai that looks right and is found by nobody: เ twice for แ, ํ and า for ำ. */
export function findMistypedThai(texts: string[]): string[] {
  return texts.filter((text) => /เเ|\u0e4d\u0e32/.test(text))
}

/** The texts in either language that are longer than so many characters. */
export function findLongTexts(texts: BilingualText[], maxLength: number): string[] {
  return texts.flatMap(({ th, en }) => [th, en]).filter((text) => text.length > maxLength)
}

/** Words as a reader counts them; Thai writes no spaces between its own. */
export function countWords(text: string, language: keyof BilingualText): number {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(
    withoutLinkTargets(text),
  )
  return [...words].filter(({ isWordLike }) => isWordLike).length
}

function withoutLinkTargets(text: string): string {
  return text.replace(/\]\(\S+?\)/g, ']')
}
