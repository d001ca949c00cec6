import {
  mostConsentRounds,
  type trackingBeforeChoice,
} from '@washhouse/contract/consent/consent.contract'
import type { Field, GlobalBeforeChangeHook, GlobalConfig } from 'payload'
import { globalWithoutDrafts } from '../../core/publishing/publishing.ts'
import { optionalSwitch, requiredChoice, switchField } from '../../platform/fields/choice-fields.ts'
import { momentField } from '../../platform/fields/date-fields.ts'
import { tab, tabs } from '../../platform/fields/layout-fields.ts'
import { plainText, trimPasted, validatedText } from '../../platform/fields/text-fields.ts'
import { groups, label, type Label } from '../../platform/languages/labels.ts'
import {
  optionalAnalyticsId,
  optionalContainer,
  optionalPixelId,
  requireScriptOrigin,
  trimOrigin,
} from './tracking.validation.ts'
import { isAdministrator, nobody } from '../../platform/access.ts'
import type { TextAdmin } from '../../platform/fields/field-admin.ts'
import { wholeNumberField } from '../../platform/fields/number-fields.ts'
import type { TextRule } from '../../platform/fields/text-rule.ts'
import type { Tracking } from '../../platform/payload-types.ts'

const beforeChoiceLabels: Record<(typeof trackingBeforeChoice)[number], Label> = {
  cookieless: label('นับหนึ่งครั้งโดยไม่ใช้คุกกี้', 'Count a visit, without cookies'),
  nothing: label('ไม่เรียกอะไรเลย', 'Ask for nothing'),
}

const tagFields: Field[] = [
  container('containerOne', 1),
  container('containerTwo', 2),
  tagId('analyticsId', label('Google Analytics', 'Analytics property'), optionalAnalyticsId, {
    placeholder: 'G-1A2B3C4D5E',
  }),
  tagId('pixelId', label('พิกเซลโฆษณา', 'Advertising pixel'), optionalPixelId, {
    placeholder: '123456789012345',
    description: label(
      'โหลดเฉพาะเมื่อผู้เยี่ยมชมยอมรับคุกกี้โฆษณา',
      'Loaded only for visitors who accepted advertising cookies.',
    ),
  }),
  scriptOrigin(
    'tagOrigin',
    label('ที่มาของสคริปต์ Tag Manager และ Analytics', 'Where the tags’ scripts come from'),
    'https://www.googletagmanager.com',
  ),
  scriptOrigin(
    'pixelOrigin',
    label('ที่มาของสคริปต์พิกเซล', 'Where the pixel’s script comes from'),
    'https://connect.facebook.net',
  ),
]

const written = { access: { create: nobody, update: nobody } }
const askedAt = momentField('askedAnewAt', label('ถามใหม่ครั้งล่าสุดเมื่อ', 'Last asked again'))

/** Asking visitors about cookies again: `startRound` acts on the checkbox and clears it. */
const askingFields: Field[] = [
  optionalSwitch(
    'askAnew',
    label('ถามความยินยอมเรื่องคุกกี้ใหม่กับทุกคน', 'Ask everybody about cookies again'),
    false,
    {
      description: label(
        'ติ๊กเมื่อใช้คุกกี้เพื่อเรื่องใหม่ หรือมีผู้รับข้อมูลรายใหม่ เพราะความยินยอมใช้ได้เฉพาะเรื่องที่เคยบอกไว้ บันทึกแล้วตัวเลือกเดิมของทุกคนจะใช้ไม่ได้อีก และแถบคุกกี้จะขึ้นใหม่ ถ้าแค่ปรับถ้อยคำไม่ต้องติ๊ก',
        'For a new purpose or a new receiver: consent holds for what it was asked for. Once you save, no earlier choice counts and the banner is back for everybody. Not for a change of words.',
      ),
    },
  ),
  { ...askedAt, ...written, admin: { ...askedAt.admin, readOnly: true } },
  {
    ...wholeNumberField('consentRound', label('รอบที่ถาม', 'Round of asking'), {
      min: 1,
      max: mostConsentRounds,
      defaultValue: 1,
      required: true,
    }),
    ...written,
    admin: { hidden: true },
  },
]

/** Starts another round of asking about cookies if an editor ticked the checkbox. */
const startRound: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const before: Partial<Tracking> = originalDoc ?? {}
  if (data['askAnew'] !== true) return data
  return {
    ...data,
    askAnew: false,
    consentRound: (before.consentRound ?? 1) + 1,
    askedAnewAt: new Date().toISOString(),
  }
}

const consentFields: Field[] = [
  {
    ...requiredChoice(
      'beforeChoice',
      label('ก่อนที่ผู้เยี่ยมชมจะเลือก', 'Before the visitor has chosen'),
      beforeChoiceLabels,
      {
        description: label(
          'ใช้กับผู้ที่ยังไม่ได้เลือก ปฏิเสธ หรือปิดแถบไป แบบแรก Tag Manager และ Analytics โหลดโดยตั้งว่าไม่ยินยอมทุกข้อ นับการเข้าชมหนึ่งครั้ง ไม่เก็บคุกกี้ แบบที่สองไม่มีคำขอออกไปหาใครเลยจนกว่าจะยินยอม พิกเซลไม่โหลดทั้งสองแบบ',
          'For visitors who have not chosen, have refused, or closed the banner. The first loads the tags with every kind of consent denied: one visit is counted, no cookie is set. With the second nothing leaves for anyone until they agree. The pixel loads in neither.',
        ),
      },
    ),
    defaultValue: 'cookieless',
  },
  switchField(
    'startTicked',
    label(
      'สวิตช์วิเคราะห์และโฆษณาเปิดไว้ก่อน',
      'The switches of analytics and advertising start switched on',
    ),
    true,
    {
      description: label(
        'แนวทางของ PDPA แนะนำให้ปิดไว้ก่อน ให้ผู้เยี่ยมชมเปิดเอง ควรถามที่ปรึกษากฎหมายก่อนใช้แบบเปิดไว้ก่อน',
        'PDPA guidance prefers them off, so that visitors switch them on themselves. Ask counsel before you leave them on.',
      ),
    },
  ),
  {
    ...plainText('policyVersion', label('ฉบับของนโยบาย', 'Version of the policy'), 40, {
      description: label(
        'จดไว้กับทุกความยินยอม ทั้งเรื่องคุกกี้ ของสมาชิก และของผู้ที่ติดต่อเรา เปลี่ยนเมื่อนโยบายฉบับใหม่เริ่มใช้',
        'Kept with each consent: about cookies, of members and of leads. Change it when a new version of the policies holds.',
      ),
    }),
    defaultValue: '1',
    required: true,
  },
  ...askingFields,
]

const overlayFields: Field[] = [
  overlayTime('overlayFirstVisit', label('เข้าเว็บครั้งแรก', 'On a first visit'), 3000),
  overlayTime('overlayNavigation', label('หลังเปลี่ยนหน้า', 'After a change of page'), 2000),
]

export const tracking: GlobalConfig<'tracking'> = {
  slug: 'tracking',
  label: label('การวัดผลและความยินยอม', 'Measuring and consent'),
  admin: {
    group: groups.privacy,
    description: label(
      'ใส่รหัสที่ได้จากแต่ละบริการ ช่องที่เว้นว่างคือไม่ใช้บริการนั้น และเว็บจะไม่เรียกออกไปเลย',
      'The ids that each service gave you. Empty means that the service is not used and never asked.',
    ),
  },
  ...globalWithoutDrafts({ tag: 'tracking', hooks: { beforeChange: [startRound] } }),
  fields: [
    tabs(
      tab(label('รหัส', 'Ids'), tagFields, {
        description: label(
          'แท็กแบบ Custom HTML ใน Tag Manager จะไม่ทำงาน เพราะเว็บไม่ยอมให้สคริปต์แปลกปลอมทำงาน',
          'Tags of the kind Custom HTML do not run: the site lets no foreign script in.',
        ),
      }),
      tab(label('ความยินยอม', 'Consent'), consentFields),
      tab(label('หน้าจอโหลด', 'Loading screen'), overlayFields, {
        description: label(
          'นานกี่มิลลิวินาที 1000 คือหนึ่งวินาที 0 คือไม่แสดง',
          'In milliseconds: 1000 is a second, 0 shows none.',
        ),
      }),
    ),
  ],
}

function container(name: string, number: number): Field {
  const text = label(`Tag Manager ชุดที่ ${number}`, `Tag Manager container ${number}`)
  return tagId(name, text, optionalContainer, { placeholder: 'GTM-ABC1234' })
}

/** An id of a tracking service; may be empty. */
export function tagId(name: string, text: Label, validate: TextRule, admin: TextAdmin): Field {
  return { ...validatedText(name, text, validate, admin), hooks: { beforeValidate: [trimPasted] } }
}

/** Scripts from this origin run on every page, so only administrators change it. */
export function scriptOrigin(name: string, text: Label, defaultValue: string): Field {
  return {
    ...validatedText(name, text, requireScriptOrigin, {
      description: label(
        'ปกติไม่ต้องแก้ เปลี่ยนได้เฉพาะผู้ดูแลระบบ',
        'Leave it as it is, as a rule. Administrators alone can change it.',
      ),
    }),
    defaultValue,
    required: true,
    hooks: { beforeValidate: [trimOrigin] },
    access: { update: isAdministrator },
  }
}

export function overlayTime(name: string, text: Label, defaultValue: number): Field {
  const bounds = { min: 0, max: 10_000, step: 100 }
  return wholeNumberField(name, text, { ...bounds, defaultValue, required: true })
}
