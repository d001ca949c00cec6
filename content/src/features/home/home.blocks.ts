import type { HomeIcon, HomeSection } from '@washhouse/contract/home/home.contract'
import type { Block, Field } from 'payload'
import { relationField, requiredChoice } from '../../platform/fields/choice-fields.ts'
import { linkField } from '../../platform/fields/contact-fields.ts'
import { optionalLongText, optionalText, requiredText } from '../../platform/fields/text-fields.ts'
import { label, oneAndMany, type Label } from '../../platform/languages/labels.ts'

type Kind = HomeSection['kind']

const iconLabels: Record<HomeIcon, Label> = {
  clock: label('นาฬิกา', 'Clock'),
  shield: label('โล่', 'Shield'),
  wallet: label('กระเป๋าเงิน', 'Wallet'),
  phone: label('โทรศัพท์', 'Phone'),
  leaf: label('ใบไม้', 'Leaf'),
  sparkle: label('ประกาย', 'Sparkle'),
  basket: label('ตะกร้าผ้า', 'Laundry basket'),
  'coin-exchange': label('เครื่องแลกเหรียญ', 'Coin changer'),
  washer: label('เครื่องซักผ้า', 'Washer'),
  sun: label('ดวงอาทิตย์', 'Sun'),
  store: label('ร้าน', 'Shop'),
  users: label('ผู้คน', 'People'),
}

export const sectionLabels: Record<Kind, Label> = {
  banners: label('ภาพสไลด์', 'Carousel'),
  banner_2: label('แบนเนอร์ 2', 'Banner 2'),
  banner_3: label('แบนเนอร์ 3', 'Banner 3'),
  banner_4: label('แบนเนอร์ 4', 'Banner 4'),
  promises: label('จุดเด่นของเรา', 'Promises'),
  steps: label('ขั้นตอนใช้งาน', 'How it works'),
  figures: label('ตัวเลขของแบรนด์', 'Figures'),
  news: label('ข่าวล่าสุด', 'Newest news'),
  promotions: label('โปรโมชั่น', 'Promotions'),
  events: label('กิจกรรมพิเศษ', 'Special events'),
  reviews: label('เสียงจากลูกค้า', 'Customer reviews'),
  franchise: label('ชวนเปิดแฟรนไชส์', 'Franchise'),
}

/** Payload takes a number behind an underscore for its own counter and loses such rows. */
export const placeSlugs = { banner_2: 'banner2', banner_3: 'banner3', banner_4: 'banner4' } as const
const storedAs: Partial<Record<Kind, string>> = placeSlugs

/** The contract's name of a section by its stored slug. */
export const kindBySlug = new Map<string, string>(
  Object.entries(placeSlugs).map(([kind, slug]) => [slug, kind]),
)

const heading: Field[] = [
  requiredText('title', label('หัวข้อ', 'Title'), 120),
  optionalLongText('lead', label('ข้อความใต้หัวข้อ', 'Text under the title'), 300),
]

const items: Field = {
  name: 'items',
  type: 'array',
  label: label('รายการ', 'Items'),
  labels: oneAndMany('รายการ', 'Item', 'Items'),
  minRows: 1,
  maxRows: 8,
  required: true,
  fields: [
    requiredChoice('icon', label('ไอคอน', 'Pictogram'), iconLabels),
    requiredText('title', label('หัวข้อ', 'Title'), 80),
    optionalLongText('text', label('ข้อความ', 'Text'), 300),
  ],
}

const promotionCategory: Field = relationField(
  'category',
  label('หมวดข่าวที่นำมาแสดง', 'News category to show'),
  'news-categories',
)

const button: Field = {
  name: 'button',
  type: 'group',
  label: label('ปุ่ม', 'Button'),
  admin: {
    description: label('ปุ่มจะขึ้นเมื่อกรอกครบทั้งสองช่อง', 'The button shows once both are filled in.'),
  },
  fields: [
    optionalText('label', label('ข้อความบนปุ่ม', 'Words on the button'), 60),
    linkField('link', label('ลิงก์', 'Where it leads'), { placeholder: 'line' }),
  ],
}

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
