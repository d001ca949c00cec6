import type { ServerResponse } from 'node:http'
import { referrerPolicies, securityHeaders } from '@washhouse/serving/security-headers'

export type SendText = (
  res: ServerResponse,
  status: number,
  text: string,
  headers?: Record<string, string>,
) => void

/** Short plain-text responses for anything that is not a page. */
export function createSendText(isHttps: boolean): SendText {
  const shared = [
    // A refused or failed request may have any address.
    ...securityHeaders({ isHttps, referrerPolicy: referrerPolicies.private }),
    ...Object.entries({
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    }).flat(),
  ]
  return (res, status, text, headers = {}) => {
    const body = Buffer.from(`${text}\n`)
    const own = ['Content-Length', String(body.length), ...Object.entries(headers).flat()]
    res.writeHead(status, [...shared, ...own])
    res.end(body)
  }
}
