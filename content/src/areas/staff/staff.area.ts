import type { CollectionConfig } from 'payload'
import { accountEndpoints } from '../../engines/accounts/account.endpoints.ts'
import { accountOutbox } from '../../engines/accounts/account-mail.ts'
import type { Area } from '../../engines/area.ts'
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
