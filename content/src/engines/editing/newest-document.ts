import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { Fields } from './field-differences.ts'

/** The newest version of a record or global, draft or not; nothing where it cannot be read. */
export async function findNewestDocument(
  path: string,
  { locale, signal }: { locale?: string; signal?: AbortSignal } = {},
): Promise<Fields | undefined> {
  const query = new URLSearchParams({ depth: '0', draft: 'true', 'fallback-locale': 'null' })
  if (locale) query.set('locale', locale)
  const response = await fetch(`${path}?${query}`, {
    credentials: 'same-origin',
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) return undefined
  const document: unknown = await response.json()
  return isPlainObject(document) ? document : undefined
}
