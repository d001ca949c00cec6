import { newsAlbums } from './news-album.demo.ts'
import type { NewsDemo } from './news-item.demo.ts'

export const promotionNews: NewsDemo[] = [
  {
    slug: 'half-price-nights',
    category: 'promotion',
    status: 'published',
    published: { daysAgo: 3 },
    picture: 'news-half-price-nights',
    album: newsAlbums['half-price-nights'],
    title: {
      th: 'ซักครึ่งราคา ตีหนึ่งถึงตีห้า ทุกวันอังคาร',
      en: 'Half-price washing, 1 to 5 a.m. every Tuesday',
    },
    summary: {
      th: 'คนนอนดึกได้เฮ ทุกวันอังคาร ตีหนึ่งถึงตีห้า ค่าซักลดครึ่งราคาทุกขนาด เครื่องเล็กเหลือ 20 บาท จอลดราคาให้เอง ไม่ต้องกรอกโค้ด',
      en: 'Every Tuesday from 1 to 5 a.m. every washer is half price: the small one is ฿20. The screen drops the price by itself. No code needed.',
    },
    body: {
      th: `ตีสองแล้วยังไม่ได้ซักผ้าใช่ไหม ไม่เป็นไร เราก็ยังไม่นอนเหมือนกัน **ทุกวันอังคาร ตีหนึ่งถึงตีห้า** ค่าซักทุกเครื่องลดครึ่งราคา แถมเป็นช่วงที่ร้านโล่งที่สุดของสัปดาห์ ไม่ต้องรอคิว ไม่ต้องแย่งโต๊ะพับผ้ากับใคร

## เหลือเท่าไร

- เครื่อง 9 กก. จาก 40 บาท เหลือ **20 บาท**
- เครื่อง 14 กก. จาก 60 บาท เหลือ **30 บาท**
- เครื่อง 18 กก. จาก 80 บาท เหลือ **40 บาท**
- เครื่อง 27 กก. จาก 120 บาท เหลือ **60 บาท**

น้ำเย็นหรือน้ำอุ่นราคาเดียวกัน ส่วนค่าอบคิดตามปกติ เริ่มที่ 30 บาท ได้ 30 นาที

## ใช้ยังไง

ไม่ต้องสมัคร ไม่ต้องกรอกโค้ด พอถึงตีหนึ่งราคาบนจอจะลดลงเอง กดเริ่มก่อนตีห้าก็ได้ราคานี้ ถึงเครื่องจะหมุนเสร็จหลังตีห้าก็ตาม หยอดเหรียญหรือสแกนพร้อมเพย์ก็ได้เหมือนกัน

ตีหนึ่งวันอังคารคือคืนวันจันทร์ที่ยังไม่ยอมนอนนั่นแหละ สัปดาห์นี้พลาดไป สัปดาห์หน้ามาใหม่

> ออกเวรตีสาม แวะซักชุดแล้วไปนั่งกินโจ๊ก ค่าซักแค่ยี่สิบ ถูกกว่าโจ๊กอีก

พี่ตุ๊ก พยาบาลเวรดึกที่มาซักกับเราทุกสัปดาห์ว่าไว้อย่างนั้น

ลดทุกสาขาที่เปิด 24 ชั่วโมง ดูเวลาเปิดของร้านใกล้คุณได้ที่หน้า[ค้นหาสาขา](/branch) ถ้าถึงเวลาแล้วจอยังไม่ลด ทัก LINE @fongsai มาได้เลย ตอบทั้งคืน`,
      en: `Still up, with a full basket? So are we. **Every Tuesday from 1 to 5 a.m.** all our washers run at half price. It is also the emptiest hour of the week: no queue, and the folding table is yours.

## What it costs

- 9 kg: ฿20 instead of ฿40
- 14 kg: ฿30 instead of ฿60
- 18 kg: ฿40 instead of ฿80
- 27 kg, the one for duvets: ฿60 instead of ฿120

Cold or warm, the price is the same. Dryers stay at their usual price, from ฿30 for thirty minutes.

## How it works

There is nothing to download and nothing to type. At one o’clock the price on the screen drops. Press start before five and you get that price, even if the drum is still turning at half past. Coins and PromptPay both work.

Mind the calendar: 1 a.m. on Tuesday is what most of us call Monday night. Missed it? Come next week.

> Off at three, uniform in the machine, a bowl of congee next door. The wash costs less than the congee.

So says Tuk, a nurse on the night shift who comes every week.

It runs in every branch that is open around the clock. Check the hours of yours under [Find a branch](/branch). And if the price hasn’t dropped, message @fongsai on LINE: someone’s awake.`,
    },
    metaTitle: {
      th: 'ซักผ้าครึ่งราคา ตีหนึ่งถึงตีห้า ทุกวันอังคาร | ฟองใส',
      en: 'Half-price laundry, Tuesdays 1 to 5 a.m. | Fongsai',
    },
    metaDescription: {
      th: 'ซักผ้าครึ่งราคาทุกวันอังคาร ตีหนึ่งถึงตีห้า เริ่มที่ 20 บาท เครื่องผ้านวม 27 กก. เหลือ 60 บาท ไม่ต้องใช้โค้ด ทุกสาขาที่เปิด 24 ชั่วโมง',
      en: 'Every Tuesday from 1 to 5 a.m. all washers are half price: ฿20 for 9 kg, ฿60 for a duvet. No code needed, in every 24-hour branch.',
    },
    metaKeyword: {
      th: 'โปรซักผ้า, ซักผ้าครึ่งราคา, ซักผ้ากลางคืน, ร้านซักผ้า 24 ชั่วโมง',
      en: 'laundry promotion, half-price washing, night laundry, 24-hour laundromat',
    },
  },
  {
    slug: 'free-dry-friday',
    category: 'promotion',
    status: 'published',
    published: { inMinutes: 5 },
    picture: 'news-free-dry-friday',
    album: [],
    title: {
      th: 'ศุกร์อบฟรี: ซักเสร็จ อบต่อ 30 นาที ไม่คิดเงิน',
      en: 'Free-dry Friday: wash, then 30 minutes on us',
    },
    summary: {
      th: 'ทุกวันศุกร์ ซักเครื่องไหนก็ได้ รับรหัสอบฟรี 30 นาทีทันทีที่เครื่องหยุด ประหยัดไป 30 ถึง 60 บาท เสาร์อาทิตย์มีผ้าสะอาดใส่เที่ยว',
      en: 'Every wash on a Friday comes with 30 minutes of drying, worth ฿30 to ฿60. You get a code when the drum stops. Let the weekend begin.',
    },
    body: {
      th: `เลิกงานวันศุกร์ ใครจะอยากยืนตากผ้า แวะมาหาเราก่อนไปเที่ยวดีกว่า **ทุกวันศุกร์ ตั้งแต่เที่ยงคืนถึงเที่ยงคืน** ซักหนึ่งครั้งได้อบฟรีหนึ่งรอบ 30 นาที ไม่ว่าจะซักเครื่อง 9 กก. หรือเครื่องยักษ์ 27 กก.

## ได้รหัสตอนไหน

1. ซักตามปกติ เริ่มที่ 40 บาท
2. เครื่องหยุดเมื่อไร จอจะขึ้นรหัสสี่ตัว
3. ย้ายผ้าไปเครื่องอบ กดปุ่มศุกร์อบฟรี แล้วใส่รหัส
4. เลือกความร้อน ปิดฝา กดเริ่ม

รหัสใช้ได้ **60 นาที** หลังเครื่องซักหยุด เผื่อเวลาให้ไปกินข้าวแล้วค่อยเดินกลับมา ซักสองเครื่องก็ได้สองรหัส

## อบเครื่องไหนก็ได้

เครื่องอบเล็กปกติ 30 บาท เครื่องใหญ่ปกติ 60 บาท วันศุกร์ฟรีเท่ากัน ผ้าปูกับผ้าขนหนูเลือกเครื่องใหญ่ไปเลย แห้งไวกว่าเพราะผ้ามีที่ให้พลิก ถ้าครบ 30 นาทีแล้วยังชื้นอยู่ หยอดเพิ่มทีละ 10 บาท ได้อีก 5 ถึง 10 นาทีตามขนาดเครื่อง

อยากเลี่ยงคนเยอะ มาก่อนหกโมงเย็นหรือหลังสี่ทุ่มจะสบายที่สุด

ใช้ได้ทุกสาขา ดูร้านใกล้คุณที่หน้า[ค้นหาสาขา](/branch) รหัสไม่ขึ้นหรือใส่แล้วไม่ผ่าน ถ่ายรูปหน้าจอส่งมาทาง LINE @fongsai เราสั่งเดินเครื่องให้จากทางนี้ได้เลย`,
      en: `Nobody wants to hang shirts on a Friday evening. **All day every Friday, midnight to midnight,** each wash comes with thirty minutes in a dryer, whichever washer you used.

## Where the code comes from

1. Wash as usual, from ฿40.
2. When the drum stops, its screen shows four digits.
3. Move everything to a dryer, press the Friday button and type them in.
4. Pick a heat, close the door, start.

The code works for **an hour** after the wash ends, so there’s time to finish dinner first. Two washers give you two codes.

## Any dryer you like

The small dryer is normally ฿30 and the large one ฿60. On Friday both are free, so put towels and sheets into the large one: they dry faster when there is room to tumble. If something thick is still damp afterwards, ฿10 buys five to ten more minutes, depending on the dryer.

Friday from six to ten in the evening is our busiest time. Come before or after, and you will have a row of machines to yourself.

It works in every branch; the nearest is under [Find a branch](/branch). No code, or the dryer won’t take it? Send a photo of the screen to @fongsai on LINE and we’ll start the dryer from here.`,
    },
  },
  {
    slug: 'student-card-20',
    category: 'promotion',
    status: 'draft',
    published: { daysAgo: 7 },
    picture: 'news-student-card-20',
    album: [],
    title: {
      th: 'บัตรนักศึกษาลด 20% ทั้งซักทั้งอบ ทั้งเทอม',
      en: '20% off with a student card, all term long',
    },
    summary: {
      th: 'เด็กหอฟังทางนี้ ยืนยันบัตรนักศึกษาทาง LINE ครั้งเดียว ลด 20% ทั้งซักทั้งอบ จันทร์ถึงพฤหัสบดี ที่สาขารอบมหาวิทยาลัย',
      en: 'Show us your student card once on LINE and take 20% off washing and drying, Monday to Thursday, in the branches around the universities.',
    },
    body: {
      th: `ต้นเดือนกินชาบู ปลายเดือนกินมาม่า แต่ผ้าต้องซักทั้งเดือน เราเข้าใจ **ยืนยันบัตรนักศึกษาครั้งเดียว ลด 20% ทั้งซักทั้งอบไปจนจบเทอม**

## ลดแล้วเหลือเท่านี้

- ซัก 9 กก. จาก 40 บาท เหลือ 32 บาท
- ซัก 14 กก. จาก 60 บาท เหลือ 48 บาท
- ซัก 18 กก. จาก 80 บาท เหลือ 64 บาท
- อบ 30 นาที จาก 30 บาท เหลือ 24 บาท

ซักกับอบตะกร้าเล็กรวมกัน 56 บาท หารกับรูมเมตก็คนละ 28 บาท

## ยืนยันบัตรยังไง

1. เพิ่มเพื่อน LINE @fongsai
2. พิมพ์คำว่า **นักศึกษา** แล้วส่งรูปหน้าบัตรมา ปิดเลขบัตรประชาชนไว้ได้ ขอแค่เห็นชื่อ มหาวิทยาลัย กับวันหมดอายุ
3. เราตรวจภายในหนึ่งวัน แล้วลบรูปทิ้งทันที
4. ได้รับ QR ส่วนลดในแชต สแกนที่หน้าเครื่องก่อนจ่าย

ใช้ได้วันจันทร์ถึงวันพฤหัสบดี ทั้งวันทั้งคืน บัตรมหาวิทยาลัยไหนก็ใช้ได้ ไม่จำเป็นต้องเรียนแถวนั้น

ใช้ได้ที่สาขารอบมหาวิทยาลัย เช่น [หลัง มข.](/branch/khon-kaen-kangsadan) และ [หน้า ม.เกษตร](/branch/bangkok-kaset) ใช้คู่กับซักครึ่งราคาคืนวันอังคารไม่ได้ จอจะคิดราคาที่ถูกกว่าให้เอง`,
      en: `Money runs short at the end of the month, but laundry doesn’t wait. **Verify your student card once and get 20% off washing and drying until the end of term.**

## What you pay

- 9 kg wash: ฿32 instead of ฿40
- 14 kg wash: ฿48 instead of ฿60
- 18 kg wash: ฿64 instead of ฿80
- Thirty minutes of drying: ฿24 instead of ฿30

A small basket washed and dried comes to ฿56. Share it with your roommate and it is ฿28 each.

## How to sign up

1. Add @fongsai on LINE.
2. Write **student** and send a photo of your card. Cover the ID number if you like: we only need your name, the university and the expiry date.
3. We check it within a day and delete the photo.
4. You get a QR code in the chat. Scan it at the machine before you pay.

Valid Monday to Thursday, day and night. Cards from any university work, wherever you study.

Use it in branches around the campuses, such as [behind KKU in Khon Kaen](/branch/khon-kaen-kangsadan) or [at Kasetsart](/branch/bangkok-kaset). You can’t combine it with half-price Tuesdays; the screen simply charges the lower price.`,
    },
  },
]
