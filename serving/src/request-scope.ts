import { AsyncLocalStorage } from 'node:async_hooks'

/** Header with the id of a request: from the proxy, through both services, to the response. */
export const requestIdHeader = 'x-request-id'

/** Bundles have their own copies of this module, which must share the storage. */
declare global {
  var __washhouseRequests: AsyncLocalStorage<string> | undefined
}
const scopes = (globalThis.__washhouseRequests ??= new AsyncLocalStorage())

/** Runs the work of a request. Its log lines and its calls of the content service name the request. */
export function runInRequest<Result>(id: string, work: () => Result): Result {
  return scopes.run(id, work)
}

/** The id of the request that this code runs for; undefined outside a request. */
export function currentRequestId(): string | undefined {
  return scopes.getStore()
}
