import type { IncomingMessage } from 'node:http'
import { networkOf } from '@washhouse/serving/visitor-network'
import type { PayloadRequest } from 'payload'
import { keysOf } from '../../platform/keys.ts'
import { addressOf } from '../calls/visitor-limit.ts'
import type { AccountKind } from './account-kind.ts'
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

/** What a visitor's tries at an account are counted by: his browser where it is known, else his network. */
export function placeOf(
  { headers, payload }: PayloadRequest,
  { collection }: Pick<AccountKind, 'collection'>,
  accountId: number | string | undefined,
): string {
  const known = readMarks(headers.get('cookie'), keysOf(payload)).find(
    (each) => each.collection === collection && each.accountId === String(accountId),
  )
  return known ? `browser ${known.mark}` : `network ${headers.get(networkHeader) ?? ''}`
}
