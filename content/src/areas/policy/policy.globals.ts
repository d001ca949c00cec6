import { policyKinds, type PolicyKind } from '@washhouse/contract/policy/policy.contract'
import type { GlobalConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackGlobalChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import { bodyFields } from '../../ground/rich-text/body.fields.ts'
import { policyLabels } from './policy.labels.ts'

/** Where each policy is kept. */
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
    // More than of other texts: someone may ask what stood here a year ago.
    versions: { drafts: true, max: 200 },
    access: { read: readPublished, readVersions: isStaff, update: isEditor },
    hooks: trackGlobalChanges({ tag: 'policy' }),
    fields: [
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
      ...bodyFields(label('เนื้อหา', 'Text')),
      {
        name: 'pdf',
        type: 'upload',
        relationTo: 'media',
        label: label('ไฟล์ PDF', 'PDF file'),
        localized: true,
        filterOptions: { mimeType: { equals: 'application/pdf' }, isPrivate: { not_equals: true } },
        admin: {
          description: label(
            'สำหรับดาวน์โหลดหรือพิมพ์ ภาษาละไฟล์ เว้นว่างได้',
            'For those who want to keep or print it, one for each language; may stay empty.',
          ),
        },
      },
    ],
  }
}
