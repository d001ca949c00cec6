import type { CollectionConfig } from 'payload'
import { recordsWithoutDrafts } from '../../engines/publishing/publishing.ts'
import { canonicalField } from '../../ground/fields/contact-fields.ts'
import { normalized } from '../../ground/fields/normalized.ts'
import { optionalLongText, optionalText, plainText } from '../../ground/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../ground/languages/labels.ts'
import { readPagePath, requirePage } from './seo.validation.ts'

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
