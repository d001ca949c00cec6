import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

interface NotificationDemo {
  daysAgo: number
  title: BilingualText
}

/** Notifications by editors; the others are about the demo's news and e-news. */
export const notificationDemo: readonly NotificationDemo[] = [
  {
    daysAgo: 26,
    title: {
      th: 'มีการแจ้งเตือนแล้ว กดติดตามสาขาประจำของคุณได้ที่หน้าสาขา',
      en: 'New: notifications. Follow the branches you use on their pages',
    },
  },
  {
    daysAgo: 17,
    title: {
      th: 'คืนวันลอยกระทง สาขาริมน้ำคนเยอะ เผื่อเวลาสักนิด',
      en: 'Loy Krathong night: riverside branches get busy, so allow extra time',
    },
  },
  {
    daysAgo: 9,
    title: {
      th: 'ระบบพร้อมเพย์ปิดปรับปรุงคืนนี้ ตีสองถึงตีสาม ใช้เหรียญได้ตามปกติ',
      en: 'PromptPay is down for maintenance tonight, 2 to 3 a.m. Coins work as usual',
    },
  },
]
