import { languageHeader } from '../language.ts'
import { fillPath } from '../wire/call-path.ts'
import type { Call, Caller, QueryShape } from '../wire/call.ts'
import type { Write } from '../wire/write.ts'
import { readAssetHead, type AssetHead } from './asset-head.ts'
import type { AssetOptions, CallOptions, SendOptions } from './call-options.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { printForm, printQuery } from './print-request.ts'
import { ServiceError } from './service-error.ts'

/** How to reach one content service. */
export interface ContentClientOptions {
  /** Address of the content service, with or without a path. */
  baseUrl: string
  /** Lets the service believe `visitorAddress`. */
  serviceToken?: string
  /** Stands in for the platform's own, e.g. in tests. */
  fetch?: typeof fetch
  /** Stands in for one of its own; one breaker belongs to one service. */
  breaker?: Breaker
}

/** The typed client of one content service. */
export interface ContentClient {
  /**
   * Makes one call and gives clean records. A read is tried once more after a network error or a
   * 5xx. Rejects with {@link ServiceError} carrying the service's body, with a network or deadline
   * error unchanged (spec §8), with BreakerOpenError at once while the service is unreachable,
   * with SyntaxError or ZodError when the answer is none of the contract.
   */
  call<Query extends QueryShape, Result, PathName extends string, By extends Caller>(
    call: Call<Query, Result, PathName, By>,
    options: CallOptions<Query, NoInfer<PathName>, NoInfer<By>>,
  ): Promise<Result>
  /**
   * Sends a record, the fields of one that are to change, or nothing (`undefined`), waits until it
   * is stored and gives the answer, if the write has one. It is never tried again by itself: nobody
   * knows whether a write that failed was stored. Rejects as {@link ContentClient.call} does.
   */
  send<Body, Result, PathName extends string, By extends Caller>(
    write: Write<Body, Result, PathName, By>,
    body: Body,
    options: SendOptions<NoInfer<PathName>, NoInfer<By>>,
  ): Promise<Result | undefined>
  /**
   * Asks what a stored file is, without its bytes (spec §7, Assets: reads content-type). One that is
   * not for everyone needs the token of a member who may have it. Tries again and rejects as
   * {@link ContentClient.call} does.
   */
  describeAsset(id: string, options: AssetOptions): Promise<AssetHead>
}

/** Header by which the website forwards a visitor's address. */
export const visitorAddressHeader = 'x-visitor-address'
/** Header by which it forwards how a visitor's browser names itself. */
export const visitorAgentHeader = 'x-visitor-agent'
/** Header by which it says that a visitor's browser has not been given yet the token that it asks with. */
export const unseenTokenHeader = 'x-token-unseen'
/** Header of the token that the parts share; what is said of a visitor is believed only with it. */
export const serviceTokenHeader = 'x-service-token'
/** Header of the signed token without which `is_preview=true` is refused. */
export const previewTokenHeader = 'x-preview-token'
/** Header that names one write, so that it can be told from another with the same body. */
export const idempotencyKeyHeader = 'idempotency-key'

/** One deadline in milliseconds for all calls of a page. */
export function startDeadline(milliseconds: number): AbortSignal {
  return AbortSignal.timeout(milliseconds)
}

const pingMilliseconds = 800

/** Resolves when the service gives any answer within 0.8 s; rejects as `fetch` does. */
export async function pingService(baseUrl: string, send = fetch): Promise<void> {
  const signal = AbortSignal.timeout(pingMilliseconds)
  const answer = await send(`${baseUrl.replace(/\/+$/, '')}/server/ping`, { signal })
  // Else its connection stays busy.
  await answer.text()
}

/** Makes the typed client of one content service; it keeps nothing but its breaker. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const send = options.fetch ?? fetch
  const base = options.baseUrl.replace(/\/+$/, '')
  const breaker = options.breaker ?? createBreaker({ ping: () => pingService(base, send) })

  /** One try, body and all; a 5xx counts as a failure, any other refusal is an answer. */
  async function attempt(url: string, init: RequestInit): Promise<Received> {
    const response = await send(url, init)
    const { status, ok: isOk, headers } = response
    const received = { status, isOk, headers, text: await response.text() }
    if (received.status >= 500) throw ServiceError.of(received.status, received.text)
    return received
  }

  /** Two tries at most, and the answer of the one that got any. */
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
        // The tokens are for this service alone: they never follow a redirect elsewhere.
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
      // The type of a form names its boundary, which fetch makes.
      if (record && !isForm) headers['content-type'] = 'application/json'
      const init: RequestInit = {
        method: write.method,
        headers,
        body: record && (isForm ? printForm(record, files) : JSON.stringify(record)),
        signal: sendOptions.signal ?? null,
        redirect: 'error',
      }
      const { status, isOk, text } = await breaker.run(() => attempt(url, init))
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

/** By name in small letters. */
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
  // Others need none, and one that has ended would have them refused.
  if (by !== 'anyone' && options.token) headers['authorization'] = `Bearer ${options.token}`
  if (options.visitorAddress && serviceToken) {
    headers[visitorAddressHeader] = options.visitorAddress
    if (options.visitorAgent) headers[visitorAgentHeader] = printable(options.visitorAgent)
    if (options.isTokenUnseen) headers[unseenTokenHeader] = 'true'
    headers[serviceTokenHeader] = serviceToken
  }
  return headers
}

// More says nothing of a browser, and headers have a limit in all.
const longestAgent = 300

/** What a header may hold. */
function printable(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, longestAgent)
}
