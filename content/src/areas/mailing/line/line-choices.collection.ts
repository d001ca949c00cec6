import type { CollectionConfig } from 'payload'
import { nobody } from '../../../ground/access.ts'
import { oneAndMany } from '../../../ground/languages/labels.ts'

/**
 * What members have asked to be told in LINE, a row each; who has none has asked for nothing. It comes into force for who
 * has joined LINE. None refers to its member by a foreign key: erasing one waits for nothing.
 */
export const lineChoices: CollectionConfig<'line-choices'> = {
  slug: 'line-choices',
  labels: oneAndMany('การเลือกรับทาง LINE', 'Choice of LINE', 'Choices of LINE'),
  admin: { hidden: true },
  lockDocuments: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'memberId', type: 'text', required: true, unique: true, maxLength: 36 },
    // Since when he wants it; null: he does not.
    { name: 'reportsFrom', type: 'date' },
    { name: 'branchesFrom', type: 'date' },
  ],
}
