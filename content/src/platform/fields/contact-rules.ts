import { isEmail, spellEmail } from '@washhouse/contract/person/email'
import { parsePhone, type PhoneFault } from '@washhouse/contract/person/phone'
import { label, type Label } from '../languages/labels.ts'
import { say } from '../languages/say.ts'
import {
  faultOfFullLink,
  isFacebookLink,
  isLineId,
  isLink,
  isMapLink,
  readLineId,
  readLink,
} from './link-rule.ts'
import type { ReadValue } from './normalized.ts'
import type { TextRule } from './text-rule.ts'

interface Rule {
  passes: (text: string) => boolean
  th: string
  en: string
}

export function optional({ passes, th, en }: Rule): TextRule {
  return (value, { req }) => !value || passes(value) || say(req, th, en)
}

export function required({ passes, th, en }: Rule): TextRule {
  return (value, { req }) => passes(value ?? '') || say(req, th, en)
}

const phoneFaults: Record<PhoneFault, Label> = {
  required: label('กรุณากรอกเบอร์โทร', 'Please fill in the number.'),
  digits: label(
    'เขียนเป็นตัวเลข เช่น 081-234-5678 หรือ 02-123-4567 ต่อ 12',
    'Write it in figures, for example 081-234-5678 or 02-123-4567 ext. 12.',
  ),
  length: label('เบอร์โทรนี้ไม่ครบหรือเกิน', 'This number has too few digits, or too many.'),
  number: label(
    'ไม่มีเบอร์โทรแบบนี้ เบอร์ต่างประเทศขึ้นต้นด้วย + และรหัสประเทศ',
    'There is no such number. One from abroad begins with + and the country code.',
  ),
}

const phoneRule =
  (options: Parameters<typeof parsePhone>[1]): TextRule =>
  (value, { req }) => {
    const read = value ? parsePhone(value, options) : null
    if (read === null || 'phone' in read) return true
    const { th, en } = phoneFaults[read.fault]
    return say(req, th, en)
  }

/** The brand's: also accepts a hotline such as 1175. */
export const optionalPhone = phoneRule({ takesHotline: true })
/** A member's. */
export const optionalOwnPhone = phoneRule({})

export const optionalHttpsUrl: TextRule = (value, { req }) => {
  const fault = value ? faultOfFullLink(readLink(value)) : undefined
  return fault === undefined || say(req, fault.th, fault.en)
}

const leadingTo =
  ({ passes, th, en }: Rule): TextRule =>
  (value, field) => {
    const fault = optionalHttpsUrl(value, field)
    if (fault !== true || !value) return fault
    return passes(readLink(value)) || say(field.req, th, en)
  }

export const optionalMapLink = leadingTo({
  passes: isMapLink,
  th: 'ต้องเป็นลิงก์แผนที่ เช่น https://maps.app.goo.gl/… จากปุ่มแชร์ของ Google Maps',
  en: 'Must be a map link, for example https://maps.app.goo.gl/… from the share button of Google Maps.',
})

export const optionalFacebookLink = leadingTo({
  passes: isFacebookLink,
  th: 'ต้องเป็นลิงก์ของ Facebook เช่น https://www.facebook.com/…',
  en: 'Must be a link of Facebook, for example https://www.facebook.com/….',
})

export const optionalLink = optional({
  passes: (text) => isLink(readLink(text)),
  th: 'เขียนเป็นหน้าในเว็บ เช่น /news หรือลิงก์เต็มที่ขึ้นต้นด้วย https:// (ไม่เกิน 2,000 ตัวอักษร ไม่มีช่องว่าง) หรือคำว่า line หรือ phone',
  en: 'Write a page such as /news, a full link that begins with https:// (at most 2,000 characters, no spaces), or the word line or phone.',
})

export const requireLink: TextRule = (value, field) =>
  value ? optionalLink(value, field) : say(field.req, 'กรุณาใส่ลิงก์', 'Please fill in where it leads.')

export const optionalLineId = optional({
  passes: (text) => isLineId(readLineId(text)),
  th: 'เขียนไลน์ไอดี เช่น @example หรือวางลิงก์ https://lin.ee/… จาก LINE',
  en: 'Write the LINE id, for example @example, or paste the link https://lin.ee/… that LINE gives.',
})

const email: Rule = {
  passes: (text) => isEmail(spellEmail(text)),
  th: 'รูปแบบอีเมลไม่ถูกต้อง',
  en: 'This is not an email address.',
}
export const optionalEmail = optional(email)
export const requiredEmail = required(email)

/** For stored personal names; forms require at least one letter. */
export const validateName = required({
  passes: (text) => /\p{L}/u.test(text),
  th: 'ไม่มีตัวอักษรในชื่อ',
  en: 'There is no letter in this name.',
})

/** Normalizes pasted text; null if nothing is left. */
const reading =
  (read: (pasted: string) => string): ReadValue =>
  (value) => {
    if (typeof value !== 'string' || value === '') return undefined
    return read(value) || null
  }

export const storedLink = reading(readLink)
export const storedLineId = reading(readLineId)
export const storedEmail = reading(spellEmail)
export const storedPhone = reading((typed) => {
  const read = parsePhone(typed, { takesHotline: true })
  return 'phone' in read ? read.phone : typed
})
