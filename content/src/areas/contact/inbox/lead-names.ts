import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { BasePayload } from 'payload'
import type { Language } from './lead-words.ts'

export type NamedCollection = 'branches' | 'provinces' | 'staff'

/** Names of the records that leads point to; each is read once. */
export function leadNames(payload: BasePayload, language: Language) {
  const kept = new Map<string, Promise<string>>()
  return async function nameOf(collection: NamedCollection, pointer: unknown): Promise<string> {
    const id = idOf(pointer)
    if (id === undefined) return ''
    const key = `${collection} ${id}`
    const name = kept.get(key) ?? readName(payload, collection, id, language)
    kept.set(key, name)
    return await name
  }
}

export type NameOf = ReturnType<typeof leadNames>

async function readName(
  payload: BasePayload,
  collection: NamedCollection,
  id: number,
  language: Language,
): Promise<string> {
  const wanted = { id, locale: language, fallbackLocale: 'th', disableErrors: true } as const
  if (collection === 'staff') {
    const person = await payload.findByID({ collection, ...wanted })
    return person?.name || person?.email || ''
  }
  return (await payload.findByID({ collection, ...wanted }))?.name ?? ''
}

/** The id behind a relationship, whether it was read along or not. */
function idOf(pointer: unknown): number | undefined {
  const id = isPlainObject(pointer) ? pointer['id'] : pointer
  return typeof id === 'number' ? id : undefined
}
