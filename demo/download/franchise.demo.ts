import type { DownloadDemo } from './download-item.demo.ts'

/** Documents and forms for future franchisees. */
export const franchiseFiles: DownloadDemo[] = [
  {
    key: 'price-sheet',
    category: 'franchise',
    subcategory: 'prices',
    daysAgo: 5,
    title: { th: 'ใบราคา แพ็กเกจแฟรนไชส์', en: 'Price sheet of the franchise packages' },
    description: {
      th: 'ราคาเครื่อง ค่าติดตั้ง และเงินทุนหมุนเวียนสามเดือน',
      en: 'Machines, fit-out and three months of working capital.',
    },
    text: {
      th: `## สามขนาดร้าน

- ร้านเล็ก สี่เครื่อง เริ่มที่ 890,000 บาท
- ร้านกลาง แปดเครื่อง เริ่มที่ 1,690,000 บาท
- ร้านใหญ่ สิบสองเครื่อง เริ่มที่ 2,490,000 บาท

ราคายังไม่รวมภาษีมูลค่าเพิ่มร้อยละเจ็ด

## รวมอะไรบ้าง

- เครื่องซัก เครื่องอบ ตู้แลกเหรียญ และกล้องสี่ตัว
- ออกแบบร้าน ป้ายหน้าร้าน และติดตั้งระบบน้ำกับไฟ
- สอนดูแลร้านสามวัน

## ยังต้องเตรียม

- ค่ามัดจำพื้นที่ตามสัญญาเช่า
- เงินหมุนเวียนสามเดือน ราว 90,000 ถึง 180,000 บาท`,
      en: `## Three sizes

- Small, four machines, from ฿890,000.
- Medium, eight machines, from ฿1,690,000.
- Large, twelve machines, from ฿2,490,000.

VAT of seven per cent comes on top.

## What is in it

- Washers, dryers, the coin exchange and four cameras.
- The design, the sign, water and electricity.
- Three days of training.

## What else is needed

- The deposit of your lease.
- Working capital for three months, some ฿90,000 to ฿180,000.`,
    },
  },
  {
    key: 'application',
    category: 'franchise',
    subcategory: 'forms',
    daysAgo: 5,
    title: { th: 'ใบสมัครแฟรนไชส์', en: 'Franchise application' },
    description: {
      th: 'พิมพ์ กรอก แล้วส่งกลับทางอีเมลหรือถ่ายรูปส่งทาง LINE',
      en: 'Print it, fill it in, and send it by e-mail or as a photo on LINE.',
    },
    text: {
      th: `## ผู้สมัคร

ชื่อ นามสกุล ______________________________________

โทรศัพท์ ______________________ อีเมล ______________________

## พื้นที่

จังหวัด ____________________ อำเภอ ____________________

- มีพื้นที่แล้ว ขนาด ________ ตารางเมตร
- ยังไม่มีพื้นที่

## ขนาดร้านที่สนใจ

- สี่เครื่อง
- แปดเครื่อง
- สิบสองเครื่อง

## อยากเปิดเมื่อไร

____________________________________________

ลงชื่อ ______________________ วันที่ ______________________`,
      en: `## Applicant

Name ______________________________________

Phone ______________________ E-mail ______________________

## Place

Province ____________________ District ____________________

- There is a place, of ________ square metres
- There is none yet

## Size

- Four machines
- Eight machines
- Twelve machines

## When it should open

____________________________________________

Signature ______________________ Date ______________________`,
    },
  },
  {
    key: 'site-survey',
    category: 'franchise',
    subcategory: 'forms',
    daysAgo: 33,
    title: { th: 'แบบสำรวจพื้นที่เปิดร้าน', en: 'Survey of a place' },
    description: {
      th: 'สิบข้อที่ต้องดูก่อนเซ็นสัญญาเช่า',
      en: 'Ten things to look at before you sign a lease.',
    },
    text: {
      th: `## ดูรอบ ๆ

- หอพัก คอนโด หรือหมู่บ้านในรัศมีหนึ่งกิโลเมตร มีกี่ห้อง
- จอดรถได้กี่คัน มอเตอร์ไซค์เข้าออกสะดวกหรือไม่
- ร้านซักผ้าใกล้ที่สุดอยู่ไกลเท่าไร

## ดูตึก

- น้ำประปาแรงพอหรือไม่ ต้องมีถังพักและปั๊ม
- ไฟสามเฟสถึงหน้าตึกหรือยัง
- ท่อน้ำทิ้งกว้างอย่างน้อยสี่นิ้ว
- เจาะผนังหลังร้านต่อท่อลมร้อนได้หรือไม่

## ดูสัญญา

- เช่ากี่ปี ต่อได้หรือไม่ ขึ้นค่าเช่าเท่าไร
- ติดป้ายไฟหน้าร้านได้หรือไม่
- เปิดตลอดคืนได้หรือไม่`,
      en: `## Around it

- How many rooms of dormitories, condominiums and villages within a kilometre?
- How many cars can park, and is it easy for motorcycles?
- How far is the next laundry?

## The building

- Is there enough water pressure? A tank and a pump are needed.
- Is there three-phase electricity in front of it?
- Is the drain four inches wide at least?
- May the wall behind be opened for the hot air?

## The lease

- How many years, may it be renewed, and how does the rent rise?
- May there be a lit sign?
- May it be open all night?`,
    },
  },
  {
    key: 'payback',
    category: 'franchise',
    subcategory: 'prices',
    daysAgo: 48,
    title: { th: 'ตัวอย่างการคืนทุนของร้านแปดเครื่อง', en: 'Payback of an eight-machine shop' },
    description: {
      th: 'รายรับ ค่าน้ำ ค่าไฟ ค่าเช่า คิดให้ดูทีละบรรทัด',
      en: 'Income, water, power and rent, line by line.',
    },
    text: {
      th: `## รายรับต่อเดือน

- ซักวันละ 28 รอบ เฉลี่ยรอบละ 50 บาท ได้ 42,000 บาท
- อบวันละ 24 รอบ เฉลี่ยรอบละ 45 บาท ได้ 32,400 บาท

## รายจ่ายต่อเดือน

- ค่าเช่า 18,000 บาท
- ค่าน้ำและค่าไฟ 17,500 บาท
- คนทำความสะอาดและของใช้ 6,000 บาท
- ค่าดูแลระบบ 3,500 บาท

## เหลือ

ราว 29,400 บาทต่อเดือน ร้านแบบนี้คืนทุนในห้าปี ตัวเลขเป็นตัวอย่าง ทำเลเป็นตัวตัดสิน ไม่ใช่คำสัญญา`,
      en: `## Income of a month

- 28 washes a day at ฿50: ฿42,000.
- 24 dryings a day at ฿45: ฿32,400.

## Costs of a month

- Rent ฿18,000.
- Water and power ฿17,500.
- Cleaning and supplies ฿6,000.
- The system ฿3,500.

## What is left

Some ฿29,400 a month: such a shop is paid back in five years. This is an example. The place decides, and nothing here is a promise.`,
    },
  },
  {
    key: 'contract-summary',
    category: 'franchise',
    subcategory: 'forms',
    daysAgo: 120,
    title: { th: 'สรุปสัญญาแฟรนไชส์หนึ่งหน้า', en: 'The franchise contract on a page' },
    description: {
      th: 'ข้อสำคัญในสัญญา เขียนด้วยภาษาที่อ่านเข้าใจ',
      en: 'What matters in it, in plain words.',
    },
    text: {
      th: `## ห้าปี ต่อได้

สัญญาห้าปี ต่อครั้งละห้าปีโดยไม่มีค่าแรกเข้าอีก

## เงินที่จ่าย

- ค่าแรกเข้าจ่ายครั้งเดียวตอนเซ็น
- ค่าดูแลระบบรายเดือน ไม่หักเปอร์เซ็นต์จากยอดขาย

## ใครดูแลอะไร

- คุณดูแลร้านให้สะอาดและเปิดตามเวลา
- เราดูแลเครื่อง ระบบจ่ายเงิน และสายด่วนลูกค้า

## ถ้าอยากเลิก

บอกล่วงหน้าหกเดือน เรารับซื้อเครื่องคืนตามอายุ หรือช่วยหาคนรับช่วงต่อ`,
      en: `## Five years, and again

The contract runs for five years and is renewed for five, without another entry fee.

## What you pay

- The entry fee, once, when you sign.
- A monthly fee for the system. No share of what you earn.

## Who looks after what

- You keep the shop clean and open.
- We look after the machines, the payments and the customers' hotline.

## If you want to stop

Tell us six months before. We buy the machines back by their age, or help you find who takes over.`,
    },
  },
]
