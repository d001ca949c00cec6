import type { Family } from '../drawing.ts'
import { drawAppBanner, drawDuvetBanner, drawNightPrice } from './hero-scenes.ts'
import { drawNewBranchBanner, drawRainBanner } from './street-scenes.ts'
import { drawEmptyShopStrip, drawOpenHouseStrip } from './investor-strips.ts'
import { drawAwakeStrip, drawFoldedStrip, drawFranchiseStrip } from './strips.ts'

/** For the carousel at the top: calm on the left, where the words stand. */
export const bannerPictures: Family = {
  'night-price': {
    render: drawNightPrice,
    alt: {
      th: 'พยาบาลหิ้วตะกร้าผ้ายืนหน้าเครื่องที่กำลังหมุน นาฬิกาบอกเวลาตีสอง กับเหรียญลด 50 เปอร์เซ็นต์',
      en: 'A nurse with her basket before a turning drum, a clock at two in the morning and a coin that says 50 per cent off',
    },
  },
  'new-branch': {
    render: drawNewBranchBanner,
    alt: {
      th: 'ร้านสาขาใหม่เปิดไฟต้อนรับ มีโคมลอยขึ้นฟ้า',
      en: 'A new shop with its lights on, sky lanterns rising behind it',
    },
  },
  duvet: {
    render: drawDuvetBanner,
    alt: {
      th: 'ผ้านวมฟู ๆ พับซ้อนกันข้างเครื่องอบผ้า',
      en: 'Fluffy duvets folded beside a dryer',
    },
  },
  app: {
    render: drawAppBanner,
    alt: {
      th: 'แชตในมือถือที่ส่งคูปอง 50 บาทมาให้',
      en: 'A chat on a phone that hands out a 50 baht coupon',
    },
  },
  rain: {
    render: drawRainBanner,
    alt: {
      th: 'ลูกค้ากางร่มอุ้มตะกร้าผ้าเดินฝ่าฝนมาที่ร้านซึ่งเปิดไฟอยู่',
      en: 'Somebody under an umbrella with a basket, walking through rain to the lit shop',
    },
  },
}

/** For the places further down the page. */
export const stripPictures: Family = {
  '2': {
    render: drawFoldedStrip,
    alt: {
      th: 'ผ้าพับเป็นตั้งข้างตะกร้าใบเหลืองกลางแดด',
      en: 'Folded laundry beside a yellow basket in the sun',
    },
  },
  '3': {
    render: drawFranchiseStrip,
    alt: {
      th: 'เจ้าของร้านสองคนยืนยิ้มหน้าร้านของตัวเอง',
      en: 'Two owners smiling in front of their own shop',
    },
  },
  '4': {
    render: drawAwakeStrip,
    alt: {
      th: 'แมวหลับบนเครื่องที่ยังหมุนอยู่ใต้พระจันทร์',
      en: 'A cat asleep on machines still turning under the moon',
    },
  },
  'open-house': {
    render: drawOpenHouseStrip,
    alt: {
      th: 'เจ้าของร้านจับมือกับผู้สนใจลงทุนข้ามเคาน์เตอร์ มีถ้วยกาแฟวางอยู่',
      en: 'A shop owner and a visitor shake hands over a counter with a cup of coffee on it',
    },
  },
  'empty-shop': {
    render: drawEmptyShopStrip,
    alt: {
      th: 'ตึกแถวปิดประตูม้วนมีหมุดปักอยู่ ข้างกันเป็นร้านซักผ้าที่เปิดไฟแล้ว',
      en: 'A shuttered shophouse with a pin over it, beside a laundry already lit',
    },
  },
}
