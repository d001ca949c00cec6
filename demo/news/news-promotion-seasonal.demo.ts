import { newsAlbums } from './news-album.demo.ts'
import type { NewsDemo } from './news-item.demo.ts'

/** Promotions for a first visit or for a season. */
export const seasonalPromotionNews: NewsDemo[] = [
  {
    slug: 'line-coupon-50',
    category: 'promotion',
    status: 'published',
    published: { daysAgo: 45 },
    picture: 'news-line-coupon-50',
    album: newsAlbums['line-coupon-50'],
    title: {
      th: 'เพิ่มเพื่อนใน LINE รับคูปองซักผ้า 50 บาท',
      en: 'Add us on LINE, get ฿50 off a big wash',
    },
    summary: {
      th: 'เป็นเพื่อนกับ @fongsai วันนี้ รับคูปอง 50 บาท ซักเครื่อง 18 กก. เหลือ 30 บาท เครื่องผ้านวม 27 กก. เหลือ 70 บาท คูปองใช้ได้ 30 วัน',
      en: 'New friends of @fongsai get a ฿50 coupon: the 18 kg washer for ฿30, the 27 kg one for ฿70. Good for thirty days, in every branch.',
    },
    body: {
      th: `ผ้ากองโตรอวันหยุดมาหลายอาทิตย์แล้วใช่ไหม เพิ่มเพื่อน LINE **@fongsai** แล้วเอาคูปอง **50 บาท** ไปซักให้เกลี้ยงในรอบเดียว

## ซักแล้วเหลือจ่ายเท่าไร

- เครื่อง 18 กก. ปกติ 80 บาท จ่าย **30 บาท** ใส่เสื้อผ้าได้ทั้งสัปดาห์ของบ้านสามคน
- เครื่อง 27 กก. ปกติ 120 บาท จ่าย **70 บาท** ใส่ผ้านวมหกฟุตได้หนึ่งผืน

## รับยังไง ใช้ยังไง

1. ค้นหา @fongsai ใน LINE แล้วกดเพิ่มเพื่อน
2. กดปุ่มรับคูปองในข้อความแรกที่เราส่งให้
3. ถึงหน้าเครื่อง เลือกโปรแกรม กด **ใช้คูปอง** แล้วเอา QR ในแชตส่องที่ช่องสแกน
4. ราคาบนจอลดลง 50 บาท ที่เหลือหยอดเหรียญหรือสแกนพร้อมเพย์

คูปองใช้ได้ 30 วันนับจากวันที่กดรับ หนึ่งคนต่อหนึ่งใบ ใช้กับเครื่อง 18 กก. ขึ้นไป ทอนเป็นเงินสดไม่ได้

## เป็นเพื่อนกันแล้วได้อะไรอีก

ทักถามได้ทุกเรื่องตั้งแต่เหรียญติดยันคราบกาแฟ ปกติเราตอบภายใน 5 นาที ดึกแค่ไหนก็มีคนอยู่ และเราสัญญาว่าจะส่งข่าวไม่เกินเดือนละสองครั้ง ไม่ส่งตอนคุณนอนแน่นอน

ยังไม่รู้ว่าร้านอยู่ตรงไหน ดูที่หน้า[ค้นหาสาขา](/branch)ได้เลย`,
      en: `If the pile has been growing for weeks, this is its weekend. Add **@fongsai** on LINE and you get **฿50** off one of the big machines.

## What is left to pay

- 18 kg, normally ฿80: **฿30**. That is a week of clothes for a family of three.
- 27 kg, normally ฿120: **฿70**. It swallows a king-size duvet.

## How to use it

1. Search for @fongsai in LINE and add us.
2. Tap the coupon in our first message.
3. At the machine, choose a programme, press **Coupon** and hold the QR code under the scanner.
4. The price drops by ฿50. Pay the rest in coins or by PromptPay.

The coupon keeps for thirty days after you take it. One per person, for the 18 and 27 kg washers; there is no change in cash.

## What else a friend is for

Ask us anything, from a stuck coin to a coffee stain, in Thai or English. We usually answer within five minutes, and there is somebody there at three in the morning too. We send news twice a month at most, and never while you are asleep.

Not sure where the nearest shop is? Look under [Find a branch](/branch).`,
    },
  },
  {
    slug: 'duvet-second-dry-free',
    category: 'promotion',
    status: 'published',
    published: { daysAgo: 102 },
    endsInDays: 60,
    picture: 'news-duvet-second-dry-free',
    album: [],
    title: {
      th: 'ซักผ้านวม แถมอบอีกรอบฟรี',
      en: 'Wash a duvet, get the second dry free',
    },
    summary: {
      th: 'ซักผ้านวมเครื่อง 27 กก. อบรอบแรก 60 บาท รอบที่สองเราออกให้ ทั้งหมด 180 บาทจบ แห้งถึงไส้ใน ไม่ต้องลุ้นแดด',
      en: 'Wash your duvet in the 27 kg machine, dry it for ฿60, and the second half hour is ours. ฿180 in all, dry to the middle, no sun required.',
    },
    body: {
      th: `ตากผ้านวมทีไร ฟ้าครึ้มทุกที ตากสองวันก็ยังชื้น สุดท้ายได้กลิ่นอับแถมมาด้วย ยกมาที่ร้านดีกว่า เราแถม **อบรอบที่สองฟรี** ให้ทุกผืน

## คิดเงินให้ดู

- ซักเครื่อง 27 กก. 120 บาท
- อบเครื่องใหญ่ 30 นาทีแรก 60 บาท
- อบเครื่องใหญ่ 30 นาทีหลัง **ฟรี** จากปกติ 60 บาท

รวม **180 บาท** จากเดิม 240 บาท ใช้เวลาราวหนึ่งชั่วโมงครึ่ง กลับบ้านปูนอนได้คืนนี้เลย

## ทำไมต้องอบสองรอบ

ผ้านวมแห้งจากข้างนอกเข้าข้างใน ครบ 30 นาทีแรกผิวจะแห้งแล้ว แต่ไส้ยังชื้นอยู่ ให้เปิดฝา เอาผ้าออกมาคลี่แล้วเขย่า พลิกเอาด้านในกองออกมา แล้วอบต่ออีกรอบ แค่นี้ก็ฟูทั้งผืน อ่านวิธีซักแบบละเอียดได้ใน[ซักผ้านวมยังไงไม่ให้เหม็นอับ](/news/duvet-without-smell)

## รับสิทธิ์ยังไง

จ่ายค่าซักเครื่อง 27 กก. แล้วเก็บสลิปไว้ บนสลิปมีรหัสสี่ตัว ใส่ที่เครื่องอบใหญ่ตอนเริ่มรอบที่สอง รหัสใช้ได้ภายในสองชั่วโมง

มีเฉพาะสาขาที่มีเครื่องใหญ่ เปิดหน้า[ค้นหาสาขา](/branch) แล้วมองหาป้าย **เครื่องใหญ่สำหรับผ้านวม** ถ้าผืนหนักยกไม่ไหว ทัก LINE @fongsai ก่อนมา ถ้ามีทีมงานอยู่ที่ร้าน เราให้ออกมาช่วยยก`,
      en: `The day a duvet comes out to dry, a cloud comes too. One hung on the balcony takes two days, and by then it smells of the two days. Bring it in: for every duvet **the second round of drying is free.**

## The sum

- Washing, 27 kg machine: ฿120
- First thirty minutes in the large dryer: ฿60
- Second thirty minutes: **free**, normally ฿60

That makes **฿180** instead of ฿240, and about an hour and a half of your evening. You can sleep under it tonight.

## Why twice

A duvet dries from the outside in. After half an hour the cover feels finished while the filling is still wet. Take it out, shake it, turn it over and give it the second round; then it is dry all the way through. The long version is in [How to wash a duvet without the smell](/news/duvet-without-smell).

## How to get it

Keep the slip from the 27 kg washer. It has four digits on it: type them in at the large dryer when you start the second round, within two hours.

Only the branches with large machines can do this. Look for **Large machines for duvets** under [Find a branch](/branch). Too heavy to carry? Tell us on LINE, @fongsai, before you come; if one of us is at the shop, we will give you a hand.`,
    },
  },
  {
    slug: 'new-year-double-points',
    category: 'promotion',
    status: 'published',
    published: { inDays: 20 },
    picture: 'news-new-year-double-points',
    album: [],
    title: {
      th: 'ปีใหม่ แต้มคูณสอง ซัก 4 ครั้ง ได้ซักฟรี 1 ครั้ง',
      en: 'New Year: double stamps, four washes make a free one',
    },
    summary: {
      th: '30 ธันวาคมถึง 3 มกราคม ซักหนึ่งครั้งได้สองแต้ม ครบแปดแต้มซักเครื่อง 9 กก. ฟรี กลับบ้านไปฉลอง แล้วเอาผ้าทั้งกระเป๋ามาซักกับเรา',
      en: 'From 30 December to 3 January each wash earns two stamps instead of one. Eight stamps are a free 9 kg wash: bring home the suitcase.',
    },
    body: {
      th: `กลับจากเที่ยวปีใหม่ ของฝากเต็มมือ ผ้าใส่แล้วเต็มกระเป๋า เราเปิดรอทั้งคืนเหมือนเดิม แถมให้ **แต้มคูณสอง ตั้งแต่ 30 ธันวาคมถึง 3 มกราคม**

## สะสมยังไง

บัตรสะสมอยู่ใน LINE @fongsai ไม่ต้องพกกระดาษ จ่ายเงินเสร็จจอจะขึ้น QR ให้สแกน ปกติซักหนึ่งครั้งได้หนึ่งแต้ม ช่วงปีใหม่ **ได้สองแต้ม** ไม่ว่าจะซักเครื่องไหน กลางวันหรือกลางคืน

- ครบ 8 แต้ม ซักเครื่อง 9 กก. ฟรีหนึ่งครั้ง มูลค่า 40 บาท
- หรือใช้เป็นส่วนลด 40 บาทกับเครื่องที่ใหญ่กว่าก็ได้
- แต้มที่สะสมไว้แล้วนับรวมต่อกันเลย ไม่หายไปไหน

ซักแค่สี่ครั้งในห้าวันก็ได้ซักฟรีแล้ว ที่บ้านมีกันหลายคน รวมแต้มไว้ในบัตรเดียวคุ้มสุด

## ปีใหม่เปิดกี่โมง

สาขาที่เปิด 24 ชั่วโมงเปิดตามปกติทุกวัน รวมคืนเคานต์ดาวน์ด้วย สาขาในห้างเปิดปิดตามเวลาห้าง เช็กเวลาของแต่ละร้านได้ที่หน้า[ค้นหาสาขา](/branch)

คืนวันที่ 31 ทีมกะดึกยังตอบ LINE เหมือนทุกคืน ใครเหงา ๆ นั่งรอผ้าอยู่คนเดียว ทักมาสวัสดีปีใหม่กันได้`,
      en: `You come home with souvenirs, a little sunburn and a suitcase that should not be opened indoors. We are open, and **from 30 December to 3 January every stamp counts twice.**

## How stamps work

Your card lives in LINE, under @fongsai; nothing to carry. After you have paid, the screen shows a QR code to scan. One wash is normally one stamp. Over the New Year it is **two**, in any machine, at any hour.

- Eight stamps are a free wash in the 9 kg machine, worth ฿40.
- Or take ฿40 off a bigger one.
- Stamps you have already collected count as well.

So four washes in five days and the next is on us. Families do best with one card for everybody.

## Opening hours

Branches that are open around the clock stay open every day, through the countdown and out the other side. Branches inside shopping malls keep the mall's hours. Each has its times under [Find a branch](/branch).

On the night of the 31st somebody is answering LINE as on any other night. If you are sitting there alone with a warm dryer, write and say happy New Year. We will say it back.`,
    },
  },
]
