/** Spaces, and what nobody sees: see `tidyText`. */
const invisible = /[\s\p{Default_Ignorable_Code_Point}\u2800\uFFFC]+/gu
/** ฯ shortens a name (กรุงเทพฯ); people leave it out as often as they type it. */
const paiyannoi = /\u0E2F/g
const doubleSaraE = /\u0E40\u0E40/g
const lakkhangyao = /\u0E45/g
const thaiDigit = /[\u0E50-\u0E59]/g
/** What phones make of the apostrophe and quotation marks on their keys. */
const curlyApostrophe = /[\u2018\u2019]/g
const curlyQuote = /[\u201C\u201D]/g
/** A tone mark typed after า, where it belongs before it. */
const lateTone = /\u0E32([\u0E48-\u0E4C]+)/g
/** Marks that stand above or below a consonant: vowels, nikhahit, tones, thanthakhat. */
const marks = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{2,}/g

/**
 * Folds a text for matching, not for showing: however it was typed, the same words give the same
 * string. No Unicode form does all of this for Thai, so the last steps are by hand.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(curlyApostrophe, "'")
    .replace(curlyQuote, '"')
    .replace(invisible, '')
    .replace(paiyannoi, '')
    .replace(doubleSaraE, '\u0E41')
    .replace(lakkhangyao, '\u0E32')
    .replace(lateTone, '$1\u0E32')
    .replace(marks, orderMarks)
    .replace(thaiDigit, (digit) => String(digit.charCodeAt(0) - 0x0e50))
}

const dashes = /\p{Pd}+/gu
const noFigure = /^\D/

/** The same for what is searched, where also dashes within words count for nothing: 'Wi-Fi' is 'wifi'. */
export function foldForSearch(text: string): string {
  // Between two figures a dash means a range; anywhere else people write it or leave it out.
  return foldText(text).replace(dashes, (run: string, at: number, all: string) =>
    noFigure.test(all.charAt(at - 1)) || noFigure.test(all.charAt(at + run.length)) ? '' : run,
  )
}

/** Vowels first, then tones; a mark typed twice counts once. */
function orderMarks(run: string): string {
  return [...new Set(run)].sort((a, b) => markRank(a) - markRank(b) || compare(a, b)).join('')
}

function markRank(mark: string): number {
  return mark >= '\u0E48' && mark <= '\u0E4C' ? 1 : 0
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
