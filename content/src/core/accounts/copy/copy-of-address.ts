import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { allPersonalData } from '../personal-data.ts'
import type { Copy } from './copy.ts'

/** The data stored under an email address that belongs to no account. */
export function copyOfAddress(payload: BasePayload, email: string, language: Language): Copy {
  return {
    language,
    profile: null,
    async *records() {
      for (const { ownAt } of allPersonalData(payload)) if (ownAt) yield await ownAt(payload, email)
    },
    async files() {
      const found = allPersonalData(payload).flatMap(
        ({ filesAt }) => filesAt?.(payload, email) ?? [],
      )
      return (await Promise.all(found)).flat()
    },
  }
}
