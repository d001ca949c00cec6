import type { FieldHook } from 'payload'
import { required } from '../../ground/fields/contact-rules.ts'

/** 'home', or the Thai path of a page without its slash. */
export const requirePage = required({
  passes: (text) => text.length <= 200 && /^[a-z0-9-]+(\/[a-z0-9-]+)*$/i.test(text),
  th: 'เขียน home สำหรับหน้าแรก หรือที่อยู่ของหน้า เช่น news หรือ branch',
  en: 'Write home for the home page, or the address of a page such as news or branch.',
})

/** Editors paste addresses as they see them: '/' is the home page, '/news' is news. */
export const readPagePath: FieldHook = ({ value }) => {
  if (typeof value !== 'string') return value
  const path = value.trim().replaceAll(/^\/+|\/+$/g, '')
  return path === '' && value.trim() !== '' ? 'home' : path
}
