import type { IncomingMessage } from 'node:http'
import { networkOf } from '@washhouse/serving/visitor-network'
import type { PayloadRequest } from 'payload'
import { keysOf } from '../../platform/keys.ts'
import { addressOf } from '../calls/visitor-limit.ts'
import { readMarks } from './known-browser.ts'

const networkHeader = 'x-visitor-network'

/** Where a raw request comes from. */
export function networkOfRequest(req: IncomingMessage): string {
  return networkOf(addressOf(req))
}

/** Tells Payload, which sees no sockets, where a request comes from, whatever it says itself. */
export function nameNetwork(req: IncomingMessage): void {
  req.headers[networkHeader] = networkOfRequest(req)
}

/** What tries at an account of staff are counted by: the browser where it is known, else the network. */
export function placeOf(
  { headers, payload }: PayloadRequest,
  accountId: number | string | undefined,
): string {
  const known = readMarks(headers.get('cookie'), keysOf(payload)).find(
    (each) => each.accountId === String(accountId),
  )
  return known ? `browser ${known.mark}` : `network ${headers.get(networkHeader) ?? ''}`
}
