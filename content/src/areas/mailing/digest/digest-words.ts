import type { DigestSection } from '../../../engines/digest/digest-source.ts'

const th = (brand: string) => ({
  subject: `มีอะไรใหม่ที่${brand}สัปดาห์นี้`,
  sections: {
    news: 'ข่าวและโปรโมชัน',
    enews: 'จดหมายข่าวสำหรับสมาชิก',
    download: 'ไฟล์ใหม่ให้ดาวน์โหลด',
  } satisfies Record<DigestSection, string>,
  notices: 'สาขาที่คุณติดตาม',
  more: (count: number) => `ดูอีก ${count} เรื่อง`,
  visit: 'ไปที่เว็บไซต์',
  why: 'คุณได้รับอีเมลนี้เพราะเลือกรับสรุปข่าวประจำสัปดาห์ไว้',
  leave: 'เลิกรับสรุปประจำสัปดาห์',
})
const en: typeof th = (brand) => ({
  subject: `New at ${brand} this week`,
  sections: {
    news: 'News and promotions',
    enews: 'E-news for members',
    download: 'New files to download',
  },
  notices: 'Branches that you follow',
  more: (count) => `See ${count} more`,
  visit: 'Visit the website',
  why: 'You get this email because you chose our weekly summary.',
  leave: 'Stop the weekly summary',
})

/** The words of the weekly digest, beside those of its editors; the brand as it is written in a sentence. */
export const digestWords = { th, en }
