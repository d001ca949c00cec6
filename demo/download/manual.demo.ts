import type { DownloadDemo } from './download-item.demo.ts'

/** Use and maintenance of the machines. */
export const manuals: DownloadDemo[] = [
  {
    key: 'washer-10',
    category: 'manuals',
    subcategory: 'washers',
    daysAgo: 12,
    title: { th: 'คู่มือเครื่องซักผ้า 10 กก.', en: '10 kg washer manual' },
    description: {
      th: 'ปุ่มบนหน้าเครื่อง น้ำหนักผ้าที่ใส่ได้ และวิธีล้างช่องผงซักฟอก',
      en: 'The buttons, how much to load and how to clean the detergent drawer.',
    },
    text: {
      th: `## ก่อนเริ่มซัก

- ใส่ผ้าไม่เกินสามในสี่ของถัง ผ้าต้องพลิกตัวได้
- ล้วงกระเป๋าทุกตัว เหรียญกับกระดาษทิชชูทำให้ท่อน้ำทิ้งตัน
- รูดซิปและกลับด้านผ้าสี

## หน้าเครื่อง

1. เลือกน้ำเย็น น้ำอุ่น หรือน้ำร้อน
2. หยอดเหรียญหรือสแกน QR จนยอดครบ
3. กดเริ่ม ประตูจะล็อกภายในสามวินาที

ระหว่างซักเปิดประตูไม่ได้ ถ้าต้องหยุดจริง ๆ ให้กดปุ่มหยุดค้างห้าวินาที น้ำจะถูกปล่อยทิ้งก่อนประตูเปิด

## ทุกวันจันทร์

- ดึงช่องผงซักฟอกออก ล้างด้วยน้ำอุ่น
- เช็ดขอบยางประตูด้วยผ้าแห้ง แล้วเปิดประตูทิ้งไว้สิบนาที
- เปิดฝากรองน้ำทิ้ง เก็บเศษผ้าและเหรียญออก`,
      en: `## Before you wash

- Fill the drum no more than three quarters full: the laundry needs room to turn.
- Empty every pocket. Coins and tissues block the drain.
- Close zips and turn coloured clothes inside out.

## At the machine

1. Choose cold, warm or hot water.
2. Pay the full price with coins or by QR.
3. Press start. The door locks within three seconds.

The door stays locked during the wash. If you really need to stop, hold the stop button for five seconds. The water drains before the door opens.

## Every Monday

- Take out the detergent drawer and rinse it in warm water.
- Dry the door seal and leave the door open for ten minutes.
- Open the drain filter and remove lint and coins.`,
    },
  },
  {
    key: 'washer-20',
    category: 'manuals',
    subcategory: 'washers',
    daysAgo: 40,
    title: { th: 'คู่มือเครื่องซักผ้า 20 กก.', en: '20 kg washer manual' },
    description: {
      th: 'ซักผ้านวมและผ้าม่านอย่างไรให้หมุนสมดุล',
      en: 'How to wash duvets and curtains without the drum going off balance.',
    },
    text: {
      th: `## ผ้านวมหนึ่งผืน

- ผ้านวมหกฟุตใส่ได้หนึ่งผืน อย่าใส่ผ้าอื่นชิ้นเล็กไปด้วย
- ม้วนเป็นวง วางรอบแกนถังให้หนักเท่ากันทุกด้าน
- ใช้น้ำยาครึ่งฝา ฟองมากไปเครื่องจะล้างเพิ่มเองอีกหนึ่งรอบ

## เครื่องสั่นหรือหยุดเอง

เครื่องหยุดเมื่อผ้ากองอยู่ด้านเดียว เปิดประตู คลี่ผ้าใหม่ แล้วกดเริ่มอีกครั้ง ไม่ต้องจ่ายซ้ำภายในสิบนาที

## ดูแลประจำเดือน

- ขันนอตขาตั้งทั้งสี่ให้แน่น
- ตรวจสายน้ำเข้า มีรอยบวมให้เปลี่ยนทันที
- เดินเครื่องเปล่าด้วยน้ำร้อนหนึ่งรอบ`,
      en: `## One duvet

- Wash one king-size duvet at a time, with no small items.
- Roll it into a ring around the drum so the weight is even on all sides.
- Use half a cap of detergent. With too much foam, the machine adds an extra rinse.

## If it shakes or stops

The machine stops when the load is all on one side. Open the door, spread out the laundry and press start again. Within ten minutes you don't have to pay again.

## Every month

- Tighten the bolts on all four feet.
- Check the water hoses and replace any that bulge.
- Run one empty hot wash.`,
    },
  },
  {
    key: 'dryer-15',
    category: 'manuals',
    subcategory: 'dryers',
    daysAgo: 8,
    title: { th: 'คู่มือเครื่องอบผ้า 15 กก.', en: '15 kg dryer manual' },
    description: {
      th: 'ตั้งความร้อน ล้างที่กรองขุย และแก้เมื่อผ้าไม่แห้ง',
      en: 'How to set the heat, clean the lint filter and fix clothes that stay damp.',
    },
    text: {
      th: `## เลือกความร้อน

- ร้อน สำหรับผ้าฝ้าย ผ้าขนหนู และยีนส์
- อุ่น สำหรับเสื้อผ้าทั่วไป
- ต่ำ สำหรับผ้ายืดและชุดกีฬา

## ที่กรองขุย

ล้างทุกวัน วันละสองครั้งในวันที่ลูกค้าแน่น ขุยหนาเท่าแผ่นกระดาษทำให้อบนานขึ้นหนึ่งในสี่

1. ดึงแผ่นกรองขึ้นตรง ๆ
2. ลูบขุยออกด้วยมือ แล้วดูดฝุ่นในช่อง
3. ใส่กลับให้สุดจนได้ยินเสียงล็อก

## ผ้าไม่แห้งสักที

- ผ้าแน่นถังหรือไม่ ควรเหลือที่ว่างครึ่งหนึ่ง
- ลมร้อนออกหลังร้านหรือไม่ ถ้าไม่ออกให้ตรวจท่อ
- ยังไม่หาย แจ้งเราพร้อมเลขเครื่อง`,
      en: `## Choose the heat

- Hot for cotton, towels and jeans.
- Warm for most clothes.
- Low for stretch fabrics and sportswear.

## The lint filter

Clean it every day, twice on busy days. Lint as thick as a sheet of paper makes drying take a quarter longer.

1. Pull the filter straight up.
2. Wipe the lint off by hand and vacuum the slot.
3. Push it back until it clicks.

## Clothes won't dry

- Is the drum too full? Half of it should be empty.
- Is hot air coming out behind the shop? If not, check the duct.
- Still damp? Report it to us with the machine number.`,
    },
  },
  {
    key: 'dryer-duct',
    category: 'manuals',
    subcategory: 'dryers',
    daysAgo: 95,
    title: { th: 'ทำความสะอาดท่อลมร้อน', en: 'Cleaning the hot air duct' },
    description: {
      th: 'ทำทุกหกเดือน ใช้คนสองคนกับเวลาหนึ่งชั่วโมง',
      en: 'Every six months. Takes two people one hour.',
    },
    text: {
      th: `## เตรียม

- ปิดเบรกเกอร์ของเครื่องอบทุกเครื่องในแถว
- แปรงขนยาวสามเมตร ถุงมือ หน้ากาก และเครื่องดูดฝุ่น

## ลงมือ

1. ถอดแคลมป์หลังเครื่อง ดึงท่อออกทีละท่อน
2. แปรงจากในร้านออกไปข้างนอก ไม่ย้อนกลับ
3. ดูดขุยที่ปากท่อ เช็ดใบกันลมให้ขยับได้คล่อง
4. ใส่ท่อกลับ รัดแคลมป์ แล้วเดินเครื่องเปล่าสิบนาที

จดวันที่และชื่อคนทำไว้หลังเครื่อง ครั้งหน้าจะได้รู้ว่าครบหกเดือนเมื่อไร`,
      en: `## Prepare

- Switch off the breakers of all dryers in the row.
- You need a three-metre brush, gloves, a mask and a vacuum cleaner.

## Clean

1. Remove the clamps behind the machine and take the duct off section by section.
2. Brush from the inside out, never back.
3. Vacuum the duct opening and wipe the flap until it moves freely.
4. Refit the duct, tighten the clamps and run the machine empty for ten minutes.

Write the date and your name on the back of the machine, so everyone knows when the next six months are up.`,
    },
  },
  {
    key: 'opening-list',
    category: 'manuals',
    subcategory: 'shop',
    daysAgo: 20,
    title: { th: 'รายการตรวจร้านประจำวัน', en: 'Daily shop checklist' },
    description: {
      th: 'เช้า บ่าย และก่อนนอน พิมพ์ติดหลังเคาน์เตอร์ได้เลย',
      en: 'Morning, afternoon and night. Print it and hang it behind the counter.',
    },
    text: {
      th: `## หกโมงเช้า

- ถูพื้น เช็ดโต๊ะพับผ้า เก็บตะกร้าเข้าที่
- ล้างที่กรองขุยทุกเครื่อง
- หยอดเหรียญทดสอบตู้แลกหนึ่งครั้ง

## บ่ายสอง

- เติมน้ำยาและถุงผ้าในตู้
- เก็บผ้าที่ลืมไว้ใส่ถุง เขียนเลขเครื่องและเวลา
- ดูว่าแอร์เย็นและไฟทุกดวงติด

## สี่ทุ่ม

- ตรวจกล้องทุกตัวว่าภาพชัด
- เปิดไฟป้ายหน้าร้าน
- นับเหรียญในตู้แลก เติมให้พอถึงเช้า`,
      en: `## Six in the morning

- Mop, wipe the folding tables, put the baskets back.
- Clean every lint filter.
- Test the coin changer once.

## Two in the afternoon

- Refill detergent and bags.
- Bag forgotten laundry and note the machine number and the time.
- Check that the air conditioning works and every light is on.

## Ten at night

- Check that every camera has a clear picture.
- Switch on the shop sign.
- Count the coins in the changer and top it up to last until morning.`,
    },
  },
  {
    key: 'refunds',
    category: 'manuals',
    subcategory: 'shop',
    daysAgo: 60,
    title: { th: 'เมื่อเครื่องกินเหรียญ', en: 'When a machine swallows coins' },
    description: {
      th: 'ขั้นตอนคืนเงินลูกค้าภายในหนึ่งวัน',
      en: 'How to refund a customer within a day.',
    },
    text: {
      th: `## ลูกค้าโทรมา

1. ถามสาขา เลขเครื่อง ยอดเงิน และเวลา
2. เปิดดูยอดในตู้ควบคุม เทียบเวลาที่ลูกค้าบอก
3. ตรงกัน คืนเงินได้ทันที ไม่ต้องรออนุมัติ

## ลูกค้าแจ้งทางเว็บ

เรื่องจะเข้ามาพร้อมรหัส เปิดเรื่องแล้วเปลี่ยนสถานะเป็นกำลังแก้ไข ลูกค้าเห็นทันที คืนเงินแล้วให้เปลี่ยนเป็นคืนเงินแล้ว พร้อมแนบสลิป

## ถ้ายอดไม่ตรง

ดูกล้องย้อนหลังสิบนาที ถ้ายังไม่แน่ใจให้คืนก่อน แล้วแจ้งช่าง เหรียญสี่สิบบาทถูกกว่าลูกค้าหนึ่งคน`,
      en: `## When a customer calls

1. Ask for the branch, machine number, amount and time.
2. Check the control box for that time.
3. If it matches, refund right away. You don't need approval.

## When a customer reports it on the website

The report arrives with a code. Open it and set it to in progress: the customer sees this right away. After you refund, set it to refunded and attach the slip.

## If the amounts don't match

Check ten minutes of camera footage. If you're still not sure, refund first and tell the technician. Forty baht costs less than losing a customer.`,
    },
  },
]
