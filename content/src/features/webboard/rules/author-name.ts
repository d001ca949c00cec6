import { tidyLine } from '@washhouse/contract/text/tidy-text'
import type { NameFault } from '@washhouse/contract/webboard/webboard.contract'
import { faultOfName, type NameRules, type Shortened } from './check-name.ts'

/** Name columns of a member; each may be null. */
export interface NamedMember {
  nickname: string | null
  firstName: string | null
  lastName: string | null
  /** Speaks for the brand: reserved words are allowed. */
  isBrand?: boolean | null
}

/** Abbreviates a surname: a vowel written before it is skipped. */
const thaiConsonant = /[ก-ฮ]/u
const firstLetter = /\p{L}/u
const twoLetters = /\p{L}.*\p{L}/u

/**
 * A member's public name: the nickname, or the first name and the first consonant of the surname, with คุณ before a Thai
 * name (สมศรี แก้วใส: คุณสมศรี ก.). Null without a name, or if it must not be shown: see `checkAuthorName`.
 */
export function nameOfAuthor(member: NamedMember, rules: NameRules): string | null {
  return checkAuthorName(member, rules).name
}

/**
 * The same, with the reason if a name is not shown. Names are checked at every read, as they may be older than the rules.
 */
export function checkAuthorName(
  { nickname, firstName, lastName, isBrand }: NamedMember,
  rules: NameRules,
): { name: string | null; fault: NameFault | null } {
  const faultOf = (seen: string, shortened?: Shortened) =>
    isBrand === true ? null : faultOfName(seen, rules, shortened)
  if (nickname !== null) {
    const fault = faultOf(nickname)
    return { name: fault === null ? nickname : null, fault }
  }
  const first = tidyLine(firstName ?? '')
  if (first === '') return { name: null, fault: null }
  const last = tidyLine(lastName ?? '')
  const initial = initialOf(last)
  const seen = initial === null ? first : `${first} ${initial}.`
  const isCut = twoLetters.test(last)
  const fault = faultOf(seen, { full: isCut ? first : seen, typed: `${first} ${last}` })
  if (fault !== null) return { name: null, fault }
  return { name: /^\p{Script=Thai}/u.test(seen) ? `คุณ${seen}` : seen, fault }
}

function initialOf(surname: string): string | null {
  const [letter] = firstLetter.exec(surname) ?? []
  if (letter === undefined) return null
  const isThai = /\p{Script=Thai}/u.test(letter)
  const [initial] = (isThai && thaiConsonant.exec(surname)) || [letter]
  return initial.toLocaleUpperCase('en')
}
