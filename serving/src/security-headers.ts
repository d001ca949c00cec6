import type { FlatHeaders } from './stored-answer.ts'

/**
 * What every answer of both services carries, as alternating names and values.
 * An answer that needs a Content-Security-Policy of its own leaves the default one out.
 */
export function securityHeaders(options: {
  isHttps: boolean
  csp?: string | undefined
}): FlatHeaders {
  const { isHttps, csp = closedCsp } = options
  return Object.entries({
    'X-Content-Type-Options': 'nosniff',
    // React Router compares the Origin of form posts, which a stricter policy would blank out.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Security-Policy': csp,
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }).flat()
}

/** For answers that are no page: nothing in them may run or be framed. */
export const closedCsp = "default-src 'none'; frame-ancestors 'none'"

/** For uploaded files shown on their own: pictures and PDFs show, nothing in them runs. */
export const sandboxCsp =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
