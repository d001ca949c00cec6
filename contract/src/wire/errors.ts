import { z } from 'zod'

/** HTTP status of every error code. */
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

export type ErrorCode = keyof typeof errorStatus

/** Extras such as `reason` come before `code`. */
export const WireErrorEntry = z.object({
  message: z.string(),
  extensions: z.looseObject({ code: z.string() }),
})

/** Body of every response that is not 2xx: `{ errors: [{ message, extensions: { code } }] }`. */
export const ErrorBody = z.object({ errors: z.array(WireErrorEntry).min(1) })
export type ErrorBody = z.infer<typeof ErrorBody>

/** An error with its response; thrown by parsers and handlers. */
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

/** Error body with one entry per error, `code` last as in the reference service. */
export function errorBody(errors: readonly WireError[]): ErrorBody {
  return {
    errors: errors.map(({ message, extras, code }) => ({
      message,
      extensions: { ...extras, code },
    })),
  }
}

/** A malformed, repeated or out-of-range query parameter; `reason` names it. */
export function invalidQuery(reason: string): WireError {
  return new WireError('INVALID_QUERY', `Invalid query. ${reason}.`, { reason })
}

/** A malformed or incomplete body; `reason` describes it. */
export function invalidPayload(reason: string): WireError {
  return new WireError('INVALID_PAYLOAD', `Invalid payload. ${reason}.`, { reason })
}

/**
 * An invalid field of a body, by wire name. `type` is for programs (see faults.ts), `reason` for people. `figures` are
 * limits, or the reference of the conflicting record.
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

/** A value that another record already has, in the format of the reference service. */
export function notUnique(collection: string, field: string, value: string): WireError {
  const shown = `[${value}]`
  const message = `Value "${shown}" for field "${field}" in collection "${collection}" has to be unique.`
  return new WireError('RECORD_NOT_UNIQUE', message, { collection, field, value: shown })
}

/** A missing token, or one without an active member. */
export function invalidCredentials(): WireError {
  return new WireError('INVALID_CREDENTIALS', 'Invalid user credentials.')
}

/** An unknown, used or expired link token (403, as in the reference service); `type` if the reason is known. */
export function invalidToken(type?: 'cancelled'): WireError {
  return new WireError('INVALID_TOKEN', 'Invalid token.', type === undefined ? {} : { type })
}

/** Rate limit exceeded; `retry_after` in seconds. */
export function retryLater(seconds: number): WireError {
  const message = `Too many requests, retry after ${seconds}s.`
  return new WireError('REQUESTS_EXCEEDED', message, { retry_after: seconds })
}

/** `/items` does not distinguish missing from forbidden collections. */
export function forbiddenCollection(collection: string): WireError {
  const reason = `You don't have permission to access collection "${collection}" or it does not exist. Queried in root.`
  return new WireError('FORBIDDEN', reason, { reason })
}

/** `/items` does not distinguish missing from forbidden fields. */
export function forbiddenField(field: string, collection: string): WireError {
  const reason = `You don't have permission to access field "${field}" in collection "${collection}" or it does not exist. Queried in root.`
  return new WireError('FORBIDDEN', reason, { reason })
}

/** A row that is missing, unpublished or of another member, on `/items`, `/users` and `/assets`. */
export function forbidden(): WireError {
  return new WireError('FORBIDDEN', "You don't have permission to access this.")
}

/** A missing or unpublished record on `/api`. */
export function notFound(what: string): WireError {
  return new WireError('NOT_FOUND', `${what} not found.`)
}

export function routeNotFound(path: string): WireError {
  return new WireError('ROUTE_NOT_FOUND', `Route ${path} doesn't exist.`, { path })
}
