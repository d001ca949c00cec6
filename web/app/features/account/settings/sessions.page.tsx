import { accountCalls } from '@washhouse/contract/account/account.calls'
import { Form, Link } from 'react-router'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { localePath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { Button } from '../../../core/ui/button/button.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import type { Route } from './+types/sessions.page.ts'
import { deviceNameOf } from '@washhouse/contract/account/device-name'
import { endSessions } from './end-sessions.server.ts'
import { sessionsMessages } from './sessions.messages.ts'
import { AccountDone } from '../account-done.tsx'
import { SettingCard, SettingPage, settingPlace } from '../setting-page.tsx'
import { loadSetting } from '../setting.server.ts'
import { timeSince } from '../../../core/i18n/time-since.ts'
import { formatDate, formatDateTime } from '../../../core/i18n/format.ts'
import { Badge } from '../../../core/ui/badge/badge.tsx'

export const handle = settingPlace
export const headers = noStore

const outcomes = { one: 'sessions.ended', others: 'sessions.endedOthers' } as const

export async function loader(args: Route.LoaderArgs) {
  const sessions = await memberContentOf(args).demand(accountCalls.listSessions)
  const ended = args.url.searchParams.get('ended')
  return {
    ...loadSetting(args, 'sessions.title', sessionsMessages),
    sessions: sessions
      .map(({ userAgent, lastUsedAt, ...session }) => ({
        ...session,
        device: deviceNameOf(userAgent),
        used: session.isCurrent ? ({ unit: 'now' } as const) : timeSince(lastUsedAt),
      }))
      .sort((left, right) => Number(right.isCurrent) - Number(left.isCurrent)),
    done: Object.entries(outcomes).find(([outcome]) => outcome === ended)?.[1] ?? null,
  }
}

export async function action(args: Route.ActionArgs) {
  return endSessions(args.request, memberContentOf(args))
}

export default function SessionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, done } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const path = localePath(useLanguage(), '/account/sessions')
  const hasOthers = sessions.some(({ isCurrent, misusedAt }) => !isCurrent && misusedAt === null)
  return (
    <SettingPage title={t('sessions.title')} lead={t('sessions.lead')}>
      {actionData && (
        <Notice variant="bad" isLive>
          {t('settings.failed')}
        </Notice>
      )}
      {done && !actionData && <AccountDone>{t(done)}</AccountDone>}
      <SettingCard title={t('sessions.list')}>
        <ul className="setting-sessions">
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </ul>
        {hasOthers && (
          <Form method="post" action={path}>
            <Button type="submit" variant="secondary" name="end" value="others">
              {t('sessions.endOthers')}
            </Button>
          </Form>
        )}
      </SettingCard>
    </SettingPage>
  )
}

type Shown = Route.ComponentProps['loaderData']['sessions'][number]

/** An active session, or one that was ended because another client seemed to use it. */
function SessionItem({ session }: { session: Shown }) {
  const { id, createdAt, isCurrent, misusedAt, used } = session
  const t = useText<LoadedId<Route.ComponentProps>>()
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
            {'\u00A0· '}
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
        <Form method="post" action={localePath(language, '/account/sessions')}>
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

function useDeviceText({ browser, system }: Shown['device']): string {
  const t = useText<LoadedId<Route.ComponentProps>>()
  if (browser && system) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.device.unknown')
}
