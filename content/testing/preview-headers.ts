import { previewTokenHeader } from '@washhouse/contract/client/content-client'
import { createPreviewToken } from '../src/engines/calls/preview-token.ts'

/** Lets a request to one of these calls, and no other, see drafts; a query in them is left out. */
export function previewHeaders(...addresses: string[]): Record<string, string> {
  const paths = addresses.map((address) => address.split('?')[0] ?? '')
  return { [previewTokenHeader]: createPreviewToken({ paths, expiresAt: Date.now() + 60_000 }) }
}

/** Tokens that may not open the call: broken, of other calls, ended, without an end, signed by someone else. */
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
