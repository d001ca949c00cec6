import type { Family } from '../drawing.ts'
import { drawCamera, drawChat, drawNote, drawPlay, drawThumb } from './channel-marks.ts'
import { drawCareers, drawCommunity, drawStandard, drawSustainability } from './page-scenes.ts'
import { drawGreenPlaque, drawLaurel, drawMedal, drawRosette, drawTrophy } from './reward-scenes.ts'
import { drawBrand, drawFirstShop } from './section-scenes.ts'

/** What the brand is, how it began, and its pages about itself. */
export const aboutPictures: Family = {
  brand: {
    render: drawBrand,
    alt: {
      th: 'แม่กับลูกหิ้วตะกร้าผ้ามาซักที่ร้านตอนกลางคืน เครื่องกำลังหมุนอยู่สองเครื่อง',
      en: 'A mother and her child bring a basket of washing at night; two machines are turning',
    },
  },
  'first-shop': {
    render: drawFirstShop,
    alt: {
      th: 'ร้านแรกในห้องแถวสองคูหาวันเปิดร้าน ประดับธงราว เจ้าของสองคนยืนโบกมือ',
      en: 'The first shop in two shophouses on its opening day, under bunting, its two owners waving',
    },
  },
  standard: {
    render: drawStandard,
    alt: {
      th: 'พนักงานยืนข้างเครื่องที่เพิ่งเช็ดสะอาด ข้าง ๆ มีใบตรวจที่ขีดถูกครบทุกข้อ',
      en: 'One of the team at a machine just wiped clean, beside a checklist with every line ticked',
    },
  },
  sustainability: {
    render: drawSustainability,
    alt: {
      th: 'ราวตากผ้าระหว่างต้นไม้ใต้แดด ข้างล่างเป็นน้ำที่นำกลับมาใช้ใหม่',
      en: 'A washing line between trees in the sun, above water that is used again',
    },
  },
  careers: {
    render: drawCareers,
    alt: {
      th: 'ช่าง เจ้าของร้าน และน้องพาร์ตไทม์โบกมือ เว้นที่ว่างไว้ให้เพื่อนร่วมงานคนใหม่',
      en: 'An engineer, a shop owner and a student wave, with room left for a new colleague',
    },
  },
  community: {
    render: drawCommunity,
    alt: {
      th: 'คุณยายกับลุงยามคุยกันที่ม้านั่งใต้เสาไฟหน้าร้านตอนดึก มีแมวนั่งฟัง',
      en: 'A grandmother and a night guard talk by a bench under a street lamp while a cat listens',
    },
  },
}

export const rewardPictures: Family = {
  trophy: {
    render: drawTrophy,
    alt: { th: 'ถ้วยรางวัลสีทองติดดาว', en: 'A golden cup with a star' },
  },
  medal: {
    render: drawMedal,
    alt: { th: 'เหรียญรางวัลสลักเลข 24', en: 'A medal that reads 24' },
  },
  rosette: {
    render: drawRosette,
    alt: { th: 'โบรางวัลสีขาวมีเครื่องหมายถูก', en: 'A white rosette with a tick' },
  },
  'green-plaque': {
    render: drawGreenPlaque,
    alt: { th: 'โล่รางวัลรูปใบไม้', en: 'A shield with a leaf' },
  },
  laurel: {
    render: drawLaurel,
    alt: { th: 'ดาวทองในช่อใบไม้', en: 'A golden star within a wreath' },
  },
}

export const channelMarks: Family = {
  chat: {
    render: drawChat,
    alt: { th: 'กล่องข้อความสนทนา', en: 'A speech bubble' },
  },
  thumb: {
    render: drawThumb,
    alt: { th: 'มือยกนิ้วโป้ง', en: 'A thumb held up' },
  },
  note: { render: drawNote, alt: { th: 'ตัวโน้ตดนตรี', en: 'A musical note' } },
  play: {
    render: drawPlay,
    alt: { th: 'ปุ่มเล่นวิดีโอ', en: 'A play button' },
  },
  camera: { render: drawCamera, alt: { th: 'กล้องถ่ายรูป', en: 'A camera' } },
}
