import type { Family } from '../drawing.ts'
import { drawPromptPay, drawSolarRoof, drawWaterRecycling } from './progress-covers.ts'
import { drawLostAndFound, drawNightGuardian, drawUniforms } from './shop-story-covers.ts'

export const companyCovers: Family = {
  'solar-roof': {
    render: drawSolarRoof,
    alt: {
      th: 'หลังคาร้านติดแผงโซลาร์เซลล์เต็มผืนกลางแดด',
      en: 'The roof of a laundry covered in solar panels under the sun',
    },
  },
  'lost-and-found': {
    render: drawLostAndFound,
    alt: {
      th: 'ตู้ช่องเก็บของที่ลูกค้าลืมไว้ มีถุงเท้า ตุ๊กตาหมี กุญแจ และแมวหลับอยู่หนึ่งตัว',
      en: 'Pigeonholes of lost things: socks, a teddy, keys and a cat asleep in one',
    },
  },
  'night-guardian-award': {
    render: drawNightGuardian,
    alt: {
      th: 'พนักงานกะดึกส่องไฟฉายไปที่เหรียญรางวัลรูปพระจันทร์',
      en: 'A night watchman shining a torch on a medal with a moon',
    },
  },
  'water-recycling': {
    render: drawWaterRecycling,
    alt: {
      th: 'หยดน้ำกลางลูกศรหมุนวนกับใบไม้',
      en: 'A drop of water inside turning arrows, with leaves',
    },
  },
  '2000-uniforms': {
    render: drawUniforms,
    alt: {
      th: 'ชุดนักเรียนแขวนเรียงเป็นแถวบนราวตากผ้า',
      en: 'School uniforms hung in rows on washing lines',
    },
  },
  'promptpay-everywhere': {
    render: drawPromptPay,
    alt: {
      th: 'มือถือสแกนคิวอาร์จ่ายเงินข้างเครื่องแลกเหรียญ',
      en: 'A phone paying by QR code beside the coin changer',
    },
  },
}
