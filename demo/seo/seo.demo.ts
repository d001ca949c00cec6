import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import { drawings } from '../drawings/drawings.demo.ts'

export interface SeoDemo {
  /** 'home' or the page's Thai path without its slash. */
  page: string
  metaTitle: BilingualText
  metaDescription: BilingualText
  metaKeywords: BilingualText
  /** Describes the picture for sharing. */
  altTag: BilingualText
  canonicalTag: string | null
}

const shareAlt: BilingualText = {
  th: 'ร้านสะดวกซักฟองใสเปิดไฟกลางคืน กับถังซักใบใหญ่และเสื้อสีเหลือง',
  en: 'A Fongsai laundry lit at night beside a great drum and a yellow shirt',
}

/** A page with its own header picture is shared with that one. */
const headAlt = (picture: string): BilingualText => drawings[picture] ?? shareAlt

export const seoRecords: SeoDemo[] = [
  {
    page: 'home',
    metaTitle: {
      th: 'ร้านสะดวกซัก 24 ชั่วโมงใกล้คุณ ซักอบเริ่ม 70 บาท | ฟองใส',
      en: '24-hour laundry in Thailand, wash and dry ฿70 | Fongsai',
    },
    metaDescription: {
      th: 'ร้านสะดวกซักฟองใส ซักเริ่ม 40 บาท อบเริ่ม 30 บาท ตะกร้าเล็กเสร็จใน 60 นาที ซักผ้านวมได้ แลกเหรียญหรือสแกนพร้อมเพย์ เปิด 24 ชั่วโมงเกือบทุกสาขา',
      en: 'Wash from ฿40, dry from ฿30, a small basket in an hour. Duvets too. Coins or PromptPay, lights on all night: find the Fongsai around your corner.',
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
      en: 'Find a Fongsai by name, province or distance. See opening hours, duvet machines, parking, ways to pay and a map before you leave home.',
    },
    metaKeywords: {
      th: 'สาขาฟองใส, ร้านซักผ้าใกล้ฉัน, ร้านซักผ้าเปิดตอนนี้, ซักผ้านวมใกล้ฉัน, ซักรองเท้า',
      en: 'Fongsai branches, laundry near me, laundromat open now, shoe washer, duvet laundry',
    },
    altTag: headAlt('branch-page'),
    canonicalTag: null,
  },
  {
    page: 'news',
    metaTitle: {
      th: 'โปรโมชัน สาขาใหม่ และเคล็ดลับซักผ้า | ฟองใส',
      en: 'Offers, new branches and laundry tips | Fongsai',
    },
    metaDescription: {
      th: 'โปรซักครึ่งราคา ศุกร์อบฟรี สาขาเปิดใหม่ทั่วประเทศ และเคล็ดลับที่ใช้ได้จริง ตั้งแต่คราบกาแฟไปจนถึงซักผ้านวมไม่ให้เหม็นอับ จากร้านฟองใส',
      en: 'Half-price nights, offers, new Fongsai branches all over Thailand, and laundry tips that work, from coffee stains to duvets that stay fresh.',
    },
    metaKeywords: {
      th: 'โปรโมชันร้านซักผ้า, สาขาใหม่ฟองใส, วิธีซักผ้านวม, เคล็ดลับซักผ้า',
      en: 'laundry promotions, new laundry branch, laundry tips, how to wash a duvet',
    },
    altTag: headAlt('seo-share-news'),
    canonicalTag: null,
  },
  {
    page: 'product',
    metaTitle: {
      th: 'ราคาเครื่องซักผ้า เครื่องอบ หยอดเหรียญ | ฟองใส',
      en: 'Washer and dryer prices, minutes, sizes | Fongsai',
    },
    metaDescription: {
      th: 'ราคาซักอบร้านฟองใส เครื่องซัก 9 ถึง 27 กก. เริ่ม 40 บาท เครื่องอบเริ่ม 30 บาท 30 นาที วิธีใช้ทีละขั้น อะไรใส่ได้ อะไรห้ามใส่ และวิธีจ่ายเงิน',
      en: 'What a wash costs at Fongsai: washers from 9 to 27 kg from ฿40, dryers from ฿30 for 30 minutes. How to use them, what can go in, and how to pay.',
    },
    metaKeywords: {
      th: 'ราคาซักผ้าหยอดเหรียญ, เครื่องซักผ้า 14 กก., เครื่องอบผ้าหยอดเหรียญ, ซักผ้านวมกี่บาท',
      en: 'coin laundry prices, 27 kg washer, dryer price Thailand, how to use a coin laundry',
    },
    altTag: headAlt('product-page'),
    canonicalTag: null,
  },
  {
    page: 'investor',
    metaTitle: {
      th: 'แฟรนไชส์ร้านสะดวกซัก ราคาและค่าธรรมเนียม | ฟองใส',
      en: 'Laundry franchise: packages, prices, fees | Fongsai',
    },
    metaDescription: {
      th: 'แฟรนไชส์ร้านสะดวกซักฟองใส 4 ขนาด เริ่ม 420,000 บาท ดูอุปกรณ์ครบ 45 รายการ ค่าธรรมเนียม อายุสัญญา และลองคำนวณระยะคืนทุนด้วยตัวเลขของคุณเอง',
      en: 'Four sizes of Fongsai laundry from ฿420,000. All 45 items, every fee, the contract term, and a payback estimate you can try with your own figures.',
    },
    metaKeywords: {
      th: 'แฟรนไชส์ร้านสะดวกซัก, แฟรนไชส์ซักผ้าหยอดเหรียญ, ลงทุนร้านซักผ้า, ราคาแฟรนไชส์ร้านซักผ้า',
      en: 'laundry franchise Thailand, coin laundry investment, laundromat franchise cost',
    },
    altTag: headAlt('investor-page'),
    canonicalTag: null,
  },
  {
    page: 'about',
    metaTitle: {
      th: 'เกี่ยวกับเรา ประวัติและมาตรฐานร้าน | ฟองใส',
      en: 'About us: our story, standard and awards | Fongsai',
    },
    metaDescription: {
      th: 'รู้จักร้านสะดวกซักฟองใส จากห้องแถวสองคูหาในซอยอารีย์สู่กว่า 120 สาขาในสิบปี มาตรฐานความสะอาด รางวัลที่ได้รับ และช่องทางทางการที่ติดต่อเราได้จริง',
      en: 'How two shophouses in Ari became more than 120 Fongsai laundries in ten years: our story, our standard, our awards and our official channels.',
    },
    metaKeywords: {
      th: 'เกี่ยวกับฟองใส, ประวัติฟองใส, มาตรฐานร้านซักผ้า, ช่องทางทางการฟองใส',
      en: 'about Fongsai, Fongsai history, laundry hygiene standard, Fongsai official channels',
    },
    altTag: headAlt('about-head'),
    canonicalTag: null,
  },
  {
    page: 'contact',
    metaTitle: {
      th: 'ติดต่อเรา โทร LINE แผนที่สำนักงาน | ฟองใส',
      en: 'Contact us: phone, LINE, office map | Fongsai',
    },
    metaDescription: {
      th: 'ติดต่อร้านสะดวกซักฟองใสได้ทั้งคืนทาง LINE และโทรศัพท์ หรือเขียนทิ้งไว้ในแบบฟอร์ม เราตอบภายใน 1 วันทำการ พร้อมที่อยู่ เวลาทำการ และแผนที่สำนักงาน',
      en: 'Reach Fongsai on LINE or by phone all night, or use the contact form: we answer within one working day. Address, hours and map of the head office.',
    },
    metaKeywords: {
      th: 'ติดต่อฟองใส, เบอร์โทรร้านซักผ้า, LINE ฟองใส, สำนักงานใหญ่ฟองใส',
      en: 'Fongsai contact, laundry phone number, Fongsai LINE, head office Bangkok',
    },
    altTag: shareAlt,
    canonicalTag: null,
  },
  {
    page: 'problem',
    metaTitle: {
      th: 'แจ้งปัญหาเครื่องซักผ้า ขอเงินคืน | ฟองใส',
      en: 'Report a machine problem, get a refund | Fongsai',
    },
    metaDescription: {
      th: 'เครื่องกินเหรียญ เครื่องไม่เดิน น้ำยาไม่ออก แจ้งฟองใสได้ในเวลาไม่ถึง 2 นาที บอกสาขาและเลขเครื่อง แนบรูปได้ รับรหัสไว้ติดตามเรื่องจนได้เงินคืนหรือซักใหม่',
      en: 'Stuck coin, stopped drum, no detergent? Tell Fongsai in under two minutes: branch, machine, photo. Follow your report to the refund with a code.',
    },
    metaKeywords: {
      th: 'แจ้งปัญหาเครื่องซักผ้า, เครื่องกินเหรียญ, ขอเงินคืนร้านซักผ้า, เครื่องซักผ้าหยุดกลางคัน',
      en: 'laundry machine problem, coin not returned, laundry refund, washer stopped',
    },
    altTag: shareAlt,
    canonicalTag: null,
  },
]
