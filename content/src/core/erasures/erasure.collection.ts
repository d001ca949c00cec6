import type { CollectionConfig } from 'payload'
import { isAdministrator, readOnlyTo } from '../../platform/access.ts'
import { label, oneAndMany } from '../../platform/languages/labels.ts'

/**
 * The ledger of erasures: of each account that was deleted, each lead that was asked to be erased, and each request about data that
 * was emptied with an address, a hash of its id and the time. By it whatever a restored backup brings back is erased again. Of the files
 * that go with these, a hash of the name: the daily sweep deletes what a crash has left of them.
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
