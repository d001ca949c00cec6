import type { Profile } from '@washhouse/contract/account/account.contract'
import type { OwnSignInMethods } from '@washhouse/contract/line/line.contract'
import type { MailChoices } from '@washhouse/contract/mailing/mailing.contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MemberName } from '../../../core/blocks/member-name/member-name.tsx'
import { MemberPicture } from '../../../core/blocks/member-picture/member-picture.tsx'
import { formatPhone } from '@washhouse/contract/person/format-phone'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Badge } from '../../../core/ui/badge/badge.tsx'
import { Icon, type IconName } from '../../../core/ui/icon/icon.tsx'
import type { AccountMessageId } from './account.messages.ts'

interface SettingLinksProps {
  me: Profile
  ways: OwnSignInMethods
  sessions: {
    /** Zero if unknown. */
    count: number
    /** The service ended one of them because another client seemed to use it. */
    hasMisuse: boolean
  }
  /** Name on the web board; null if unknown. */
  boardName: string | null
  /** Null if unknown. */
  mail: MailChoices | null
}

export function SettingLinks({ me, ways, sessions, boardName, mail }: SettingLinksProps) {
  const t = useText<AccountMessageId>()
  const language = useLanguage()
  const name = `${me.firstName} ${me.lastName}`
  const detail = mail && mailDetail(mail)
  const isStopped = !!mail?.stoppedAt
  const { count, hasMisuse } = sessions
  return (
    <ul className="account-settings">
      <Setting path="profile" label={t('account.settings.profile')} picture={me.avatar}>
        {name}
        {me.phone && (
          <>
            {'\u00A0· '}
            <span className="telephone">{formatPhone(me.phone, language)}</span>
          </>
        )}
      </Setting>
      <Setting path="email" icon="mail" label={t('account.settings.email')}>
        {me.email}{' '}
        {!me.emailVerified && <Badge variant="bad">{t('account.settings.email.open')}</Badge>}
      </Setting>
      <Setting path="mail" icon="bell" label={t('account.settings.mail')}>
        {detail && t(`account.settings.mail.${detail}`)}{' '}
        {isStopped && <Badge variant="bad">{t('account.settings.mail.stopped')}</Badge>}
      </Setting>
      <Setting path="password" icon="shield" label={t('account.settings.password')}>
        {t(`account.settings.password.${ways.hasPassword ? 'detail' : 'none'}`)}
      </Setting>
      {(ways.line || ways.lineSince !== null) && (
        <Setting path="line" icon="line" label={t('account.settings.line')}>
          {t(`account.settings.line.${ways.lineSince === null ? 'apart' : 'joined'}`)}
        </Setting>
      )}
      <Setting path="sessions" icon="users" label={t('account.settings.sessions')}>
        {count > 0 && t('account.settings.sessions.count', { count })}{' '}
        {hasMisuse && <Badge variant="bad">{t('account.settings.sessions.misused')}</Badge>}
      </Setting>
      <Setting path="webboard" icon="quote" label={t('account.settings.webboard')}>
        {boardName ? <MemberName name={boardName} /> : t('account.settings.webboard.none')}
      </Setting>
      <Setting path="data" icon="copy" label={t('account.settings.data')}>
        {t('account.settings.data.detail')}
      </Setting>
      <Setting path="leave" icon="close" label={t('account.settings.leave')}>
        {t('account.settings.leave.detail')}
      </Setting>
    </ul>
  )
}

function mailDetail({ digest, bundle }: MailChoices) {
  if (digest === 'none') return bundle ? 'bundle' : 'none'
  return bundle ? 'both' : 'digest'
}

interface SettingProps {
  /** Below /account. */
  path: string
  label: string
  icon?: IconName
  /** Replaces the icon; null renders a placeholder. */
  picture?: Profile['avatar']
  children: ReactNode
}

function Setting({ path, label, icon, picture = null, children }: SettingProps) {
  const language = useLanguage()
  return (
    <li>
      <Link to={localePath(language, `/account/${path}`)} className="account-setting">
        {icon ? (
          <span className="account-setting__mark">
            <Icon name={icon} />
          </span>
        ) : (
          <MemberPicture id={picture} size="small" />
        )}
        <span className="account-setting__words">
          <span className="account-setting__label">{label}</span>
          <span className="account-setting__detail">{children}</span>
        </span>
        <Icon name="chevron-right" />
      </Link>
    </li>
  )
}
