import type { CollectionConfig } from 'payload'
import type { Area } from '../../core/area.ts'
import { deleteOldCases } from '../../core/cases/delete-old-cases.ts'
import { dataRequestRoutes, dataRequestWrites } from './data-request.route.ts'
import { deleteClosedRequests, deleteUnverifiedRequests } from './retention/delete-old-requests.ts'
import { dataRequestKinds } from './handle/data-request-kind.ts'
import { handleEndpoints } from './handle/handle.endpoints.ts'
import { dataRequestOutbox } from './mail/data-request-outbox.ts'
import { dataRequests } from './request/data-request.collection.ts'
import { eraseRequests, requestsOfMember } from './requests-of-member.ts'

const requestsInAdmin: CollectionConfig<'data-requests'> = {
  ...dataRequests,
  endpoints: handleEndpoints,
}

export const dataRequestArea: Area = {
  collections: [requestsInAdmin],
  caseKinds: dataRequestKinds,
  routes: dataRequestRoutes,
  writes: dataRequestWrites,
  outbox: dataRequestOutbox,
  personalData: requestsOfMember,
  erasable: eraseRequests,
  retention: {
    'data-requests': [deleteClosedRequests, ...deleteOldCases(Object.keys(dataRequestKinds))],
    'unproven-requests': [deleteUnverifiedRequests],
  },
}
