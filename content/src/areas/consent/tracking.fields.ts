import type { Field } from 'payload'
import { isAdministrator } from '../../ground/access.ts'
import { label, type Label } from '../../ground/languages/labels.ts'
import type { TextRule } from '../../ground/fields/text-rule.ts'
import { wholeNumber } from '../../ground/fields/whole-number.ts'
import { requireScriptOrigin, trimId, trimOrigin } from './tracking.validation.ts'

/** An id as a service gave it; none is fine. */
export function tagId(
  name: string,
  text: Label,
  { placeholder, validate, description }: Described,
): Field {
  return {
    name,
    type: 'text',
    label: text,
    validate,
    hooks: { beforeValidate: [trimId] },
    admin: { placeholder, ...(description ? { description } : {}) },
  }
}

interface Described {
  placeholder: string
  validate: TextRule
  description?: Label
}

/** What comes from there runs on every page: only administrators change it. */
export function scriptOrigin(name: string, text: Label, defaultValue: string): Field {
  return {
    name,
    type: 'text',
    label: text,
    defaultValue,
    required: true,
    validate: requireScriptOrigin,
    hooks: { beforeValidate: [trimOrigin] },
    access: { update: isAdministrator },
    admin: {
      description: label(
        'ปกติไม่ต้องแก้ เปลี่ยนได้เฉพาะผู้ดูแลระบบ',
        'Leave it as it is, as a rule. Administrators alone can change it.',
      ),
    },
  }
}

export function overlayTime(name: string, text: Label, defaultValue: number): Field {
  return {
    name,
    type: 'number',
    label: text,
    defaultValue,
    required: true,
    min: 0,
    max: 10_000,
    validate: wholeNumber,
    admin: { step: 100 },
  }
}
