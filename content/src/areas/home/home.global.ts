import type { GlobalConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackGlobalChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import { homeBlocks } from './home.blocks.ts'
import { noSectionTwice } from './home.validation.ts'

/** Drafts, since putting sections in order takes more than one sitting. */
export const home: GlobalConfig<'home'> = {
  slug: 'home',
  label: label('หน้าแรก', 'Home page'),
  admin: {
    group: groups.home,
    description: label(
      'พาดหัว ส่วนต่าง ๆ และลำดับของหน้าแรก บันทึกเป็นฉบับร่างได้ เผยแพร่แล้วขึ้นเว็บภายในสองวินาที',
      'The headline, the sections and their order. Save a draft while you work; what you publish is there within two seconds.',
    ),
  },
  versions: { drafts: true, max: 20 },
  access: { read: readPublished, readVersions: isStaff, update: isEditor },
  hooks: trackGlobalChanges({ tag: 'home' }),
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: label('พาดหัว', 'Headline'),
          fields: [
            {
              name: 'heroTitle',
              type: 'text',
              label: label('พาดหัวหน้าแรก', 'Headline of the home page'),
              localized: true,
              required: true,
              maxLength: 120,
              validate: thaiRequired,
              hooks: { beforeChange: [keepThai] },
            },
            {
              name: 'heroText',
              type: 'textarea',
              label: label('ข้อความใต้พาดหัว', 'Text under the headline'),
              localized: true,
              maxLength: 500,
            },
          ],
        },
        {
          label: label('ส่วนต่าง ๆ ของหน้า', 'Sections'),
          fields: [
            {
              name: 'sections',
              type: 'blocks',
              label: label('ส่วนต่าง ๆ', 'Sections'),
              labels: { singular: label('ส่วน', 'Section'), plural: label('ส่วน', 'Sections') },
              blocks: homeBlocks,
              validate: noSectionTwice,
              admin: {
                initCollapsed: true,
                description: label(
                  'ลากเพื่อเปลี่ยนลำดับ ส่วนที่ไม่มีเนื้อหา เช่น ยังไม่มีแบนเนอร์ จะไม่ขึ้นเว็บ',
                  'Drag to change the order. A section without content, such as no banners, is left out on the website.',
                ),
              },
            },
          ],
        },
        {
          label: label('ป๊อปอัป', 'Popup'),
          fields: [
            {
              name: 'hasPopup',
              type: 'checkbox',
              label: label('เปิดป๊อปอัปจำนวนสาขา', 'Open the popup of the branch figures'),
              defaultValue: true,
              required: true,
              admin: {
                description: label(
                  'ขึ้นครั้งเดียวต่อการเข้าเว็บหนึ่งครั้ง ตัวเลขแก้ได้ที่เมนู “ตัวเลขสาขา”',
                  'It opens once a visit. The numbers stand under “Branch figures”.',
                ),
              },
            },
            {
              name: 'popupTitle',
              type: 'text',
              label: label('หัวข้อป๊อปอัป', 'Title of the popup'),
              localized: true,
              maxLength: 120,
            },
            {
              name: 'popupText',
              type: 'textarea',
              label: label('ข้อความป๊อปอัป', 'Text of the popup'),
              localized: true,
              maxLength: 300,
            },
          ],
        },
      ],
    },
  ],
}
