import type { NumberFieldSingleValidation } from 'payload'
import { optionalHttpsUrl } from '../../platform/fields/contact-rules.ts'
import { say } from '../../platform/languages/say.ts'
import type { TextRule } from '../../platform/fields/text-rule.ts'

const earliest = 1900
const latest = 2200
/** Difference between a Buddhist and a Christian year. */
const eras = 543

export const requireHttpsUrl: TextRule = (value, field) =>
  value ? optionalHttpsUrl(value, field) : say(field.req, 'กรุณาใส่ลิงก์', 'Please fill in the link.')

/** A whole year of the Christian era. For a Buddhist year the error names the Christian one. */
export const requireYear: NumberFieldSingleValidation = (value, { req }) => {
  if (isYear(value)) return true
  if (typeof value === 'number' && isYear(value - eras))
    return say(
      req,
      `${value} เป็นปี พ.ศ. กรุณากรอกเป็น ค.ศ. คือ ${value - eras} หน้าเว็บภาษาไทยจะแสดงเป็น พ.ศ. ให้เอง`,
      `${value} is a year of the Buddhist era. Write ${value - eras}: Thai pages show ${value} by themselves.`,
    )
  return say(
    req,
    `กรุณากรอกปี ค.ศ. เป็นจำนวนเต็ม เช่น 2026 (${earliest} ถึง ${latest})`,
    `Please fill in a whole year such as 2026 (${earliest} to ${latest}).`,
  )
}

function isYear(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= earliest && Number(value) <= latest
}
