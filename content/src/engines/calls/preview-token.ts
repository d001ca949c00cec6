import { createHmac } from 'node:crypto'
import { WireError } from '@washhouse/contract/wire/errors'
import { isSameSecret } from '@washhouse/serving/client-address'
import { env } from '../../ground/env.ts'
import type { AskedRead } from './asked-read.ts'

/** A token that ends later is refused, whoever signed it. */
const longestMs = 24 * 60 * 60 * 1000

/**
 * Requires `<epoch ms>.<base64url of the paths, one a line>.<signature>`: it opens the drafts of these calls, and of no others,
 * until that time.
 */
export function requirePreviewToken({ previewToken = '', pathname }: AskedRead): void {
  const [expiresAt = '', encoded = '', signature = ''] = previewToken.split('.')
  const isSigned = isSameSecret(signature, sign(`${expiresAt}.${encoded}`, env.previewSecret))
  const leftMs = Number(expiresAt) - Date.now()
  const paths = Buffer.from(encoded, 'base64url').toString().split('\n')
  if (isSigned && leftMs > 0 && leftMs <= longestMs && paths.includes(pathname)) return
  const reason = 'Drafts need a signed preview token for this call'
  throw new WireError('FORBIDDEN', reason, { reason })
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview:${text}`).digest('base64url')
}
