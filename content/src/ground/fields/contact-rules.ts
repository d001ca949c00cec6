import { z } from 'zod'
import { isFullLink, isLink } from './link-rule.ts'
import { say } from '../languages/say.ts'
import type { TextRule } from './text-rule.ts'

interface Rule {
  passes: (text: string) => boolean
  th: string
  en: string
}

/** A text that may be missing, and follows the rule when it is there. */
export function optional({ passes, th, en }: Rule): TextRule {
  return (value, { req }) => !value || passes(value) || say(req, th, en)
}

/** A text that follows the rule, and so must be there. */
export function required({ passes, th, en }: Rule): TextRule {
  return (value, { req }) => passes(value ?? '') || say(req, th, en)
}

export const optionalPhone = optional({
  passes: (text) => /^\+[1-9]\d{6,14}$/.test(text),
  th: 'เขียนแบบสากล ขึ้นต้นด้วย + และรหัสประเทศ เช่น +66812345678',
  en: 'Write it internationally: + and the country code first, for example +66812345678.',
})

export const optionalHttpsUrl = optional({
  passes: isFullLink,
  th: 'ต้องเป็นลิงก์เต็มที่ขึ้นต้นด้วย https:// ไม่มีช่องว่างหรือการขึ้นบรรทัดใหม่',
  en: 'Must be a full link that begins with https://, without spaces or line breaks.',
})

export const optionalLink = optional({
  passes: isLink,
  th: 'เขียนเป็นหน้าในเว็บ เช่น /news ลิงก์เต็มที่ขึ้นต้นด้วย https:// หรือคำว่า line หรือ phone',
  en: 'A page such as /news, a full link that begins with https://, or the word line or phone.',
})

export const requireLink: TextRule = (value, field) =>
  value ? optionalLink(value, field) : say(field.req, 'กรุณาใส่ลิงก์', 'Please fill in where it leads.')

export const optionalLineId = optional({
  passes: (text) => /^@?[a-z0-9._-]{2,30}$/.test(text),
  th: 'เขียนไลน์ไอดี เช่น @example',
  en: 'Write the LINE id, for example @example.',
})

export const optionalEmail = optional({
  passes: (text) => z.email().safeParse(text).success,
  th: 'รูปแบบอีเมลไม่ถูกต้อง',
  en: 'This is not an e-mail address.',
})
