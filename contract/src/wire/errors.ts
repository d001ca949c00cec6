import { z } from 'zod'

/** Every error code the service answers with and the HTTP status that goes with it. */
export const errorStatus = {
  INVALID_QUERY: 400,
  INVALID_PAYLOAD: 400,
  FAILED_VALIDATION: 400,
  RECORD_NOT_UNIQUE: 400,
  INVALID_CREDENTIALS: 401,
  TOKEN_EXPIRED: 401,
  INVALID_TOKEN: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  ROUTE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONTENT_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  REQUESTS_EXCEEDED: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const

/** A code of {@link errorStatus}. */
export type ErrorCode = keyof typeof errorStatus

/** One entry of the `errors` list; extras such as `reason` stand before `code`. */
export const WireErrorEntry = z.object({
  message: z.string(),
  extensions: z.looseObject({ code: z.string() }),
})

/** The body of every answer that is not 2xx: `{ errors: [{ message, extensions: { code } }] }`. */
export const ErrorBody = z.object({ errors: z.array(WireErrorEntry).min(1) })
export type ErrorBody = z.infer<typeof ErrorBody>

/** An error that knows its answer: thrown by the parsers here and by the service's handlers. */
export class WireError extends Error {
  override name = 'WireError'
  readonly code: ErrorCode
  readonly extras: Record<string, unknown>

  constructor(code: ErrorCode, message: string, extras: Record<string, unknown> = {}) {
    super(message)
    this.code = code
    this.extras = extras
  }

  get status(): (typeof errorStatus)[ErrorCode] {
    return errorStatus[this.code]
  }

  toBody(): ErrorBody {
    return errorBody([this])
  }
}

/** The body of a refusal with one entry a fault, `code` last as the reference service prints it. */
export function errorBody(errors: readonly WireError[]): ErrorBody {
  return {
    errors: errors.map(({ message, extras, code }) => ({
      message,
      extensions: { ...extras, code },
    })),
  }
}

/** A query parameter that is junk, repeated or out of bounds; `reason` names the parameter. */
export function invalidQuery(reason: string): WireError {
  return new WireError('INVALID_QUERY', `Invalid query. ${reason}.`, { reason })
}

/** A body that is broken or misses something; `reason` says what. */
export function invalidPayload(reason: string): WireError {
  return new WireError('INVALID_PAYLOAD', `Invalid payload. ${reason}.`, { reason })
}

/**
 * A field of a body that does not fit, by its name on the wire; `type` says for programs what is
 * wrong (see faults.ts), `figures` where the bounds are or which record stands in the way, `reason` says it for people.
 */
export function failedValidation(
  field: string,
  type: string,
  reason: string,
  figures: Readonly<Record<string, number | string>> = {},
): WireError {
  const message = `Validation failed for field "${field}". ${reason}.`
  return new WireError('FAILED_VALIDATION', message, { field, path: [], type, ...figures })
}

/** A value that is another record's already, as the reference service prints it. */
export function notUnique(collection: string, field: string, value: string): WireError {
  const shown = `[${value}]`
  const message = `Value "${shown}" for field "${field}" in collection "${collection}" has to be unique.`
  return new WireError('RECORD_NOT_UNIQUE', message, { collection, field, value: shown })
}

/** No token, or one that is no live member's, wherever a member's is asked for or shown. */
export function invalidCredentials(): WireError {
  return new WireError('INVALID_CREDENTIALS', 'Invalid user credentials.')
}

/** A link's token that is unknown, used up or too old (403, as the reference service has it); `type` where it is known why. */
export function invalidToken(type?: 'cancelled'): WireError {
  return new WireError('INVALID_TOKEN', 'Invalid token.', type === undefined ? {} : { type })
}

/** Too many tries; `retry_after` says, in seconds, when the next one may be made. */
export function retryLater(seconds: number): WireError {
  const message = `Too many requests, retry after ${seconds}s.`
  return new WireError('REQUESTS_EXCEEDED', message, { retry_after: seconds })
}

/** `/items` never tells a missing collection from a forbidden one. */
export function forbiddenCollection(collection: string): WireError {
  const reason = `You don't have permission to access collection "${collection}" or it does not exist. Queried in root.`
  return new WireError('FORBIDDEN', reason, { reason })
}

/** `/items` never tells a missing field from a forbidden one. */
export function forbiddenField(field: string, collection: string): WireError {
  const reason = `You don't have permission to access field "${field}" in collection "${collection}" or it does not exist. Queried in root.`
  return new WireError('FORBIDDEN', reason, { reason })
}

/** A row that is missing, unpublished or not the caller's, on `/items`, `/users` and `/assets`. */
export function forbidden(): WireError {
  return new WireError('FORBIDDEN', "You don't have permission to access this.")
}

/** A record that is missing or unpublished on `/api`. */
export function notFound(what: string): WireError {
  return new WireError('NOT_FOUND', `${what} not found.`)
}

/** A path that no call has. */
export function routeNotFound(path: string): WireError {
  return new WireError('ROUTE_NOT_FOUND', `Route ${path} doesn't exist.`, { path })
}
