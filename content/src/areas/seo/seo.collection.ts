import type { CollectionConfig } from 'payload'
import { anyone, isEditor } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { optionalHttpsUrl } from '../../ground/fields/contact-rules.ts'
import { groups, label, type Label } from '../../ground/languages/labels.ts'
import { readPagePath, requirePage } from './seo.validation.ts'

export const seo: CollectionConfig<'seo'> = {
  slug: 'seo',
  labels: {
    singular: label('ข้อมูลสำหรับเครื่องมือค้นหา', 'Search engine record'),
    plural: label('ข้อมูลสำหรับเครื่องมือค้นหา', 'Search engines'),
  },
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
  access: { read: anyone, create: isEditor, update: isEditor, delete: isEditor },
  hooks: trackChanges({ tag: 'seo' }),
  fields: [
    {
      name: 'page',
      type: 'text',
      label: label('หน้า', 'Page'),
      required: true,
      unique: true,
      index: true,
      validate: requirePage,
      hooks: { beforeValidate: [readPagePath] },
      admin: {
        placeholder: 'news',
        description: label(
          'home คือหน้าแรก branch คือหน้าสาขา news คือหน้าข่าว หน้าอื่นเขียนตามที่อยู่หลังชื่อเว็บ เช่น branch/nimman-soi-9',
          'home, branch and news are the main pages; any other by its address, for example branch/nimman-soi-9.',
        ),
      },
    },
    { ...metaText('metaTitle', label('ชื่อหน้า', 'Title'), 120), type: 'text' },
    { ...metaText('metaDescription', label('คำอธิบาย', 'Description'), 300), type: 'textarea' },
    {
      ...metaText('metaKeywords', label('คำค้น คั่นด้วยจุลภาค', 'Keywords, with commas'), 300),
      type: 'text',
    },
    {
      ...metaText('altTag', label('คำบรรยายภาพแชร์', 'Description of the shared picture'), 300),
      type: 'text',
    },
    {
      name: 'canonicalTag',
      type: 'text',
      label: label('ลิงก์ต้นฉบับ', 'Canonical address'),
      validate: optionalHttpsUrl,
      admin: {
        description: label(
          'กรอกเฉพาะเมื่อเนื้อหานี้มีต้นฉบับอยู่ที่อื่น',
          'Only when the original of this text is elsewhere.',
        ),
      },
    },
  ],
}

function metaText(name: string, text: Label, maxLength: number) {
  return { name, label: text, localized: true, maxLength } as const
}
