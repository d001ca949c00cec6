import { notificationCalls } from '@washhouse/contract/notification/notification.calls'
import { maxPage } from '@washhouse/contract/wire/paging'
import { data, Form } from 'react-router'
import { MembersGate } from '../../core/blocks/members-gate/members-gate.tsx'
import { membersGateMessages } from '../../core/blocks/members-gate/members-gate.messages.ts'
import { NoData } from '../../core/blocks/no-data/no-data.tsx'
import { PageCard, PageCards } from '../../core/blocks/page-card/page-card.tsx'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { pageContent } from '../../core/content/content.server.ts'
import { memberContentOf } from '../../core/content/session/member-content.server.ts'
import { sessionOf } from '../../core/content/session/session.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { noStore } from '../../core/request/no-store.ts'
import { pagePlace } from '../../core/request/page-place.ts'
import { Button, ButtonLink } from '../../core/ui/button/button.tsx'
import { Notice } from '../../core/ui/notice/notice.tsx'
import type { Route } from './+types/notifications.page.ts'
import { changeNotifications } from './change-notifications.server.ts'
import './notifications.css'
import { notificationsMessages } from './notifications.messages.ts'
import { showNotifications, type ShownNotification } from './shown-notification.ts'
import type { NotificationEvent } from '@washhouse/contract/notification/notification.contract'
import { Badge } from '../../core/ui/badge/badge.tsx'
import { Icon, type IconName } from '../../core/ui/icon/icon.tsx'
import { VisuallyHidden } from '../../core/ui/visually-hidden/visually-hidden.tsx'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'

const shownOnPage = 20

export const handle = pagePlace({ above: [] })

export const headers = noStore

interface Listed {
  page: number
  notifications: ShownNotification[]
  /** True if the page is full, so there may be older ones. */
  hasOlder: boolean
}

export async function loader(args: Route.LoaderArgs) {
  const { language } = args.context.get(pageContent)
  return {
    messages: messagesFor(language, notificationsMessages, membersGateMessages),
    meta: {
      title: textIn(language, notificationsMessages)('notifications.title'),
      isIndexed: false,
    },
    listed: sessionOf(args.context) ? await listPage(args) : null,
  }
}

/** Sorted newest first; the service's default is the opposite. */
async function listPage(args: Route.LoaderArgs): Promise<Listed> {
  const page = pageIn(args.url.searchParams.get('page') ?? '1')
  const member = memberContentOf(args)
  const query = { sort: '-date_publish,-id', limit: shownOnPage, page }
  const found = await member.demand(notificationCalls.listNotifications, { query })
  const notifications = showNotifications(found, member.language)
  return { page, notifications, hasOlder: found.length === shownOnPage }
}

function pageIn(text: string): number {
  const page = /^[1-9]\d{0,7}$/.test(text) ? Number(text) : 0
  if (page === 0 || page > maxPage) throw data(null, { status: 404 })
  return page
}

export async function action(args: Route.ActionArgs) {
  return changeNotifications(args.request, memberContentOf(args))
}

export default function NotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listed } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  return (
    <main id="content">
      <PageHead title={t('notifications.title')} lead={t('notifications.lead')} />
      {listed ? (
        <PageCards className="notifications">
          {actionData && (
            <Notice variant="bad" isLive>
              {t(`notifications.${actionData.failure}`)}
            </Notice>
          )}
          <Notifications {...listed} />
        </PageCards>
      ) : (
        <div className="wrap notifications__gate">
          <MembersGate
            title={t('notifications.gate')}
            inside={[
              { icon: 'megaphone', text: t('notifications.gate.news') },
              { icon: 'store', text: t('notifications.gate.branch') },
              { icon: 'washer', text: t('notifications.gate.report') },
            ]}
          />
        </div>
      )}
    </main>
  )
}

function Notifications({ page, notifications, hasOlder }: Listed) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const path = localePath(useLanguage(), '/notifications')
  const hasNew = notifications.some(({ isNew }) => isNew)
  return (
    <PageCard aria-labelledby="notifications-list">
      <div className="notifications__head">
        <h2 id="notifications-list">
          {page === 1 ? t('notifications.list') : t('notifications.list.page', { page })}
        </h2>
        {hasNew && (
          <Form method="post" action={path}>
            <Button type="submit" variant="secondary" icon="check">
              {t('notifications.seen')}
            </Button>
          </Form>
        )}
      </div>
      {notifications.length > 0 ? (
        <ul className="notifications__list">
          {notifications.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} action={path} />
          ))}
        </ul>
      ) : (
        <NoData hint={t('notifications.none.hint')} />
      )}
      {(page > 1 || hasOlder) && (
        <nav className="notifications__pager" aria-label={t('notifications.pager')}>
          {page > 1 && (
            <ButtonLink variant="secondary" to={`${path}?page=${page - 1}`} icon="chevron-left">
              {t('notifications.newer')}
            </ButtonLink>
          )}
          {hasOlder && (
            <ButtonLink variant="secondary" to={`${path}?page=${page + 1}`} icon="chevron-right">
              {t('notifications.older')}
            </ButtonLink>
          )}
        </nav>
      )}
    </PageCard>
  )
}

const icons: Record<NotificationEvent, IconName> = {
  news: 'megaphone',
  enews: 'mail',
  branch: 'store',
  board: 'users',
  account: 'washer',
  policy: 'shield',
}

interface NotificationItemProps {
  notification: ShownNotification
  /** Path that marks it as read and redirects to its target. */
  action: string
}

/** One notification: a click marks it as read and opens its target. */
function NotificationItem({ notification, action }: NotificationItemProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const { id, title, lang, event, when, isRead, isNew } = notification
  return (
    <li className={isRead ? 'notification' : 'notification notification--unread'}>
      <Form method="post" action={action}>
        <button type="submit" name="notification" value={id} className="notification__button">
          <Icon name={event ? icons[event] : 'bell'} />
          <span className="notification__words">
            <span className="notification__title" lang={lang}>
              <RunningText text={title} />
            </span>
            {when && <span className="notification__when">{when}</span>}
          </span>
          {isNew ? (
            <Badge variant="good">{t('notifications.new')}</Badge>
          ) : (
            !isRead && <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>
          )}
        </button>
      </Form>
    </li>
  )
}
