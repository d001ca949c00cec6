import type { ArrayField, Field } from 'payload'
import type { Label } from '../../ground/languages/labels.ts'

/** Rows that show their title while they are closed. */
export function titledRows(rows: {
  name: string
  label: Label
  labels: { singular: Label; plural: Label }
  maxRows: number
  description: Label
  fields: Field[]
}): ArrayField {
  const { description, ...field } = rows
  return {
    ...field,
    type: 'array',
    admin: {
      components: { RowLabel: '/engines/admin/row-name.admin.tsx#RowName' },
      initCollapsed: true,
      description,
    },
  }
}
