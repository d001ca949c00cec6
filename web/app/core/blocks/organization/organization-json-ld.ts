import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { wholePictureAddress } from '../picture/asset-address.ts'

/** By which every record of every page, in both languages, means the same brand. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`
}

/** The brand as the records that name it say who it is. */
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
