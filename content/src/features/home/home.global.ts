import type { GlobalConfig, BlocksFieldValidation } from 'payload'
import type { HomeSection } from '@washhouse/contract/home/home.contract'
import { datesChanges } from '../../core/publishing/change-date.ts'
import { globalWithDrafts } from '../../core/publishing/publishing.ts'
import { changeDateFields } from '../../platform/fields/change-date.fields.ts'
import { switchField } from '../../platform/fields/choice-fields.ts'
import { tab, tabs } from '../../platform/fields/layout-fields.ts'
import { optionalLongText, optionalText, requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'
import { homeBlocks, kindBySlug, sectionLabels } from './home.blocks.ts'
import { say } from '../../platform/languages/say.ts'

const maxSections = 20
/** Sections that differ by their own texts or category. */
const repeatable = new Set<string>(['promises', 'steps', 'promotions'] satisfies Kind[])

type Kind = HomeSection['kind']

/** Each section at most once, if repeating it would show the same content. */
export const noSectionTwice: BlocksFieldValidation = (value, { req }) => {
  const kinds = Array.isArray(value)
    ? value.map(({ blockType }) => kindBySlug.get(blockType) ?? blockType)
    : []
  if (kinds.length > maxSections)
    return say(req, `ได้ไม่เกิน ${maxSections} ส่วน`, `At most ${maxSections} sections.`)
  const isTwice = (kind: string) => !repeatable.has(kind) && count(kinds, kind) > 1
  const twice = Object.entries(sectionLabels).find(([kind]) => isTwice(kind))
  if (!twice) return true
  const [, name] = twice
  return say(req, `มีส่วน “${name.th}” ได้เพียงครั้งเดียว`, `“${name.en}” may stand here only once.`)
}

function count(kinds: readonly string[], kind: string): number {
  return kinds.filter((each) => each === kind).length
}

/** Has drafts, as arranging the sections takes more than one session. */
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
  ...globalWithDrafts({ tag: 'home', versions: 20 }),
  ...datesChanges(),
  fields: [
    tabs(
      tab(label('พาดหัว', 'Headline'), [
        requiredText('heroTitle', label('พาดหัวหน้าแรก', 'Headline of the home page'), 120),
        optionalLongText('heroText', label('ข้อความใต้พาดหัว', 'Text under the headline'), 500),
      ]),
      tab(label('ส่วนต่าง ๆ ของหน้า', 'Sections'), [
        {
          name: 'sections',
          type: 'blocks',
          label: label('ส่วนต่าง ๆ', 'Sections'),
          labels: oneAndMany('ส่วน', 'Section', 'Sections'),
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
      ]),
      tab(label('ป๊อปอัป', 'Popup'), [
        switchField(
          'hasPopup',
          label('เปิดป๊อปอัปจำนวนสาขา', 'Open the popup of the branch figures'),
          true,
          {
            description: label(
              'ขึ้นเองครั้งเดียวในแต่ละเบราว์เซอร์ เว็บเขียนประโยคตัวเลขให้ ตัวเลขแก้ได้ที่เมนู “ตัวเลขสาขา”',
              'It opens by itself once in a browser and says the figures in a sentence; the numbers stand under “Branch figures”.',
            ),
          },
        ),
        optionalText('popupTitle', label('หัวข้อป๊อปอัป', 'Title of the popup'), 120),
        optionalLongText('popupText', label('ข้อความป๊อปอัป', 'Text of the popup'), 300),
      ]),
    ),
    ...changeDateFields,
  ],
}
