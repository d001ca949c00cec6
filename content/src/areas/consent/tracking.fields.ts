import type { Field } from 'payload'
import { isAdministrator } from '../../ground/access.ts'
import type { TextAdmin } from '../../ground/fields/field-admin.ts'
import { wholeNumberField } from '../../ground/fields/number-fields.ts'
import { trimPasted, validatedText } from '../../ground/fields/text-fields.ts'
import type { TextRule } from '../../ground/fields/text-rule.ts'
import { label, type Label } from '../../ground/languages/labels.ts'
import { requireScriptOrigin, trimOrigin } from './tracking.validation.ts'

/** An id as a service gave it; none is fine. */
export function tagId(name: string, text: Label, validate: TextRule, admin: TextAdmin): Field {
  return { ...validatedText(name, text, validate, admin), hooks: { beforeValidate: [trimPasted] } }
}

/** What comes from there runs on every page: only administrators change it. */
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
