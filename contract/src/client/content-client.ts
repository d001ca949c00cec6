import { languageHeader, type Language } from '../language.ts'
import { fillPath, type Call, type QueryShape } from '../wire/call.ts'
import type { ParsedQuery } from '../wire/api-query.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { ServiceError } from './service-error.ts'

export interface ContentClientOptions {
  /** Address of the content service, with or without a path. */
  baseUrl: string
  /** Lets the service believe `visitorAddress`. */
  serviceToken?: string
  fetch?: typeof fetch
  breaker?: Breaker
}

export interface CallOptions<Query extends QueryShape> {
  language: Language
  query?: Partial<ParsedQuery<Query>>
  /** Values of the path's braces. */
  path?: Record<string, string | number>
  /** Bearer token of a member. */
  token?: string
  /** Signed preview token; asks for drafts. */
  previewToken?: string
  /** Address of the visitor for whom the call is made, for rate limits. */
  visitorAddress?: string
  /** The page's deadline, see {@link startDeadline}. */
  signal?: AbortSignal
}

export interface ContentClient {
  /**
   * Makes one call and gives clean records. A read is tried once more after a network error or a
   * 5xx. Rejects with {@link ServiceError} carrying the service's body, with a network or deadline
   * error unchanged (spec §8), with BreakerOpenError at once while the service is known to be away.
   */
  call<Query extends QueryShape, Result>(
    call: Call<Query, Result>,
    options: CallOptions<Query>,
  ): Promise<Result>
}

/** Header by which the website forwards a visitor's address. */
export const visitorAddressHeader = 'x-visitor-address'
export const serviceTokenHeader = 'x-service-token'
export const previewTokenHeader = 'x-preview-token'

/** One deadline in milliseconds for all calls of a page. */
export function startDeadline(milliseconds: number): AbortSignal {
  return AbortSignal.timeout(milliseconds)
}

export function createContentClient(options: ContentClientOptions): ContentClient {
  const send = options.fetch ?? fetch
  const breaker = options.breaker ?? createBreaker()
  const base = options.baseUrl.replace(/\/$/, '')

  async function attempt(url: string, init: RequestInit): Promise<Response> {
    const response = await send(url, init)
    if (response.status < 500) return response
    throw await ServiceError.from(response)
  }

  return {
    async call(call, callOptions) {
      const url = `${base}${fillPath(call.path, callOptions.path)}${printQuery(callOptions)}`
      const init = {
        method: call.method,
        headers: headersOf(callOptions, options.serviceToken),
        signal: callOptions.signal ?? null,
      }
      const response = await breaker.run(() =>
        attempt(url, init).catch((error: unknown) => {
          if (callOptions.signal?.aborted) throw error
          return attempt(url, init)
        }),
      )
      if (!response.ok) throw await ServiceError.from(response)
      return call.answer.decode(await response.json(), callOptions.language)
    },
  }
}

function headersOf(options: CallOptions<QueryShape>, serviceToken?: string): Headers {
  const headers = new Headers({ accept: 'application/json', [languageHeader]: options.language })
  if (options.token) headers.set('authorization', `Bearer ${options.token}`)
  if (options.previewToken) headers.set(previewTokenHeader, options.previewToken)
  if (options.visitorAddress && serviceToken) {
    headers.set(visitorAddressHeader, options.visitorAddress)
    headers.set(serviceTokenHeader, serviceToken)
  }
  return headers
}

function printQuery(options: CallOptions<QueryShape>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined && value !== null) parameters.set(name, String(value))
  }
  if (options.previewToken) parameters.set('is_preview', 'true')
  const text = parameters.toString()
  return text ? `?${text}` : ''
}
