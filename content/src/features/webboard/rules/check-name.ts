import type { NameFault } from '@washhouse/contract/webboard/webboard.contract'
import { isListed, type Rules } from './is-listed.ts'
import { findContactDetails } from './find-contact-details.ts'
import { foldName, formAlone, formAnywhere, formAtEdges } from './name-forms.ts'
import {
  aloneOffices,
  invitations,
  offices,
  realNames,
  thaiInvitations,
  thaiOffices,
} from './reserved-words.ts'

/** Account names are in Latin letters: `ไลน์ evil-shop`; but a person may be called เฟส นารี. */
const account =
  /^(?:(?:line|id|ig|fb|facebook)[\s._:-]+[^\s.]{3}|(?:ไลน์|ไอดี|ไอจี|เฟซ|เฟส)[\s._:-]+[^\s.\p{Script=Thai}]{3})/iu
/** A person such as Line Marie Hansen: account names are in lower case. */
const personCalledLine = /^Line(?:[ -]\p{Lu}(?:\p{Ll}+|\.))+$/u
/** `Dr.Me` is no address. */
const title = /^(?:Dr|Mr|Mrs|Ms|Prof|St)\.(?=\p{Lu})/u

/** Letters of Thai and of Latin-script languages. Others imitate them, or look like signs. */
const latin = String.raw`A-Za-z\u00AA\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u0180\u01A0\u01A1\u01AF\u01B0\u01CD-\u01DC\u0218-\u021B\u1E00-\u1EFF`
const thai = String.raw`\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46`
/** Up to two marks on a Thai letter, such as a vowel and a tone. */
const thaiMark = String.raw`[\u0E31\u0E34-\u0E3A\u0E47-\u0E4D]`
const signs = String.raw`\d\u0E50-\u0E59 ._'’\u02BB\u02BC\u2010-\u2014-`
const letters = `(?:[${thai}]${thaiMark}{0,2}|[${latin}][\u0300-\u036F]?|[${signs}])`
const nameForm = new RegExp(String.raw`^(?:${letters}|\(${letters}+\))+$`, 'u')
const sameMarkTwice = new RegExp(String.raw`(${thaiMark})\1`)

const office = new RegExp(
  `${formAtEdges([...offices, ...thaiOffices])}|${formAlone(aloneOffices)}`,
  'u',
)
const invitation = new RegExp(`${formAtEdges(invitations)}|${formAnywhere(thaiInvitations)}`, 'u')

/** Compiled rules for names, cached until the settings change. */
export interface NameRules extends Rules {
  /** What a name may not contain, and what it may not be including the letters that others do not see. */
  contained: RegExp
  whole: RegExp
  /** A cache: names are few and shown often. */
  judged: Map<string, NameFault | null>
}

const mostJudged = 5000

/** @param brand Names of the brand in all languages. */
export function makeNameRules(brand: readonly string[], lists: Rules): NameRules {
  const form = formAnywhere([...thaiOffices, ...brand])
  return {
    ...lists,
    contained: new RegExp(form, 'u'),
    whole: new RegExp(String.raw`^${form}\P{L}*$`, 'u'),
    judged: new Map(),
  }
}

/** For an abbreviated name: its complete words, and the name as typed. */
export interface Shortened {
  full: string
  typed: string
}

/** Why a name must not be shown; null: it may. `seen` is the public form. */
export function faultOfName(
  seen: string,
  rules: NameRules,
  { full, typed }: Shortened = { full: seen, typed: seen },
): NameFault | null {
  const key = JSON.stringify([seen, full, typed])
  const known = rules.judged.get(key)
  if (known !== undefined) return known
  if (rules.judged.size >= mostJudged) rules.judged.clear()
  const fault = judge(seen, rules, { full, typed })
  rules.judged.set(key, fault)
  return fault
}

function judge(seen: string, rules: NameRules, { full, typed }: Shortened): NameFault | null {
  const name = foldName(seen.replace(realNames, ''))
  const isReserved =
    office.test(name) ||
    // Not matched across the abbreviation: others see Fong Sainoi as `Fong S.`
    rules.contained.test(foldName(full)) ||
    rules.whole.test(foldName(typed))
  if (isReserved) return 'reserved'
  const read = seen.replace(title, '')
  const texts = [read, read.replace(/[ ._-]+/g, '')]
  if (texts.some((text) => isListed(text, rules))) return 'listed'
  const namesAccount = account.test(seen) && !personCalledLine.test(seen)
  const invites = namesAccount || invitation.test(name)
  if (invites || texts.some((text) => findContactDetails({ text, images: 0 }) !== null))
    return 'contact'
  return nameForm.test(seen) && !sameMarkTwice.test(seen) ? null : 'letters'
}
