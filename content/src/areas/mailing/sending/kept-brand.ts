import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { type Brand, readBrand } from '../../../engines/mail/brand.ts'

interface Kept {
  until: number
  brand: Promise<Brand>
}

const kept = new WeakMap<BasePayload, Map<Language, Kept>>()
const keptForMs = 10_000

/** The brand in a language, for mails of which thousands leave one after another: not each of them asks. */
export async function readKeptBrand(payload: BasePayload, language: Language): Promise<Brand> {
  const brands = kept.get(payload) ?? new Map<Language, Kept>()
  kept.set(payload, brands)
  const known = brands.get(language)
  if (known && known.until > Date.now()) return await known.brand
  const brand = readBrand(payload, language)
  brands.set(language, { until: Date.now() + keptForMs, brand })
  try {
    return await brand
  } catch (error) {
    brands.delete(language)
    throw error
  }
}
