import type { Notification } from '@washhouse/contract/notification/notification.contract'
import type { Language } from '@washhouse/contract/language'
import { formatDateTime } from '../../core/i18n/format.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { TextLang } from '../../core/i18n/untranslated.ts'

export interface ShownNotification {
  id: number
  title: string
  /** Language of the title if it differs from the page's. */
  lang: TextLang
  event: Notification['event']
  /** Formatted date; null if the service sends none. */
  when: string | null
  isRead: boolean
  /** Received since the member last opened the list. */
  isNew: boolean
  /** True if it has a target. */
  leads: boolean
}

/** Drops unpublished ones, which another service may send (spec §4). */
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

/** Path of the target on this site; null: none. */
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
  // A notification about several branches leads to the list.
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
