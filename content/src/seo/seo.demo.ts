import type { Localized } from '../i18n/localized.ts'

export interface SeoDemo {
  /** 'home' or the page's Thai path without its slash. */
  page: string
  metaTitle: Localized
  metaDescription: Localized
  metaKeywords: Localized
  /** Says what the picture for sharing shows. */
  altTag: Localized
  canonicalTag: string | null
}

const shareAlt: Localized = {
  th: 'ร้านสะดวกซักฟองใสเปิดไฟกลางคืน กับถังซักใบใหญ่และเสื้อสีเหลือง',
  en: 'A Fongsai laundry lit at night beside a great drum and a yellow shirt',
}

export const seoRecords: SeoDemo[] = [
  {
    page: 'home',
    metaTitle: {
      th: 'ร้านสะดวกซัก 24 ชั่วโมงใกล้คุณ ซักอบ 60 นาที | ฟองใส',
      en: '24-hour laundry in Thailand, dry in 60 minutes | Fongsai',
    },
    metaDescription: {
      th: 'ร้านสะดวกซักฟองใส ซักเริ่ม 40 บาท อบเริ่ม 30 บาท เสร็จใน 60 นาที ซักผ้านวมได้ แลกเหรียญหรือสแกนพร้อมเพย์ เปิด 24 ชั่วโมงเกือบทุกสาขา',
      en: 'Wash from ฿40, dry from ฿30, done in an hour. Duvets too. Coins or PromptPay, lights on all night: find the Fongsai around your corner.',
    },
    metaKeywords: {
      th: 'ร้านสะดวกซัก, ร้านซักผ้า 24 ชั่วโมง, ซักผ้าหยอดเหรียญ, ซักผ้านวม, ร้านซักผ้าใกล้ฉัน',
      en: '24-hour laundry Thailand, coin laundry, laundromat near me, duvet washing',
    },
    altTag: shareAlt,
    canonicalTag: null,
  },
  {
    page: 'branch',
    metaTitle: {
      th: 'หาร้านซักผ้าใกล้คุณ ดูเวลาเปิดทุกสาขา | ฟองใส',
      en: 'Find a laundry near you, with opening hours | Fongsai',
    },
    metaDescription: {
      th: 'ค้นหาร้านฟองใสใกล้บ้านตามชื่อย่าน จังหวัด หรือตำแหน่งของคุณ ดูเวลาเปิด เครื่องผ้านวม ที่จอดรถ วิธีจ่ายเงิน และแผนที่ก่อนหิ้วตะกร้าออกมา',
      en: 'Every Fongsai by name, province or distance: opening hours, duvet machines, parking, ways to pay and a map, before you carry the basket out.',
    },
    metaKeywords: {
      th: 'สาขาฟองใส, ร้านซักผ้าใกล้ฉัน, ร้านซักผ้าเปิดตอนนี้, ซักผ้านวมใกล้ฉัน, ซักรองเท้า',
      en: 'Fongsai branches, laundry near me, laundromat open now, shoe washer, duvet laundry',
    },
    altTag: shareAlt,
    canonicalTag: null,
  },
  {
    page: 'news',
    metaTitle: {
      th: 'โปรโมชั่น สาขาใหม่ และเคล็ดลับซักผ้า | ฟองใส',
      en: 'Offers, new branches and laundry tips | Fongsai',
    },
    metaDescription: {
      th: 'โปรซักครึ่งราคา คูปองใน LINE สาขาเปิดใหม่ทั่วประเทศ และเคล็ดลับที่ใช้ได้จริง ตั้งแต่คราบกาแฟไปจนถึงซักผ้านวมไม่ให้เหม็นอับ จากร้านฟองใส',
      en: 'Half-price nights, coupons, new Fongsai branches all over Thailand, and laundry advice that works, from coffee stains to duvets that stay fresh.',
    },
    metaKeywords: {
      th: 'โปรโมชั่นร้านซักผ้า, สาขาใหม่ฟองใส, วิธีซักผ้านวม, เคล็ดลับซักผ้า',
      en: 'laundry promotions, new laundry branch, laundry tips, how to wash a duvet',
    },
    altTag: shareAlt,
    canonicalTag: null,
  },
]
