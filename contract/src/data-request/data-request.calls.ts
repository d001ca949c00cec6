import { list } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { defineWrite } from '../wire/write.ts'
import {
  dataRequestProofWire,
  dataRequestWire,
  newDataRequestWire,
  newVisitorDataRequestWire,
} from './data-request.wire.ts'

const path = '/api/data_requests'

/** The calls by which people ask about the data that are kept of them; all of them ours. */
export const dataRequestCalls = {
  listDataRequests: defineCall('listDataRequests', {
    path,
    summary: 'What the member has asked about his data, newest first',
    caller: 'member',
    isLocalised: false,
    answer: list(dataRequestWire),
  }),
  askAboutData: defineWrite('askAboutData', {
    path,
    summary:
      'A member asks about his data; it is answered within 30 days. While one of the same kind is open, `kind` is refused with its `reference`',
    caller: 'member',
    takesForms: true,
    table: newDataRequestWire,
  }),
  askAboutDataAt: defineWrite('askAboutDataAt', {
    path: '/api/visitor_data_requests',
    summary: 'Anyone asks about the data under an address, to which a link is mailed',
    takesForms: true,
    table: newVisitorDataRequestWire,
  }),
  proveDataRequest: defineWrite('proveDataRequest', {
    path: '/api/data_request_proofs',
    summary:
      'Shows by that link that the address is his who asked. While a request of the same kind about it is open, `token` is refused with its `reference`, and the link stays',
    takesForms: true,
    table: dataRequestProofWire,
  }),
}
