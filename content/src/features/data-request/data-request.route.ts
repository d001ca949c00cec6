import { dataRequestCalls } from '@washhouse/contract/data-request/data-request.calls'
import { dataRequestWire } from '@washhouse/contract/data-request/data-request.wire'
import type { Routes, Writes } from '../../core/area.ts'
import { bindMemberWrite, bindWrite } from '../../core/calls/bound-write.ts'
import { memberRoute } from '../../core/calls/contract-route.ts'
import { writeRoute } from '../../core/calls/write-route.ts'
import { checkProof, proveRequest } from './receive/prove-request.ts'
import { receiveOfMember, receiveOfVisitor } from './receive/receive-request.ts'
import { listRequestsOf } from './request/stored-request.rows.ts'

const personalData = { most: 10, mostTogether: 60, spanSeconds: 600 }
// Attempts, including refused ones. Another quota limits the stored ones.
const ofVisitors = { most: 60, spanSeconds: 600 }

export const dataRequestRoutes: Routes = (payload) => [
  memberRoute(dataRequestCalls.listDataRequests, async ({ member, language }) => {
    const own = await listRequestsOf(payload, { member: member.id })
    return { body: { result: own.map((each) => dataRequestWire.encode(each, language)) } }
  }),
]

export const dataRequestWrites: Writes = (payload) => [
  writeRoute(personalData, [
    bindMemberWrite(dataRequestCalls.askAboutData, ({ record, member, ...about }) =>
      receiveOfMember(payload, member, record, about),
    ),
  ]),
  writeRoute(ofVisitors, [
    bindWrite(dataRequestCalls.askAboutDataAt, ({ record, ...about }) =>
      receiveOfVisitor(payload, record, about),
    ),
  ]),
  writeRoute(ofVisitors, [
    bindWrite(dataRequestCalls.proveDataRequest, ({ record }) => proveRequest(payload, record)),
  ]),
  writeRoute({ most: 600, spanSeconds: 600 }, [
    bindWrite(dataRequestCalls.checkDataRequestLink, ({ record }) => checkProof(payload, record)),
  ]),
]
