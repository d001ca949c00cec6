import { homeIcons, type HomeSection } from '@washhouse/contract/home/home.contract'
import type { Block, Field } from 'payload'
import { optionalLink } from '../../ground/fields/contact-rules.ts'
import { label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import { iconLabels, sectionLabels } from './home.labels.ts'

type Kind = HomeSection['kind']

/** Payload takes a number behind an underscore for a count of its own, and loses such rows. */
export const placeSlugs = { banner_2: 'banner2', banner_3: 'banner3', banner_4: 'banner4' } as const
const storedAs: Partial<Record<Kind, string>> = placeSlugs

/** The contract's name for a section, from the one it is stored by. */
export const kindBySlug = new Map<string, string>(
  Object.entries(placeSlugs).map(([kind, slug]) => [slug, kind]),
)

const heading: Field[] = [
  {
    name: 'title',
    type: 'text',
    label: label('หัวข้อ', 'Title'),
    localized: true,
    required: true,
    maxLength: 120,
    validate: thaiRequired,
    hooks: { beforeChange: [keepThai] },
  },
  {
    name: 'lead',
    type: 'textarea',
    label: label('ข้อความใต้หัวข้อ', 'Text under the title'),
    localized: true,
    maxLength: 300,
  },
]

const items: Field = {
  name: 'items',
  type: 'array',
  label: label('รายการ', 'Items'),
  labels: { singular: label('รายการ', 'Item'), plural: label('รายการ', 'Items') },
  minRows: 1,
  maxRows: 8,
  required: true,
  fields: [
    {
      name: 'icon',
      type: 'select',
      label: label('ไอคอน', 'Pictogram'),
      options: homeIcons.map((value) => ({ value, label: iconLabels[value] })),
      required: true,
    },
    {
      name: 'title',
      type: 'text',
      label: label('หัวข้อ', 'Title'),
      localized: true,
      required: true,
      maxLength: 80,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
    },
    {
      name: 'text',
      type: 'textarea',
      label: label('ข้อความ', 'Text'),
      localized: true,
      maxLength: 300,
    },
  ],
}

const promotionCategory: Field = {
  name: 'category',
  type: 'relationship',
  relationTo: 'news-categories',
  label: label('หมวดข่าวที่นำมาแสดง', 'News category to show'),
  admin: { allowCreate: false, allowEdit: false },
}

const button: Field = {
  name: 'button',
  type: 'group',
  label: label('ปุ่ม', 'Button'),
  admin: {
    description: label('ปุ่มจะขึ้นเมื่อกรอกครบทั้งสองช่อง', 'The button shows once both are filled in.'),
  },
  fields: [
    {
      name: 'label',
      type: 'text',
      label: label('ข้อความบนปุ่ม', 'Words on the button'),
      localized: true,
      maxLength: 60,
    },
    {
      name: 'link',
      type: 'text',
      label: label('ลิงก์', 'Where it leads'),
      validate: optionalLink,
      admin: { placeholder: 'line' },
    },
  ],
}

/** One block for each kind of section that the contract has. */
export const homeBlocks: Block[] = Object.values({
  banners: section('banners', []),
  banner_2: section('banner_2', []),
  banner_3: section('banner_3', []),
  banner_4: section('banner_4', []),
  promises: section('promises', [...heading, items]),
  steps: section('steps', [...heading, items, button]),
  figures: section('figures', heading),
  news: section('news', heading),
  promotions: section('promotions', [...heading, promotionCategory]),
  events: section('events', heading),
  reviews: section('reviews', heading),
  franchise: section('franchise', [...heading, button]),
} satisfies Record<Kind, Block>)

function section(kind: Kind, fields: Field[]): Block {
  return {
    slug: storedAs[kind] ?? kind,
    labels: { singular: sectionLabels[kind], plural: sectionLabels[kind] },
    fields,
  }
}
