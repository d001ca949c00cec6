import { httpsEnv } from './https.env.ts'
import type { FlatHeaders } from './stored-answer.ts'

export const resourcePolicyHeader = 'Cross-Origin-Resource-Policy'

/**
 * What a page tells of its address. `private`: not even the other pages of this site learn more than the origin, as
 * referrer or from the history of the tab (Navigation API). React Router compares the Origin of form posts, which
 * `no-referrer` would blank out, and `strict-origin` leaves the history as it is.
 */
export const referrerPolicies = {
  open: 'strict-origin-when-cross-origin',
  private: 'origin',
} as const

/**
 * What every answer of both services carries, as alternating names and values.
 * An answer that needs a Content-Security-Policy of its own leaves the default one out; one that
 * pages of other sites may show or read, such as a picture, says `cross-origin`.
 */
export function securityHeaders(options: {
  isHttps: boolean
  csp?: string | undefined
  resourcePolicy?: 'same-origin' | 'cross-origin'
  referrerPolicy?: string | undefined
  withSubdomains?: boolean
}): FlatHeaders {
  const {
    isHttps,
    csp = closedCsp,
    resourcePolicy = 'same-origin',
    referrerPolicy = referrerPolicies.open,
    withSubdomains = httpsEnv.withSubdomains,
  } = options
  return Object.entries({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': referrerPolicy,
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    [resourcePolicyHeader]: resourcePolicy,
    'Content-Security-Policy': csp,
    ...(isHttps && {
      'Strict-Transport-Security': `max-age=31536000${withSubdomains ? '; includeSubDomains' : ''}`,
    }),
  }).flat()
}

/** For answers that are no page: nothing in them may run or be framed. */
export const closedCsp = "default-src 'none'; frame-ancestors 'none'"

const fileCsp = (ancestors: "'none'" | "'self'") =>
  `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${ancestors}; sandbox`

/** For uploaded files shown on their own: pictures and PDFs show, nothing in them runs. */
export const sandboxCsp = fileCsp("'none'")

/** The same for those that own pages look into: browsers show PDFs so in a frame, too. */
export const framedFileCsp = fileCsp("'self'")
