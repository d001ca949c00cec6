import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

/** Words that mean the same to the search: spellings, and what customers say for the words of our texts. */
export const spellingsDemo = [
  ['โปรโมชั่น', 'โปรโมชัน'],
  ['แฟรนไชส์', 'แฟรนไชน์', 'เฟรนไชส์', 'เฟรนไชน์'],
  ['เหรียญค้าง', 'เหรียญติด'],
  ['เครื่องกินเหรียญ', 'กินเหรียญ', 'เหรียญหาย', 'กินเงิน', 'เครื่องกินเงิน'],
  ['swallowed your coins', 'lost coins', 'lost money'],
  ['เปิดกี่โมง', 'ปิดกี่โมง', 'เวลาทำการ', 'เวลาเปิดปิด', 'opening hours', 'opening times'],
  ['ของลืม', 'ลืมของ', 'ลืมผ้า'],
  ['ผ้าจะหด', 'ผ้าหด', 'เสื้อหด'],
  ['สมัครงาน', 'หางาน', 'ตำแหน่งงาน', 'รับพนักงาน', 'work with us', 'careers', 'vacancies'],
  ['เงินคืน', 'คืนเงิน', 'ขอเงินคืน', 'refund', 'money back'],
  ['แบงก์', 'แบงค์', 'ธนบัตร'],
  ['หกฟุต', '6 ฟุต', 'คิงไซส์', 'king size'],
  ['เหม็นอับ', 'กลิ่นอับ', 'ผ้าเหม็น', 'ผ้าเหม็นอับ'],
  ['ผ้ายังชื้น', 'ผ้าไม่แห้ง', 'ผ้ายังเปียก', 'อบไม่แห้ง'],
  ['still damp', 'still wet', 'not dry'],
  ['ฝาเปิดไม่ออก', 'เปิดฝาไม่ออก', 'เปิดฝาไม่ได้', 'ประตูเปิดไม่ออก', 'ประตูเปิดไม่ได้', 'เปิดประตูไม่ได้'],
  ['หยุดกลางคัน', 'เครื่องค้าง', 'เครื่องดับ', 'เครื่องเสีย'],
  ['กระเป๋าสตางค์', 'กระเป๋าตังค์', 'กระเป๋าตัง', 'กระเป๋าเงิน'],
  ['ใบกำกับภาษี', 'ใบกำกับ'],
  ['duvet', 'comforter', 'quilt'],
  ['shoes', 'sneakers', 'trainers'],
  ['power went out', 'power cut', 'power outage', 'blackout'],
  ['wallet', 'purse'],
]

/** The settings of the demo brand. */
export const settingsDemo = {
  phone: '+6620000024',
  lineId: '@fongsai',
  email: 'hello@fongsai.example',
  answerDays: 1,
  refundDays: 7,
  facebook: 'https://www.facebook.com/fongsai.example',
  brandName: { th: 'ฟองใส', en: 'Fongsai' },
  homeTitle: {
    th: 'ฟองใส ร้านสะดวกซัก 24 ชั่วโมง หาสาขาใกล้คุณ',
    en: 'Fongsai: 24-hour laundry, find a branch near you',
  },
  metaKeywords: {
    th: 'ร้านสะดวกซัก, ซักผ้าหยอดเหรียญ, อบผ้า 24 ชั่วโมง, ซักผ้านวม, ร้านซักผ้าใกล้ฉัน, แฟรนไชส์ร้านซักผ้า',
    en: 'coin laundry Thailand, 24-hour laundromat, wash and dry, duvet washing, laundry near me, laundry franchise',
  },
  metaDescription: {
    th: 'ร้านสะดวกซักฟองใส ซักและอบเอง ตะกร้าเล็กเสร็จใน 60 นาที เปิด 24 ชั่วโมงเกือบทุกสาขา มีเครื่องแลกเหรียญและตู้น้ำยาอัตโนมัติ ค้นหาสาขาใกล้คุณได้ที่นี่',
    en: 'Wash and dry a small basket in 60 minutes, day or night. Coin changer and detergent machine in every shop. Find a Fongsai branch near you.',
  },
  metaAuthor: { th: 'ฟองใส', en: 'Fongsai' },
  footerText: {
    th: 'ร้านสะดวกซักที่ไฟเปิดรอคุณทั้งคืน',
    en: 'The laundry that leaves the lights on all night.',
  },
  boardExamples: {
    th: 'กาแฟหกใส่เสื้อเชิ้ตขาว ทำอย่างไรดี\nผ้านวม 6 ฟุต ใช้เครื่องไหน กี่บาท\nซักผ้าตอนตีสองคนเดียว ปลอดภัยไหม',
    en: 'Coffee on a white shirt: what now?\nWhich machine takes a king-size duvet?\nIs it safe to do laundry alone at 2 a.m.?',
  },
  faqExamples: {
    th: 'ซักผ้านวมหกฟุตได้ไหม\nอะไรห้ามใส่เครื่องเด็ดขาด\nไปตอนไหนคนน้อย',
    en: 'Can I wash a king-size duvet?\nWhat must never go in a machine?\nWhen is it quiet?',
  },
  downloadExamples: {
    th: 'ใบราคา แพ็กเกจแฟรนไชส์\nใบสมัครแฟรนไชส์\nรูปประกอบชุดหน้าร้าน',
    en: 'Franchise price sheet\nFranchise application\nShop front pictures',
  },
  enewsExamples: {
    th: 'ของลืมในร้านเดือนเดียว ถุงเท้า 212 ข้าง กับแมวหนึ่งตัว\nน้ำล้างรอบสุดท้ายไม่ทิ้ง เอาไปล้างถังกับถูพื้น\nหลังคาโซลาร์ 12 สาขาแรก แดดช่วยจ่ายค่าไฟ',
    en: 'Lost in a month: 212 socks and one cat\nThe last rinse gets a second job\nTwelve roofs now run on sunshine',
  },
} satisfies Record<string, BilingualText | string | number>
