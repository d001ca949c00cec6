import type { Family } from '../drawing.ts'
import { drawBangNa, drawHatYai, drawPhuketOldTown } from './city-covers.ts'
import { drawChonburi, drawKhonKaen, drawNimman } from './new-branch-covers.ts'

export const newBranchCovers: Family = {
  'opens-nimman-soi-9': {
    render: drawNimman,
    alt: {
      th: 'ร้านเปิดไฟสว่างใต้ดอย มีโคมลอยเต็มฟ้ายามค่ำ',
      en: 'A lit laundry below the mountain, sky lanterns rising in the night',
    },
  },
  'opens-phuket-old-town': {
    render: drawPhuketOldTown,
    alt: {
      th: 'แถวตึกเก่าสีสดใสกลางแดด ห้องตรงกลางเป็นร้านซักผ้า',
      en: 'A row of bright old town houses by day, the middle one a laundry',
    },
  },
  'opens-khon-kaen-university': {
    render: drawKhonKaen,
    alt: {
      th: 'ไดโนเสาร์คอยาวคาบถุงเท้าอยู่หน้าร้านซักผ้า',
      en: 'A long-necked dinosaur with a sock in its mouth beside the laundry',
    },
  },
  'opens-bang-na': {
    render: drawBangNa,
    alt: {
      th: 'แผนที่เมืองจากมุมบน หมุดรูปถังซักปักอยู่ริมทางรถไฟฟ้า',
      en: 'A map of the city with a drum-shaped pin by the Skytrain line',
    },
  },
  'opens-hat-yai-kim-yong': {
    render: drawHatYai,
    alt: {
      th: 'รถตุ๊กตุ๊กบรรทุกตะกร้าผ้าเต็มคันมาถึงหน้าร้านในตลาด',
      en: 'A tuk-tuk with a full laundry basket arriving at the shop in the market',
    },
  },
  'opens-chonburi-seaside': {
    render: drawChonburi,
    alt: {
      th: 'ทะเลยามพระอาทิตย์ขึ้นกับเรือใบ มองผ่านช่องถังซัก มีปูตัวหนึ่งบนหาด',
      en: 'Sunrise and a sailing boat seen through a drum, a crab on the sand',
    },
  },
}
