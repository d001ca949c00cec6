import type { Language } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { BasePayload } from 'payload'

type NamedCollection = 'branches' | 'provinces' | 'staff'

/** Names of the records that leads point to, read along or not; each is read once. */
export function leadNames(payload: BasePayload, language: Language) {
  const kept = new Map<string, Promise<string>>()
  return async function nameOf(collection: NamedCollection, pointer: unknown): Promise<string> {
    const id = isPlainObject(pointer) ? pointer['id'] : pointer
    if (typeof id !== 'number') return ''
    const key = `${collection} ${id}`
    const name = kept.get(key) ?? readName(collection, id)
    kept.set(key, name)
    return await name
  }

  async function readName(collection: NamedCollection, id: number): Promise<string> {
    const wanted = { id, locale: language, fallbackLocale: 'th', disableErrors: true } as const
    if (collection !== 'staff')
      return (await payload.findByID({ collection, ...wanted }))?.name ?? ''
    const person = await payload.findByID({ collection, ...wanted })
    return person?.name || person?.email || ''
  }
}
