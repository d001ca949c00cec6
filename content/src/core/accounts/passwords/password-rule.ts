import type { BasePayload } from 'payload'
import { label, type Label } from '../../../platform/languages/labels.ts'
import { roughCharacters, asLatinKeys } from './spellings.ts'
import { findWeakness, type Weakness } from './password-strength.ts'

/** Bounds the work for one password; nobody remembers longer ones. */
export const mostCharacters = 256

function backwards(text: string): string {
  return Array.from(text).toReversed().join('')
}

export interface PasswordOwner {
  names: readonly string[]
  emails: readonly string[]
  brands: readonly string[]
}

/** Makes keyboards that compose characters differently equal: น้ำ has two encodings that look alike. */
export function normalPassword(text: string): string {
  return text.normalize('NFKC')
}

/** The validation error for a new password; undefined if it is valid. */
export async function findPasswordFault(
  given: string,
  leastCharacters: number,
  owner: PasswordOwner,
): Promise<Label | undefined> {
  const password = normalPassword(given)
  const { length } = Array.from(password)
  if (length < leastCharacters) return tooShort(leastCharacters)
  if (length > mostCharacters) return tooLong
  if (!password.isWellFormed() || /\p{Cc}/u.test(password)) return unreadable
  const own = [...owner.emails.flatMap(partsOfEmail), ...namesOf(owner.names)]
  const short = shortPartsOf(owner)
  if (containsAny(password, own) || standsIn(password, short)) return personal
  const brands = namesOf(owner.brands)
  if (containsAny(password, brands)) return branded
  const weakness = await findWeakness(password, [...own, ...short, ...brands])
  return weakness && tooEasy(...weaknessTexts[weakness])
}

function tooShort(least: number): Label {
  return label(`ใช้อย่างน้อย ${least} ตัวอักษร`, `Use at least ${least} characters.`)
}
const tooLong = label(
  `ใช้ไม่เกิน ${mostCharacters} ตัวอักษร`,
  `Use at most ${mostCharacters} characters.`,
)
const unreadable = label(
  'มีตัวอักษรที่ใช้ไม่ได้ พิมพ์ใหม่อีกครั้ง',
  'It contains characters that can’t be typed. Type it again.',
)
const personal = label(
  'ต้องไม่มีชื่อหรืออีเมลของบัญชีนี้อยู่ในรหัสผ่าน',
  'It must not contain the name or email of this account.',
)
const branded = label('ต้องไม่มีชื่อแบรนด์อยู่ในรหัสผ่าน', 'It must not contain the brand name.')

function tooEasy(whyThai: string, why: string): Label {
  return label(
    `เดาง่ายเกินไป: ${whyThai} ลองใช้คำหลายคำที่ไม่เกี่ยวกันต่อกัน`,
    `Too easy to guess: it is ${why}. Try a few unrelated words.`,
  )
}
const weaknessTexts = {
  repetition: ['เป็นตัวอักษรซ้ำหรือเรียงลำดับกัน', 'repeated or sequential letters or digits'],
  keys: ['เป็นปุ่มที่อยู่ติดกันบนแป้นพิมพ์', 'a row of keys on the keyboard'],
  number: ['เป็นตัวเลขล้วนหรือเบอร์โทร', 'a number, such as a phone number'],
  date: ['เป็นวันที่', 'a date'],
  word: ['เป็นคำหรือชื่อที่ใช้กันทั่วไป แม้จะเติมตัวเลข', 'a common word or name, even with digits'],
} satisfies Record<Weakness, [string, string]>

const shortestPart = 4
const shortestName = 3
// Four characters backwards are too often another word: flow, mood, star.
const shortestTurned = 5

/** Parts too short to search as substrings, because many words contain them. They count only as whole words. */
function shortPartsOf({ emails, names }: PasswordOwner): string[] {
  const parts = [
    ...emails.flatMap((email) => email.split('@')[0]?.split(/[._+-]+/u) ?? []),
    ...names.flatMap((name) => name.split(/\s+/u)),
  ]
  return longEnough(parts.map(fold), shortestName).filter(
    (part) => Array.from(part).length < shortestPart,
  )
}

function standsIn(password: string, parts: readonly string[]): boolean {
  const words = password.split(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}\p{M}]+/u).map(fold)
  return parts.some((part) => words.includes(part))
}

function namesOf(names: readonly string[]): string[] {
  return names.flatMap((name) => [
    ...longEnough([fold(name)], shortestName),
    ...longEnough(name.split(/\s+/u).map(fold), shortestPart),
    ...longEnough(withInitials(name.split(/\s+/u).map(fold)), shortestPart),
  ])
}

/** 'kaij' and 'jkai' of Kai Jaidee. */
function withInitials([first = '', ...others]: readonly string[]): string[] {
  const [initial = ''] = others.at(-1) ?? ''
  return initial === '' ? [] : [first + initial, initial + first]
}

function partsOfEmail(email: string): string[] {
  const [local = '', domain = ''] = email.split('@')
  const [host = ''] = domain.split('.')
  return longEnough([local, ...local.split(/[._+-]+/u), host].map(fold), shortestPart)
}

function longEnough(parts: readonly string[], least: number): string[] {
  return parts.filter((part) => Array.from(part).length >= least)
}

/**
 * True if the password contains a part: also with look-alike characters, typed on the other keyboard layout, or backwards.
 */
function containsAny(password: string, parts: readonly string[]): boolean {
  const spellings = [fold, (text: string) => fold(roughCharacters(text)), keysOf]
  const turned = longEnough(parts, shortestTurned)
  return spellings.some((spell) => {
    const spelled = spell(password)
    return (
      parts.some((part) => spelled.includes(spell(part))) ||
      turned.some((part) => spelled.includes(backwards(spell(part))))
    )
  })
}

function keysOf(text: string): string {
  return asLatinKeys(text.toLowerCase()).toLowerCase()
}

/** Only lowercase letters and digits, so that case and punctuation cannot hide a word. */
function fold(text: string): string {
  return normalPassword(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

// Always forbidden, in addition to the brands of the shops.
const productName = 'Washhouse'

interface Owner {
  email?: unknown
  name?: unknown
  firstName?: unknown
  lastName?: unknown
}

/** The validation error for a new password of an account. Several records may describe its owner. */
export async function findOwnFault(
  payload: BasePayload,
  { leastCharacters }: { leastCharacters: number },
  password: string,
  ...described: Owner[]
): Promise<Label | undefined> {
  return await findPasswordFault(password, leastCharacters, {
    emails: texts(described.map(({ email }) => email)),
    names: texts(described.flatMap(({ name, firstName, lastName }) => [name, firstName, lastName])),
    brands: [productName, ...(await readBrands(payload))],
  })
}

async function readBrands(payload: BasePayload): Promise<string[]> {
  const { brandName } = await payload.findGlobal({ slug: 'settings', locale: 'all' })
  const names: unknown = brandName
  return typeof names === 'object' && names !== null ? texts(Object.values(names)) : []
}

function texts(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === 'string')
}
