import { itemsResource } from '../src/engines/records/items-resource.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { sessionEntity, shopEntity, shopTextEntity } from './visibility.fixtures.ts'

/** A service that offers lists with conditions, times and rows of their own. */
export async function startVisibilityService(): Promise<ContractService> {
  return await startContractService({
    routesOf: (payload) => [
      ...itemsResource(payload, shopEntity),
      ...itemsResource(payload, shopTextEntity),
      ...itemsResource(payload, sessionEntity),
    ],
  })
}
