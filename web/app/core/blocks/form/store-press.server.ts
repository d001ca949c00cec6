import { ServiceError } from '@washhouse/contract/client/service-error'
import { log } from '../../../platform/log.server.ts'

/**
 * Stores the effect of a button: null on success, else the reason. `refusalOf` names the expected refusals; anything else is
 * 'failed' and logged. A client whose session has ended is redirected to the login page.
 */
export async function storePress<Refusal extends string = never>(
  store: () => Promise<unknown>,
  failure: string,
  refusalOf: (error: ServiceError) => Refusal | null = () => null,
): Promise<Refusal | 'failed' | null> {
  try {
    await store()
    return null
  } catch (error) {
    if (error instanceof Response) throw error
    const refusal = error instanceof ServiceError ? refusalOf(error) : null
    if (refusal !== null) return refusal
    log.warn({ err: error }, failure)
    return 'failed'
  }
}
