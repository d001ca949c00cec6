import type { CollectionBeforeChangeHook, Field, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'
import { optionsOf } from '../../../ground/fields/choice-fields.ts'
import { label } from '../../../ground/languages/labels.ts'
import { cell } from '../inbox/lead-inbox.ts'
import { statusLabels } from './lead.labels.ts'

// Whose role changed since keeps his leads: they must not refuse every other change.
const keepAssignee: RelationshipFieldSingleValidation = (value, options) =>
  value === options.previousValue || relationship(value, options)

/** What staff decide: how far they have come and who sees to it. */
export const handlingFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    label: label('สถานะ', 'Status'),
    options: optionsOf(statusLabels),
    defaultValue: 'new',
    required: true,
    index: true,
    // Money is paid back for problems alone.
    filterOptions: ({ options, data }) =>
      data['kind'] === 'contact' || data['kind'] === 'franchise'
        ? options.filter((option) => typeof option === 'string' || option.value !== 'refunded')
        : options,
    admin: { position: 'sidebar', isClearable: false, components: cell('ChoiceCell') },
  },
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'staff',
    label: label('ผู้รับผิดชอบ', 'Assigned to'),
    filterOptions: { role: { in: ['administrator', 'editor'] } },
    validate: keepAssignee,
    admin: {
      position: 'sidebar',
      allowCreate: false,
      allowEdit: false,
      components: cell('AssigneeCell'),
    },
  },
]

/** Keeps the moment at which staff first took the lead up. */
export const noteFirstAnswer: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const status: unknown = data['status'] ?? originalDoc?.status
  const isTakenUp = status !== undefined && status !== 'new'
  if (!isTakenUp || originalDoc?.firstAnsweredAt) return data
  return { ...data, firstAnsweredAt: new Date().toISOString() }
}
