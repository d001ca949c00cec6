import type { CollectionConfig } from 'payload'
import type { Area } from '../../core/area.ts'
import { dataRequestRoutes, dataRequestWrites } from './data-request.route.ts'
import { forgetClosed, forgetUnproven } from './forget/forget-requests.ts'
import { handleEndpoints } from './handle/handle.endpoints.ts'
import { checkLateRequests } from './request/stored-request.rows.ts'
import { dataRequestOutbox } from './mail/data-request-outbox.ts'
import { dataRequests } from './request/data-request.collection.ts'
import { dataRequestSteps } from './request/data-request-step.collection.ts'
import { eraseRequests, requestsOfMember } from './requests-of-member.ts'

const requestsInAdmin: CollectionConfig<'data-requests'> = {
  ...dataRequests,
  endpoints: handleEndpoints,
}

export const dataRequestArea: Area = {
  collections: [requestsInAdmin, dataRequestSteps],
  notices: ['/features/data-request/handle/requests-notice.admin.tsx#RequestsNotice'],
  routes: dataRequestRoutes,
  writes: dataRequestWrites,
  outbox: dataRequestOutbox,
  ofMembers: requestsOfMember,
  erasable: eraseRequests,
  stallChecks: (payload) => ({ 'requests about data': () => checkLateRequests(payload) }),
  retention: { 'data-requests': [forgetClosed], 'unproven-requests': [forgetUnproven] },
}
