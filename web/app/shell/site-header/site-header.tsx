import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { Link, NavLink } from 'react-router'
import type { Person } from '../../core/content/session/session.ts'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import type { NavigationEntry } from '../navigation/navigation.ts'
import type { BlockMessageId } from '../../core/blocks/blocks.messages.ts'
import type { ShellMessageId } from '../shell.messages.ts'
import { Icon } from '../../core/ui/icon/icon.tsx'
import { BrandMark } from '../../core/blocks/brand-mark/brand-mark.tsx'
import { ContactLink } from '../../core/blocks/contact-link/contact-link.tsx'
import {
  quickContacts,
  quickLabels,
  type QuickContact,
} from '../../core/blocks/contact-link/quick-contacts.ts'
import { LanguageSwitch } from '../language-switch/language-switch.tsx'
import { SiteLink } from '../../core/blocks/site-link/site-link.tsx'
import type { UnreadNotifications } from './use-unread.ts'
import { HeaderAccount, MenuAccount } from './header-account.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { MenuCookies } from './menu-cookies.tsx'
import { unfoldWidthOf } from './unfold-width.ts'
import './site-header.css'

interface SiteHeaderProps {
  /** Null while the content service has never answered. */
  settings: Settings | null
  entries: readonly NavigationEntry[]
  person: Person | null
  bell: UnreadNotifications | undefined
}

/** Brand, navigation and language; without room the navigation becomes a menu, with or without scripts. */
export function SiteHeader({ settings, entries, person, bell }: SiteHeaderProps) {
  const t = useText<ShellMessageId>()
  const language = useLanguage()
  const brandName = settings?.brandName ?? t('shell.home')
  const labels = entries.map(({ label }) => label)
  const contacts = settings ? quickContacts(settings) : []
  return (
    <header className={`site-header site-header--${unfoldWidthOf(brandName, labels)} on-night`}>
      <div className="wrap site-header__bar">
        <Link className="site-header__brand" to={localePath(language, '/')}>
          <BrandMark logo={settings?.logo ?? null} />
          <span>{brandName}</span>
        </Link>
        <Navigation className="site-header__wide" entries={entries} />
        {contacts.length > 0 && <QuickContacts contacts={contacts} />}
        <Link
          className="site-header__search"
          to={localePath(language, '/search')}
          aria-label={t('shell.search')}
        >
          <Icon name="search" />
        </Link>
        <LanguageSwitch />
        <HeaderAccount person={person} bell={bell} />
        <HeaderMenu
          className="site-header__menu"
          label={t('shell.menu')}
          face={
            <>
              <Icon name="menu" />
              <Icon name="close" />
            </>
          }
        >
          <Navigation entries={entries} />
          <MenuAccount person={person} />
          {contacts.length > 0 && <MenuContacts contacts={contacts} />}
          <MenuCookies />
        </HeaderMenu>
      </div>
    </header>
  )
}

interface NavigationProps {
  className?: string
  entries: readonly NavigationEntry[]
}

function Navigation({ className, entries }: NavigationProps) {
  const t = useText<ShellMessageId>()
  const language = useLanguage()
  const home = localePath(language, '/')
  return (
    <nav className={className} aria-label={t('shell.navigation')}>
      <ul className="site-header__links">
        {entries.map(({ label, target }) => (
          <li key={label}>
            {target.kind === 'page' ? (
              <NavLink to={target.to} end={target.to === home}>
                {label}
              </NavLink>
            ) : (
              <SiteLink target={target}>{label}</SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function QuickContacts({ contacts }: { contacts: readonly QuickContact[] }) {
  const t = useText<BlockMessageId>()
  return (
    <ul className="site-header__contacts">
      {contacts.map(({ kind, href }) => (
        <li key={kind}>
          <ContactLink way={kind} href={href} label={t(quickLabels[kind])}>
            <Icon name={kind} />
          </ContactLink>
        </li>
      ))}
    </ul>
  )
}

function MenuContacts({ contacts }: { contacts: readonly QuickContact[] }) {
  const t = useText<BlockMessageId>()
  return (
    <ul className="site-header__reach">
      {contacts.map(({ kind, href }) => (
        <li key={kind}>
          <ContactLink way={kind} href={href}>
            <Icon name={kind} />
            {t(quickLabels[kind])}
          </ContactLink>
        </li>
      ))}
    </ul>
  )
}
