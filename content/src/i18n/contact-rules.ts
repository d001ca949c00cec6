import { z } from 'zod'
import { say } from './say.ts'
import type { TextRule } from './text-rule.ts'

interface Rule {
  passes: (text: string) => boolean
  th: string
  en: string
}

/** A text that may be missing, and follows the rule when it is there. */
function optional({ passes, th, en }: Rule): TextRule {
  return (value, { req }) => !value || passes(value) || say(req, th, en)
}

export const optionalPhone = optional({
  passes: (text) => /^\+[1-9]\d{6,14}$/.test(text),
  th: 'เขียนแบบสากล ขึ้นต้นด้วย + และรหัสประเทศ เช่น +66812345678',
  en: 'Write it internationally: + and the country code first, for example +66812345678.',
})

export const optionalHttpsUrl = optional({
  passes: (text) => URL.parse(text)?.protocol === 'https:' && text.length <= 500,
  th: 'ต้องเป็นลิงก์เต็มที่ขึ้นต้นด้วย https://',
  en: 'Must be a full link that begins with https://.',
})

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
