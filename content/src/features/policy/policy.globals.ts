import { policyKinds, type PolicyKind } from '@washhouse/contract/policy/policy.contract'
import type { GlobalConfig } from 'payload'
import { datesChanges } from '../../core/publishing/change-date.ts'
import { globalWithDrafts } from '../../core/publishing/publishing.ts'
import { changeDateFields } from '../../platform/fields/change-date.fields.ts'
import { publicFile } from '../../platform/fields/file-fields.ts'
import { requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, type Label } from '../../platform/languages/labels.ts'
import { bodyFields } from '../../platform/rich-text/body.fields.ts'

export const policyLabels: Record<PolicyKind, Label> = {
  cookie: label('นโยบายคุกกี้', 'Cookie policy'),
  privacy: label('นโยบายความเป็นส่วนตัว', 'Privacy policy'),
  terms: label('ข้อกำหนดการใช้บริการ', 'Terms of service'),
}

export const policySlugs = {
  cookie: 'cookie-policy',
  privacy: 'privacy-policy',
  terms: 'terms-of-service',
} as const satisfies Record<PolicyKind, string>

export const policyGlobals = policyKinds.map(definePolicy)

function definePolicy(kind: PolicyKind): GlobalConfig<(typeof policySlugs)[PolicyKind]> {
  return {
    slug: policySlugs[kind],
    label: policyLabels[kind],
    admin: {
      group: groups.privacy,
      description: label(
        'ให้ที่ปรึกษากฎหมายตรวจก่อนเผยแพร่ ทุกฉบับที่เคยเผยแพร่เก็บไว้ใต้แท็บ “เวอร์ชัน”',
        'Have counsel read it before you publish. What stood here before is kept under “Versions”.',
      ),
    },
    // More than for other texts: someone may ask what the policy said a year ago.
    ...globalWithDrafts({ tag: 'policy', versions: 200 }),
    ...datesChanges(),
    fields: [
      requiredText('title', label('หัวข้อ', 'Title'), 120),
      ...bodyFields(label('เนื้อหา', 'Text')),
      {
        ...publicFile(
          'pdf',
          label('ไฟล์ PDF', 'PDF file'),
          { equals: 'application/pdf' },
          {
            description: label(
              'สำหรับดาวน์โหลดหรือพิมพ์ ภาษาละไฟล์ เว้นว่างได้',
              'For those who want to keep or print it, one for each language; may stay empty.',
            ),
          },
        ),
        localized: true,
      },
      ...changeDateFields,
    ],
  }
}
