import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { Person } from '../../core/content/session/session.ts'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { Icon } from '../../core/ui/icon/icon.tsx'
import type { ShellMessageId } from '../shell.messages.ts'
import type { UnreadNotifications } from './use-unread.ts'
import './header-account.css'

// Most visitors are no members, and without its script all of it leads on.
const loadMember = () => import('./header-member.tsx')
const HeaderMember = lazy(async () => ({ default: (await loadMember()).HeaderMember }))
const MenuMember = lazy(async () => ({ default: (await loadMember()).MenuMember }))

interface HeaderAccountProps {
  person: Person | null
  /** What is new for him, where that is known. */
  bell?: UnreadNotifications | undefined
}

/** In the bar, where it has room: the way to sign in, or what is a member's. */
export function HeaderAccount({ person, bell }: HeaderAccountProps) {
  if (!person) return <SignInLink className="header-account header-account--stranger" />
  return (
    <Suspense fallback={null}>
      <HeaderMember person={person} bell={bell} />
    </Suspense>
  )
}

/** The same in the menu, where the bar has none. */
export function MenuAccount({ person }: { person: Person | null }) {
  return (
    <div className="menu-account">
      {person ? (
        <Suspense fallback={null}>
          <MenuMember person={person} />
        </Suspense>
      ) : (
        <SignInLink className="menu-account__face" />
      )}
    </div>
  )
}

function SignInLink({ className }: { className: string }) {
  const t = useText<ShellMessageId>()
  const label = t('shell.signIn')
  return (
    <Link className={className} to={localePath(useLanguage(), '/login')} aria-label={label}>
      <Icon name="user" />
      <span className="header-account__name">{label}</span>
    </Link>
  )
}
