import { Link } from 'react-router'
import { memberSections } from '../../core/blocks/member-sections/member-sections.ts'
import type { MemberSectionMessageId } from '../../core/blocks/member-sections/member-sections.messages.ts'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'

/** The sections for members, and for a member the account and the button to sign out. */
export function MemberLinks({ isSignedIn = false }: { isSignedIn?: boolean }) {
  const t = useText<MemberSectionMessageId>()
  const language = useLanguage()
  return (
    <nav className="header-account__links" aria-label={t('members.title')}>
      <ul>
        <li>
          <Link to={localePath(language, '/account')}>{t('members.account')}</Link>
        </li>
        {memberSections.map(({ path, label }) => (
          <li key={path}>
            {/* The log-in page, where visitors are led, has no such part. */}
            <Link to={localePath(language, isSignedIn ? path : path.replace(/#.*/, ''))}>
              {t(label)}
            </Link>
          </li>
        ))}
        {isSignedIn && (
          <li>
            <Link to={localePath(language, '/account#settings')}>{t('members.settings')}</Link>
          </li>
        )}
      </ul>
      {isSignedIn && (
        // A new document: the scripts keep no data of the member.
        <form method="post" action={localePath(language, '/logout')}>
          <button type="submit">{t('members.signOut')}</button>
        </form>
      )}
    </nav>
  )
}
