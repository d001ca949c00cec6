import { createHmac } from 'node:crypto'
import { previewTokenHeader } from '@washhouse/contract/client/content-client'
import { env } from '../src/platform/env.ts'

interface PreviewGrant {
  /** Paths of the allowed calls, without query: one record, or the calls of one page. */
  paths: readonly string[]
  /** Epoch milliseconds, within a day. */
  expiresAt: number
}

/** Creates a token for the drafts that these calls return, and no others. */
function createPreviewToken(
  { paths, expiresAt }: PreviewGrant,
  secret = env.previewSecret,
): string {
  const told = `${expiresAt}.${Buffer.from(paths.join('\n')).toString('base64url')}`
  const signature = createHmac('sha256', secret).update(`preview:${told}`)
  return `${told}.${signature.digest('base64url')}`
}

/** Allows a request to one of these calls to see drafts; their query is ignored. */
export function previewHeaders(...addresses: string[]): Record<string, string> {
  const paths = addresses.map((address) => address.split('?')[0] ?? '')
  return { [previewTokenHeader]: createPreviewToken({ paths, expiresAt: Date.now() + 60_000 }) }
}

/** Invalid tokens for the call: broken, for other calls, expired, without expiry, signed by someone else. */
export function forgeTokens(path: string, others: string[]): string[] {
  const paths = [path]
  const soon = Date.now() + 60_000
  const [expiresAt, encoded, signature] = createPreviewToken({ paths, expiresAt: soon }).split('.')
  return [
    '',
    'undefined',
    `${Number(expiresAt) + 1}.${encoded}.${signature}`,
    `9e99.${encoded}.${signature}`,
    `${expiresAt}.${encoded}.`,
    `${expiresAt}.${signature}`,
    createPreviewToken({ paths: others, expiresAt: soon }),
    createPreviewToken({ paths, expiresAt: Date.now() - 1 }),
    createPreviewToken({ paths, expiresAt: Date.now() + 25 * 60 * 60 * 1000 }),
    createPreviewToken({ paths, expiresAt: Infinity }),
    createPreviewToken({ paths, expiresAt: soon }, 'another-secret-of-some-length-at-all'),
  ]
}
