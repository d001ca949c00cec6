import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface BranchPageDemo {
  title: BilingualText
  description: BilingualText
  /** The name of a drawing. */
  picture: string
}

export const branchPage: BranchPageDemo = {
  title: { th: 'สาขาใกล้คุณ ไฟเปิดอยู่', en: 'Find a branch near you' },
  description: {
    th: 'พิมพ์ชื่อย่าน เลือกจังหวัด หรือกดให้เราเรียงจากใกล้ไปไกล ส่วนใหญ่เปิด 24 ชั่วโมง เดินเข้ามาพร้อมตะกร้าก็ซักได้เลย',
    en: 'Type a neighbourhood, pick a province or let us sort by distance. Most shops are open 24 hours: just walk in with your basket.',
  },
  picture: 'branch-page',
}
