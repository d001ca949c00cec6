import { ErrorBody } from '../wire/errors.ts'

/** Error response of the service: status and body (spec §8). */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(firstMessage(body) ?? `The content service answered ${status}`)
    this.status = status
    this.body = body
  }

  /** Parses an error body; keeps text that is not JSON. */
  static of(status: number, text: string): ServiceError {
    return new ServiceError(status, parseBody(text))
  }
}

/** First message of the `errors` list; login and registration show it (spec §8). */
export function firstMessage(body: unknown): string | undefined {
  const parsed = ErrorBody.safeParse(body)
  return parsed.success ? parsed.data.errors[0]?.message : undefined
}

/** Seconds to wait (REQUESTS_EXCEEDED); undefined if not sent. */
export function retryAfterOf(body: unknown): number | undefined {
  const seconds = ErrorBody.safeParse(body).data?.errors[0]?.extensions['retry_after']
  return typeof seconds === 'number' ? seconds : undefined
}

/** End of a writing restriction (FORBIDDEN with type `limited`), ISO 8601; undefined if not sent. */
export function limitedUntilOf(body: unknown): string | undefined {
  const until = ErrorBody.safeParse(body).data?.errors[0]?.extensions['limited_until']
  return typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? until : undefined
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
