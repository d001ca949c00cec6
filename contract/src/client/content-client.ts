import { languageHeader } from '../language.ts'
import { fillPath } from '../wire/call-path.ts'
import type { Call, Caller, QueryShape } from '../wire/call.ts'
import type { Write } from '../wire/write.ts'
import { readAssetHead, type AssetHead } from './asset-head.ts'
import type { AssetOptions, CallOptions, SendOptions } from './call-options.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { printForm, printQuery } from './print-request.ts'
import { ServiceError } from './service-error.ts'

export interface ContentClientOptions {
  /** With or without a path. */
  baseUrl: string
  /** Proves that this client may send a visitor's address. */
  serviceToken?: string
  /** For tests. */
  fetch?: typeof fetch
  /** One breaker per service. */
  breaker?: Breaker
}

/** Typed client of one content service. */
export interface ContentClient {
  /**
   * Calls the service and decodes the records. Retries a read once after a network error or a 5xx. An error status rejects with
   * {@link ServiceError}, which has the body of the response. Errors of `fetch` (network, deadline) are rethrown unchanged (spec
   * §8). Rejects with BreakerOpenError at once while the service is unreachable, and with SyntaxError or ZodError if the
   * response violates the contract.
   */
  call<Query extends QueryShape, Result, PathName extends string, By extends Caller>(
    call: Call<Query, Result, PathName, By>,
    options: CallOptions<Query, NoInfer<PathName>, NoInfer<By>>,
  ): Promise<Result>
  /**
   * Sends a record, changed fields or nothing (`undefined`). Resolves when the service has stored it. Never retries: a failed
   * write may have been stored. Rejects as {@link ContentClient.call} does.
   */
  send<Body, Result, PathName extends string, By extends Caller>(
    write: Write<Body, Result, PathName, By>,
    body: Body,
    options: SendOptions<NoInfer<PathName>, NoInfer<By>>,
  ): Promise<Result | undefined>
  /**
   * Returns the headers of a file without its bytes. The website needs the content type (spec §7, Assets). Private files need
   * the token of a member with access. Retries and rejects as {@link ContentClient.call} does.
   */
  describeAsset(id: string, options: AssetOptions): Promise<AssetHead>
}

/** Header with the visitor's address. */
export const visitorAddressHeader = 'x-visitor-address'
/** Header with the visitor's user agent. */
export const visitorAgentHeader = 'x-visitor-agent'
/** Header that says: the browser has not received this token yet. */
export const unseenTokenHeader = 'x-token-unseen'
/** Header of the shared service token. Without it the service ignores headers about the visitor. */
export const serviceTokenHeader = 'x-service-token'
/** Header of the signed token that `is_preview=true` requires. */
export const previewTokenHeader = 'x-preview-token'
/** The number of the last change that the website knows. The content service answers with that change or a later one. */
export const knownChangeHeader = 'x-known-change'
/** Header that identifies a write, so that a retry is not stored twice. */
export const idempotencyKeyHeader = 'idempotency-key'

/** One deadline for all calls of a page, in milliseconds. */
export function startDeadline(milliseconds: number): AbortSignal {
  return AbortSignal.timeout(milliseconds)
}

const pingMilliseconds = 800

/** Resolves on any response within 0.8 s; rejects as `fetch` does. */
export async function pingService(baseUrl: string, send = fetch): Promise<void> {
  const signal = AbortSignal.timeout(pingMilliseconds)
  const answer = await send(`${baseUrl.replace(/\/+$/, '')}/server/ping`, { signal })
  // An unread body keeps the connection busy.
  await answer.text()
}

/** Creates the typed client of one content service. Its only state is the breaker. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const send = options.fetch ?? fetch
  const base = options.baseUrl.replace(/\/+$/, '')
  const breaker = options.breaker ?? createBreaker({ ping: () => pingService(base, send) })

  /** One attempt including the body. A 5xx is a failure; any other error status is a response. */
  async function attempt(url: string, init: RequestInit): Promise<Received> {
    const response = await send(url, init)
    const { status, ok: isOk, headers } = response
    const received = { status, isOk, headers, text: await response.text() }
    if (received.status >= 500) throw ServiceError.of(received.status, received.text)
    return received
  }

  /** At most two attempts; returns the last response received. */
  async function read(url: string, init: RequestInit): Promise<Received> {
    const received = await breaker.run(() =>
      attempt(url, init).catch((error: unknown) => {
        if (init.signal?.aborted) throw error
        return attempt(url, init)
      }),
    )
    if (!received.isOk) throw ServiceError.of(received.status, received.text)
    return received
  }

  return {
    async call(call, callOptions) {
      const url = `${base}${fillPath(call.path, callOptions.path)}${printQuery(callOptions)}`
      const init: RequestInit = {
        method: call.method,
        headers: readHeaders(call.caller, callOptions, options.serviceToken),
        signal: callOptions.signal ?? null,
        // Never send the tokens to a redirect target.
        redirect: 'error',
      }
      const { text } = await read(url, init)
      return call.answer.decode(JSON.parse(text), callOptions.language)
    },

    async send(write, body, sendOptions) {
      const { language, idempotencyKey, files = {} } = sendOptions
      const url = `${base}${fillPath(write.path, sendOptions.path)}`
      const headers = headersOf(write.caller, sendOptions, options.serviceToken)
      if (idempotencyKey) headers[idempotencyKeyHeader] = idempotencyKey
      const record = write.encode(body, language)
      const isForm = Object.keys(files).length > 0
      // fetch sets the type of a form with its boundary.
      if (record && !isForm) headers['content-type'] = 'application/json'
      const init: RequestInit = {
        method: write.method,
        headers,
        body: record && (isForm ? printForm(record, files) : JSON.stringify(record)),
        signal: sendOptions.signal ?? null,
        redirect: 'error',
      }
      const { status, isOk, text } = await breaker.runWrite(() => attempt(url, init))
      if (!isOk) throw ServiceError.of(status, text)
      return write.answer?.decode(JSON.parse(text), language)
    },

    async describeAsset(id, assetOptions) {
      const { headers } = await read(`${base}${fillPath('/assets/{id}', { id })}`, {
        method: 'HEAD',
        headers: headersOf('either', assetOptions, options.serviceToken),
        signal: assetOptions.signal ?? null,
        redirect: 'error',
      })
      return readAssetHead(headers)
    },
  }
}

interface Received {
  status: number
  isOk: boolean
  headers: Headers
  text: string
}

type SentOptions = Pick<
  SendOptions,
  'language' | 'token' | 'isTokenUnseen' | 'visitorAddress' | 'visitorAgent'
>

/** By lower-case name. */
type SentHeaders = Record<string, string>

function readHeaders(
  by: Caller,
  options: CallOptions<QueryShape>,
  serviceToken?: string,
): SentHeaders {
  const headers = headersOf(by, options, serviceToken)
  if (options.previewToken) headers[previewTokenHeader] = options.previewToken
  return headers
}

function headersOf(by: Caller, options: SentOptions, serviceToken?: string): SentHeaders {
  const headers: SentHeaders = { accept: 'application/json', [languageHeader]: options.language }
  // Public calls need no token, and an expired one would be rejected.
  if (by !== 'anyone' && options.token) headers['authorization'] = `Bearer ${options.token}`
  if (options.visitorAddress && serviceToken) {
    headers[visitorAddressHeader] = options.visitorAddress
    if (options.visitorAgent) headers[visitorAgentHeader] = printable(options.visitorAgent)
    if (options.isTokenUnseen) headers[unseenTokenHeader] = 'true'
    headers[serviceTokenHeader] = serviceToken
  }
  return headers
}

// Longer values carry no information, and the size of all headers is limited.
const longestAgent = 300

/** Removes characters that headers cannot contain. */
function printable(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, longestAgent)
}
