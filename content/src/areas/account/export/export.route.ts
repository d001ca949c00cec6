import { accountCalls } from '@washhouse/contract/account/account.calls'
import { ownDataWire } from '@washhouse/contract/account/account.wire'
import type { BasePayload } from 'payload'
import {
  limitedRoute,
  memberRoute,
  type ContractRoute,
} from '../../../engines/calls/contract-route.ts'
import { ownDataOf } from './own-data.ts'

/** `GET /api/export`. */
export function exportRoutes(payload: BasePayload): ContractRoute[] {
  const exported = memberRoute(accountCalls.exportMe, async ({ member, language }) => ({
    body: { result: ownDataWire.encode(await ownDataOf(payload, member), language) },
  }))
  return [limitedRoute(exported, { most: 20, spanSeconds: 600 })]
}
