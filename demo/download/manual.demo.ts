import type { DownloadDemo } from './download-item.demo.ts'

/** Use and maintenance of the machines. */
export const manuals: DownloadDemo[] = [
  {
    key: 'washer-10',
    category: 'manuals',
    subcategory: 'washers',
    daysAgo: 12,
    title: { th: 'คู่มือเครื่องซักผ้า 10 กก.', en: 'Manual of the 10 kg washer' },
    description: {
      th: 'ปุ่มบนหน้าเครื่อง น้ำหนักผ้าที่ใส่ได้ และวิธีล้างช่องผงซักฟอก',
      en: 'The buttons, how much goes in, and how to clean the detergent drawer.',
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
      en: `## Before the wash

- Fill the drum to three quarters at most: the laundry has to turn over.
- Empty every pocket. Coins and tissues block the drain.
- Close zips and turn coloured things inside out.

## At the machine

1. Choose cold, warm or hot water.
2. Pay by coins or QR until the price is reached.
3. Press start. The door locks within three seconds.

The door stays shut during the wash. To stop it, hold the stop button for five seconds: the water leaves first.

## Every Monday

- Take out the detergent drawer and wash it in warm water.
- Dry the door seal and leave the door open for ten minutes.
- Open the drain filter and take out lint and coins.`,
    },
  },
  {
    key: 'washer-20',
    category: 'manuals',
    subcategory: 'washers',
    daysAgo: 40,
    title: { th: 'คู่มือเครื่องซักผ้า 20 กก.', en: 'Manual of the 20 kg washer' },
    description: {
      th: 'ซักผ้านวมและผ้าม่านอย่างไรให้หมุนสมดุล',
      en: 'Duvets and curtains that spin without a bump.',
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

- One six-foot duvet goes in, and nothing small beside it.
- Roll it into a ring around the drum, as heavy on every side.
- Half a cap of detergent: with more foam the machine rinses once more.

## It shakes, or stops by itself

It stops when everything lies on one side. Open the door, spread the laundry and press start. Within ten minutes there is nothing more to pay.

## Every month

- Tighten the bolts of all four feet.
- Look at the water hoses and change any that bulge.
- Run it empty with hot water once.`,
    },
  },
  {
    key: 'dryer-15',
    category: 'manuals',
    subcategory: 'dryers',
    daysAgo: 8,
    title: { th: 'คู่มือเครื่องอบผ้า 15 กก.', en: 'Manual of the 15 kg dryer' },
    description: {
      th: 'ตั้งความร้อน ล้างที่กรองขุย และแก้เมื่อผ้าไม่แห้ง',
      en: 'Setting the heat, cleaning the lint filter, and what to do when it stays damp.',
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
      en: `## Choosing the heat

- Hot for cotton, towels and jeans.
- Warm for most clothes.
- Low for anything that stretches, and sportswear.

## The lint filter

Clean it daily, and twice on a busy day. Lint as thick as paper makes drying a quarter longer.

1. Pull the filter straight up.
2. Wipe the lint off by hand and vacuum the slot.
3. Push it back until it clicks.

## It will not get dry

- Is the drum full? Half of it should stay empty.
- Does hot air leave behind the shop? If not, look into the duct.
- Still damp: report it with the machine's number.`,
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
      en: 'Every six months: two people and an hour.',
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
      en: `## Get ready

- Switch off the breaker of every dryer in the row.
- A brush three metres long, gloves, a mask and a vacuum cleaner.

## Do it

1. Take off the clamps behind the machine and the duct piece by piece.
2. Brush from the inside out, never back.
3. Vacuum the mouth and wipe the flap until it moves freely.
4. Put it back, clamp it, and run the machine empty for ten minutes.

Write the date and your name behind the machine, so that the next one knows when six months are over.`,
    },
  },
  {
    key: 'opening-list',
    category: 'manuals',
    subcategory: 'shop',
    daysAgo: 20,
    title: { th: 'รายการตรวจร้านประจำวัน', en: 'Daily checklist of the shop' },
    description: {
      th: 'เช้า บ่าย และก่อนนอน พิมพ์ติดหลังเคาน์เตอร์ได้เลย',
      en: 'Morning, afternoon and night, ready to hang behind the counter.',
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
- Try the coin exchange once.

## Two in the afternoon

- Refill detergent and bags.
- Bag what was forgotten, with the machine's number and the time.
- See that it is cool and every lamp is on.

## Ten at night

- Look at every camera's picture.
- Switch on the sign.
- Count the coins in the exchange, enough to last until morning.`,
    },
  },
  {
    key: 'refunds',
    category: 'manuals',
    subcategory: 'shop',
    daysAgo: 60,
    title: { th: 'เมื่อเครื่องกินเหรียญ', en: 'When a machine keeps the coins' },
    description: {
      th: 'ขั้นตอนคืนเงินลูกค้าภายในหนึ่งวัน',
      en: 'How a customer gets the money back within a day.',
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
      en: `## Somebody calls

1. Ask for the shop, the machine's number, the sum and the time.
2. Look at the counter of the control box at that time.
3. It fits: pay back at once, without asking anyone.

## Somebody reports it on the website

It arrives with a code. Set it to in progress: the customer sees that at once. Once it is paid, set it to refunded and add the slip.

## It does not fit

Look at ten minutes of the camera. If in doubt pay, and tell the technician. Forty baht are cheaper than a customer.`,
    },
  },
]
