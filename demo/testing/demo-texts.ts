import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

/** Latin names that Thai texts may contain. */
const names = /LINE Pay|LINE|QR|RSS|Wi-Fi|Facebook|TikTok|YouTube|Instagram|@fongsai/g

/** Errors in demo texts: a missing or mixed language, Thai that is not normalized. */
export function findBadTexts(texts: BilingualText[]): string[] {
  return texts.flatMap(({ th, en }) => {
    const thai = withoutLinkTargets(th)
    const isThai = /\p{Script=Thai}/u.test(thai) && !/[A-Za-z]/.test(thai.replace(names, ''))
    const isStoredThai = findMistypedThai([thai]).length === 0
    const isEnglish = /[A-Za-z]/.test(en) && !/\p{Script=Thai}/u.test(en)
    return [...(isThai && isStoredThai ? [] : [th]), ...(isEnglish ? [] : [en])]
  })
}

/** Thai that looks right but cannot be found: เ twice for แ, ํ and า for ำ. */
export function findMistypedThai(texts: string[]): string[] {
  return texts.filter((text) => /เเ|\u0e4d\u0e32/.test(text))
}

/** The texts in either language with more than `maxLength` characters. */
export function findLongTexts(texts: BilingualText[], maxLength: number): string[] {
  return texts.flatMap(({ th, en }) => [th, en]).filter((text) => text.length > maxLength)
}

/** Words as a reader counts them; Thai has no spaces between words. */
export function countWords(text: string, language: keyof BilingualText): number {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(
    withoutLinkTargets(text),
  )
  return [...words].filter(({ isWordLike }) => isWordLike).length
}

function withoutLinkTargets(text: string): string {
  return text.replace(/\]\(\S+?\)/g, ']')
}
