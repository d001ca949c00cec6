import type { Area } from '../../engines/area.ts'
import { dataRequestRoutes, dataRequestWrites } from './data-request.route.ts'
import { forgetClosed, forgetUnproven } from './forget/forget-requests.ts'
import { checkLateRequests } from './handle/late-requests.rows.ts'
import { dataRequestOutbox } from './mail/data-request-outbox.ts'
import { dataRequests } from './request/data-request.collection.ts'
import { dataRequestSteps } from './request/data-request-step.collection.ts'
import { eraseRequests, requestsOfMember } from './requests-of-member.ts'

export const dataRequestArea: Area = {
  collections: [dataRequests, dataRequestSteps],
  notices: ['/areas/data-request/handle/requests-notice.admin.tsx#RequestsNotice'],
  routes: dataRequestRoutes,
  writes: dataRequestWrites,
  outbox: dataRequestOutbox,
  ofMembers: requestsOfMember,
  erasable: eraseRequests,
  stallChecks: (payload) => ({ 'requests about data': () => checkLateRequests(payload) }),
  retention: { 'data-requests': [forgetClosed], 'unproven-requests': [forgetUnproven] },
}
