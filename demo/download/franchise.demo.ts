import { franchisePackages } from '../investor/franchise-package.demo.ts'
import { interestNote } from '../investor/investor-page.demo.ts'
import type { DownloadDemo } from './download-item.demo.ts'
import { paybackPaper } from './payback.demo.ts'
import { priceSheet } from './price-sheet.demo.ts'
import { baht, fact, inBoth, sections, sizeNames } from './paper-text.ts'

/** Facts of the investor page that a contract settles. */
const contractFacts = [
  'Contract term',
  'Renewal',
  'Initial fee',
  'Monthly royalty',
  'Marketing fee',
  'Territory',
  'What we do',
  'What you do',
  'Insurance',
  'If you want to stop or sell',
  'What you read before you sign',
]

const packageBoxes = (language: 'th' | 'en') =>
  franchisePackages
    .map(({ size, machines, price }) => {
      const count = language === 'th' ? `${machines} เครื่อง` : `${machines} machines`
      return `- [ ] **${sizeNames[size][language]}** ${count} · ${baht(language, price)}`
    })
    .join('\n')

/** Documents and forms for future franchisees. */
export const franchiseFiles: DownloadDemo[] = [
  priceSheet,
  {
    key: 'application',
    category: 'franchise',
    subcategory: 'forms',
    daysAgo: 5,
    title: { th: 'ใบสมัครแฟรนไชส์', en: 'Franchise application' },
    description: {
      th: 'พิมพ์ กรอก แล้วส่งกลับทางอีเมลหรือถ่ายรูปส่งทาง LINE',
      en: 'Print it, fill it in and send it by email or as a photo on LINE.',
    },
    paper: {
      picture: 'about-careers',
      text: {
        th: `## ผู้สมัคร

ชื่อ ____ นามสกุล ____
โทรศัพท์ ____ อีเมล ____
อาชีพปัจจุบัน ____ เวลาที่สะดวกให้โทรกลับ ____

## แพ็กเกจที่สนใจ

${packageBoxes('th')}

ราคายังไม่รวมภาษีมูลค่าเพิ่ม ดูเงินที่ต้องเตรียมทั้งหมดได้ในใบราคา

## พื้นที่

- [ ] มีพื้นที่แล้ว
- [ ] กำลังเจรจาเช่า
- [ ] ยังไม่มี อยากให้ช่วยหา

เป็นห้องแถว ใต้หอพัก ปั๊มน้ำมัน หรือที่ดินเปล่าก็ได้ ทีมงานไปดูให้ก่อนคุณวางมัดจำ

## ทำเล

จังหวัด ____ อำเภอ ____ ขนาด ____ ตร.ม.
อยากเปิดร้านราวเดือน ____ ปี ____
เล่าเรื่องทำเลให้ฟังสั้น ๆ ____
____

## หลังส่งใบสมัคร

${interestNote.th}

## ลงชื่อ

ลงชื่อ ____ วันที่ ____`,
        en: `## Applicant

First name ____ Last name ____
Phone ____ Email ____
Occupation ____ Best time to call ____

## Package

${packageBoxes('en')}

Prices don’t include VAT. The price sheet shows the total to budget.

## Your place

- [ ] I have a place
- [ ] I’m negotiating a lease
- [ ] I don’t have one yet: please help me look

A shophouse, the ground floor of a dormitory, a petrol station or bare land: we’ll visit before you pay a deposit.

## Location

Province ____ District ____ Size ____ sq m
I’d like to open in (month) ____ (year) ____
Tell us a little about it ____
____

## What happens next

${interestNote.en}

## Signature

Signature ____ Date ____`,
      },
    },
  },
  {
    key: 'site-survey',
    category: 'franchise',
    subcategory: 'forms',
    daysAgo: 33,
    title: { th: 'แบบสำรวจพื้นที่เปิดร้าน', en: 'Site survey form' },
    description: {
      th: 'สิบข้อที่ต้องดูก่อนเซ็นสัญญาเช่า',
      en: 'Ten things to check before you sign a lease.',
    },
    paper: {
      picture: 'investor-site-check',
      text: {
        th: `## พื้นที่ที่ไปดู

ที่ตั้ง ____
วันที่ ____ เวลา ____ คนสำรวจ ____

## ดูรอบ ๆ

- [ ] หอพัก คอนโด หรือหมู่บ้านในรัศมี 1 กม. มีกี่ห้อง
- [ ] จอดรถได้กี่คัน มอเตอร์ไซค์เข้าออกสะดวกหรือไม่
- [ ] ร้านซักผ้าใกล้ที่สุดอยู่ไกลเท่าไร

## ดูตึก

- [ ] น้ำประปาแรงพอหรือไม่ ต้องมีถังพักและปั๊ม
- [ ] ไฟ 3 เฟสถึงหน้าตึกหรือยัง
- [ ] ท่อน้ำทิ้งกว้างอย่างน้อย 4 นิ้ว
- [ ] เจาะผนังหลังร้านต่อท่อลมร้อนได้หรือไม่

## ดูสัญญา

- [ ] เช่ากี่ปี ต่อได้หรือไม่ ขึ้นค่าเช่าเท่าไร
- [ ] ติดป้ายไฟหน้าร้านได้หรือไม่
- [ ] เปิดตลอดคืนได้หรือไม่

## นับคนให้เห็นกับตา

ไปยืนดูสามเวลา คือเจ็ดโมงเช้า หกโมงเย็น และสามทุ่ม จดว่ามีคนเดินผ่านหน้าตึกกี่คนในครึ่งชั่วโมง

## จดไว้

เช้า ____ เย็น ____ ค่ำ ____
ค่าเช่าที่เจ้าของบอก ____ เงินประกัน ____
____`,
        en: `## The place

Address ____
Date ____ Time ____ Surveyed by ____

## The area

- [ ] How many homes are there in dormitories, condominiums and housing estates within 1 km?
- [ ] How many cars can park, and is it easy for motorcycles?
- [ ] How far is the nearest laundry?

## The building

- [ ] Is the water pressure high enough? You need a tank and a pump.
- [ ] Does 3-phase power reach the building?
- [ ] Is the drain at least 4 inches wide?
- [ ] Can you cut through the back wall for the hot air duct?

## The lease

- [ ] How long is it, can you renew it, and how much does the rent go up?
- [ ] Can you put up an illuminated sign?
- [ ] Can you open all night?

## Count people yourself

Stand outside three times: at seven in the morning, six in the evening and nine at night. Count who walks past in half an hour.

## Your notes

Morning ____ Evening ____ Night ____
Rent asked ____ Deposit ____
____`,
      },
    },
  },
  paybackPaper,
  {
    key: 'contract-summary',
    category: 'franchise',
    subcategory: 'forms',
    daysAgo: 120,
    title: { th: 'สรุปสัญญาแฟรนไชส์', en: 'Franchise contract summary' },
    description: {
      th: 'ข้อสำคัญในสัญญา เขียนด้วยภาษาที่อ่านเข้าใจ',
      en: 'The key points, in plain language.',
    },
    paper: {
      picture: 'policy-fair-scales',
      isDense: true,
      text: inBoth((language) => sections(contractFacts.map((name) => fact(language, name)))),
    },
  },
]
