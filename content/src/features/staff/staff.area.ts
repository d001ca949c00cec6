import type { CollectionConfig } from 'payload'
import { accountEndpoints } from '../../core/accounts/account.endpoints.ts'
import { accountOutbox } from '../../core/accounts/account-mail.ts'
import type { Area } from '../../core/area.ts'
import { staffAccount } from './staff-account.ts'
import { staff } from './staff.collection.ts'

const staffInAdmin: CollectionConfig<'staff'> = {
  ...staff,
  endpoints: accountEndpoints(staffAccount),
}

export const staffArea: Area = {
  collections: [staffInAdmin],
  outbox: accountOutbox(staffAccount),
}
