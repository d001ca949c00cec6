import type { NameFault } from '@washhouse/contract/webboard/webboard.contract'
import { foldText } from '@washhouse/contract/text/fold-text'
import { drawnLetters, roughLetters } from '../../../engines/accounts/passwords/look-alikes.ts'
import { foldWriting } from '../holding/fold-writing.ts'
import { isListed, type Rules } from '../holding/is-listed.ts'
import { needsLook } from '../holding/needs-look.ts'

/** What people are called who speak for a brand, in either language. */
const offices = [
  'ทีมงาน',
  'แอดมิน',
  'ผู้ดูแล',
  'เจ้าหน้าที่',
  'ทางร้าน',
  'พนักงาน',
  'ฝ่ายบริการลูกค้า',
  'ศูนย์บริการลูกค้า',
  'แอคเคาท์ทางการ',
  'บัญชีทางการ',
  'เพจทางการ',
  'ออฟฟิเชียล',
  'สตาฟ',
  'ซัพพอร์ต',
  'คอลเซ็นเตอร์',
  'โมเดอเรเตอร์',
  'เว็บมาสเตอร์',
  'ฝ่ายบริการ',
  'ฝ่ายการเงิน',
  'บริการลูกค้า',
  'ลูกค้าสัมพันธ์',
  'ศูนย์บริการ',
  'ศูนย์ช่วยเหลือ',
  'ผู้จัดการ',
  'เจ้าของร้าน',
  'สำนักงานใหญ่',
  'ข้อความจากระบบ',
  'ยืนยันแล้ว',
  'admin',
  'staff',
  'official',
  'moderator',
  'support',
  'customer service',
  'customer care',
  'call center',
  'call centre',
  'help desk',
  'help center',
  'help centre',
  'head office',
  'webmaster',
  'moderation',
  'store manager',
  'security team',
  'refund team',
  'system message',
  'verified',
]

/** The same, but for short words that stand in other names as well: only as a whole name. */
const wholeOffices = ['ระบบ', 'จนท', 'system', 'mod', 'mods', 'mod team', 'team', 'help']

/** Names of people in which such a word stands. */
const realNames = /\b(?:stafford|staffan|gustaffson)\b/giu

/** How names invite others to a place outside the board. */
const invitations = [
  'แอดไลน์',
  'ทักไลน์',
  'ไอดีไลน์',
  'ไลน์ไอดี',
  'line id',
  'id line',
  'add line',
  'line oa',
  'whatsapp',
  'telegram',
]
/** `line evil-shop`; somebody may be called Line H. */
const account = /^(?:line|ไลน์|id|ไอดี|ig|fb|facebook|ไอจี|เฟซ|เฟส)[\s._:-]+[^\s.]{3}/iu

/** Letters of Thai and of languages with Latin letters. Others look like them, or are drawn like signs. */
const latin = String.raw`A-Za-z\u00AA\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u0180\u01A0\u01A1\u01AF\u01B0\u01CD-\u01DC\u0218-\u021B\u1E00-\u1EFF`
const thai = String.raw`\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46`
/** Marks stand on a letter of their script: two on a Thai one, such as a vowel and a tone. */
const nameForm = new RegExp(
  String.raw`^(?:[${thai}][\u0E31\u0E34-\u0E39\u0E47-\u0E4D]{0,2}|[${latin}][\u0300-\u036F]?|[\d\u0E50-\u0E59 ._'’-])+$`,
  'u',
)
const sameMarkTwice = /([\u0E31\u0E34-\u0E39\u0E47-\u0E4D])\1/

const tones = /[\u0E47-\u0E4E]/g
const between = /[^\p{L}\p{N}\u0E31\u0E34-\u0E3A\u0E4D]+/gu
/** Letters that are read as others: two as one, a zero among Thai letters, Thai ones that sound or look alike. */
const lookAlikes: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/cl/g, 'd'],
  [/(?<=\p{Script=Thai})[0o]|[0o](?=\p{Script=Thai})/gu, 'อ'],
  [/ไ/g, 'ใ'],
  [/ฝ/g, 'ฟ'],
  [/ผ/g, 'พ'],
  [/ณ/g, 'น'],
  [/[ศษซ]/g, 'ส'],
]

/** Names are judged by them; made once for the same settings. */
export interface NameRules extends Rules {
  reserved: readonly Folded[]
  whole: ReadonlySet<string>
  invitations: readonly Folded[]
  /** Names are few, and shown again and again. */
  judged: Map<string, NameFault | null>
}

const mostJudged = 5000

/** A word as it is found whatever letters and signs it is written with. */
interface Folded {
  plain: string
  rough: string
}

/** @param brand What the brand is called, in every language. */
export function makeNameRules(brand: readonly string[], lists: Rules): NameRules {
  const foldAll = (words: readonly string[]) =>
    words.map(foldName).filter(({ plain }) => plain !== '')
  return {
    ...lists,
    reserved: foldAll([...offices, ...brand]),
    whole: new Set(foldAll(wholeOffices).map(({ plain }) => plain)),
    invitations: foldAll(invitations),
    judged: new Map(),
  }
}

/** Why a name is not shown to others; null: it is. `seen` is what they would read, `typed` all that it is made of. */
export function faultOfName(seen: string, rules: NameRules, typed = seen): NameFault | null {
  const key = JSON.stringify([seen, typed])
  const known = rules.judged.get(key)
  if (known !== undefined) return known
  if (rules.judged.size >= mostJudged) rules.judged.clear()
  const fault = judge(seen, typed, rules)
  rules.judged.set(key, fault)
  return fault
}

function judge(seen: string, typed: string, rules: NameRules): NameFault | null {
  const name = foldName(seen.replace(realNames, ''))
  const whole = foldName(typed.replace(realNames, ''))
  // Of a name that goes on unseen, what begins it: `Brad Minter` is no admin.
  const isReserved = rules.reserved.some(
    (word) => stands(word, name) || whole.plain.startsWith(word.plain),
  )
  if (isReserved || rules.whole.has(name.plain)) return 'reserved'
  const texts = [seen, seen.replace(/[ ._-]+/g, '')]
  if (texts.some((text) => isListed(text, rules))) return 'listed'
  const invites = rules.invitations.some((word) => stands(word, name)) || account.test(seen)
  if (invites || texts.some((text) => needsLook({ text, images: 0 }) !== null)) return 'contact'
  return nameForm.test(seen) && !sameMarkTwice.test(seen) ? null : 'letters'
}

function stands(word: Folded, name: Folded): boolean {
  return name.plain.includes(word.plain) || name.rough.includes(word.rough)
}

function foldName(text: string): Folded {
  const read = foldWriting(text)
  return { plain: bareLetters(read), rough: bareLetters(roughLetters(drawnLetters(read))) }
}

function bareLetters(text: string): string {
  const bare = foldText(text).replace(tones, '').replace(between, '')
  return lookAlikes.reduce((name, [form, letter]) => name.replace(form, letter), bare)
}
