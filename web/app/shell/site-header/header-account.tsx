import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { Person } from '../../core/content/session/session.ts'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { Icon } from '../../core/ui/icon/icon.tsx'
import type { ShellMessageId } from '../shell.messages.ts'
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

/** In the bar, where it has room: the link to sign in, or the member's part. */
export function HeaderAccount({ person, bell }: HeaderAccountProps) {
  if (!person) return <SignInLink className="header-account header-account--stranger" />
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
