import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { env } from '../../platform/env.ts'
import type { Setting } from '../../platform/payload-types.ts'

/** Who mails to members come from, in their language, and where they are answered. */
export type Brand = Pick<Setting, 'brandName' | 'email'>

export async function readBrand(payload: BasePayload, language: Language): Promise<Brand> {
  const wanted = { slug: 'settings', locale: language, fallbackLocale: 'th' } as const
  const { brandName, email } = await payload.findGlobal(wanted)
  // Nobody may have named it yet.
  return { brandName: brandName || new URL(env.websiteUrl).host, email }
}
