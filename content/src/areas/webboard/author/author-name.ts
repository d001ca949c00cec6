import { tidyLine } from '@washhouse/contract/webboard/board-text'
import { needsLook } from '../holding/needs-look.ts'

/** What a member is named by; nothing of it may be known. */
export interface NamedMember {
  nickname: string | null
  firstName: string | null
  lastName: string | null
}

/** The consonant that a surname is known by: a vowel that is written before it is none. */
const thaiConsonant = /[ก-ฮ]/u
const firstLetter = /\p{L}/u

/**
 * How others see a member named: by his nickname, or คุณ with his first name and the first consonant of his
 * surname (สมศรี แก้วใส: คุณสมศรี ก.). Null where he gave no name, or one that is an address or a phone number: nobody looks
 * at names before they are shown.
 */
export function nameOfAuthor({ nickname, firstName, lastName }: NamedMember): string | null {
  if (nickname !== null) return nickname
  const first = tidyLine(firstName ?? '')
  if (first === '' || needsLook({ text: first, images: 0 }) !== null) return null
  // Thai stands apart from letters of other scripts.
  const called = /^\p{Script=Thai}/u.test(first) ? `คุณ${first}` : `คุณ ${first}`
  const initial = initialOf(tidyLine(lastName ?? ''))
  return initial === null ? called : `${called} ${initial}.`
}

function initialOf(surname: string): string | null {
  const [letter] = firstLetter.exec(surname) ?? []
  if (letter === undefined) return null
  const isThai = /\p{Script=Thai}/u.test(letter)
  const [initial] = (isThai && thaiConsonant.exec(surname)) || [letter]
  return initial.toLocaleUpperCase('en')
}
