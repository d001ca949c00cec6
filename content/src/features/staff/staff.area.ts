import type { CollectionConfig } from 'payload'
import { staffEndpoints } from './staff.endpoints.ts'
import { staffOutbox } from './staff-mail.ts'
import type { Area } from '../../core/area.ts'
import { resealFactors } from './factor.rows.ts'
import { staffFactors } from './staff-factors.collection.ts'
import { staff } from './staff.collection.ts'

const staffInAdmin: CollectionConfig<'staff'> = { ...staff, endpoints: staffEndpoints }

export const staffArea: Area = {
  collections: [staffInAdmin, staffFactors],
  outbox: staffOutbox,
  dailyWork: (payload) => ({
    'seal the second factors with the newest key': () => resealFactors(payload),
  }),
}
