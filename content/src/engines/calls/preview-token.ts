import { createHmac } from 'node:crypto'
import { previewTokenHeader } from '@washhouse/contract/client/content-client'
import { WireError } from '@washhouse/contract/wire/errors'
import { isSameSecret } from '@washhouse/serving/client-address'
import type { Context } from 'hono'
import { env } from '../../ground/env.ts'

/** Makes a token that lets its bearer see drafts until `expiresAt` (epoch milliseconds). */
export function createPreviewToken(expiresAt: number, secret = env.previewSecret): string {
  return `${expiresAt}.${sign(String(expiresAt), secret)}`
}

export function requirePreviewToken(context: Context): void {
  const token = context.req.header(previewTokenHeader) ?? ''
  const [expiresAt = '', signature = ''] = token.split('.')
  const isSigned = isSameSecret(signature, sign(expiresAt, env.previewSecret))
  if (isSigned && Number(expiresAt) > Date.now()) return
  const reason = 'Drafts need a signed preview token'
  throw new WireError('FORBIDDEN', reason, { reason })
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview:${text}`).digest('base64url')
}
