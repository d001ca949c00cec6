import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { wholePictureAddress } from '../picture/asset-address.ts'

/** Identifies the brand in the records of all pages, in both languages. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`
}

/** Description of the brand for records that refer to it. */
export function describeBrand(
  { brandName, logo, icon }: Pick<Settings, 'brandName' | 'logo' | 'icon'>,
  origin: string,
) {
  const sign = logo ?? icon
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brandName,
    url: `${origin}/`,
    ...(sign ? { logo: wholePictureAddress(origin, sign) } : {}),
  }
}
