import type { Condition, Field } from 'payload'
import { nobody } from '../../../platform/access.ts'
import { label } from '../../../platform/languages/labels.ts'

const inbox = '/features/contact/inbox'

export const cell = (name: string) => ({ Cell: `${inbox}/lead-cells.admin.tsx#${name}` })

/** A part of the queue's view in the record. */
export const inRecord = (name: string) => ({
  path: `/core/cases/record-case.admin.tsx#${name}`,
  serverProps: { of: 'lead' },
})

/** Everything that was sent in one place, and other leads from the same person. */
export const recordFields: Field[] = [
  {
    name: 'sent',
    type: 'ui',
    label: label('สิ่งที่ลูกค้าส่งมา', 'What was sent'),
    admin: {
      condition: (_data, _siblings, { operation }) => operation === 'update',
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: inRecord('RecordParts') },
    },
  },
  {
    name: 'place',
    type: 'ui',
    label: label('สาขาหรือจังหวัด', 'Branch or province'),
    admin: { condition: () => false, disableBulkEdit: true, components: cell('PlaceCell') },
  },
  {
    name: 'createdAt',
    type: 'date',
    label: label('เข้ามาเมื่อ', 'Came in'),
    index: true,
    access: { create: nobody, update: nobody },
    admin: { hidden: true, disableBulkEdit: true },
  },
]

const cellOf: Record<string, string> = {
  kind: 'ChoiceCell',
  firstName: 'NameCell',
  phone: 'PhoneCell',
}

/** Fields that are entered once in the form of a new record and then only displayed in its summary. */
export function typedIn(fields: Field[]): Field[] {
  return fields.map((field) => {
    const own = 'name' in field ? cellOf[field.name] : undefined
    const components = own ? { components: cell(own) } : {}
    const admin = { ...field.admin, ...shownOnce(field), disableBulkEdit: true, ...components }
    const access = { update: nobody, ...('access' in field ? field.access : {}) }
    return Object.assign({}, field, { access, admin })
  })
}

/** A condition would remove `required` from the column, so a required field is hidden by its class. */
function shownOnce(field: Field): { className: string } | { condition: Condition } {
  if ('required' in field && field.required) return { className: 'lead-typed' }
  const isTyped = !('access' in field) || field.access?.create !== nobody
  const isShown: Condition | undefined = field.admin?.condition
  return {
    condition: (data, siblings, context) =>
      context.operation === 'create' && isTyped && (isShown?.(data, siblings, context) ?? true),
  }
}
