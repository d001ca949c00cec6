import type { Language } from '@washhouse/contract/language'
import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { siteIcons } from '../../core/blocks/brand-mark/site-icons.ts'
import { textIn } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import { shellMessages } from '../shell.messages.ts'

export function makeManifest(settings: Settings, language: Language): object {
  const { icons, maskable } = siteIcons(settings.icon)
  const t = textIn(language, shellMessages)
  const shortcut = (name: string, path: string) => ({
    name,
    url: localePath(language, path),
    icons: icons.slice(0, 1),
  })
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
    shortcuts: [shortcut(t('shell.branches'), '/branch'), shortcut(t('shell.problem'), '/problem')],
  }
}
