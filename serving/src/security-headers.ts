import { httpsEnv } from './https.env.ts'
import type { FlatHeaders } from './stored-answer.ts'

export const resourcePolicyHeader = 'Cross-Origin-Resource-Policy'

/**
 * What other pages learn about a page's address. `private`: even pages of this site learn only the origin, from the referrer
 * and from the tab's history (Navigation API). `no-referrer` would blank the Origin of form posts, which React Router
 * compares. `strict-origin` would not change the history.
 */
export const referrerPolicies = {
  open: 'strict-origin-when-cross-origin',
  private: 'origin',
} as const

/**
 * Headers of every response of both services, as alternating names and values. `csp` replaces the default
 * Content-Security-Policy. `cross-origin` is for responses that other sites may show or read, such as images.
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

/** For responses that are not pages: nothing in them may run or be framed. */
export const closedCsp = "default-src 'none'; frame-ancestors 'none'"

const fileCsp = (ancestors: "'none'" | "'self'") =>
  `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${ancestors}; sandbox`

/** For uploaded files opened on their own: images and PDFs are displayed, nothing in them runs. */
export const sandboxCsp = fileCsp("'none'")

/** The same for files that our own pages frame: browsers also display PDFs in a frame. */
export const framedFileCsp = fileCsp("'self'")
