import { tidyLine } from '@washhouse/contract/text/tidy-text'
import type { NameFault } from '@washhouse/contract/webboard/webboard.contract'
import { faultOfName, type NameRules, type Shortened } from './check-name.ts'

/** What a member is named by; nothing of it may be known. */
export interface NamedMember {
  nickname: string | null
  firstName: string | null
  lastName: string | null
  /** Staff have made them speak for the brand: they may be named by its words. */
  isBrand?: boolean | null
}

/** The consonant that a surname is known by: a vowel that is written before it is none. */
const thaiConsonant = /[ก-ฮ]/u
const firstLetter = /\p{L}/u
const twoLetters = /\p{L}.*\p{L}/u

/**
 * How others see a member named: by a nickname, or คุณ with the first name and the first consonant of the
 * surname (สมศรี แก้วใส: คุณสมศรี ก.). Null where there is no name, or one that others are not shown: see `checkAuthorName`.
 */
export function nameOfAuthor(member: NamedMember, rules: NameRules): string | null {
  return checkAuthorName(member, rules).name
}

/** The same, and why a name is not shown. All names are judged when they are read: names were stored before a rule was. */
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
  // Thai stands apart from letters of other scripts.
  return { name: /^\p{Script=Thai}/u.test(seen) ? `คุณ${seen}` : `คุณ ${seen}`, fault }
}

function initialOf(surname: string): string | null {
  const [letter] = firstLetter.exec(surname) ?? []
  if (letter === undefined) return null
  const isThai = /\p{Script=Thai}/u.test(letter)
  const [initial] = (isThai && thaiConsonant.exec(surname)) || [letter]
  return initial.toLocaleUpperCase('en')
}
