import { useRef, type KeyboardEvent } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { siteNavigation } from '../../navigation.ts'
import type { ShellMessageId } from '../../shell.messages.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { BrandMark } from '../brand-mark/brand-mark.tsx'
import { LanguageSwitch } from '../language-switch/language-switch.tsx'
import './site-header.css'

/** Brand, navigation and language; on a phone the navigation unfolds, with or without scripts. */
export function SiteHeader({ brandName }: { brandName: string | undefined }) {
  const t = useText<ShellMessageId>()
  const language = useLanguage()
  return (
    <header className="site-header on-night">
      <div className="wrap site-header__bar">
        <Link className="site-header__brand" to={localePath(language, '/')}>
          <BrandMark />
          <span>{brandName ?? t('shell.home')}</span>
        </Link>
        <nav className="site-header__wide" aria-label={t('shell.navigation')}>
          <NavigationLinks />
        </nav>
        <LanguageSwitch />
        <PhoneMenu />
      </div>
    </header>
  )
}

function PhoneMenu() {
  const t = useText<ShellMessageId>()
  const { key } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }

  // The key folds the menu again once a link of it was followed.
  return (
    // Escape is heard on its way up from the summary and the links, which are interactive.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details key={key} ref={menu} className="site-header__menu" onKeyDown={closeOnEscape}>
      <summary aria-label={t('shell.menu')}>
        <Icon name="menu" />
      </summary>
      <nav className="site-header__unfolded" aria-label={t('shell.navigation')}>
        <NavigationLinks />
      </nav>
    </details>
  )
}

function NavigationLinks() {
  const t = useText<ShellMessageId>()
  const language = useLanguage()
  return (
    <ul className="site-header__links">
      {siteNavigation.map(({ path, label }) => (
        <li key={path}>
          <NavLink to={localePath(language, path)} end={path === '/'}>
            {t(label)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
