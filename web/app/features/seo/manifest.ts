import type { Language } from '@washhouse/contract/language'
import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { siteIcons } from '../../head/site-icons.ts'
import { localePath } from '../../i18n/language.ts'

/** The web app manifest of the site in one language: how it stands on a phone's home screen. */
export function makeManifest(settings: Settings, language: Language): object {
  const { icons, maskable } = siteIcons(settings.icon)
  return {
    id: localePath(language, '/'),
    name: settings.homeTitle,
    short_name: settings.brandName,
    description: settings.metaDescription ?? undefined,
    lang: language,
    start_url: localePath(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#071a33',
    theme_color: '#071a33',
    icons: [
      ...icons.map((icon) => ({ ...icon, purpose: 'any' })),
      ...maskable.map((icon) => ({ ...icon, purpose: 'maskable' })),
    ],
  }
}
