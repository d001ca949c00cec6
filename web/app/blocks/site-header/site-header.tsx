import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { Link, NavLink } from 'react-router'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import type { NavigationEntry } from '../../navigation.ts'
import type { ShellMessageId } from '../../shell.messages.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { BrandMark } from '../brand-mark/brand-mark.tsx'
import { LanguageSwitch } from '../language-switch/language-switch.tsx'
import { contactLinks, type ContactLink } from '../site-footer/contact-links.ts'
import { SiteLink } from '../site-link/site-link.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { unfoldWidthOf } from './unfold-width.ts'
import './site-header.css'

interface SiteHeaderProps {
  /** Null while the content service has never answered. */
  settings: Settings | null
  entries: readonly NavigationEntry[]
}

/** Brand, navigation and language; where the navigation has no room it unfolds, with or without scripts. */
export function SiteHeader({ settings, entries }: SiteHeaderProps) {
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
        <nav className="site-header__wide" aria-label={t('shell.navigation')}>
          <NavigationLinks entries={entries} />
        </nav>
        {contacts.length > 0 && <QuickContacts contacts={contacts} />}
        <LanguageSwitch />
        <HeaderMenu label={t('shell.menu')}>
          <nav aria-label={t('shell.navigation')}>
            <NavigationLinks entries={entries} />
          </nav>
          {contacts.length > 0 && <MenuContacts contacts={contacts} />}
        </HeaderMenu>
      </div>
    </header>
  )
}

function NavigationLinks({ entries }: { entries: readonly NavigationEntry[] }) {
  const language = useLanguage()
  const home = localePath(language, '/')
  return (
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
  )
}

type QuickContact = ContactLink & { kind: 'line' | 'phone' }

/** Those that answer at once. */
function quickContacts(settings: Settings): QuickContact[] {
  return contactLinks(settings).filter(isQuick)
}

function isQuick(contact: ContactLink): contact is QuickContact {
  return contact.kind === 'line' || contact.kind === 'phone'
}

const labelOf = { line: 'shell.line', phone: 'shell.call' } as const

function QuickContacts({ contacts }: { contacts: readonly QuickContact[] }) {
  const t = useText<ShellMessageId>()
  return (
    <ul className="site-header__contacts">
      {contacts.map(({ kind, href }) => (
        <li key={kind}>
          <a href={href} aria-label={t(labelOf[kind])} title={t(labelOf[kind])}>
            <Icon name={kind} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function MenuContacts({ contacts }: { contacts: readonly QuickContact[] }) {
  const t = useText<ShellMessageId>()
  return (
    <ul className="site-header__reach">
      {contacts.map(({ kind, href }) => (
        <li key={kind}>
          <a href={href}>
            <Icon name={kind} />
            {t(labelOf[kind])}
          </a>
        </li>
      ))}
    </ul>
  )
}
