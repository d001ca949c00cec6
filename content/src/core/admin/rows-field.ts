import type { ArrayField } from 'payload'
import type { Label } from '../../platform/languages/labels.ts'

/** Rows that show their title while collapsed. */
export function titledRows({
  description,
  ...field
}: Omit<ArrayField, 'type' | 'admin'> & { description: Label }): ArrayField {
  return {
    ...field,
    type: 'array',
    admin: {
      components: { RowLabel: '/core/admin/row-name.admin.tsx#RowName' },
      initCollapsed: true,
      description,
    },
  }
}
