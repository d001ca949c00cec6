interface DailyWords {
  subject: string
  greeting: string
  title: string
  visit: string
  closing: string
  why: string
  leave: string
  choose: string
}

/** The words of the daily summary; the brand as it stands in a sentence. */
export const dailyWords: Record<'th' | 'en', (brand: string) => DailyWords> = {
  th: (brand) => ({
    subject: `มีเรื่องใหม่ถึงคุณที่${brand}`,
    greeting: 'สวัสดี',
    title: 'เรื่องที่คุณยังไม่ได้เปิดดู',
    visit: 'ดูการแจ้งเตือนทั้งหมด',
    closing: `ทีมงาน${brand}`,
    why: 'เรารวมเรื่องของคุณไว้ในอีเมลเดียว ไม่เกินวันละฉบับ',
    leave: 'เลิกรับอีเมลนี้',
    choose: 'เลือกอีเมลที่อยากรับ',
  }),
  en: (brand) => ({
    subject: `Something new for you at ${brand}`,
    greeting: 'Hello,',
    title: 'What you have not seen yet',
    visit: 'See all notifications',
    closing: `The ${brand} team`,
    why: 'We put what concerns you into one email, once a day at most.',
    leave: 'Stop these emails',
    choose: 'Choose your emails',
  }),
}
