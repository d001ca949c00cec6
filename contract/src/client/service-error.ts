import { ErrorBody } from '../wire/errors.ts'

/** The service's refusal: its status and its body as sent (spec §8). */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(firstMessage(body) ?? `The content service answered ${status}`)
    this.status = status
    this.body = body
  }

  /** The refusal that a body says; one that is no JSON is kept as text. */
  static of(status: number, text: string): ServiceError {
    return new ServiceError(status, parseBody(text))
  }
}

/** The first message of the service's errors list; login and registration show it (spec §8). */
export function firstMessage(body: unknown): string | undefined {
  const parsed = ErrorBody.safeParse(body)
  return parsed.success ? parsed.data.errors[0]?.message : undefined
}

/** Seconds until a refused try may be made again (REQUESTS_EXCEEDED); undefined where none are told. */
export function retryAfterOf(body: unknown): number | undefined {
  const seconds = ErrorBody.safeParse(body).data?.errors[0]?.extensions['retry_after']
  return typeof seconds === 'number' ? seconds : undefined
}

/** Until when the caller may not write (FORBIDDEN of type `limited`), ISO 8601; undefined where none is told. */
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
