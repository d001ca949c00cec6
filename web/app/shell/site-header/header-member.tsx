import { assetAddress } from '../../core/blocks/picture/asset-address.ts'
import type { Person } from '../../core/content/session/session.ts'
import { useText } from '../../core/i18n/use-text.tsx'
import { InlineScript, printInline } from '../../core/request/inline-script.tsx'
import type { ShellMessageId } from '../shell.messages.ts'
import { NotificationMenu } from './notification-menu.tsx'
import type { UnreadNotifications } from './use-unread.ts'
import { HeaderMenu } from './header-menu.tsx'
import { MemberLinks } from './member-links.tsx'

const script = import.meta.env.SSR ? printInline(leaveWhenRestored, {}) : ''

interface HeaderMemberProps {
  person: Person
  bell?: UnreadNotifications | undefined
}

/** In the bar: the notification menu and the account menu. */
export function HeaderMember({ person, bell }: HeaderMemberProps) {
  const t = useText<ShellMessageId>()
  return (
    <>
      <NotificationMenu news={bell} />
      <InlineScript code={script} />
      <HeaderMenu
        className="header-account"
        label={t('shell.accountMenu', { name: person.firstName })}
        face={<Face person={person} />}
      >
        <p className="header-account__who">{person.firstName}</p>
        <MemberLinks isSignedIn />
      </HeaderMenu>
    </>
  )
}

/** In the menu, where the bar has no room. */
export function MenuMember({ person }: { person: Person }) {
  return (
    <>
      <p className="menu-account__face">
        <Face person={person} />
      </p>
      <MemberLinks isSignedIn />
    </>
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

/** The initial of a Thai name is the consonant after a leading vowel: not เ in เอก. */
function initialOf(name: string): string {
  const letters = Array.from(name.trim())
  return (
    letters.find((letter) => !/[\u0e40-\u0e44]/.test(letter)) ??
    letters[0] ??
    ''
  ).toUpperCase()
}

/**
 * Runs as an inline script; its source text is sent, so it must not use outer variables. On Back, a browser may show a page
 * from memory despite its cache headers. Leaves such a page if the member has signed out in the meantime.
 */
function leaveWhenRestored(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
