import type { CollectionConfig } from 'payload'
import { isAdministrator, readOnlyTo } from '../../platform/access.ts'
import { label, oneAndMany } from '../../platform/languages/labels.ts'

/**
 * The ledger of erasures: deleted accounts, erased leads, and data requests that were emptied together with an address.
 * Stores a hash of the id and the time. After a restore these records are erased again. Also hashes of the names of erased
 * files: the daily sweep deletes files that remain after a crash.
 */
export const erasures: CollectionConfig<'erasures'> = {
  slug: 'erasures',
  labels: oneAndMany('ข้อมูลที่ลบแล้ว', 'Erasure', 'Erasures'),
  ...readOnlyTo(isAdministrator),
  fields: [
    {
      name: 'hash',
      type: 'text',
      label: label('รหัสที่อ่านกลับไม่ได้', 'Hash'),
      required: true,
      unique: true,
      maxLength: 64,
    },
  ],
}
