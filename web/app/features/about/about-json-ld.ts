import type { OfficialChannel, Reward } from '@washhouse/contract/about/about.contract'
import type { Language } from '@washhouse/contract/language'
import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { describeBrand } from '../../core/blocks/organization/organization-json-ld.ts'

interface Described {
  name: string
  description: string | null
  language: Language
  /** Full address of the page. */
  address: string
  /** The organization; null while the settings have never been read. */
  settings: Pick<Settings, 'brandName' | 'logo' | 'icon'> | null
  channels?: readonly OfficialChannel[]
  rewards?: readonly Reward[]
}

export function describeAbout(page: Described): object {
  const { name, description, language, address, settings, channels = [], rewards = [] } = page
  return {
    '@type': 'AboutPage',
    name,
    url: address,
    inLanguage: language,
    ...(description ? { description } : {}),
    ...(settings
      ? {
          about: {
            ...describeBrand(settings, new URL(address).origin),
            ...(channels.length > 0 ? { sameAs: channels.map(({ url }) => url) } : {}),
            ...(rewards.length > 0 ? { award: rewards.map((reward) => reward.name) } : {}),
          },
        }
      : {}),
  }
}
