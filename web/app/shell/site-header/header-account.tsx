import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { Person } from '../../core/content/session/session.ts'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { Icon } from '../../core/ui/icon/icon.tsx'
import type { MemberSectionMessageId } from '../../core/blocks/member-sections/member-sections.messages.ts'
import type { ShellMessageId } from '../shell.messages.ts'
import { HeaderMenu } from './header-menu.tsx'
import { MemberLinks } from './member-links.tsx'
import type { UnreadNotifications } from './use-unread.ts'
import './header-account.css'

// Loaded on demand: most visitors are not members, and its links work without the script.
const loadMember = () => import('./header-member.tsx')
const HeaderMember = lazy(async () => ({ default: (await loadMember()).HeaderMember }))
const MenuMember = lazy(async () => ({ default: (await loadMember()).MenuMember }))

interface HeaderAccountProps {
  person: Person | null
  /** Unread notifications of the member, if known. */
  bell?: UnreadNotifications | undefined
}

/** In the bar, where it has room: the menu for members, for visitors too. */
export function HeaderAccount({ person, bell }: HeaderAccountProps) {
  const t = useText<MemberSectionMessageId>()
  if (!person)
    return (
      <HeaderMenu
        className="header-account header-account--visitor"
        label={t('members.menu')}
        face={
          <>
            <Icon name="user" />
            <span className="header-account__name">{t('members.menu')}</span>
          </>
        }
      >
        <EnterLinks />
        <MemberLinks />
      </HeaderMenu>
    )
  return (
    <Suspense fallback={null}>
      <HeaderMember person={person} bell={bell} />
    </Suspense>
  )
}

/** The same in the menu, where the bar has no room. */
export function MenuAccount({ person }: { person: Person | null }) {
  return (
    <div className="menu-account">
      {person ? (
        <Suspense fallback={null}>
          <MenuMember person={person} />
        </Suspense>
      ) : (
        <>
          <EnterLinks />
          <MemberLinks />
        </>
      )}
    </div>
  )
}

function EnterLinks() {
  const t = useText<ShellMessageId | MemberSectionMessageId>()
  const language = useLanguage()
  return (
    <p className="header-account__enter">
      <Link to={localePath(language, '/login')}>{t('shell.signIn')}</Link>
      <Link to={localePath(language, '/register')}>{t('members.register')}</Link>
    </p>
  )
}
