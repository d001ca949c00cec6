import type { CollectionConfig } from 'payload'
import { closed } from '../../platform/access.ts'
import { oneAndMany } from '../../platform/languages/labels.ts'

/** The last changes by editors and moderators, for all processes. The ids follow the order of the commits. */
export const changes: CollectionConfig<'changes'> = {
  slug: 'changes',
  labels: oneAndMany('การเปลี่ยนแปลง', 'Change', 'Changes'),
  ...closed,
  // Tags as a JSON array.
  fields: [{ name: 'tags', type: 'textarea', required: true }],
}
