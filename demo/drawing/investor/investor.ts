import type { Family } from '../drawing.ts'
import { drawBigShop, drawMediumShop, drawSmallShop, drawTwoMachines } from './package-scenes.ts'
import { drawEngineer, drawEveryDay, drawPaidFirst, drawSiteCheck } from './reason-day-scenes.ts'
import { drawFromPhone, drawNightCare } from './reason-night-scenes.ts'

/** Why invest. */
export const reasonPictures: Family = {
  'every-day': {
    render: drawEveryDay,
    alt: {
      th: 'ราวตากผ้าใต้เมฆฝนและแดด ข้างล่างมีตะกร้าผ้าล้นสามใบ',
      en: 'A washing line under rain and sun, three overflowing baskets below it',
    },
  },
  'from-phone': {
    render: drawFromPhone,
    alt: {
      th: 'มือถือแสดงภาพร้านและกราฟแท่ง ข้าง ๆ มีแมวหลับและเหรียญลอยอยู่',
      en: 'A phone that shows the shop and a bar chart, a cat asleep beside it',
    },
  },
  'paid-first': {
    render: drawPaidFirst,
    alt: {
      th: 'เหรียญลอยจากเครื่องแลกเหรียญลงช่องของเครื่องซักผ้าที่กำลังหมุน',
      en: 'Coins fly from the coin changer into a washer that is turning',
    },
  },
  'site-check': {
    render: drawSiteCheck,
    alt: {
      th: 'แผนที่ย่านหนึ่งใต้แว่นขยาย มีหมุดร้านปักอยู่ และทีมงานถือแบบสำรวจ',
      en: 'A map under a magnifying glass with a pin on it, a surveyor holding her list',
    },
  },
  engineer: {
    render: drawEngineer,
    alt: {
      th: 'ช่างชูประแจข้างเครื่องซักผ้าที่เปิดแผงซ่อม มีกล่องเครื่องมือวางอยู่',
      en: 'An engineer with a spanner beside an opened washer and a toolbox',
    },
  },
  'night-care': {
    render: drawNightCare,
    alt: {
      th: 'ลูกค้ากดปุ่มขอความช่วยเหลือบนผนังร้านตอนกลางคืน และมีเสียงตอบกลับ',
      en: 'A customer presses the help button on the wall at night and is answered',
    },
  },
}

/** The packages, smallest first; shops are drawn to one scale. */
export const packagePictures: Family = {
  'two-machine': {
    render: drawTwoMachines,
    alt: {
      th: 'เครื่องซักกับเครื่องอบวางซ้อนกันในมุมหนึ่งของอาคาร ข้างโต๊ะวางผ้าพับ',
      en: 'A washer and a dryer stacked in a corner of a building, beside a table of folded towels',
    },
  },
  small: {
    render: drawSmallShop,
    alt: {
      th: 'ร้านซักผ้าขนาดเล็ก 8 เครื่องกลางวัน หน้าร้านมีจักรยานจอดอยู่',
      en: 'A small laundry of eight machines by day, a bicycle outside',
    },
  },
  medium: {
    render: drawMediumShop,
    alt: {
      th: 'ร้านซักผ้าขนาดกลาง 12 เครื่องกลางวัน หน้าร้านมีม้านั่งและสกูตเตอร์',
      en: 'A medium laundry of twelve machines by day, a bench and a scooter outside',
    },
  },
  big: {
    render: drawBigShop,
    alt: {
      th: 'ร้านซักผ้าขนาดใหญ่ 20 เครื่องกลางวัน มีรถจอดหน้าร้านหลายคัน',
      en: 'A big laundry of twenty machines by day, cars parked outside',
    },
  },
}
