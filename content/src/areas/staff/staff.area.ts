import type { CollectionConfig } from 'payload'
import { accountOutbox } from '../../engines/accounts/account-mail.ts'
import { forgotPasswordEndpoint } from '../../engines/accounts/forgot-password.endpoint.ts'
import { inviteEndpoint } from '../../engines/accounts/invite.endpoint.ts'
import { resetPasswordEndpoint } from '../../engines/accounts/reset-password.endpoint.ts'
import { signInEndpoint } from '../../engines/accounts/sign-in.endpoint.ts'
import type { Area } from '../../engines/area.ts'
import { staffAccount } from './staff-account.ts'
import { staff } from './staff.collection.ts'

const staffInAdmin: CollectionConfig<'staff'> = {
  ...staff,
  endpoints: [
    signInEndpoint(staffAccount),
    forgotPasswordEndpoint(staffAccount),
    resetPasswordEndpoint(staffAccount),
    inviteEndpoint(staffAccount),
  ],
}

export const staffArea: Area = {
  collections: [staffInAdmin],
  outbox: accountOutbox(staffAccount),
}
