import { memberRoleName, type Role } from '@washhouse/contract/account/account.contract'

/** The only role that a visitor can register with; its id is the same in every installation. */
export const memberRole: Role = {
  id: 'b1d7a0de-52a4-4f0e-8a64-3f1d5a2c9e07',
  name: memberRoleName,
  adminAccess: false,
  appAccess: false,
  enforceTfa: false,
  ipAccess: null,
}
