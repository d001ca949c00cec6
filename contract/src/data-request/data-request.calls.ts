import { mailedLinkStateWire } from '../account/account.wire.ts'
import { list, one } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { defineWrite } from '../wire/write.ts'
import {
  dataRequestProofWire,
  dataRequestWire,
  newDataRequestWire,
  newVisitorDataRequestWire,
} from './data-request.wire.ts'

const path = '/api/data_requests'

/** Calls for personal data requests (extension). */
export const dataRequestCalls = {
  listDataRequests: defineCall('listDataRequests', {
    path,
    summary: 'Lists the signed-in member’s personal data requests, newest first.',
    caller: 'member',
    isLocalised: false,
    answer: list(dataRequestWire),
  }),
  askAboutData: defineWrite('askAboutData', {
    path,
    summary:
      'Sends a personal data request for the signed-in member, due within 30 days. While a request of the same kind is open, returns a validation error for `kind` with the `reference` of the open request.',
    caller: 'member',
    takesForms: true,
    table: newDataRequestWire,
  }),
  askAboutDataAt: defineWrite('askAboutDataAt', {
    path: '/api/visitor_data_requests',
    summary:
      'Sends a personal data request without an account. Emails a verification link to the address.',
    takesForms: true,
    table: newVisitorDataRequestWire,
  }),
  proveDataRequest: defineWrite('proveDataRequest', {
    path: '/api/data_request_proofs',
    summary:
      'Verifies a personal data request with the token of the emailed link, valid for 7 days. While a request of the same kind is open for the address, returns a validation error for `token` with the `reference` of the open request; the token remains valid.',
    takesForms: true,
    table: dataRequestProofWire,
  }),
  checkDataRequestLink: defineWrite('checkDataRequestLink', {
    path: '/api/data_request_proofs/check',
    summary: 'Returns whether the token of that link still works. Changes nothing.',
    table: dataRequestProofWire,
    answer: one(mailedLinkStateWire),
  }),
}
