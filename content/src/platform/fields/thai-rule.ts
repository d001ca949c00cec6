import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { ValidationError, type FieldHook } from 'payload'
import { say } from '../languages/say.ts'
import type { TextRule } from './text-rule.ts'

/** A localized text that is required in Thai; a missing English text falls back to Thai. */
export const requireThai: TextRule = (value, field) => {
  const { req } = field
  const text = tidyLine(value ?? '')
  if (text === '' && req.locale !== 'en')
    return say(req, 'กรุณากรอกข้อความภาษาไทย', 'Please fill in the Thai text.')
  return withinLength(text, field)
}

export const withinLength: TextRule = (value, { req, maxLength = Infinity }) =>
  (value?.length ?? 0) <= maxLength ||
  say(req, `ยาวได้ไม่เกิน ${maxLength} ตัวอักษร`, `At most ${maxLength} characters.`)

/** Refuses to publish a record from the English form while its Thai text is missing. */
export const refuseWithoutThai: FieldHook = ({ req, value, ...written }) => {
  const { collection, data, field, global, path, siblingDocWithLocales } = written
  const isDraft = data?._status === 'draft'
  if (isDraft || req.locale !== 'en') return value
  const texts: unknown = field.name === undefined ? undefined : siblingDocWithLocales?.[field.name]
  const hasThai = typeof texts === 'object' && texts !== null && 'th' in texts && Boolean(texts.th)
  if (hasThai) return value
  const message = say(
    req,
    'กรุณาเขียนข้อความภาษาไทยก่อน แล้วจึงเผยแพร่',
    'Write the Thai text first, then publish.',
  )
  throw new ValidationError({
    ...(collection ? { collection: collection.slug } : {}),
    ...(global ? { global: global.slug } : {}),
    errors: [{ message, path: path.join('.') }],
    req,
  })
}
