import { Form, Link } from 'react-router'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { Icon } from '../../core/ui/icon/icon.tsx'
import { HeaderMenu } from './header-menu.tsx'
import styleUrl from './notification-menu.css?url'
import type { NotificationMenuMessageId } from './notification-menu.messages.ts'
import { useUnread, type UnreadNotifications } from './use-unread.ts'

const mostShown = 99

interface NotificationMenuProps {
  /** From the page; undefined if it was not known in time. */
  news: UnreadNotifications | undefined
}

/** Number of unread notifications and the newest ones; without scripts a link to all of them. */
export function NotificationMenu({ news }: NotificationMenuProps) {
  const t = useText<NotificationMenuMessageId>()
  const language = useLanguage()
  const { count, panel, open } = useUnread(language, news)
  const page = localePath(language, '/notifications')
  return (
    <>
      {/* For members only, so it is not in the common styles. */}
      <link rel="stylesheet" href={styleUrl} precedence="page" />
      <HeaderMenu
        className="bell"
        label={count > 0 ? t('bell.count', { count }) : t('bell.label')}
        onUnfold={open}
        face={
          <>
            <Icon name="bell" />
            {count > 0 && (
              <span className="bell__count" aria-hidden="true">
                {count > mostShown ? `${mostShown}+` : count}
              </span>
            )}
          </>
        }
      >
        {panel.kind === 'failed' && <p className="bell__note">{t('bell.failed')}</p>}
        {panel.kind === 'ok' && panel.notifications.length === 0 && (
          <p className="bell__note">{t('bell.none')}</p>
        )}
        {panel.kind === 'ok' && (
          <Form method="post" action={page}>
            {panel.notifications.map(({ id, title, lang, when, isRead }) => (
              <button
                key={id}
                type="submit"
                name="notification"
                value={id}
                className={isRead ? 'bell__item' : 'bell__item bell__item--unread'}
              >
                <span lang={lang}>{title}</span>
                {when && <span className="bell__when">{when}</span>}
              </button>
            ))}
          </Form>
        )}
        <Link className="bell__all" to={page}>
          {t('bell.all')}
        </Link>
      </HeaderMenu>
    </>
  )
}
