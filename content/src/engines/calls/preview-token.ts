import { createHmac, timingSafeEqual } from 'node:crypto'
import { previewTokenHeader } from '@washhouse/contract/client/content-client'
import { WireError } from '@washhouse/contract/wire/errors'
import type { Context } from 'hono'
import { env } from '../../ground/env.ts'

/** Makes a token that lets its bearer see drafts until `expiresAt` (epoch milliseconds). */
export function createPreviewToken(expiresAt: number, secret = env.previewSecret): string {
  return `${expiresAt}.${sign(String(expiresAt), secret)}`
}

export function isPreviewToken(
  token: string,
  now = Date.now(),
  secret = env.previewSecret,
): boolean {
  const [expiresAt = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(expiresAt, secret))
  const given = Buffer.from(signature)
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  return isSigned && Number(expiresAt) > now
}

export function requirePreviewToken(context: Context): void {
  const token = context.req.header(previewTokenHeader)
  if (token && isPreviewToken(token)) return
  const reason = 'Drafts need a signed preview token'
  throw new WireError('FORBIDDEN', reason, { reason })
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview:${text}`).digest('base64url')
}
