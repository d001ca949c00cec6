import type { DownloadDemo } from './download-item.demo.ts'

/** Documents and forms for future franchisees. */
export const franchiseFiles: DownloadDemo[] = [
  {
    key: 'price-sheet',
    category: 'franchise',
    subcategory: 'prices',
    daysAgo: 5,
    title: { th: 'ใบราคา แพ็กเกจแฟรนไชส์', en: 'Franchise price sheet' },
    description: {
      th: 'ราคาแพ็กเกจ งานปรับปรุงอาคาร และเงินทุนหมุนเวียนสามเดือน',
      en: "Package prices, building work and three months' working capital.",
    },
    text: {
      th: `## สี่ขนาด

- สองเครื่อง 420,000 บาท
- ร้านเล็ก แปดเครื่อง 1,790,000 บาท
- ร้านกลาง สิบสองเครื่อง 2,690,000 บาท
- ร้านใหญ่ ยี่สิบเครื่อง 4,290,000 บาท

ราคายังไม่รวมภาษีมูลค่าเพิ่มร้อยละเจ็ด

## รวมอะไรบ้าง

- เครื่องซัก เครื่องอบ ตู้น้ำยา และกล้องวงจรปิด
- ค่าแรกเข้า ค่าออกแบบร้าน และป้ายหน้าร้าน
- อบรมห้าวันสำหรับสองคน

## ยังต้องเตรียม

- ค่าเช่าและเงินประกันพื้นที่
- งานปรับปรุงอาคาร ราว 20,000 ถึง 640,000 บาท
- เงินหมุนเวียนสามเดือน ราว 25,000 ถึง 220,000 บาท`,
      en: `## Four sizes

- Two machines, ฿420,000.
- Small shop, eight machines, ฿1,790,000.
- Medium shop, twelve machines, ฿2,690,000.
- Large shop, twenty machines, ฿4,290,000.

Prices do not include 7% VAT.

## What's included

- Washers, dryers, detergent machine and cameras.
- Initial fee, shop design and shop sign.
- Five days of training for two people.

## What else you need

- Rent and the deposit for your lease.
- Building work, about ฿20,000 to ฿640,000.
- Three months' working capital, about ฿25,000 to ฿220,000.`,
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
      en: 'Print it, fill it in and send it by email or as a photo on LINE.',
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

- สองเครื่อง
- แปดเครื่อง
- สิบสองเครื่อง
- ยี่สิบเครื่อง

## อยากเปิดเมื่อไร

____________________________________________

ลงชื่อ ______________________ วันที่ ______________________`,
      en: `## Applicant

Name ______________________________________

Phone ______________________ Email ______________________

## Location

Province ____________________ District ____________________

- I have a place, ________ square metres
- I don't have a place yet

## Shop size

- Two machines
- Eight machines
- Twelve machines
- Twenty machines

## When would you like to open?

____________________________________________

Signature ______________________ Date ______________________`,
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
      en: `## The area

- How many homes are there in dormitories, condominiums and housing estates within one kilometre?
- How many cars can park, and is it easy for motorcycles?
- How far is the nearest laundry?

## The building

- Is the water pressure high enough? You need a tank and a pump.
- Does three-phase power reach the building?
- Is the drain at least four inches wide?
- Can you cut through the back wall for the hot air duct?

## The lease

- How long is it, can you renew it, and how much does the rent go up?
- Can you put up an illuminated sign?
- Can you open all night?`,
    },
  },
  {
    key: 'payback',
    category: 'franchise',
    subcategory: 'prices',
    daysAgo: 48,
    title: { th: 'ตัวอย่างการคืนทุนของร้านแปดเครื่อง', en: 'Payback example: eight-machine shop' },
    description: {
      th: 'รายรับ ค่าน้ำ ค่าไฟ ค่าเช่า คิดให้ดูทีละบรรทัด',
      en: 'Sales, water, power and rent, line by line.',
    },
    text: {
      th: `## รายรับต่อเดือน

- แปดเครื่อง เครื่องละ 6 รอบต่อวัน เฉลี่ยรอบละ 60 บาท ได้ราว 87,600 บาท

## รายจ่ายต่อเดือน

- ค่าน้ำ ค่าไฟ และค่าแก๊ส 28% ของยอดขาย ราว 24,500 บาท
- ค่าสิทธิและค่าการตลาด 5% ของยอดขาย ราว 4,400 บาท
- ค่าเช่า 18,000 บาท
- ค่าใช้จ่ายอื่น 9,000 บาท

## เหลือ

ราว 31,700 บาทต่อเดือน ราคาแพ็กเกจ 1,790,000 บาทคืนทุนในราว 4 ปี 9 เดือน ตัวเลขเป็นตัวอย่าง ทำเลเป็นตัวตัดสิน ไม่ใช่คำสัญญา`,
      en: `## Monthly income

- Eight machines, six uses a day each at ฿60 on average: about ฿87,600.

## Monthly costs

- Water, power and gas, 28% of sales: about ฿24,500.
- Royalty and marketing fee, 5% of sales: about ฿4,400.
- Rent: ฿18,000.
- Other costs: ฿9,000.

## What's left

About ฿31,700 a month, which pays back the package price of ฿1,790,000 in about 4 years and 9 months. These figures are an example, not a promise: it depends on the location.`,
    },
  },
  {
    key: 'contract-summary',
    category: 'franchise',
    subcategory: 'forms',
    daysAgo: 120,
    title: { th: 'สรุปสัญญาแฟรนไชส์หนึ่งหน้า', en: 'Franchise contract: one-page summary' },
    description: {
      th: 'ข้อสำคัญในสัญญา เขียนด้วยภาษาที่อ่านเข้าใจ',
      en: 'The key points, in plain language.',
    },
    text: {
      th: `## ห้าปี ต่อได้

สัญญาห้าปีนับจากวันเปิดร้าน ต่อได้ครั้งละห้าปี ค่าต่อสัญญา 50,000 บาท

## เงินที่จ่าย

- ค่าแรกเข้า รวมอยู่ในราคาแพ็กเกจแล้ว
- ทุกเดือน ค่าสิทธิ 3% และค่าการตลาด 2% ของยอดขาย

## ใครดูแลอะไร

- คุณดูแลร้านให้สะอาดและเปิดตามเวลา
- เราดูแลเครื่อง ระบบจ่ายเงิน และสายด่วนลูกค้า

## ถ้าอยากเลิก

แจ้งล่วงหน้าหกเดือน ไม่มีค่าปรับหลังปีที่สอง ถ้าขายเครื่องคืน เราประเมินราคาตามสภาพให้เป็นลายลักษณ์อักษร`,
      en: `## Five years, renewable

The contract runs for five years from the day the shop opens. You can renew it for five years at a time, for a fee of ฿50,000.

## What you pay

- An initial fee, included in the package price.
- Every month, a royalty of 3% and a marketing fee of 2% of sales.

## Who does what

- You keep the shop clean and open on time.
- We look after the machines, the payment system and the customer hotline.

## If you want to stop

Give us six months' notice. There's no penalty after the second year. If you sell the machines back to us, we give you a written valuation based on their condition.`,
    },
  },
]
