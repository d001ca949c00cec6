import { Link } from 'react-router'
import { assetAddress } from '../../blocks/picture/asset-address.ts'
import type { Person } from '../../content/session/session.ts'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { InlineScript, printInline } from '../../request/inline-script.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { ShellMessageId } from '../shell.messages.ts'
import { HeaderMenu } from './header-menu.tsx'
import { leaveWhenRestored } from './leave-when-restored.ts'
import './header-account.css'

const script = import.meta.env.SSR ? printInline(leaveWhenRestored, {}) : ''

/** In the bar, where it has room: the way to sign in, or who has. */
export function HeaderAccount({ person }: { person: Person | null }) {
  const t = useText<ShellMessageId>()
  if (!person) return <SignInLink className="header-account header-account--stranger" />
  return (
    <>
      <InlineScript code={script} />
      <HeaderMenu
        className="header-account"
        label={t('shell.accountMenu', { name: person.firstName })}
        face={<Face person={person} />}
      >
        <p className="header-account__who">{person.firstName}</p>
        <AccountLinks />
      </HeaderMenu>
    </>
  )
}

/** The same in the menu, where the bar has none. */
export function MenuAccount({ person }: { person: Person | null }) {
  return (
    <div className="menu-account">
      {person ? (
        <>
          <p className="menu-account__face">
            <Face person={person} />
          </p>
          <AccountLinks />
        </>
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

function Face({ person: { firstName, avatar } }: { person: Person }) {
  return (
    <>
      {avatar ? (
        <img
          className="header-account__picture"
          src={assetAddress(avatar, { width: 64, height: 64 })}
          width={32}
          height={32}
          alt=""
        />
      ) : (
        <span className="header-account__picture" aria-hidden="true">
          {initialOf(firstName)}
        </span>
      )}
      <span className="header-account__name">{firstName}</span>
    </>
  )
}

/** A Thai name begins with the consonant behind a leading vowel: เ in เอก is none. */
function initialOf(name: string): string {
  const letters = Array.from(name.trim())
  return (
    letters.find((letter) => !/[\u0e40-\u0e44]/.test(letter)) ??
    letters[0] ??
    ''
  ).toUpperCase()
}

function AccountLinks() {
  const t = useText<ShellMessageId>()
  const language = useLanguage()
  return (
    <div className="header-account__links">
      <Link to={localePath(language, '/account')}>{t('shell.account')}</Link>
      {/* A new document: nothing that the scripts hold of the member is left. */}
      <form method="post" action={localePath(language, '/logout')}>
        <button type="submit">{t('shell.signOut')}</button>
      </form>
    </div>
  )
}
