import { foldThaiDigits, foldWidth } from '@washhouse/contract/text/thai-digits'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { CollectionBeforeOperationHook, Where } from 'payload'

/** Numbers are stored in E.164 and names in two fields, but Payload searches each field as stored. */
export const findAsMeant: CollectionBeforeOperationHook = ({ args }) =>
  'where' in args && args.where ? { ...args, where: searchAsMeant(args.where) } : args

/** Makes a search match first and last name together, and phone numbers as typed. */
export function searchAsMeant(where: Where): Where {
  const [first, ...others] = Object.entries(where)
  if (first && others.length === 0) {
    const [field, condition] = first
    const text = likeOf(condition)
    if (text !== undefined && field === 'phone') return { phone: { like: digitsOf(text) } }
    if (text !== undefined && field === 'firstName') return nameHas(text)
  }
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map((each) => searchAsMeant(each)) : value,
    ]),
  )
}

function likeOf(condition: unknown): string | undefined {
  const like = isPlainObject(condition) ? condition['like'] : undefined
  return typeof like === 'string' ? like : undefined
}

/** The stored digits of a Thai number in any spelling. Other text is returned unchanged. */
function digitsOf(text: string): string {
  const digits = foldThaiDigits(foldWidth(text)).replace(/[\s().-]/g, '')
  return /^\+?\d{3,}$/.test(digits)
    ? digits.replace(/^(?:(?:\+|00)66|66(?=\d{8,9}$))?0?/, '')
    : text
}

function nameHas(text: string): Where {
  const words = text.trim().split(/\s+/)
  const either = (like: string): Where[] => [{ firstName: { like } }, { lastName: { like } }]
  return { and: words.map((word) => ({ or: either(word) })) }
}
