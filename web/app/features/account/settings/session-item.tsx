import type { MemberSession } from '@washhouse/contract/account/account.contract'
import { Form, Link } from 'react-router'
import { formatDate, formatDateTime } from '../../../i18n/format.ts'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import type { DeviceName } from '@washhouse/contract/account/device-name'
import type { SessionsMessageId } from './sessions.messages.ts'
import type { TimeSince } from './time-since.ts'

interface SessionItemProps {
  session: Omit<MemberSession, 'userAgent' | 'lastUsedAt'> & { device: DeviceName; used: TimeSince }
  /** The page that ends it. */
  action: string
}

/** One device that a member is signed in on, or was until somebody else seemed to use its session. */
export function SessionItem({ session, action }: SessionItemProps) {
  const { id, createdAt, isCurrent, misusedAt, used } = session
  const t = useText<SessionsMessageId>()
  const language = useLanguage()
  const device = useDeviceText(session.device)
  return (
    <li className="setting-session">
      <div className="setting-session__words">
        <p className="setting-session__device">
          {device}
          {isCurrent && <Badge variant="good">{t('sessions.current')}</Badge>}
        </p>
        {misusedAt === null ? (
          <p className="setting-session__when">
            {used.unit === 'now'
              ? t('sessions.used.now')
              : t(`sessions.used.${used.unit}`, { count: used.count })}
            {' · '}
            {t('sessions.since', { date: formatDate(language, createdAt) })}
          </p>
        ) : (
          <Notice variant="bad">
            <p>{t('sessions.misused', { date: formatDateTime(language, misusedAt) })}</p>
            <Link to={localePath(language, '/account/password')}>
              {t('sessions.changePassword')}
            </Link>
          </Notice>
        )}
      </div>
      {!isCurrent && misusedAt === null && (
        <Form method="post" action={action}>
          <Button
            type="submit"
            variant="secondary"
            name="end"
            value={id}
            aria-label={t('sessions.end.of', { device })}
          >
            {t('sessions.end')}
          </Button>
        </Form>
      )}
    </li>
  )
}

function useDeviceText({ browser, system }: DeviceName): string {
  const t = useText<SessionsMessageId>()
  if (browser && system) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.device.unknown')
}
