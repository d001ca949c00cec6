import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { fileURLToPath } from 'node:url'
import {
  framedFileCsp,
  referrerPolicies,
  securityHeaders,
} from '@washhouse/serving/security-headers'
import next from 'next'
import type { BasePayload } from 'payload'
import { previewPath } from '../../features/mailing/campaigns/campaigns.endpoints.ts'
import { busySeconds } from '../../platform/database/database-busy.ts'
import { env } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'
import { nameNetwork } from '../../core/accounts/visitor-place.ts'
import { createAdminGate, type Refusal } from './admin-gate.ts'
import { answerServerCall, isServerCallRequest } from './server-call-status.ts'

const discardMs = 60_000
/** With a locked database, the website should not wait longer for the admin. */
const firstPageMs = 30_000
const folder = fileURLToPath(new URL('../../..', import.meta.url))

/** The admin: Next's handler behind the gate, with its own headers. */
export async function createAdminListener(payload: BasePayload, server: Server) {
  const app = next({
    dev: false,
    dir: folder,
    hostname: env.host,
    port: env.port,
    httpServer: server,
    quiet: true,
  })
  await app.prepare()
  const answer = app.getRequestHandler()
  const findRefusal = createAdminGate(payload)

  async function reply(req: IncomingMessage, res: ServerResponse): Promise<void> {
    nameNetwork(req)
    const refusal = await findRefusal(req)
    setHeaders(req, res)
    // Scripts and styles are public; every other response belongs to one person.
    if (!req.url?.startsWith('/_next/')) res.setHeader('Cache-Control', 'private, no-store')
    if (!refusal && isServerCallRequest(req))
      return await answerServerCall(res, () => answer(req, res))
    if (!refusal) return await answer(req, res)
    if (refusal.field !== undefined) await discard(req)
    sendRefusal(req, res, refusal)
  }

  const listener: RequestListener = (req, res) => {
    reply(req, res).catch((error: unknown) => {
      log.error({ err: error }, 'the admin could not answer')
      res.destroy()
    })
  }
  await loadFirstPage(listener)
  return { listener, close: () => app.close() }
}

/**
 * Loads the code of the admin's pages by asking for one. This occupies the process for a second or two; later, it would delay
 * visitors' requests. A failure is logged: the website must start without the admin.
 */
async function loadFirstPage(listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('No port')
    const signal = AbortSignal.timeout(firstPageMs)
    const response = await fetch(`http://127.0.0.1:${address.port}/admin/login`, { signal })
    await response.arrayBuffer()
    if (!response.ok) log.error({ status: response.status }, "the admin's first page failed")
  } catch (error) {
    log.error({ err: error }, "the admin's first page failed")
  } finally {
    server.close()
  }
}

/** Reads and discards the rest of a body, up to a time limit. */
async function discard(req: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = setTimeout(resolve, discardMs)
  // Either the body is complete or the client disconnected.
  req.once('end', resolve).once('close', resolve).resume()
  await promise
  clearTimeout(late)
}

/** As plain text, or in the form that the admin's forms display. */
function sendRefusal(req: IncomingMessage, res: ServerResponse, refusal: Refusal) {
  const { status, message, field } = refusal
  if (status === 429) res.setHeader('Retry-After', '60')
  if (status === 503) res.setHeader('Retry-After', String(busySeconds))
  const isCall = req.url?.startsWith('/cms-api/') ?? false
  const type = isCall ? 'application/json' : 'text/plain'
  res.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, Connection: 'close' })
  const data = field === undefined ? {} : { data: { errors: [{ path: field, message }] } }
  res.end(isCall ? JSON.stringify({ errors: [{ message, ...data }] }) : `${message}\n`)
}

/** The path ends in a password reset token. */
const privatePath = /^\/admin\/reset\//i

function setHeaders(req: IncomingMessage, res: ServerResponse): void {
  const referrerPolicy = referrerPolicies[privatePath.test(req.url ?? '') ? 'private' : 'open']
  // Next merges the response's own policy into this one.
  const csp = previewPath.test(req.url ?? '') ? framedFileCsp : admitOwnScripts(req)
  const headers = securityHeaders({ isHttps: env.isHttps, csp, referrerPolicy })
  for (let index = 0; index < headers.length; index += 2)
    res.setHeader(headers[index] ?? '', headers[index + 1] ?? '')
}

/**
 * Sets the admin's CSP. Next adds the nonce that it finds in the request to its own scripts. Payload sets styles from
 * scripts, which no nonce covers.
 */
function admitOwnScripts(req: IncomingMessage): string {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${randomBytes(16).toString('base64')}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  req.headers['content-security-policy'] = policy
  return policy
}
