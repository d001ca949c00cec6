import { branchAlbums } from './news-album-branch.demo.ts'
import type { NewsDemo } from './news-item.demo.ts'

/** New branches in the south and by the sea. */
export const seasideBranchNews: NewsDemo[] = [
  {
    slug: 'opens-phuket-old-town',
    category: 'new-branch',
    status: 'published',
    published: { daysAgo: 58 },
    picture: 'news-opens-phuket-old-town',
    album: branchAlbums['opens-phuket-old-town'],
    title: {
      th: 'ภูเก็ตเมืองเก่า ร้านซักผ้าในตึกชิโนสองคูหา',
      en: 'Phuket Old Town: laundry in a Sino-Portuguese house',
    },
    summary: {
      th: 'ถนนถลาง ใกล้ซอยรมณีย์ ตึกเก่าสองคูหาที่เก็บพื้นกระเบื้องเดิมไว้ทั้งผืน ซักอบ 60 นาที เปิด 24 ชั่วโมง จ่ายบัตรได้',
      en: 'On Thalang Road by Soi Romanee, in two old shophouses with their floor tiles intact. Wash and dry in an hour, any hour; cards welcome.',
    },
    body: {
      th: `ตึกชิโนสองคูหานี้เคยเป็นร้านขายผ้ามาหกสิบปี ป้าเจ้าของบอกว่าถ้าจะเช่า ขอให้ยังได้กลิ่นผ้าอยู่ เราเลยเปิดร้านซักผ้าเสียเลย อยู่**ถนนถลาง ใกล้ซอยรมณีย์** ใจกลางเมืองเก่า เปิด 24 ชั่วโมง

## ของเก่าเก็บไว้ เครื่องใหม่ยกเข้ามา

พื้นกระเบื้องลายดอกยังอยู่ครบทุกแผ่น ช่องแสงกลางบ้านเราทำเป็นที่นั่งรอ มีพัดลมเพดานกับต้นหมาก ส่วนห้องเครื่องด้านในติดแอร์

- เครื่องซัก 12 เครื่อง 9 ถึง 27 กก. ราคา 40 ถึง 120 บาท
- เครื่องอบ 10 เครื่อง เริ่มที่ 30 บาท
- เครื่องซักรองเท้า คู่ละ 40 บาท เดินทะเลมาทรายเต็มรองเท้าก็ไม่ต้องกลัว
- รับบัตรเครดิต พร้อมเพย์ ทรูมันนี่ LINE Pay และเหรียญ

## ซักไปเที่ยวไป

ซัก 30 นาที เดินไปกินโอต้าวหนึ่งจาน กลับมาย้ายเข้าเครื่องอบอีก 30 นาที เดินถ่ายรูปตึกครบซอยพอดี สแกน QR ที่เครื่องไว้ LINE จะเตือนก่อนเสร็จ 5 นาที

วันอาทิตย์เย็นมีถนนคนเดินหน้าร้าน รถเข้าไม่ได้ตั้งแต่บ่ายสาม ใครขับรถมาให้เลี่ยงมาตอนเช้าหรือหลังสี่ทุ่ม

ดูแผนที่ เบอร์โทร และรูปหน้าร้านได้ที่หน้า[สาขาภูเก็ต เมืองเก่า](/branch/phuket-old-town)`,
      en: `For sixty years these two houses sold cloth. The owner agreed to rent them out on one condition: they should still smell of fabric. So now they’re a laundry, **on Thalang Road by Soi Romanee**, in the middle of the old town, open around the clock.

## Old floor, new machines

Every one of the flowered tiles is still there. The open light well is where you wait, under a ceiling fan, next to the betel palm. The machine room behind it is air-conditioned.

- Twelve washers from 9 to 27 kg, ฿40 to ฿120
- Ten dryers, from ฿30
- A shoe washer, ฿40 a pair, for trainers full of beach
- Cards, PromptPay, TrueMoney, LINE Pay and coins

## An hour well spent

Thirty minutes of washing is one plate of o-tao, the local oyster omelette. Thirty minutes of drying is Soi Romanee from end to end, photographs included. Scan the code on the machine and LINE tells you when five minutes are left.

On Sunday evenings the walking street is at our door and cars stay out from three o’clock. If you drive, come in the morning or after ten.

You’ll find the map, phone number and a picture of the front on the [Phuket Old Town](/branch/phuket-old-town) page.`,
    },
  },
  {
    slug: 'opens-hat-yai-kim-yong',
    category: 'new-branch',
    status: 'published',
    published: { daysAgo: 298 },
    picture: 'news-opens-hat-yai-kim-yong',
    album: branchAlbums['opens-hat-yai-kim-yong'],
    title: {
      th: 'หาดใหญ่ กิมหยง ซักผ้าหลังตลาด เดินซื้อของรอได้',
      en: 'Hat Yai: wash behind Kim Yong, shop while you wait',
    },
    summary: {
      th: 'หลังตลาดกิมหยง ถนนศุภสารรังสรรค์ ฝากผ้าไว้กับเครื่อง 60 นาที ไปเดินเลือกของกินของฝาก กลับมาผ้าแห้งพร้อมพับ',
      en: 'Behind Kim Yong market, on Suphasan Rangsan Road. Give us sixty minutes and the market will take care of the rest.',
    },
    body: {
      th: `มาหาดใหญ่ทั้งที ใครจะอยากนั่งเฝ้าเครื่องซักผ้า ร้านเราเลยไปเปิดอยู่**หลังตลาดกิมหยง ถนนศุภสารรังสรรค์** กดเริ่มแล้วเดินเข้าตลาดได้ใน 1 นาที

## 60 นาทีทำอะไรได้บ้าง

1. กดซัก 30 นาที เดินไปกินไก่ทอดหาดใหญ่หนึ่งชุด
2. กลับมาย้ายผ้าเข้าเครื่องอบ 30 นาที
3. เดินซื้อลูกหยี มะม่วงหิมพานต์ ของฝากครบมือ
4. กลับมาพับผ้าบนโต๊ะหน้าร้าน ขึ้นรถตุ๊กตุ๊กกลับโรงแรม

## ราคาเท่ากันทุกสาขา

ซัก 9 กก. 40 บาท 14 กก. 60 บาท 18 กก. 80 บาท อบเริ่มที่ 30 บาท ไม่มีราคานักท่องเที่ยว มาจากไหนก็จ่ายเท่ากัน

> แม่ค้าในตลาดหิ้วผ้ากันเปื้อนมาซักตอนตีสี่ ก่อนเปิดแผง เราเลยต้องเปิดทั้งคืน

น้าเล็กที่ดูแลร้านเล่าแบบนั้น ช่วงตีสี่ถึงหกโมงเช้าคนเลยเยอะกว่าที่คิด อยากได้เครื่องว่างให้มาตอนบ่ายสอง

ร้านเปิด 24 ชั่วโมง รับเหรียญ แบงก์ และพร้อมเพย์ หน้าร้านจอดรถไม่ได้ ให้จอดในตลาดแล้วเดินทะลุมา ดูแผนที่ได้ที่หน้า[สาขาหาดใหญ่ ตลาดกิมหยง](/branch/hat-yai-kim-yong)`,
      en: `Nobody comes to Hat Yai to watch a washing machine. So we opened **behind Kim Yong market, on Suphasan Rangsan Road**: press start and you are among the stalls a minute later.

## What fits into an hour

1. Start the wash, thirty minutes, and have some Hat Yai fried chicken.
2. Come back and move it all to a dryer, another thirty.
3. Buy the cashews and the velvet tamarind you promised everyone.
4. Fold on the table, call a tuk-tuk, go back to the hotel.

## The same price for everybody

The 9 kg washer is ฿40, the 14 kg ฿60 and the 18 kg ฿80; dryers start at ฿30. There is no visitors’ price, wherever you crossed the border.

> The market women bring their aprons at four in the morning, before they set up. So of course we stay open.

Auntie Lek keeps an eye on the shop. Because of those aprons it is busier before dawn than you would guess. For a free machine, two in the afternoon is best.

Open around the clock; coins, notes and PromptPay. You cannot park in front: leave the car at the market and walk through. You’ll find the map on the [Hat Yai, Kim Yong market](/branch/hat-yai-kim-yong) page.`,
    },
  },
  {
    slug: 'opens-chonburi-seaside',
    category: 'new-branch',
    status: 'draft',
    published: { daysAgo: 12 },
    picture: 'news-opens-chonburi-seaside',
    album: branchAlbums['opens-chonburi-seaside'],
    title: {
      th: 'บางแสนก็มี! ซักผ้าริมทะเล หน้า ม.บูรพา',
      en: 'Bang Saen: a laundry on the road to the beach',
    },
    summary: {
      th: 'เล่นน้ำเสร็จแวะซักเลย สาขาบางแสนอยู่ทางลงหาด หน้า ม.บูรพา เปิด 24 ชั่วโมง มีเครื่องซักรองเท้า และก๊อกล้างทรายหน้าร้าน',
      en: 'On the way down to the sand, opposite Burapha University: open all hours, a shoe washer inside and a tap for sandy feet outside.',
    },
    body: {
      th: `เล่นน้ำที่บางแสนมาทั้งวัน เสื้อผ้าเค็มทั้งกระเป๋า อย่าเพิ่งยัดกลับบ้าน แวะร้านเราก่อน อยู่**ถนนลงหาดบางแสน หน้า ม.บูรพา** เปิด 24 ชั่วโมง ซักเริ่มที่ 40 บาท

## ขอล้างทรายก่อนนะ

ทรายติดผ้าเข้าไปทีเดียว ถังเป็นรอยทั้งใบ หน้าร้านมีก๊อกกับตะกร้าตาข่ายให้สะบัดทรายออกก่อน ใช้ฟรี ใช้เวลาไม่เกิน 2 นาที แล้วค่อยหิ้วเข้าร้าน

1. สะบัดผ้าแรง ๆ กลับกระเป๋ากางเกงออกมาด้วย
2. ล้างน้ำเปล่าที่ก๊อกหนึ่งรอบ
3. ชุดว่ายน้ำเลือกน้ำเย็น ไม่ต้องอบ ผึ่งลมพอ
4. ผ้าเช็ดตัวเลือกน้ำอุ่น อบความร้อนสูง 30 นาที

## มีอะไรให้บ้าง

- เครื่องซัก 9, 14 และ 18 กก. รวม 10 เครื่อง
- เครื่องอบ 8 เครื่อง 30 บาทต่อ 30 นาที
- เครื่องซักรองเท้า คู่ละ 40 บาท
- โต๊ะพับผ้า Wi-Fi ฟรี ตู้น้ำยาซองละ 10 บาท

จ่ายได้ทั้งเหรียญ แบงก์ พร้อมเพย์ และทรูมันนี่ วันธรรมดาคนน้อย ส่วนเสาร์อาทิตย์หลังห้าโมงเย็นคนเยอะหน่อย รอพระอาทิตย์ตกก่อนแล้วค่อยมาก็ได้ เราไม่ปิด

ดูแผนที่ได้ที่หน้า[สาขาบางแสน](/branch/chon-buri-bang-saen)`,
      en: `A day in the sea at Bang Saen, and everything in the bag is salty. Don’t take it home like that. We are **on the road down to the beach, in front of Burapha University**, open day and night, from ฿40 a wash.

## Sand first, please

Sand is the one thing our drums can’t stand. There is a tap outside with a mesh basket beside it, free for everybody. Two minutes, then come in.

1. Shake everything hard, and turn the pockets out.
2. Rinse it once under the tap.
3. Swimwear: cold wash, no dryer, let it hang.
4. Towels: warm wash, thirty minutes on high heat.

## What there is

- Ten washers of 9, 14 and 18 kg
- Eight dryers, ฿30 for thirty minutes
- A shoe washer, ฿40 a pair
- A folding table, free Wi-Fi, detergent at ฿10 a sachet

Pay in coins or notes, by PromptPay or TrueMoney. Weekdays are quiet. On Saturdays and Sundays the whole beach comes after five; watch the sunset first, and we’ll still be open.

Get directions on the [Bang Saen](/branch/chon-buri-bang-saen) page.`,
    },
  },
]
