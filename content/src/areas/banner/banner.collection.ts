import type { CollectionConfig } from 'payload'
import { bannerPlaces, type BannerPlace } from '@washhouse/contract/banner/banner.contract'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { optionalLink } from '../../ground/fields/contact-rules.ts'
import { groups, label, type Label } from '../../ground/languages/labels.ts'

const placeLabels: Record<BannerPlace, Label> = {
  main: label('ภาพสไลด์หน้าแรก', 'Carousel of the home page'),
  banner_2: label('แบนเนอร์ 2', 'Banner 2'),
  banner_3: label('แบนเนอร์ 3', 'Banner 3'),
  banner_4: label('แบนเนอร์ 4', 'Banner 4'),
  investor_ads: label('หน้านักลงทุน', 'Investor page'),
}

export const banners: CollectionConfig<'banners'> = {
  slug: 'banners',
  labels: { singular: label('แบนเนอร์', 'Banner'), plural: label('แบนเนอร์', 'Banners') },
  admin: {
    group: groups.home,
    useAsTitle: 'text',
    defaultColumns: ['text', 'place', 'isActive', 'sort', '_status', 'updatedAt'],
    description: label(
      'ขึ้นเว็บเมื่อเผยแพร่ เปิดใช้งาน และมีรูปครบทั้งสามอย่าง',
      'A banner shows once it is published, switched on and has a picture.',
    ),
  },
  defaultSort: ['place', 'sort'],
  versions: { drafts: true, maxPerDoc: 10 },
  access: {
    read: readPublished,
    readVersions: isStaff,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
  },
  hooks: trackChanges({ tag: 'banner' }),
  indexes: [{ fields: ['_status', 'place', 'sort'] }],
  fields: [
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: label('รูป', 'Picture'),
      filterOptions: { mimeType: { contains: 'image' }, isPrivate: { not_equals: true } },
      admin: {
        description: label(
          'รูปแนวนอน ด้านซ้ายโล่งพอสำหรับข้อความ ถ้ายังไม่มีรูป แบนเนอร์จะไม่ขึ้นเว็บ',
          'Wide, its left side calm enough for words. Without a picture the banner is not shown.',
        ),
      },
    },
    {
      name: 'text',
      type: 'text',
      label: label('ข้อความบนรูป', 'Words on the picture'),
      localized: true,
      maxLength: 120,
    },
    {
      name: 'link',
      type: 'text',
      label: label('ลิงก์เมื่อกด', 'Where it leads'),
      validate: optionalLink,
      admin: {
        placeholder: '/news/songkran-free-dry',
        description: label(
          'หน้าในเว็บ เช่น /branch ลิงก์เต็ม https://… หรือคำว่า line, phone เพื่อใช้ช่องทางติดต่อของแบรนด์',
          'A page such as /branch, a full https:// link, or the word line or phone for the brand’s own contact.',
        ),
      },
    },
    {
      name: 'seeThrough',
      type: 'checkbox',
      label: label('ไม่ต้องมีม่านบังรูป', 'No veil over the picture'),
      defaultValue: false,
      required: true,
      admin: {
        description: label(
          'ปกติมีม่านสีเข้มบาง ๆ ให้อ่านข้อความง่าย เลือกข้อนี้เมื่อรูปเข้มพออยู่แล้ว',
          'A thin dark veil helps reading; choose this where the picture is dark enough by itself.',
        ),
      },
    },
    {
      name: 'place',
      type: 'select',
      label: label('ตำแหน่ง', 'Place'),
      options: bannerPlaces.map((value) => ({ value, label: placeLabels[value] })),
      defaultValue: 'main',
      required: true,
      admin: {
        position: 'sidebar',
        description: label(
          'แบนเนอร์ 2 ถึง 4 อยู่ตรงไหนของหน้าแรก จัดได้ที่เมนู “หน้าแรก”',
          'Where banners 2 to 4 stand is decided under “Home page”.',
        ),
      },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      label: label('เปิดใช้งาน', 'Switched on'),
      defaultValue: true,
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'sort',
      type: 'number',
      label: label('ลำดับ', 'Order'),
      admin: {
        position: 'sidebar',
        step: 1,
        description: label('เลขน้อยแสดงก่อน', 'Lower numbers come first.'),
      },
    },
  ],
}
