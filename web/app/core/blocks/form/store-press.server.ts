import { ServiceError } from '@washhouse/contract/client/service-error'
import { log } from '../../../platform/log.server.ts'

/**
 * Stores what the press of a button means: null once it is stored, else why not. `refusalOf` names what the service
 * may refuse; anything else is 'failed', and logged. Whoever is signed out meanwhile is led to the log-in.
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
