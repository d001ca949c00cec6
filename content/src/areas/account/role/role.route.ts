import { accountCalls } from '@washhouse/contract/account/account.calls'
import { roleWire } from '@washhouse/contract/account/account.wire'
import { constantRoutes } from '../../../engines/records/constant-routes.ts'
import { memberRole } from './member-role.ts'

/** `/roles`: the one that a visitor may have; those of staff are nobody's business. */
export const roleRoutes = () => constantRoutes(accountCalls.listRoles, roleWire, [memberRole])
