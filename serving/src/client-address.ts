import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import { z } from 'zod'

/** Carries the visitor's address from the website to the content service. */
export const visitorAddressHeader = 'x-visitor-address'
/** Proves that the visitor's address comes from the website. */
export const serviceTokenHeader = 'x-service-token'

/** A comma list of addresses and networks, e.g. `10.0.0.5,192.168.0.0/16`. */
export const trustedProxiesSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isNetwork), 'must be a comma list of addresses or networks')
  .meta({ example: '10.0.0.5,192.168.0.0/16' })

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/')
  const family = isIP(address)
  if (family === 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/**
 * Returns a function that reads the visitor's address. It is the socket's address, unless the request comes from a trusted
 * proxy (then the nearest untrusted hop of X-Forwarded-For) or carries the service token.
 */
export function createClientAddress(options: {
  trustedProxies: readonly string[]
  serviceTokens: readonly string[]
}): (req: IncomingMessage) => string {
  const isTrusted = createProxyCheck(options.trustedProxies)

  return (req) => {
    const peer = peerOf(req.socket)
    if (hasServiceToken(req, options.serviceTokens)) {
      const visitor = plainAddress(firstValue(req.headers[visitorAddressHeader]))
      if (isIP(visitor) !== 0) return visitor
    }
    if (!isTrusted(peer)) return peer
    const hops = firstValue(req.headers['x-forwarded-for'])
      .split(',')
      .map(plainAddress)
      .toReversed()
    const visitor = hops.find((hop) => !isTrusted(hop))
    return visitor !== undefined && isIP(visitor) !== 0 ? visitor : peer
  }
}

/** Returns a check of whether an address is one of our proxies. */
export function createProxyCheck(networks: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  return (address) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** The address at the other end of a connection: the visitor's or a proxy's. */
export function peerOf(socket: Socket): string {
  return plainAddress(socket.remoteAddress ?? '')
}

/** True if the request carries one of the tokens that the two services share. */
export function hasServiceToken(req: IncomingMessage, tokens: readonly string[]): boolean {
  const given = req.headers[serviceTokenHeader]
  return typeof given === 'string' && isOneOfSecrets(given, tokens)
}

/** Compares with each accepted secret; older secrets may still be accepted. */
export function isOneOfSecrets(given: string, accepted: readonly string[]): boolean {
  return accepted.map((each) => isSameSecret(given, each)).includes(true)
}

/** Compares in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function firstValue(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header.join(',') : header) ?? ''
}

// An IPv4 visitor on a dual-stack socket appears as ::ffff:1.2.3.4; normalizes it to one form.
function plainAddress(text: string): string {
  return text.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}
