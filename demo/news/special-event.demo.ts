import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface SpecialEventDemo {
  /** The name of a drawing. */
  picture: string
  status: 'published' | 'draft'
  sort: number
  title: BilingualText
  /** Thai site path; null if the picture is enough. */
  link: string | null
}

export const specialEvents: SpecialEventDemo[] = [
  {
    picture: 'event-1',
    status: 'published',
    sort: 1,
    title: {
      th: 'สงกรานต์ เปียกมาเท่าไร อบ 30 บาท แห้งใน 30 นาที',
      en: 'Songkran: come in soaked, leave dry for ฿30',
    },
    link: '/branch',
  },
  {
    picture: 'event-2',
    status: 'published',
    sort: 2,
    title: {
      th: 'วันแม่ พักงานซักสักวัน เดี๋ยวลูกเอามาซักให้เอง',
      en: 'Mother’s Day: today the children do the washing',
    },
    link: '/news/scan-50-off',
  },
  {
    picture: 'event-3',
    status: 'published',
    sort: 3,
    title: {
      th: 'ลอยกระทงเสร็จ ชายกระโปรงเปื้อน แวะซักได้ทั้งคืน',
      en: 'Loy Krathong: muddy hem? We are up all night',
    },
    link: '/branch',
  },
  {
    picture: 'event-4',
    status: 'draft',
    sort: 4,
    title: {
      th: 'คืนเคานต์ดาวน์เราไม่ปิด อบนานคูณสองถึง 3 มกราคม',
      en: 'Open through the countdown, double drying time to 3 January',
    },
    link: '/news/new-year-double-drying',
  },
]
