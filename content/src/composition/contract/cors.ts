import type { IncomingMessage, ServerResponse } from 'node:http'
import { idempotencyKeyHeader, previewTokenHeader } from '@washhouse/contract/client/content-client'
import { languageHeader } from '@washhouse/contract/language'
import type { FlatHeaders } from '@washhouse/serving/stored-answer'

/** Origins whose pages may read the contract; '*' allows every origin. */
export type CorsOrigins = readonly string[] | '*'

const allowedHeaders = [
  'Content-Type',
  'Authorization',
  languageHeader,
  previewTokenHeader,
  idempotencyKeyHeader,
]
const exposedHeaders = ['ETag', 'Retry-After', 'Content-Range']
const preflightMaxAgeSeconds = 7200

/** Sets CORS headers and answers preflight requests (true). Never allows cookies: members send a token. */
export function createCors(origins: CorsOrigins, headers: FlatHeaders) {
  return function answerOrigin(req: IncomingMessage, res: ServerResponse): boolean {
    const { origin } = req.headers
    if (origin === undefined || origins.length === 0) return false
    const isAllowed = origins === '*' || origins.includes(origin)
    if (isAllowed) {
      res.setHeader('Access-Control-Allow-Origin', origins === '*' ? '*' : origin)
      res.setHeader('Access-Control-Expose-Headers', exposedHeaders.join(', '))
    }
    if (req.method !== 'OPTIONS' || !req.headers['access-control-request-method']) return false
    if (isAllowed) {
      res.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PATCH, DELETE')
      res.setHeader('Access-Control-Allow-Headers', allowedHeaders.join(', '))
      res.setHeader('Access-Control-Max-Age', preflightMaxAgeSeconds)
    }
    res.writeHead(204, [...headers, 'Vary', 'Origin', 'Content-Length', '0']).end()
    return true
  }
}

/** `Vary` values for caches: the requesting origin, if origins are named. */
export function variesBy(origins: CorsOrigins): string[] {
  return origins !== '*' && origins.length > 0 ? ['Origin'] : []
}
