import type { IncomingMessage } from 'node:http'
import { networkOf } from '@washhouse/serving/visitor-network'
import type { PayloadRequest } from 'payload'
import { keysOf } from '../../platform/keys.ts'
import { addressOf } from '../calls/visitor-limit.ts'
import { readMarks } from './known-browser.ts'

const networkHeader = 'x-visitor-network'

export function networkOfRequest(req: IncomingMessage): string {
  return networkOf(addressOf(req))
}

/**
 * Sets the header with the client's network for Payload, which cannot see the socket. Replaces any value that the client
 * sent.
 */
export function nameNetwork(req: IncomingMessage): void {
  req.headers[networkHeader] = networkOfRequest(req)
}

/** The counter key for attempts at a staff account: the browser if it is known, otherwise the network. */
export function placeOf(
  { headers, payload }: PayloadRequest,
  accountId: number | string | undefined,
): string {
  const known = readMarks(headers.get('cookie'), keysOf(payload)).find(
    (each) => each.accountId === String(accountId),
  )
  return known ? `browser ${known.mark}` : `network ${headers.get(networkHeader) ?? ''}`
}
