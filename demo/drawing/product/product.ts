import type { BilingualText } from '../../../content/src/ground/languages/bilingual-text.ts'
import type { Family } from '../drawing.ts'
import { drawChanger, dryers, drawSized, drawVending, washers } from './machine-scenes.ts'
import {
  drawChoosing,
  drawDrying,
  drawLoading,
  drawPaying,
  drawSorting,
  drawWaiting,
} from './step-scenes.ts'

const washerAlt = (kilograms: number): BilingualText => ({
  th: `เครื่องซักผ้าติดป้ายเลข ${kilograms} ข้าง ๆ มีผ้าที่ใส่ได้พอดี`,
  en: `A washer under a sign that says ${kilograms}, beside it what fits in`,
})
const dryerAlt = (kilograms: number): BilingualText => ({
  th: `เครื่องอบผ้าติดป้ายเลข ${kilograms} ข้าง ๆ มีผ้าที่อบได้ในรอบเดียว`,
  en: `A dryer under a sign that says ${kilograms}, beside it what it dries at once`,
})

/** What stands in the shops. */
export const machinePictures: Family = {
  ...Object.fromEntries(
    washers.map((washer) => [
      `washer-${washer.kilograms}`,
      { render: () => drawSized(washer), alt: washerAlt(washer.kilograms) },
    ]),
  ),
  ...Object.fromEntries(
    dryers.map((dryer) => [
      `dryer-${dryer.kilograms}`,
      { render: () => drawSized(dryer), alt: dryerAlt(dryer.kilograms) },
    ]),
  ),
  'coin-exchange': {
    render: drawChanger,
    alt: {
      th: 'เครื่องแลกเหรียญรับธนบัตรและปล่อยเหรียญลงถาด',
      en: 'A coin changer takes a note and gives out coins',
    },
  },
  'detergent-vending': {
    render: drawVending,
    alt: {
      th: 'ตู้น้ำยาอัตโนมัติ ข้าง ๆ มีขวดน้ำยาและเหรียญ',
      en: 'A detergent vending machine with a bottle and a coin beside it',
    },
  },
}

/** How to use them, in order. */
export const stepPictures: Family = {
  sort: {
    render: drawSorting,
    alt: {
      th: 'แยกผ้าขาวลงตะกร้าหนึ่ง ผ้าสีลงอีกตะกร้าหนึ่ง',
      en: 'White washing goes into one basket, coloured into another',
    },
  },
  load: {
    render: drawLoading,
    alt: {
      th: 'ลูกค้าใส่เสื้อกับถุงเท้าลงในถังซักที่ว่าง',
      en: 'A customer puts a shirt and a sock into an empty drum',
    },
  },
  pay: {
    render: drawPaying,
    alt: {
      th: 'หน้าเครื่องแสดงราคา 60 บาท จ่ายได้ทั้งหยอดเหรียญและสแกนจากมือถือ',
      en: 'The machine shows 60 baht, to be paid in coins or with a phone',
    },
  },
  choose: {
    render: drawChoosing,
    alt: {
      th: 'นิ้วกดปุ่มกลางจากสามปุ่มเลือกน้ำเย็น น้ำอุ่น และน้ำร้อน',
      en: 'A finger presses the middle one of three buttons for cold, warm and hot',
    },
  },
  wait: {
    render: drawWaiting,
    alt: {
      th: 'ถังกำลังหมุน บนโต๊ะมีแก้วชา มือถือบอกว่าเหลืออีก 12 นาที',
      en: 'The drum turns; on the table a cup of tea and a phone that says 12 minutes',
    },
  },
  dry: {
    render: drawDrying,
    alt: {
      th: 'เครื่องอบผ้ากำลังทำงาน ข้าง ๆ มีผ้าพับเรียบร้อยบนโต๊ะ',
      en: 'A warm dryer beside a table with folded laundry',
    },
  },
}
