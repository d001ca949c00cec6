import { Agent, request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { Agent as SecureAgent, request as requestHttps } from 'node:https'
import { urlToHttpOptions } from 'node:url'

const keepAlive = { keepAlive: true, scheduling: 'lifo' } as const
const agent = new Agent(keepAlive)
const secureAgent = new SecureAgent(keepAlive)

/** What is sent to the service: a read, or a write whose body is text. */
export type ServiceRequest = RequestInit & { body?: string | null }

/**
 * Sends one request on the sockets of node:http and has its answer received. Answers come as they are, since to unpack
 * one costs more than its few bytes on the way. Rejects as `fetch` does: with the reason of the signal, with TypeError
 * for everything else, a redirect included.
 */
export async function exchange<Received>(
  url: string,
  init: ServiceRequest,
  receive: (answer: IncomingMessage) => Promise<Received>,
): Promise<Received> {
  init.signal?.throwIfAborted()
  try {
    return await sendAndReceive(url, init, receive)
  } catch (error) {
    init.signal?.throwIfAborted()
    throw new TypeError('the content service could not be asked', { cause: error })
  }
}

async function sendAndReceive<Received>(
  url: string,
  { method = 'GET', headers, signal, body = null }: ServiceRequest,
  receive: (answer: IncomingMessage) => Promise<Received>,
): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const { isSecure, place, path } = placeOf(url)
  const options: RequestOptions = {
    ...place,
    path,
    method,
    headers: {
      ...byName(headers),
      'accept-encoding': 'identity',
      // node:http says it by itself, but not of a DELETE.
      ...(body !== null && { 'content-length': Buffer.byteLength(body) }),
    },
    agent: isSecure ? secureAgent : agent,
  }
  const sent = (isSecure ? requestHttps : requestHttp)(options, resolve).on('error', reject)
  const leave = () => sent.destroy(new Error('nobody waits any more'))
  signal?.addEventListener('abort', leave)
  try {
    sent.end(body ?? undefined)
    const answer = await promise
    if (leadsElsewhere(answer)) {
      answer.destroy()
      throw new Error('an answer leads elsewhere')
    }
    return await receive(answer)
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}

function leadsElsewhere({ statusCode: status = 0, headers }: IncomingMessage): boolean {
  return status >= 300 && status < 400 && headers.location !== undefined
}

/** Services by their origin, of which a website has one: no call reads its address anew. */
const places = new Map<string, RequestOptions>()

function placeOf(url: string): { isSecure: boolean; place: RequestOptions; path: string } {
  const [origin = ''] = /^https?:\/\/[^/?#]*/i.exec(url) ?? []
  const place = places.get(origin) ?? urlToHttpOptions(new URL(origin))
  places.set(origin, place)
  return { isSecure: place.protocol === 'https:', place, path: url.slice(origin.length) || '/' }
}

/** The client gives an object of its own, by names in small letters. */
function byName(headers: HeadersInit | undefined): Record<string, string> {
  return headers instanceof Headers || Array.isArray(headers)
    ? Object.fromEntries(new Headers(headers))
    : { ...headers }
}
