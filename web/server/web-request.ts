import type { IncomingMessage } from 'node:http'
import { readBody } from '@washhouse/serving/http-limits'

const maxBodyBytes = 1024 * 1024

/** What a request says about where it came from and goes to: the server knows better. */
const untrusted = /^(?:x-forwarded-.*|forwarded|host|x-visitor-address|x-service-token)$/

/** The request as React Router sees it: the address is ours, never the Host that was sent. */
export async function toWebRequest(req: IncomingMessage, url: string): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || untrusted.test(name)) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  if (isRead(req)) return new Request(url, { headers })
  const body = new Uint8Array(await readBody(req, maxBodyBytes))
  return new Request(url, { method: 'POST', headers, body })
}

export function isRead(req: IncomingMessage): boolean {
  return req.method === 'GET' || req.method === 'HEAD'
}
