import { sameInBoth } from '../wire/entity.fixtures.ts'
import type {
  Notification,
  NotificationChanges,
  NotificationCount,
} from './notification.contract.ts'

const image = '8eb5c6df-e90a-4b12-9dc4-f50617283940'

const told = {
  id: 64,
  slug: 'duvet-week',
  image,
  event: 'news',
} as const

const onTheWire = {
  ...told,
  status: 'Published',
  title_th: 'สัปดาห์ผ้านวม ลด ๓๐ บาท',
  title_en: 'Duvet week: 30 baht off',
  categories: 2,
  read: false,
  noti_count: true,
  id_news: 31,
  date_publish: '2026-10-03T02:00:00.000Z',
}

export const notificationFixture = sameInBoth<Notification>(
  {
    ...told,
    status: 'published',
    titleTh: 'สัปดาห์ผ้านวม ลด ๓๐ บาท',
    titleEn: 'Duvet week: 30 baht off',
    category: 2,
    isRead: false,
    isCounted: true,
    news: 31,
    publishedAt: '2026-10-03T02:00:00.000Z',
  },
  onTheWire,
  {
    'category, picture and news as records, numbers as texts': {
      ...onTheWire,
      id: '64',
      categories: { id: '2', data: [{ languages_code: 'th', categories_news: 'โปรโมชัน' }] },
      image: { id: image, type: 'image/webp' },
      id_news: { id: 31, slug: 'duvet-week' },
      read: null,
    },
  },
)

export const notificationChangesFixture = sameInBoth<NotificationChanges>(
  { isRead: true },
  { read: true },
)

export const notificationCountFixture = sameInBoth<NotificationCount>({ count: 3 }, { count: 3 })
