import type { Family } from '../drawing.ts'
import { drawBranchShare } from './branch.ts'
import { drawNewsShare } from './news.ts'

/** What a link to a page looks like in a chat. */
export const sharePictures: Family = {
  news: {
    render: drawNewsShare,
    alt: {
      th: 'การ์ดข่าวและโปรโมชั่นสามใบซ้อนกันใต้แสงไฟกลางคืน',
      en: 'Three cards of news and promotions fanned out at night',
    },
  },
  branch: {
    render: drawBranchShare,
    alt: {
      th: 'แผนที่เมืองยามค่ำกับหมุดรูปถังซักหลายจุด',
      en: 'A map at night with drum-shaped pins all over it',
    },
  },
}
