import type { Settings } from '@washhouse/contract/settings/settings.contract'
import {
  describeBrand,
  organizationId,
} from '../../core/blocks/organization/organization-json-ld.ts'

type Named = Pick<Settings, 'brandName' | 'logo' | 'icon'>

/** The schema.org records of the site and its organization; none while the settings have never been read. */
export function describeSite(settings: Named | null, origin: string): object[] {
  if (!settings) return []
  return [
    describeBrand(settings, origin),
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: settings.brandName,
      url: `${origin}/`,
      inLanguage: ['th', 'en'],
      publisher: { '@id': organizationId(origin) },
    },
  ]
}
