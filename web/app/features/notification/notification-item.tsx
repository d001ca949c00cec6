import type { NotificationEvent } from '@washhouse/contract/notification/notification.contract'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import type { NotificationsMessageId } from './notifications.messages.ts'
import type { ShownNotification } from './shown-notification.ts'

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
  /** Where it is told that it was opened; leads on from there. */
  action: string
}

/** One notification: pressing it marks it as read and leads to what it tells of. */
export function NotificationItem({ notification, action }: NotificationItemProps) {
  const t = useText<NotificationsMessageId>()
  const { id, title, lang, event, when, isRead, isNew } = notification
  return (
    <li className={isRead ? 'notification' : 'notification notification--unread'}>
      <Form method="post" action={action}>
        <button type="submit" name="notification" value={id} className="notification__button">
          <Icon name={event ? icons[event] : 'bell'} />
          <span className="notification__words">
            <span className="notification__title" lang={lang}>
              {title}
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
