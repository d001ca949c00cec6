import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * Gives the admin's policy. Next puts the nonce on its own scripts when it finds it in the request;
 * Payload sets styles from scripts, which no nonce covers.
 */
export function admitOwnScripts(req: IncomingMessage): string {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${randomBytes(16).toString('base64')}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  req.headers['content-security-policy'] = policy
  return policy
}
