import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { securityHeaders } from '@washhouse/serving/security-headers'
import next from 'next'
import type { BasePayload } from 'payload'
import { env } from '../../ground/env.ts'
import { log } from '../../ground/log.ts'
import { admitOwnScripts } from './admin-csp.ts'
import { createAdminGate } from './admin-gate.ts'

const folder = fileURLToPath(new URL('../../..', import.meta.url))

/** The admin: Next's handler behind the gate, with headers of its own. */
export async function createAdminListener(
  payload: BasePayload,
  server: Server,
): Promise<{ listener: RequestListener; close: () => Promise<void> }> {
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
    const refusal = await findRefusal(req)
    setHeaders(res, admitOwnScripts(req))
    if (!refusal) return await answer(req, res)
    if (refusal.status === 429) res.setHeader('Retry-After', '60')
    res.writeHead(refusal.status, {
      'Content-Type': 'text/plain; charset=utf-8',
      Connection: 'close',
    })
    res.end(`${refusal.message}\n`)
  }

  return {
    listener: (req, res) => {
      reply(req, res).catch((error: unknown) => {
        log.error({ err: error }, 'the admin could not answer')
        res.destroy()
      })
    },
    close: () => app.close(),
  }
}

function setHeaders(res: ServerResponse, csp: string): void {
  const headers = securityHeaders({ isHttps: env.isHttps, csp })
  for (let index = 0; index < headers.length; index += 2)
    res.setHeader(headers[index] ?? '', headers[index + 1] ?? '')
}
