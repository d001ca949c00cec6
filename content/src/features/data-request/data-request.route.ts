import { dataRequestCalls } from '@washhouse/contract/data-request/data-request.calls'
import { dataRequestWire } from '@washhouse/contract/data-request/data-request.wire'
import type { BasePayload } from 'payload'
import { bindMemberWrite, bindWrite } from '../../core/calls/bound-write.ts'
import { memberRoute, type ContractRoute } from '../../core/calls/contract-route.ts'
import { writeRoute, type ContractWrite } from '../../core/calls/write-route.ts'
import { proveRequest } from './receive/prove-request.ts'
import { receiveOfMember, receiveOfVisitor } from './receive/receive-request.ts'
import { listRequestsOf } from './request/stored-request.rows.ts'

const ofMembers = { most: 10, mostTogether: 60, spanSeconds: 600 }
// Tries, refused ones too; how many are stored is counted apart.
const ofVisitors = { most: 60, spanSeconds: 600 }

/** `GET /api/data_requests`. */
export function dataRequestRoutes(payload: BasePayload): ContractRoute[] {
  return [
    memberRoute(dataRequestCalls.listDataRequests, async ({ member, language }) => {
      const own = await listRequestsOf(payload, { member: member.id })
      return { body: { result: own.map((each) => dataRequestWire.encode(each, language)) } }
    }),
  ]
}

/** Every write by which people ask about their data. */
export function dataRequestWrites(payload: BasePayload): ContractWrite[] {
  return [
    writeRoute(ofMembers, [
      bindMemberWrite(dataRequestCalls.askAboutData, async ({ record, member, idempotencyKey }) => {
        await receiveOfMember(payload, member, record, { idempotencyKey })
        return undefined
      }),
    ]),
    writeRoute(ofVisitors, [
      bindWrite(dataRequestCalls.askAboutDataAt, async ({ record, ...about }) => {
        await receiveOfVisitor(payload, record, about)
        return undefined
      }),
    ]),
    writeRoute(ofVisitors, [
      bindWrite(dataRequestCalls.proveDataRequest, async ({ record }) => {
        await proveRequest(payload, record)
        return undefined
      }),
    ]),
  ]
}
