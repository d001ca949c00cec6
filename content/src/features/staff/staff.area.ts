import type { CollectionConfig } from 'payload'
import { staffEndpoints } from './staff.endpoints.ts'
import { staffOutbox } from './staff-mail.ts'
import type { Area } from '../../core/area.ts'
import { staff } from './staff.collection.ts'

const staffInAdmin: CollectionConfig<'staff'> = { ...staff, endpoints: staffEndpoints }

export const staffArea: Area = {
  collections: [staffInAdmin],
  outbox: staffOutbox,
}
