import type { Family } from '../drawing.ts'
import { drawCloseMark, drawCookieJar, drawCookieMark } from './cookie-scenes.ts'
import { drawLockedDrum, drawNearMe } from './privacy-scenes.ts'
import { drawFairScales, drawKeptClothes } from './terms-scenes.ts'

/** What stands with the policies. */
export const policyPictures: Family = {
  'cookie-jar': {
    render: drawCookieJar,
    alt: {
      th: 'โหลคุกกี้เปิดฝาวางอยู่ข้างเครื่องซักผ้า มีคุกกี้หนึ่งชิ้นวางอยู่ข้างนอก',
      en: 'An open cookie jar beside a washing machine, one cookie taken out',
    },
  },
  'locked-drum': {
    render: drawLockedDrum,
    alt: {
      th: 'ประตูเครื่องซักผ้าคล้องแม่กุญแจ ข้างในมีบัตรประจำตัวใบหนึ่ง ข้าง ๆ มีโล่เครื่องหมายถูก',
      en: 'A padlock on a washing machine door, a card turning inside, a shield beside it',
    },
  },
  'near-me': {
    render: drawNearMe,
    alt: {
      th: 'มือถือแสดงแผนที่และหมุดอยู่ในฟองใส รอบนอกมีเครื่องซักผ้าเรียงกันตอนกลางคืน',
      en: 'A phone with a map and a pin inside a bubble, washing machines outside it at night',
    },
  },
  'fair-scales': {
    render: drawFairScales,
    alt: {
      th: 'ตาชั่งตั้งอยู่ในตะกร้าผ้า ผ้าพับข้างหนึ่งกับเหรียญอีกข้างหนักเท่ากัน',
      en: 'Scales standing in a laundry basket, folded towels level with a heap of coins',
    },
  },
  'kept-clothes': {
    render: drawKeptClothes,
    alt: {
      th: 'ผ้าพับติดป้ายกับกุญแจบนชั้น ข้างปฏิทินสามสิบวัน',
      en: 'Folded clothes with a label and a key on a shelf, by a calendar of thirty days',
    },
  },
}

/** What the banner shows small. */
export const consentMarks: Family = {
  'cookie-mark': {
    render: drawCookieMark,
    alt: { th: 'คุกกี้ที่มีรอยกัดกลางฟองสบู่', en: 'A bitten cookie among bubbles' },
  },
  'close-mark': {
    render: drawCloseMark,
    alt: { th: 'กากบาทสำหรับปิด', en: 'A cross for closing' },
  },
}
