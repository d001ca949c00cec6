import type { FieldHook } from 'payload'
import { say } from '../../ground/languages/say.ts'
import type { TextRule } from '../../ground/fields/text-rule.ts'

/** 'home', or the Thai path of a page without its slash. */
export const requirePage: TextRule = (value, { req }) =>
  (value && value.length <= 200 && /^[a-z0-9-]+(\/[a-z0-9-]+)*$/i.test(value)) ||
  say(
    req,
    'เขียน home สำหรับหน้าแรก หรือที่อยู่ของหน้า เช่น news หรือ branch',
    'Write home for the home page, or the address of a page such as news or branch.',
  )

/** Editors paste addresses as they see them: '/' is the home page, '/news' is news. */
export const readPagePath: FieldHook = ({ value }) => {
  if (typeof value !== 'string') return value
  const path = value.trim().replaceAll(/^\/+|\/+$/g, '')
  return path === '' && value.trim() !== '' ? 'home' : path
}
