import type { Family } from '../drawing.ts'
import { drawNewYearPoints } from './new-year-cover.ts'
import { drawLineCoupon, drawRainySeasonDuvet, drawStudentCard } from './offer-covers.ts'
import { drawFreeDryFriday, drawHalfPriceNights } from './price-covers.ts'

export const promotionCovers: Family = {
  'half-price-nights': {
    render: drawHalfPriceNights,
    alt: {
      th: 'ลดครึ่งราคาช่วงตีหนึ่งถึงตีห้า ช่องถังซักเห็นพระจันทร์เหนือผืนน้ำ',
      en: 'Half price from one to five in the morning; through the drum, the moon over water',
    },
  },
  'free-dry-friday': {
    render: drawFreeDryFriday,
    alt: {
      th: 'ปฏิทินที่ติ๊กวันศุกร์ไว้ กับเครื่องอบผ้าที่มีพระอาทิตย์อยู่ข้างหลัง',
      en: 'A calendar with Friday ticked and a dryer with the sun behind it',
    },
  },
  'student-card-20': {
    render: drawStudentCard,
    alt: {
      th: 'บัตรนักศึกษาสวมหมวกรับปริญญา กับเหรียญลด 20 เปอร์เซ็นต์',
      en: 'A student card in a graduation cap beside a coin that says 20 per cent off',
    },
  },
  'line-coupon-50': {
    render: drawLineCoupon,
    alt: {
      th: 'คูปอง 50 บาทพุ่งออกมาจากแชตในมือถือ',
      en: 'A 50 baht coupon coming out of a chat on a phone',
    },
  },
  'duvet-second-dry-free': {
    render: drawRainySeasonDuvet,
    alt: {
      th: 'ผ้านวมพับซ้อนกัน แห้งสนิทอยู่ใต้ร่มสีเหลืองคันใหญ่กลางสายฝน',
      en: 'Folded duvets, quite dry under a big yellow umbrella in the rain',
    },
  },
  'new-year-double-points': {
    render: drawNewYearPoints,
    alt: {
      th: 'เหรียญคูณสองกับบัตรสะสมแต้ม ใต้พลุปีใหม่',
      en: 'A coin that counts twice and a stamp card under New Year fireworks',
    },
  },
}
