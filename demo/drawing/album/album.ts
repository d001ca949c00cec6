import type { Family } from '../drawing.ts'
import { drawFoldedTowels, drawFoldingTable, drawUniformLine } from './cloth-scenes.ts'
import {
  drawChildrenCorner,
  drawCoinMachineCorner,
  drawMachinesRow,
  drawWarmCat,
} from './machine-scenes.ts'
import { drawFirstCustomer, drawOpeningDay, drawTeam } from './opening-scenes.ts'
import { drawNightFront, drawSolarPanels, drawWaterTank } from './outside-scenes.ts'
import { drawCouponOnPhone } from './phone-scene.ts'

/** Pictures for the galleries of articles. */
export const albumPictures: Family = {
  'opening-ribbon': {
    render: drawOpeningDay,
    alt: { th: 'ตัดริบบิ้นเปิดร้านวันแรก', en: 'Cutting the ribbon on opening day' },
  },
  'first-customer': {
    render: drawFirstCustomer,
    alt: {
      th: 'เจ้าของร้านทักลูกค้าคนแรกที่อุ้มตะกร้าผ้ามา',
      en: 'The owner greets her first customer, who carries a basket',
    },
  },
  'machine-row': {
    render: drawMachinesRow,
    alt: {
      th: 'เครื่องอบเรียงอยู่บนเครื่องซัก เต็มผนังร้าน',
      en: 'Dryers stacked on washers along the whole wall',
    },
  },
  'coin-machine': {
    render: drawCoinMachineCorner,
    alt: {
      th: 'มุมเครื่องแลกเหรียญกับตู้น้ำยาอัตโนมัติ',
      en: 'The corner with the coin changer and the detergent machine',
    },
  },
  'folding-table': {
    render: drawFoldingTable,
    alt: { th: 'ลูกค้ายืนพับผ้าที่โต๊ะตัวยาว', en: 'A customer folding at the long table' },
  },
  'night-front': {
    render: drawNightFront,
    alt: {
      th: 'หน้าร้านเปิดไฟตอนกลางคืน มีแมวส้มนั่งรอ',
      en: 'The shop lit at night, a ginger cat waiting outside',
    },
  },
  team: {
    render: drawTeam,
    alt: {
      th: 'ทีมงานห้าคนใส่ผ้ากันเปื้อนยืนยิ้มโบกมือ',
      en: 'Five of the team in aprons, smiling and waving',
    },
  },
  'folded-towels': {
    render: drawFoldedTowels,
    alt: { th: 'ผ้าขนหนูหลากสีพับซ้อนเป็นตั้ง', en: 'Coloured towels folded into a tall pile' },
  },
  'children-corner': {
    render: drawChildrenCorner,
    alt: {
      th: 'เด็กสองคนเล่นตัวต่อในมุมเด็กระหว่างรอผ้า',
      en: 'Two children playing with blocks while the washing runs',
    },
  },
  'solar-panels': {
    render: drawSolarPanels,
    alt: {
      th: 'ช่างโบกมืออยู่ข้างแผงโซลาร์เซลล์บนดาดฟ้า',
      en: 'A technician waving beside solar panels on the roof',
    },
  },
  'water-tank': {
    render: drawWaterTank,
    alt: {
      th: 'ถังพักน้ำที่ต่อท่อกลับไปยังเครื่องซัก',
      en: 'A water tank with pipes back to the drums',
    },
  },
  'uniform-line': {
    render: drawUniformLine,
    alt: {
      th: 'เสื้อกับกางเกงนักเรียนตากบนราวกลางแดด',
      en: 'Uniform shirts and trousers on a line in the sun',
    },
  },
  'line-coupon': {
    render: drawCouponOnPhone,
    alt: {
      th: 'มือถือในมือเปิดคูปอง 50 บาทพร้อมใช้',
      en: 'A phone in a hand with a 50 baht coupon ready to use',
    },
  },
  'dryer-cat': {
    render: drawWarmCat,
    alt: {
      th: 'แมวส้มนอนหลับบนเครื่องอบผ้าที่อุ่นสบาย',
      en: 'A ginger cat asleep on a warm dryer',
    },
  },
}
