import type { DigestSection } from '../../../engines/digest/digest-source.ts'

interface DigestWords {
  subject: string
  greeting: string
  sections: Record<DigestSection, string>
  notices: string
  more: (count: number) => string
  visit: string
  closing: string
  why: string
  leave: string
  choose: string
}

/** The words of the weekly digest, beside those of its editors; the brand as it stands in a sentence. */
export const digestWords: Record<'th' | 'en', (brand: string) => DigestWords> = {
  th: (brand) => ({
    subject: `มีอะไรใหม่ที่${brand}สัปดาห์นี้`,
    greeting: 'สวัสดี',
    sections: {
      news: 'ข่าวและโปรโมชัน',
      enews: 'จดหมายข่าวสำหรับสมาชิก',
      download: 'ไฟล์ใหม่ให้ดาวน์โหลด',
    },
    notices: 'สาขาที่คุณติดตาม',
    more: (count) => `ดูอีก ${count} เรื่อง`,
    visit: 'ไปที่เว็บไซต์',
    closing: `ทีมงาน${brand}`,
    why: 'คุณได้รับอีเมลนี้เพราะเลือกรับสรุปข่าวประจำสัปดาห์ไว้',
    leave: 'เลิกรับสรุปประจำสัปดาห์',
    choose: 'เลือกอีเมลที่อยากรับ',
  }),
  en: (brand) => ({
    subject: `New at ${brand} this week`,
    greeting: 'Hello,',
    sections: {
      news: 'News and promotions',
      enews: 'E-news for members',
      download: 'New files to download',
    },
    notices: 'Branches that you follow',
    more: (count) => `See ${count} more`,
    visit: 'Visit the website',
    closing: `The ${brand} team`,
    why: 'You get this email because you chose our weekly summary.',
    leave: 'Stop the weekly summary',
    choose: 'Choose your emails',
  }),
}
