import { branchAlbums } from './news-album-branch.demo.ts'
import type { NewsDemo } from './news-item.demo.ts'

export const newBranchNews: NewsDemo[] = [
  {
    slug: 'opens-nimman-soi-9',
    category: 'new-branch',
    status: 'published',
    published: { daysAgo: 16 },
    picture: 'news-opens-nimman-soi-9',
    album: branchAlbums['opens-nimman-soi-9'],
    title: {
      th: 'เปิดแล้ว! นิมมาน ซอย 9 ร้านใหญ่สุดของเราในเชียงใหม่',
      en: 'Nimman Soi 9 is open, our biggest shop in Chiang Mai',
    },
    summary: {
      th: 'ปากซอยนิมมานฯ 9 ฝั่งเดียวกับร้านข้าวซอย มี 24 เครื่อง แอร์เย็น Wi-Fi แรง ซักรองเท้าได้ เปิด 24 ชั่วโมง เดินจากแยกรินคำ 5 นาที',
      en: 'At the mouth of Soi 9, five minutes from the Rincome junction: 24 machines, cool air, good Wi-Fi, a shoe washer, and it never closes.',
    },
    body: {
      th: `นิมมานมีร้านกาแฟทุกสิบก้าว แต่ตอนเที่ยงคืนหาที่ซักผ้ายากเหลือเกิน ตอนนี้มีแล้ว ร้านเราอยู่**ปากซอยนิมมานเหมินท์ 9** ฝั่งเดียวกับร้านข้าวซอย เดินจากแยกรินคำแค่ 5 นาที เปิด 24 ชั่วโมงทุกวัน

## ในร้านมีอะไร

- เครื่องซัก 14 เครื่อง ตั้งแต่ 9 ถึง 27 กก. เริ่มที่ 40 บาท
- เครื่องอบ 10 เครื่อง เริ่มที่ 30 บาท ได้ 30 นาที
- เครื่องซักรองเท้า คู่ละ 40 บาท
- โต๊ะพับผ้าตัวยาว ปลั๊กไฟใต้โต๊ะ Wi-Fi ฟรี แอร์เย็นทั้งคืน
- จอดรถหน้าร้านได้ 5 คัน

จ่ายได้ทั้งเหรียญ แบงก์ พร้อมเพย์ บัตร ทรูมันนี่ และ LINE Pay ที่ร้านมีเครื่องแลกเหรียญรับแบงก์ 20 ถึง 100

## เดือนแรกมีของแถม

ซักครบ 80 บาท รับกาแฟดริปหนึ่งแก้วจากร้านข้าง ๆ ระหว่างรอผ้า วันละ 50 แก้ว หมดแล้วหมดเลย

> นึกว่าจะเงียบ ที่ไหนได้ คืนแรกตีสองยังมีคนยืนพับผ้ากันเต็มโต๊ะ

น้องปลาย ทีมกะดึกประจำร้านเล่าให้ฟังแบบนั้น ช่วงที่ว่างที่สุดคือแปดโมงถึงสิบเอ็ดโมงเช้า ใครทำงานหน้าคอม หิ้วโน้ตบุ๊กมานั่งได้เลย

ดูแผนที่และเบอร์โทรของร้านได้ที่หน้า[สาขานิมมาน ซอย 9](/branch/chiang-mai-nimman-9)`,
      en: `Nimman has a coffee shop every ten steps and, until now, nowhere to wash a shirt after midnight. Ours stands **at the mouth of Soi 9**, on the same side as the khao soi place, five minutes on foot from the Rincome junction. It is open day and night.

## What is inside

- Fourteen washers from 9 to 27 kg, from ฿40
- Ten dryers, from ฿30 for thirty minutes
- A shoe washer, ฿40 a pair
- A long folding table with sockets underneath, free Wi-Fi and air conditioning
- Room for five cars in front

Pay in coins or notes, by PromptPay, card, TrueMoney or LINE Pay. The changer takes notes from ฿20 to ฿100. Every sign is in Thai and English.

## For the first month

Spend ฿80 on washing and the café next door will pour you a drip coffee, fifty cups a day while they last.

> I expected a quiet first night. At two in the morning there was no room left at the folding table.

That is Plai, who looks after the shop at night. The calmest hours are eight to eleven in the morning; bring the laptop, plenty of people do.

You’ll find the map and phone number on the [Nimman Soi 9](/branch/chiang-mai-nimman-9) page.`,
    },
    metaTitle: {
      th: 'ร้านซักผ้า นิมมาน ซอย 9 เชียงใหม่ เปิด 24 ชั่วโมง | ฟองใส',
      en: '24-hour laundry on Nimman Soi 9, Chiang Mai | Fongsai',
    },
    metaDescription: {
      th: 'ร้านสะดวกซักฟองใส สาขานิมมาน ซอย 9 เปิด 24 ชั่วโมง 24 เครื่อง ซักเริ่ม 40 บาท อบเริ่ม 30 บาท มีเครื่องซักรองเท้า แอร์ Wi-Fi และที่จอดรถ',
      en: 'Fongsai at the mouth of Nimman Soi 9: open all hours, 24 machines, washing from ฿40, drying from ฿30, shoe washer, Wi-Fi and parking.',
    },
    metaKeyword: {
      th: 'ร้านซักผ้านิมมาน, ซักผ้าเชียงใหม่, ซักรองเท้าเชียงใหม่, ร้านสะดวกซัก 24 ชั่วโมง',
      en: 'laundry Nimman, Chiang Mai laundromat, shoe washing Chiang Mai, 24-hour laundry',
    },
  },
  {
    slug: 'opens-khon-kaen-university',
    category: 'new-branch',
    status: 'published',
    published: { daysAgo: 121 },
    picture: 'news-opens-khon-kaen-university',
    album: branchAlbums['opens-khon-kaen-university'],
    title: {
      th: 'เด็ก มข. เฮ! ฟองใสเปิดแล้วที่กังสดาล',
      en: 'Open on Kangsadan, right behind KKU',
    },
    summary: {
      th: 'หลัง มข. ย่านหอพักกังสดาล ซักกับอบตะกร้าเล็ก 70 บาทจบ เปิดทั้งคืนแม้ช่วงสอบ มี Wi-Fi กับโต๊ะยาวให้นั่งอ่านหนังสือ',
      en: 'In the dormitory quarter behind Khon Kaen University: a small basket washed and dried for ฿70, and a long table to revise at, all night.',
    },
    body: {
      th: `หอไม่มีระเบียง ราวตากก็ต้องแย่งกัน ผ้าเลยกองอยู่ปลายเตียง ใครอยู่แถวกังสดาลน่าจะรู้ดี ตอนนี้มีร้านเราอยู่**ถนนกังสดาล หลัง มข.** เดินจากหอส่วนใหญ่แค่ไม่กี่นาที เปิดทั้งวันทั้งคืนไม่มีวันหยุด

## ตะกร้าเดียวเท่าไร

- ซักเครื่อง 9 กก. 40 บาท 30 นาที
- อบ 30 บาท 30 นาที
- น้ำยาซักผ้าจากตู้ ซองละ 10 บาท

ซักบวกอบ **70 บาท** ชั่วโมงเดียวจบ หารกับรูมเมตก็คนละ 35 บาท เครื่อง 14 และ 18 กก. มีให้สำหรับคนที่ดองผ้าไว้ทั้งเดือน

## ช่วงสอบยิ่งต้องมา

มีโต๊ะยาวสองตัว Wi-Fi ฟรี ปลั๊กครบ เสียงเครื่องหมุนช่วยให้มีสมาธิกว่าที่คิด ลองอ่านชีตไปด้วยซักไปด้วย ผ้าเสร็จก็จบหนึ่งบทพอดี

> รอบเดียวหอมทั้งตะกร้า แถมอ่านหนังสือสอบมิดเทอมจบที่นี่ด้วย

ส่วนใครถามหาไดโนเสาร์ น้องอยู่บนผนังหน้าร้าน ยืนคาบถุงเท้ารออยู่ มาถ่ายรูปคู่กันได้ ถุงเท้าไม่ใช่ของเรา ใครทำหายมารับคืนด้วย

จ่ายได้ทั้งเหรียญ พร้อมเพย์ และทรูมันนี่ ดูแผนที่ที่หน้า[สาขากังสดาล หลัง มข.](/branch/khon-kaen-kangsadan)`,
      en: `A dormitory without a balcony, one drying rack for the whole floor, and a pile at the end of the bed: anyone who has lived on Kangsadan knows it. We have opened **on Kangsadan Road, behind Khon Kaen University**, a few minutes from most of the halls. There are no closing days and no closing times.

## One basket

- Wash, 9 kg, thirty minutes: ฿40
- Dry, thirty minutes: ฿30
- Detergent from the machine: ฿10 a sachet

So ฿70 and one hour, or ฿35 each if you share with your roommate. For those who let the month pile up there are 14 and 18 kg machines too.

## In exam weeks

Two long tables, free Wi-Fi, sockets everywhere. The hum of the drums helps more than you would think: read while it washes, and your laundry and your chapter finish together.

> One round and everything smelled clean. I also got through my midterm notes.

As for the dinosaur, the town’s favourite animal: it is painted on our wall with a sock in its mouth, and it does not mind a photograph. The sock is not ours. If you are missing one, come by.

Pay in coins, by PromptPay or with TrueMoney. Get directions on the [Kangsadan, behind KKU](/branch/khon-kaen-kangsadan) page.`,
    },
  },
  {
    slug: 'opens-bang-na',
    category: 'new-branch',
    status: 'published',
    published: { daysAgo: 180 },
    picture: 'news-opens-bang-na',
    album: branchAlbums['opens-bang-na'],
    title: {
      th: 'บางนามีที่ซักผ้านวมแล้ว ในมอลล์ต้นซอยลาซาล',
      en: 'Bang Na: big machines in the mall on Soi La Salle',
    },
    summary: {
      th: 'สาขาบางนา สุขุมวิท 105 อยู่ในคอมมูนิตี้มอลล์ต้นซอยลาซาล เครื่อง 27 กก. 4 เครื่อง จอดรถฟรี เปิดหกโมงเช้าถึงเที่ยงคืน',
      en: 'At the start of Soi La Salle, Sukhumvit 105: four 27 kg washers, free parking, 6 a.m. to midnight. Do the shopping while it turns.',
    },
    body: {
      th: `จ่ายตลาดเสร็จ ผ้าก็แห้งพอดี ร้านใหม่ของเราอยู่**ต้นซอยลาซาล สุขุมวิท 105** ชั้นล่างของคอมมูนิตี้มอลล์ เข็นรถเข็นจากซูเปอร์มาร์เก็ตมาถึงหน้าเครื่องได้เลย

## เหมาะกับบ้านที่ผ้าเยอะ

- เครื่อง 27 กก. 4 เครื่อง รอบละ 120 บาท ซักผ้านวมหกฟุตหรือผ้าม่านทั้งห้องได้
- เครื่อง 9, 14 และ 18 กก. รวม 8 เครื่อง เริ่มที่ 40 บาท
- เครื่องอบเล็ก 30 บาท เครื่องอบใหญ่ 60 บาท ได้ 30 นาทีเท่ากัน
- จอดรถฟรี 2 ชั่วโมง ประทับตราที่เครื่องหน้าร้าน

ในร้านมีมุมเล็ก ๆ ให้เด็กนั่งดูถังหมุน มีตัวต่อกับสมุดระบายสี แม่พับผ้าได้สบายใจ

## เปิดปิดตามมอลล์

สาขานี้เปิด **หกโมงเช้าถึงเที่ยงคืน** ทุกวัน เริ่มซักรอบสุดท้ายห้าทุ่ม จะได้อบทันก่อนไฟปิด ใครต้องซักหลังเที่ยงคืน ข้ามไป[สาขาสำโรง](/branch/samut-prakan-samrong)ที่เปิด 24 ชั่วโมงได้

มาทางรถไฟฟ้า ลงสถานีแบริ่ง เดินย้อนมาทางบางนาไม่ถึงสิบนาที จ่ายได้ทั้งเหรียญ แบงก์ พร้อมเพย์ บัตร ทรูมันนี่ และ LINE Pay ดูแผนที่ได้ที่หน้า[สาขาบางนา สุขุมวิท 105](/branch/bangkok-bang-na-la-salle)`,
      en: `Put the washing in, do the shopping, take it out dry: that is the plan of our new shop **at the start of Soi La Salle, Sukhumvit 105**. It is on the ground floor of the community mall, and your trolley fits through the door.

## Made for big baskets

- Four 27 kg washers, ฿120 a round: a king-size duvet, or all the curtains of a room
- Eight washers of 9, 14 and 18 kg, from ฿40
- Small dryers ฿30, large ones ฿60, thirty minutes either way
- Two hours of free parking; stamp your ticket at the machine by the door

There is a corner with blocks and crayons, facing the drums. Children find them better than television, which leaves you both hands for the folding.

## The hours are the mall’s

This one is open **from 6 a.m. to midnight**, every day. Start your last wash by eleven, so that there is time to dry. After midnight, go on to [Samrong](/branch/samut-prakan-samrong), which never closes.

By Skytrain, get off at Bearing and walk back towards Bang Na for just under ten minutes. Coins, notes, PromptPay, cards, TrueMoney and LINE Pay all work. See the map on the [Bang Na, Sukhumvit 105](/branch/bangkok-bang-na-la-salle) page.`,
    },
  },
]
