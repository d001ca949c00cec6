import { accountCalls } from '@washhouse/contract/account/account.calls'
import { Form } from 'react-router'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import type { Route } from './+types/sessions.page.ts'
import { deviceNameOf } from '@washhouse/contract/account/device-name'
import { endSessions } from './end-sessions.server.ts'
import { SessionItem } from './session-item.tsx'
import { sessionsMessages } from './sessions.messages.ts'
import { AccountDone } from '../account-done.tsx'
import { SettingCard, SettingPage, settingPlace } from '../setting-page.tsx'
import { loadSetting } from '../setting.server.ts'
import { timeSince } from './time-since.ts'

export const handle = settingPlace
export const headers = neverKept

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
        used: timeSince(lastUsedAt),
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
            <SessionItem key={session.id} session={session} action={path} />
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
