import type { Language } from '@washhouse/contract/language'
import type { LinkTarget } from '../../core/blocks/site-link/link-target.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { Text } from '../../core/i18n/messages.ts'
import type { ShellMessageId } from '../shell.messages.ts'

/** A link of header or footer. */
export interface NavigationEntry {
  label: string
  target: LinkTarget
}

/** Targets of header and footer, in the page's language. */
export interface SiteNavigation {
  header: NavigationEntry[]
  footer: { title: string; links: NavigationEntry[] }[]
}

const builtIn: readonly { path: string; label: ShellMessageId }[] = [
  { path: '/', label: 'shell.home' },
  { path: '/branch', label: 'shell.branches' },
  { path: '/news', label: 'shell.news' },
  { path: '/problem', label: 'shell.problem' },
  { path: '/contact', label: 'shell.contactPage' },
]

const policies: readonly { path: string; label: ShellMessageId }[] = [
  { path: '/pagePolicy', label: 'shell.privacyPolicy' },
  { path: '/cookiePolicy', label: 'shell.cookiePolicy' },
  { path: '/termsOfService', label: 'shell.terms' },
]

/** The pages of every brand: used until the editors' navigation was loaded once. */
export function builtInNavigation(language: Language, t: Text<ShellMessageId>): SiteNavigation {
  const entriesOf = (pages: typeof builtIn) =>
    pages.map(({ path, label }) => ({
      label: t(label),
      target: { kind: 'page' as const, to: localePath(language, path) },
    }))
  return {
    header: entriesOf(builtIn),
    footer: [
      {
        title: t('shell.footerNavigation'),
        links: entriesOf([...builtIn, ...policies]),
      },
    ],
  }
}
