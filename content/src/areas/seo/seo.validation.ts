import { findNearest, findPage, sayNearest } from '../../engines/page-info/existing-page.ts'
import { required } from '../../ground/fields/contact-rules.ts'
import type { TextRule } from '../../ground/fields/text-rule.ts'

const isPath = (text: string) => text.length <= 200 && /^[a-z0-9-]+(\/[a-z0-9-]+)*$/i.test(text)

const requirePath = required({
  passes: isPath,
  th: 'เขียน home สำหรับหน้าแรก หรือที่อยู่ของหน้า เช่น news หรือ branch',
  en: 'Write home for the home page, or the address of a page such as news or branch.',
})

/** 'home', or the Thai path of a page without its slash, in the page's own spelling: by that the website finds the record. */
export async function requirePage(
  value: string | null | undefined,
  field: Parameters<TextRule>[1],
): Promise<string | true> {
  const fault = requirePath(value, field)
  if (fault !== true || !value) return fault
  const path = value === 'home' ? '/' : `/${value}`
  const page = await findPage(field.req, path)
  if (page === path) return true
  const isOffered = (each: string) => isPath(pageNameOf(each))
  const nearest = page === undefined ? await findNearest(field.req, path, isOffered) : [page]
  return sayNearest(field.req, value, nearest.map(pageNameOf))
}

const pageNameOf = (path: string) => path.slice(1) || 'home'

/** Editors paste addresses as they see them: '/' is the home page, '/news' is news, and '/en/news' is, too. */
export function readPagePath(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined
  const path = typed
    .trim()
    .replaceAll(/^\/+|\/+$/g, '')
    .replace(/^en(?:\/+|$)/, '')
  return path === '' && typed.trim() !== '' ? 'home' : path
}
