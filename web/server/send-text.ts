import type { ServerResponse } from 'node:http'
import { securityHeaders } from '@washhouse/serving/security-headers'

/** A short plain answer for what is no page. */
export function sendText(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): ServerResponse {
  const all = [
    ...securityHeaders({ isHttps: false }),
    ...['Content-Type', 'text/plain; charset=utf-8'],
    ...['Content-Length', String(Buffer.byteLength(text) + 1)],
    ...['Cache-Control', 'no-store'],
    ...Object.entries(headers).flat(),
  ]
  return res.writeHead(status, all).end(`${text}\n`)
}
