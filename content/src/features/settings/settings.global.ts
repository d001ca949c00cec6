import type { GlobalConfig, ArrayField, TextField } from 'payload'
import { datesChanges } from '../../core/publishing/change-date.ts'
import { globalWithoutDrafts } from '../../core/publishing/publishing.ts'
import { changeDateFields } from '../../platform/fields/change-date.fields.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { wholeNumberField } from '../../platform/fields/number-fields.ts'
import { facebookField, phoneField } from '../../platform/fields/contact-fields.ts'
import {
  optionalEmail,
  optionalLineId,
  storedEmail,
  storedLineId,
} from '../../platform/fields/contact-rules.ts'
import { tab, tabs } from '../../platform/fields/layout-fields.ts'
import {
  normalizedText,
  optionalLongText,
  optionalText,
  requiredText,
  trimPasted,
  validatedText,
} from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany, type Label } from '../../platform/languages/labels.ts'
import { optionalMapStyle } from './map-style.validation.ts'
import { optionalCommonWords, requireSpellings } from './spellings.validation.ts'

/** Spellings and synonyms: each search finds a word by any of them. */
export const spellingsField: ArrayField = {
  name: 'spellings',
  type: 'array',
  label: label('คำที่มีความหมายเดียวกัน', 'Words that mean the same'),
  labels: oneAndMany('คำ', 'Word', 'Words'),
  maxRows: 200,
  admin: {
    description: label(
      'สะกดต่างกัน หรือเป็นคำที่ลูกค้าใช้แทนคำในเว็บ เช่น เหรียญค้าง, เหรียญติด ค้นด้วยคำไหนก็เจอทุกคำในแถวเดียวกัน ทั้งค้นหาทั้งเว็บ คำถามที่พบบ่อย และเว็บบอร์ด ดูคำที่ลูกค้าค้นแล้วไม่พบได้ที่เมนูคำถามที่พบบ่อย มีผลภายในไม่กี่วินาที',
      'Other spellings, or the words customers use for ours, such as “duvet, comforter”. A search for any word in a row finds all of them, on the whole site, in the FAQ and on the web board, within seconds. See the FAQ menu for what members looked for and didn’t find.',
    ),
  },
  fields: [
    {
      ...validatedText(
        'words',
        label('คำ คั่นด้วยจุลภาค', 'Words, separated by commas'),
        requireSpellings,
        { placeholder: 'เหรียญค้าง, เหรียญติด' },
      ),
      required: true,
      maxLength: 260,
      hooks: { beforeValidate: [trimPasted] },
    },
  ],
}

/** Words that do not narrow a search for shops. */
export const commonWordsField: TextField = {
  ...validatedText(
    'commonWords',
    label('คำที่ตรงกับทุกสาขา คั่นด้วยจุลภาค', 'Words that apply to every shop, separated by commas'),
    optionalCommonWords,
    {
      placeholder: 'ซักผ้า, ร้าน, สาขา, laundry',
      description: label(
        'ถ้าค้นแล้วไม่เจอ ระบบจะหาอีกครั้งโดยไม่นับคำเหล่านี้ เว้นว่างไว้จะใช้คำทั่วไปของร้านซักผ้า',
        'Where nothing is found, these words are left out and the search is repeated. Empty: the usual words of a laundry.',
      ),
    },
  ),
  maxLength: 2500,
}

/** Public titles of the page that visitors see before they sign in. */
const examples = (name: string, text: Label) =>
  optionalLongText(name, text, 400, {
    description: label(
      'ทุกคนเห็นก่อนเข้าสู่ระบบ บรรทัดละหนึ่งชื่อ แสดงสามบรรทัดแรก อย่าใส่ข้อมูลของสมาชิก',
      'Shown to everyone before they sign in. One title a line, the first three are shown. No data of members.',
    ),
  })

export const settings: GlobalConfig<'settings'> = {
  slug: 'settings',
  label: label('ตั้งค่าเว็บไซต์', 'Website settings'),
  admin: {
    group: groups.site,
    description: label(
      'ชื่อแบรนด์ ข้อความหลัก และช่องทางติดต่อ ที่ใช้ทุกหน้า',
      'The name of the brand, its main texts and contacts, used on every page.',
    ),
  },
  ...globalWithoutDrafts({ tag: 'settings' }),
  ...datesChanges({ unseen: ['spellings', 'commonWords'] }),
  fields: [
    tabs(
      tab(label('แบรนด์', 'Brand'), [
        requiredText('brandName', label('ชื่อแบรนด์', 'Brand name'), 60),
        publicPicture('logo', label('โลโก้', 'Logo'), {
          description: label(
            'ขึ้นข้างชื่อแบรนด์ พื้นหลังโปร่งใสจะสวยที่สุด ถ้าเว้นว่างจะใช้รูปถังซัก',
            'Stands beside the brand name, best on a transparent ground. Empty: the drum.',
          ),
        }),
        publicPicture('icon', label('ไอคอนเว็บ', 'Icon'), {
          description: label(
            'รูปสี่เหลี่ยมจัตุรัส อย่างน้อย 512 × 512 พิกเซล ขึ้นบนแท็บและหน้าจอโทรศัพท์',
            'Square, at least 512 × 512 pixels; for browser tabs and home screens.',
          ),
        }),
        optionalLongText('footerText', label('ข้อความท้ายเว็บ', 'Text in the footer'), 500),
      ]),
      tab(label('ติดต่อ', 'Contact'), [
        phoneField,
        normalizedText('lineId', label('ไลน์ไอดี', 'LINE id'), [storedLineId, optionalLineId], {
          placeholder: '@example',
        }),
        normalizedText('email', label('อีเมล', 'Email'), [storedEmail, optionalEmail]),
        facebookField,
        wholeNumberField(
          'answerDays',
          label('ตอบกลับภายในกี่วันทำการ', 'Answers within (working days)'),
          {
            min: 1,
            max: 30,
            admin: {
              description: label(
                'ขึ้นที่แบบฟอร์มติดต่อ หน้าขอบคุณ และอีเมลตอบรับ เว้นว่างถ้าไม่อยากสัญญา',
                'Promised at the contact form, in the thanks and in the acknowledgement. Empty: nothing is promised.',
              ),
            },
          },
        ),
        wholeNumberField(
          'refundDays',
          label('คืนเงินภายในกี่วันทำการ', 'Refunds within (working days)'),
          {
            min: 1,
            max: 90,
            admin: {
              description: label(
                'ขึ้นหลังลูกค้าแจ้งปัญหาและในหน้าติดตามเรื่อง ให้ตรงกับข้อกำหนดการใช้บริการ',
                'Promised after a problem was reported and where it is followed; the same as in the terms of service.',
              ),
            },
          },
        ),
      ]),
      tab(label('การค้นหาและการแชร์', 'Search and sharing'), [
        requiredText('homeTitle', label('ชื่อหน้า', 'Page title'), 120),
        optionalLongText('metaDescription', label('คำอธิบาย', 'Description'), 500),
        optionalLongText('metaKeywords', label('คำค้น', 'Keywords'), 500),
        optionalText('metaAuthor', label('ผู้จัดทำ', 'Author'), 120),
        publicPicture('shareImage', label('ภาพสำหรับแชร์', 'Picture for sharing')),
      ]),
      tab(label('หน้าสำหรับสมาชิก', 'Pages for members'), [
        examples('boardExamples', label('ตัวอย่างกระทู้', 'Examples of posts')),
        examples('faqExamples', label('ตัวอย่างคำถาม', 'Examples of questions')),
        examples('downloadExamples', label('ตัวอย่างเอกสาร', 'Examples of downloads')),
        examples('enewsExamples', label('ตัวอย่างจดหมายข่าว', 'Examples of e-news')),
      ]),
      tab(label('คำค้นหา', 'Search words'), [spellingsField, commonWordsField]),
      tab(label('แผนที่', 'Map'), [
        {
          ...validatedText(
            'mapStyleUrl',
            label('ลิงก์สไตล์แผนที่', 'Map style link'),
            optionalMapStyle,
            {
              placeholder: 'https://tiles.openfreemap.org/styles/bright',
              description: label(
                'เว้นว่างไว้จะใช้แผนที่จังหวัดที่เว็บวาดเอง ถ้าอยากได้แผนที่ที่มีถนน ให้วางลิงก์สไตล์ MapLibre ของผู้ให้บริการ แผนที่ทั้งชุดต้องมาจากโดเมนเดียวกัน และผู้ให้บริการจะเห็นว่ามีคนเปิดแผนที่',
                'Empty: the website’s own map of the provinces. For a map with streets, paste a provider’s MapLibre style link. All of the map must come from that one host, and the provider sees who opens the map.',
              ),
            },
          ),
          hooks: { beforeValidate: [trimPasted] },
        },
      ]),
    ),
    ...changeDateFields,
  ],
}
