import type { CollectionConfig } from 'payload'
import type { BannerPlace } from '@washhouse/contract/banner/banner.contract'
import { recordsWithDrafts } from '../../core/publishing/publishing.ts'
import { requiredChoice, switchField } from '../../platform/fields/choice-fields.ts'
import { endField } from '../../platform/fields/end-field.ts'
import { linkField } from '../../platform/fields/contact-fields.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { sortField } from '../../platform/fields/number-fields.ts'
import { optionalText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany, type Label } from '../../platform/languages/labels.ts'

const placeLabels: Record<BannerPlace, Label> = {
  main: label('ภาพสไลด์หน้าแรก', 'Carousel of the home page'),
  banner_2: label('แบนเนอร์ 2', 'Banner 2'),
  banner_3: label('แบนเนอร์ 3', 'Banner 3'),
  banner_4: label('แบนเนอร์ 4', 'Banner 4'),
  investor_ads: label('หน้านักลงทุน', 'Investor page'),
}

export const banners: CollectionConfig<'banners'> = {
  slug: 'banners',
  labels: oneAndMany('แบนเนอร์', 'Banner', 'Banners'),
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
  ...recordsWithDrafts({ tag: 'banner', versions: 10 }),
  indexes: [{ fields: ['_status', 'place', 'sort'] }],
  fields: [
    publicPicture('image', label('รูป', 'Picture'), {
      description: label(
        'รูปแนวนอน ครึ่งซ้ายโล่งไว้วางข้อความ ส่วนสำคัญให้อยู่ระหว่าง 52–88% ของความกว้าง มือถือจะตัดขอบสองข้างออก ถ้ายังไม่มีรูป แบนเนอร์จะไม่ขึ้นเว็บ',
        'Wide, its left half calm enough for words. What matters stands between 52 and 88 % of the width: phones cut off both sides. Without a picture the banner is not shown.',
      ),
    }),
    optionalText('text', label('ข้อความบนรูป', 'Words on the picture'), 120),
    linkField('link', label('ลิงก์เมื่อกด', 'Where it leads'), {
      placeholder: '/news/songkran-free-dry',
      description: label(
        'หน้าในเว็บ เช่น /branch ลิงก์เต็ม https://… หรือคำว่า line, phone เพื่อใช้ช่องทางติดต่อของแบรนด์',
        'A page such as /branch, a full https:// link, or the word line or phone for the brand’s own contact.',
      ),
    }),
    optionalText('button', label('คำบนปุ่ม', 'Words of the button'), 30, {
      description: label(
        'ขึ้นเป็นปุ่มเมื่อแบนเนอร์มีลิงก์ ถ้าไม่กรอก ปุ่มจะเขียนว่า “ดูรายละเอียด”',
        'A banner with a link shows a button. Left empty, it says “See details”.',
      ),
    }),
    switchField('seeThrough', label('ไม่ต้องมีม่านบังรูป', 'No veil over the picture'), false, {
      description: label(
        'ปกติมีม่านสีเข้มบาง ๆ ให้อ่านข้อความง่าย เลือกข้อนี้เมื่อรูปเข้มพออยู่แล้ว',
        'A thin dark veil helps reading; choose this where the picture is dark enough by itself.',
      ),
    }),
    {
      ...requiredChoice('place', label('ตำแหน่ง', 'Place'), placeLabels, {
        position: 'sidebar',
        description: label(
          'แบนเนอร์ 2 ถึง 4 อยู่ตรงไหนของหน้าแรก จัดได้ที่เมนู “หน้าแรก”',
          'Where banners 2 to 4 stand is decided under “Home page”.',
        ),
      }),
      defaultValue: 'main',
    },
    switchField('isActive', label('เปิดใช้งาน', 'Switched on'), true, { position: 'sidebar' }),
    endField(),
    sortField(),
  ],
}
