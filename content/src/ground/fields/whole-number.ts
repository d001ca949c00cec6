import type { PayloadRequest } from 'payload'
import { say } from '../languages/say.ts'

interface Bounds {
  req: PayloadRequest
  required?: boolean
  min?: number
  max?: number
}

/** A number without a fraction, within the field's bounds. */
export function wholeNumber(
  value: number | null | undefined,
  { req, required = false, min = -2_147_483_648, max = 2_147_483_647 }: Bounds,
): string | true {
  if (value === null || value === undefined)
    return !required || say(req, 'กรุณากรอกตัวเลข', 'Please fill in a number.')
  if (Number.isInteger(value) && value >= min && value <= max) return true
  return say(
    req,
    `กรุณากรอกจำนวนเต็มตั้งแต่ ${min} ถึง ${max}`,
    `Please fill in a whole number from ${min} to ${max}.`,
  )
}
