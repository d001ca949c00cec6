import type { CollectionConfig } from 'payload'
import { recordsWithoutDrafts } from '../../core/publishing/publishing.ts'
import { canonicalField } from '../../platform/fields/contact-fields.ts'
import { normalized } from '../../platform/fields/normalized.ts'
import { optionalLongText, optionalText, plainText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'
import { findNearest, findPage, sayNearest } from '../../core/page-info/existing-page.ts'
import { required } from '../../platform/fields/contact-rules.ts'
import type { TextRule } from '../../platform/fields/text-rule.ts'

const isPath = (text: string) => text.length <= 200 && /^[a-z0-9-]+(\/[a-z0-9-]+)*$/i.test(text)

const requirePath = required({
  passes: isPath,
  th: 'เขียน home สำหรับหน้าแรก หรือที่อยู่ของหน้า เช่น news หรือ branch',
  en: 'Write home for the home page, or the address of a page such as news or branch.',
})

/**
 * 'home', or the Thai path of a page without its slash, spelled as the page spells it. The website finds the record by it.
 */
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

/** Editors paste visible addresses: '/' is the home page, '/news' and '/en/news' are news. */
export function readPagePath(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined
  const path = typed
    .trim()
    .replaceAll(/^\/+|\/+$/g, '')
    .replace(/^en(?:\/+|$)/, '')
  return path === '' && typed.trim() !== '' ? 'home' : path
}

export const seo: CollectionConfig<'seo'> = {
  slug: 'seo',
  labels: oneAndMany('ข้อมูลสำหรับเครื่องมือค้นหา', 'Search engine record', 'Search engines'),
  admin: {
    group: groups.site,
    useAsTitle: 'page',
    defaultColumns: ['page', 'metaTitle', 'metaDescription', 'updatedAt'],
    description: label(
      'ชื่อหน้าและคำอธิบายที่กูเกิลและการแชร์จะเห็น หนึ่งรายการต่อหนึ่งหน้า ช่องที่เว้นว่างใช้ของหน้านั้นเอง',
      'The title and description that search engines and shared links show, one record a page. What is empty stays as the page has it.',
    ),
  },
  defaultSort: 'page',
  ...recordsWithoutDrafts({ tag: 'seo' }),
  fields: [
    {
      ...plainText('page', label('หน้า', 'Page'), 200, {
        placeholder: 'news',
        description: label(
          'home คือหน้าแรก branch คือหน้าสาขา news คือหน้าข่าว หน้าอื่นเขียนตามที่อยู่หลังชื่อเว็บ เช่น branch/nimman-soi-9',
          'home, branch and news are the main pages; any other by its address, for example branch/nimman-soi-9.',
        ),
      }),
      required: true,
      unique: true,
      index: true,
      ...normalized(readPagePath, requirePage),
    },
    optionalText('metaTitle', label('ชื่อหน้า', 'Title'), 120),
    optionalLongText('metaDescription', label('คำอธิบาย', 'Description'), 300),
    optionalText('metaKeywords', label('คำค้น คั่นด้วยจุลภาค', 'Keywords, with commas'), 300),
    optionalText('altTag', label('คำบรรยายภาพแชร์', 'Description of the shared picture'), 300),
    canonicalField,
  ],
}
