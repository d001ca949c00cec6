import type { Notification } from '@washhouse/contract/notification/notification.contract'
import type { Language } from '@washhouse/contract/language'
import { formatDateTime } from '../../core/i18n/format.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { TextLang } from '../../core/i18n/untranslated.ts'

/** A notification as a member sees it, on the page and at the bell. */
export interface ShownNotification {
  id: number
  title: string
  /** Of the title, where it is not the page's language. */
  lang: TextLang
  event: Notification['event']
  /** In words; null where a service does not tell. */
  when: string | null
  isRead: boolean
  /** It came since he last looked. */
  isNew: boolean
  /** Whether it leads anywhere. */
  leads: boolean
}

/** Only what is published is shown, whatever else a service gives (spec §4). */
export function showNotifications(
  notifications: readonly Notification[],
  language: Language,
): ShownNotification[] {
  return notifications
    .filter(({ status }) => status === 'published')
    .map((notification) => {
      const { id, titleTh, titleEn, event, publishedAt, isRead, isCounted } = notification
      const isThai = language === 'th' || titleEn === null
      return {
        id,
        title: isThai ? titleTh : titleEn,
        lang: isThai && language !== 'th' ? 'th' : undefined,
        event,
        when: publishedAt && formatDateTime(language, publishedAt),
        isRead,
        isNew: isCounted,
        leads: wayOf(notification) !== null,
      }
    })
}

/** Where a notification leads, a path of this site; null: nowhere. */
export function targetOf(notification: Notification, language: Language): string | null {
  const way = wayOf(notification)
  return way && localePath(language, way)
}

const policyPages = new Map<string, `/${string}`>([
  ['privacy', '/pagePolicy'],
  ['terms', '/termsOfService'],
  ['cookie', '/cookiePolicy'],
])

function wayOf({ event, slug, news }: Notification): `/${string}` | null {
  if (event === 'account') return '/account'
  // What is told of several branches leads to all of them.
  if (event === 'branch' && slug === null) return '/branch'
  const named = slug ?? (event === 'news' || event === null ? news : null)
  if (named === null) return null
  const part = encodeURIComponent(named)
  switch (event) {
    case 'branch':
      return `/branch/${part}`
    case 'enews':
      return `/enews/${part}`
    case 'board':
      return `/webboard/${part}`
    case 'policy':
      return policyPages.get(part) ?? null
    case 'news':
      return `/news/${part}`
    case null:
      return news === null ? null : `/news/${part}`
  }
}
