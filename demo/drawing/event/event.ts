import type { Family } from '../drawing.ts'
import { drawMothersDay, drawSongkran } from './day-festivals.ts'
import { drawLoyKrathong, drawNewYear } from './night-festivals.ts'

export const eventPictures: Family = {
  '1': {
    render: drawSongkran,
    alt: {
      th: 'เสื้อลายดอกกับขันน้ำสีทองวันสงกรานต์',
      en: 'A flowered shirt and a golden bowl of water for Songkran',
    },
  },
  '2': {
    render: drawMothersDay,
    alt: {
      th: 'แม่กับลูกสาวข้างผ้าที่พับแล้ว ในวงดอกมะลิ',
      en: 'Mother and daughter beside folded laundry in a ring of jasmine',
    },
  },
  '3': {
    render: drawLoyKrathong,
    alt: {
      th: 'กระทงลอยอยู่บนน้ำในถังซักใต้พระจันทร์เต็มดวง',
      en: 'A krathong afloat inside the drum under a full moon',
    },
  },
  '4': {
    render: drawNewYear,
    alt: {
      th: 'ถังซักสวมหมวกปาร์ตี้ใต้พลุปีใหม่',
      en: 'The drum in a party hat among New Year fireworks',
    },
  },
}
