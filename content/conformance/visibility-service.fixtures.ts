import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { itemsOf } from '../testing/items-of.ts'
import { sessionEntity, shopEntity, shopTextEntity } from './visibility.fixtures.ts'

/** A service whose lists have conditions, times and rows of their own. */
export async function startVisibilityService(): Promise<ContractService> {
  return await startContractService({
    routesOf: (payload) => [
      ...itemsOf(payload, shopEntity),
      ...itemsOf(payload, shopTextEntity),
      ...itemsOf(payload, sessionEntity),
    ],
  })
}
