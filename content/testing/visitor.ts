import { env } from '../src/platform/env.ts'

let visitors = 0

/** The website's headers for a new visitor. */
export function someone(): Record<string, string> {
  visitors += 1
  return visitorAt(`2001:db8:0:${visitors.toString(16)}::1`)
}

/** The website's headers for a visitor at an address. */
export function visitorAt(address: string): Record<string, string> {
  return { 'x-service-token': env.serviceTokens[0] ?? '', 'x-visitor-address': address }
}
