const th = (brand: string) => ({
  subject: `มีเรื่องใหม่ถึงคุณที่${brand}`,
  title: 'เรื่องที่คุณยังไม่ได้เปิดดู',
  visit: 'ดูการแจ้งเตือนทั้งหมด',
  why: 'เรารวมเรื่องของคุณไว้ในอีเมลเดียว ไม่เกินวันละฉบับ',
  leave: 'เลิกรับอีเมลนี้',
})
const en: typeof th = (brand) => ({
  subject: `Something new for you at ${brand}`,
  title: 'What you have not seen yet',
  visit: 'See all notifications',
  why: 'We put what concerns you into one email, once a day at most.',
  leave: 'Stop these emails',
})

/** The words of the daily summary; the brand as it is written in a sentence. */
export const dailyWords = { th, en }
