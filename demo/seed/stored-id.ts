import { createHash } from 'node:crypto'
import type { BasePayload, CollectionSlug } from 'payload'

/** Derives a stable id from a name, as a UUID (version 8). */
export function storedIdOf(name: string): string {
  const hex = createHash('sha256').update(`washhouse drawing ${name}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

export async function isStored(
  payload: BasePayload,
  collection: CollectionSlug,
  id: string,
): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection, where: { id: { equals: id } } })
  return totalDocs > 0
}
