import { accountOutbox } from '../../engines/accounts/account-mail.ts'
import type { Area } from '../../engines/area.ts'
import { staffAccount } from './staff-account.ts'
import { staff } from './staff.collection.ts'

export const staffArea: Area = { collections: [staff], outbox: accountOutbox(staffAccount) }
