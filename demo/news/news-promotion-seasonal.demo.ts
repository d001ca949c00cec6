import { newsAlbums } from './news-album.demo.ts'
import type { NewsDemo } from './news-item.demo.ts'

/** Promotions for a first visit or for a season. */
export const seasonalPromotionNews: NewsDemo[] = [
  {
    slug: 'scan-50-off',
    category: 'promotion',
    status: 'published',
    published: { daysAgo: 45 },
    picture: 'news-scan-50-off',
    album: newsAlbums['scan-50-off'],
    title: {
      th: 'สแกนจ่ายวันพุธ เครื่องใหญ่ลดทันที 50 บาท',
      en: 'Pay by scan on Wednesdays, get ฿50 off a big wash',
    },
    summary: {
      th: 'ทุกวันพุธ จ่ายด้วยพร้อมเพย์ ซักเครื่อง 18 กก. เหลือ 30 บาท เครื่องผ้านวม 27 กก. เหลือ 70 บาท จอลดให้เอง ไม่ต้องกรอกโค้ด',
      en: 'Every Wednesday, pay by PromptPay and get ฿50 off: the 18 kg washer for ฿30, the 27 kg one for ฿70. No code, in every branch.',
    },
    body: {
      th: `ผ้ากองโตรอวันหยุดมาหลายอาทิตย์แล้วใช่ไหม **ทุกวันพุธ** แค่จ่ายด้วยพร้อมเพย์ ซักเครื่องใหญ่ลดทันที **50 บาท** หอบมาซักให้เกลี้ยงในรอบเดียว

## ซักแล้วเหลือจ่ายเท่าไร

- เครื่อง 18 กก. ปกติ 80 บาท จ่าย **30 บาท** ใส่เสื้อผ้าได้ทั้งสัปดาห์ของบ้านสามคน
- เครื่อง 27 กก. ปกติ 120 บาท จ่าย **70 บาท** ใส่ผ้านวมหกฟุตได้หนึ่งผืน

## ใช้ยังไง

1. ใส่ผ้าในเครื่อง 18 หรือ 27 กก. ปิดฝา แล้วเลือกโปรแกรม
2. กดปุ่มรูป QR ยอดบนจอลดลง 50 บาทให้เอง
3. สแกนด้วยแอปธนาคารไหนก็ได้ แล้วกดเริ่ม

ไม่ต้องสมัคร ไม่ต้องกรอกโค้ด ใช้กี่รอบก็ได้ตั้งแต่เที่ยงคืนถึงเที่ยงคืน เฉพาะเครื่อง 18 กก. ขึ้นไปและเฉพาะสแกนจ่าย หยอดเหรียญคิดราคาปกติ

## ติดตรงไหน ทักได้ทั้งคืน

จอไม่ลดราคา สแกนไม่ผ่าน หรือแค่อยากถามเรื่องคราบกาแฟ ทัก LINE **@fongsai** ปกติเราตอบภายใน 5 นาที ดึกแค่ไหนก็มีคนอยู่

ยังไม่รู้ว่าร้านอยู่ตรงไหน ดูที่หน้า[ค้นหาสาขา](/branch)ได้เลย`,
      en: `If the pile has been growing for weeks, this is its day. **Every Wednesday** you pay by PromptPay and get **฿50** off one of the big machines.

## What you pay

- 18 kg, normally ฿80: **฿30**. That’s a week of clothes for a family of three.
- 27 kg, normally ฿120: **฿70**. It takes a king-size duvet.

## How it works

1. Load an 18 or 27 kg washer, close the door and choose a programme.
2. Press the button with the QR code. The price on the screen drops by ฿50.
3. Scan it with any Thai banking app and press start.

There’s nothing to sign up for and no code to type, and you can use it as often as you like from midnight to midnight. It works on the 18 and 27 kg washers when you pay by scan. Coins stay at the usual price.

## Need a hand?

If the price doesn’t drop, the scan doesn’t work or you just have a coffee stain to ask about, message **@fongsai** on LINE. We usually answer within five minutes, in Thai or English, and someone is there at three in the morning too.

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
      en: 'Wash your duvet in the 27 kg machine, dry it for ฿60, and the second half hour is on us. ฿180 in total, dry to the middle, no sun required.',
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
      en: `Hang a duvet out to dry and a cloud is sure to come. It takes two days on the balcony, and by then it smells musty. Bring it in instead: for every duvet **the second round of drying is free.**

## What it costs

- Washing, 27 kg machine: ฿120
- First thirty minutes in the large dryer: ฿60
- Second thirty minutes: **free**, normally ฿60

That makes **฿180** instead of ฿240, and takes about an hour and a half. You can sleep under it tonight.

## Why dry it twice

A duvet dries from the outside in. After half an hour the cover feels dry, but the filling is still damp. Take it out, shake it, turn it over and give it the second round; then it is dry all the way through. The long version is in [How to wash a duvet without the smell](/news/duvet-without-smell).

## How to get it

Keep the slip from the 27 kg washer. Type in its four-digit code at the large dryer when you start the second round. The code works for two hours.

Only the branches with large machines can do this. Look for **Large machines for duvets** under [Find a branch](/branch). Too heavy to carry? Tell us on LINE, @fongsai, before you come. If one of us is at the shop, we’ll give you a hand.`,
    },
  },
  {
    slug: 'new-year-double-drying',
    category: 'promotion',
    status: 'published',
    published: { inDays: 20 },
    picture: 'news-new-year-double-drying',
    album: [],
    title: {
      th: 'ปีใหม่ อบนานคูณสอง จ่าย 30 นาที ได้ 60 นาที',
      en: 'New Year: double drying time for the same price',
    },
    summary: {
      th: '30 ธันวาคมถึง 3 มกราคม อบรอบแรกได้ 60 นาทีในราคา 30 นาที ทุกเครื่อง ทุกสาขา กลับบ้านไปฉลอง แล้วเอาผ้าทั้งกระเป๋ามาซักกับเรา',
      en: 'From 30 December to 3 January the first round in any dryer runs 60 minutes instead of 30, at the same price. Bring the whole suitcase.',
    },
    body: {
      th: `กลับจากเที่ยวปีใหม่ ของฝากเต็มมือ ผ้าใส่แล้วเต็มกระเป๋า เราเปิดรอทั้งคืนเหมือนเดิม แถมให้ **อบนานคูณสอง ตั้งแต่ 30 ธันวาคมถึง 3 มกราคม**

## ได้เวลาเพิ่มยังไง

จ่ายค่าอบรอบแรกตามปกติ จอจะขึ้น **60 นาที** แทน 30 นาทีให้เอง ไม่ว่าจะอบเครื่องไหน กลางวันหรือกลางคืน ไม่ต้องกรอกโค้ด ไม่ต้องสะสมอะไร

- เครื่องอบ 14 กก. 30 บาท ได้ 60 นาที
- เครื่องอบ 20 กก. 40 บาท ได้ 60 นาที
- เครื่องอบ 27 กก. 60 บาท ได้ 60 นาที อบผ้านวมครบสองรอบพอดี

ผ้าแห้งก่อนเวลาก็หยิบออกได้เลย ส่วนต่อเวลาหลังจากนั้นคิดราคาปกติ หยอดเหรียญหรือสแกนพร้อมเพย์ก็ได้เหมือนกัน

## ปีใหม่เปิดกี่โมง

สาขาที่เปิด 24 ชั่วโมงเปิดตามปกติทุกวัน รวมคืนเคานต์ดาวน์ด้วย สาขาในห้างเปิดปิดตามเวลาห้าง เช็กเวลาของแต่ละร้านได้ที่หน้า[ค้นหาสาขา](/branch)

คืนวันที่ 31 ทีมกะดึกยังตอบ LINE เหมือนทุกคืน ใครเหงา ๆ นั่งรอผ้าอยู่คนเดียว ทักมาสวัสดีปีใหม่กันได้`,
      en: `You come home with souvenirs, a little sunburn and a suitcase that should not be opened indoors. We’re open, and **from 30 December to 3 January you get double drying time.**

## How it works

Pay for the first round as usual. The screen shows **60 minutes** instead of 30, in any dryer, at any hour. There’s no code to type and nothing to collect.

- 14 kg dryer: 60 minutes for ฿30
- 20 kg dryer: 60 minutes for ฿40
- 27 kg dryer: 60 minutes for ฿60, just right for a duvet

If everything is dry early, take it out whenever you like. More time after that costs the usual price, in coins or by PromptPay.

## Opening hours

Branches that are open around the clock stay open every day, through the countdown and out the other side. Branches inside shopping malls keep the mall’s hours. Each has its times under [Find a branch](/branch).

On the night of the 31st someone is answering LINE as on any other night. If you’re sitting there alone with a warm dryer, write and say happy New Year. We’ll say it back.`,
    },
  },
]
