import { newsAlbums } from './news-album.demo.ts'
import type { NewsDemo } from './news-item.demo.ts'

/** News about water, power and school uniforms. */
export const communityNews: NewsDemo[] = [
  {
    slug: 'solar-roof',
    category: 'company',
    status: 'published',
    published: { daysAgo: 71 },
    picture: 'news-solar-roof',
    album: newsAlbums['solar-roof'],
    title: {
      th: 'หลังคาโซลาร์ 12 สาขาแรก แดดช่วยจ่ายค่าไฟ',
      en: 'Twelve roofs now run on sunshine',
    },
    summary: {
      th: 'ติดแผงโซลาร์แล้ว 12 สาขา ผลิตไฟได้ราวหนึ่งในสามของที่ร้านใช้ทั้งวัน เครื่องหมุนแรงเท่าเดิม ราคาก็เท่าเดิม เริ่มที่ 40 บาท',
      en: 'Twelve of our shops make about a third of their power on the roof. The drums turn as fast as before and a wash still starts at ฿40.',
    },
    body: {
      th: `พูดกันตรง ๆ ร้านซักผ้ากินไฟเยอะ ทั้งเครื่องที่หมุนทั้งวันและแอร์ที่เปิดทั้งคืน เราเลยหาทางให้แดดมาช่วยจ่าย ตอนนี้ติดแผงโซลาร์เสร็จแล้ว **12 สาขา** เป็นร้านที่มีหลังคาของตัวเอง ส่วนใหญ่อยู่ในปั๊มน้ำมันกับหน้าหมู่บ้าน

## ได้ไฟเท่าไร

- แผง 36 แผ่นต่อร้าน กำลังรวม 20 กิโลวัตต์
- วันแดดดีได้ไฟราว 80 หน่วย
- คิดเป็น**หนึ่งในสาม**ของไฟที่ร้านใช้ทั้งวันทั้งคืน

สิบเอ็ดโมงถึงบ่ายสามเป็นช่วงที่แดดแรงสุด ไฟจากหลังคาเลี้ยงเครื่องซักได้ทั้งร้าน ตกเย็นค่อยสลับกลับไปใช้ไฟบ้านตามปกติ จอหน้าร้านบอกให้ดูสด ๆ ว่าตอนนี้ใช้แดดอยู่กี่เปอร์เซ็นต์

> ลูกค้าเด็ก ๆ ชอบมายืนดูจอ พอเมฆมาตัวเลขตก ก็ร้องเสียดายกันใหญ่

## แล้วกลางคืนล่ะ

ไม่มีแบตเตอรี่ เราคิดแล้วว่ายังไม่คุ้ม เอาเงินไปติดแผงเพิ่มอีกหลังดีกว่า กลางคืนหรือวันฝนตก ร้านก็ใช้ไฟปกติเหมือนร้านอื่น เครื่องไม่หยุดกลางคันแน่นอน

## ราคาขึ้นไหม

ไม่ขึ้น ค่าซักยังเริ่มที่ 40 บาท ค่าอบเริ่มที่ 30 บาทเท่ากันทุกสาขา

ร้านต่อไปกำลังเดินสายอยู่ ใครอยากซักด้วยแดดจริง ๆ แวะมาตอนเที่ยง ผ้าหอมแดดแบบไม่ต้องตาก`,
      en: `A laundry uses a great deal of electricity, for its drums by day and its lights by night. So we asked the sun to chip in. **Twelve branches** now carry solar panels: the ones with a roof of their own, mostly in petrol stations and at the gates of housing estates.

## How much

- 36 panels on each roof, 20 kilowatts together
- About 80 units on a bright day
- That is **a third** of what a shop uses in a day and a night

From eleven to three the roof can run all the washers by itself. In the evening the shop goes back to the grid. A screen by the door shows how much of the power right now is sunshine.

> The children watch the number. When a cloud comes over and it drops, they groan.

## And at night

There are no batteries. We did the sums, and the money does more good on another roof. When it rains or the sun is down, the shop uses grid power like any other. Nothing stops halfway.

## Does it cost more

No. A wash still starts at ฿40 and a dryer at ฿30, the same everywhere.

More roofs are being wired. If you want your shirts washed by the actual sun, come at noon: sunshine, without the clothes pegs.`,
    },
  },
  {
    slug: '2000-uniforms',
    category: 'company',
    status: 'published',
    published: { daysAgo: 262 },
    picture: 'news-2000-uniforms',
    album: newsAlbums['2000-uniforms'],
    title: {
      th: 'ซักชุดนักเรียน 2,000 ชุดฟรี ก่อนเปิดเทอม',
      en: '2,000 school uniforms washed before term',
    },
    summary: {
      th: 'ก่อนเปิดเทอม เราชวนครูกับผู้ปกครอง 11 โรงเรียนเอาชุดนักเรียนมาซักฟรี สามวัน 2,000 ชุด หนักหนึ่งตัน รีดเสร็จส่งถึงโรงเรียน',
      en: 'Three days, eleven schools, a tonne of white shirts: before term began we washed, dried and pressed 2,000 uniforms, free of charge.',
    },
    body: {
      th: `เปิดเทอมทีไร พ่อแม่หมดเงินไปกับค่าชุดทุกที หลายบ้านใช้ชุดต่อจากพี่หรือรับบริจาคมา ผ้ายังดี แค่เหลืองไปหน่อย เราเลยเปิดร้านที่ขอนแก่น 4 สาขา ให้ **11 โรงเรียน** เอาชุดมาซักฟรี

## สามวัน หนึ่งตัน

- ชุดนักเรียน **2,000 ชุด** หนักรวมราว 1,000 กิโลกรัม
- เครื่อง 18 กก. หมุนไป 63 รอบ
- อาสา 48 คน เป็นครู ผู้ปกครอง และเด็ก ม.ปลาย
- รีด 2 วันเต็ม เตารีดพังไป 3 ตัว

ครูหญิงจากโรงเรียนบ้านน้ำพองเป็นคนจัดคิว แยกชุดตามโรงเรียน เย็บชื่อด้วยด้ายคนละสี ชุดเลยกลับถูกโรงเรียนทุกชุด

> น้องคนหนึ่งลูบเสื้อแล้วถามว่าซื้อใหม่เหรอครู เราบอกว่าไม่ใช่ แค่ซัก

## เสื้อขาวที่เหลือง ทำยังไงให้กลับมาขาว

หลายบ้านถามมา วิธีที่เราใช้คือแช่น้ำอุ่นกับผงซักผ้าขาวแบบออกซิเจน 1 ช้อนโต๊ะต่อน้ำ 5 ลิตร นาน 2 ชั่วโมง แล้วซักน้ำอุ่นตามปกติ ไม่ใช้คลอรีน เพราะทำให้ผ้าใยผสมยิ่งเหลือง

## เทอมหน้าทำอีก

โรงเรียนไหนอยากร่วม ให้ครูทัก LINE @fongsai มาบอกชื่อโรงเรียนกับจำนวนชุดก่อนเปิดเทอมหนึ่งเดือน เราจะจัดสาขาที่ใกล้ที่สุดให้ ส่วนใครอยากเป็นอาสารีดผ้า ยินดีต้อนรับ พกเตารีดมาด้วยยิ่งดี`,
      en: `A new school year is expensive, and many children start it in their brother’s shirt. There is nothing wrong with the shirt, except that it has gone yellow. So four of our branches in Khon Kaen opened their machines to **eleven schools**, free of charge.

## Three days, one tonne

- **2,000 uniforms,** about 1,000 kilograms
- 63 rounds in the 18 kg washers
- 48 volunteers: teachers, parents, pupils from the upper years
- Two days of ironing, and three irons that did not live to see the end

Teacher Ying from Nam Phong ran the queue. Each school’s name was sewn in with thread of another colour, and every single shirt went back where it belonged.

> One child stroked a sleeve and asked whether we had bought a new shirt. No, I said, only washed this one.

## How yellow turns white again

Many parents asked. Soak it for two hours in warm water with oxygen bleach, one tablespoon to five litres, then run a warm wash. No chlorine: it makes mixed fabrics yellower still.

## Next term again

Is your school interested? Have a teacher write to @fongsai on LINE a month before term, with the number of uniforms, and we will find the nearest branch. People who like ironing are welcome too, all the more if they bring the iron.`,
    },
  },
  {
    slug: 'water-recycling',
    category: 'company',
    status: 'published',
    published: { daysAgo: 384 },
    picture: 'news-water-recycling',
    album: newsAlbums['water-recycling'],
    title: {
      th: 'น้ำล้างรอบสุดท้ายไม่ทิ้ง เอาไปล้างถังกับถูพื้น',
      en: 'The last rinse gets a second job',
    },
    summary: {
      th: 'น้ำล้างรอบสุดท้ายแทบจะใสแล้ว เราเก็บ กรอง แล้วเอาไปล้างถัง ถูพื้น และรดต้นไม้ ประหยัดน้ำวันละราว 1,500 ลิตรต่อร้าน ผ้าคุณใช้น้ำใหม่ทุกครั้ง',
      en: 'The final rinse runs almost clear. Seven branches now filter and keep it for drums, floors and plants. Your clothes still get fresh water.',
    },
    body: {
      th: `น้ำที่ออกจากเครื่องตอนล้างรอบสุดท้ายแทบจะใสเหมือนตอนเข้า ปล่อยทิ้งลงท่อก็เสียดาย เราเลยติดถังเก็บขนาด 2,000 ลิตรหลังร้าน เริ่มแล้ว **7 สาขา**

## น้ำไปไหนต่อ

1. เครื่องแยกน้ำล้างรอบสุดท้ายออกจากน้ำซัก
2. ผ่านตะแกรงดักขนผ้า ทราย และถ่านกรอง
3. ฉายแสงยูวีฆ่าเชื้อ แล้วเก็บเข้าถัง
4. นำไปล้างถังก่อนรอบถัดไป ถูพื้น ล้างหน้าร้าน และรดต้นไม้

## แล้วผ้าของเราล่ะ

เรื่องนี้ขอพูดชัด ๆ **ผ้าของคุณใช้น้ำประปาใหม่ทุกหยด** ทั้งตอนซักและตอนล้าง น้ำที่เก็บไว้ไม่ถูกตัวผ้าเลย และหลังล้างถังด้วยน้ำเก็บ เครื่องจะตามด้วยน้ำใหม่อีกหนึ่งครั้ง

## ประหยัดได้แค่ไหน

ร้านหนึ่งเก็บน้ำได้วันละราว **1,500 ลิตร** เท่ากับน้ำอาบของคนสิบห้าคน เดือนหนึ่งก็ 45,000 ลิตร เจ็ดร้านรวมกันมากกว่าสามแสนลิตร

> ต้นไม้หน้าร้านโตเร็วจนต้องเล็มทุกอาทิตย์ สงสัยจะชอบ

ขนผ้าที่ตะแกรงดักไว้ได้เดือนละสองกิโลต่อร้าน เราแยกทิ้งเป็นขยะแห้ง ไม่ให้ไหลลงคลอง

ร้านต่อไปกำลังดูพื้นที่หลังร้านอยู่ ที่ไหนวางถังได้เราจะวาง ใครสงสัยตรงไหน ทัก LINE @fongsai มาถามได้`,
      en: `What leaves a washer after its last rinse is nearly as clear as what went in. It seemed a pity to pour it away, so **seven branches** now keep it, in a 2,000-litre tank behind the shop.

## Where the water goes

1. The machine separates the last rinse from the wash water.
2. A screen takes out the lint; sand and charcoal do the rest.
3. Ultraviolet light kills the germs, and it goes into the tank.
4. From there it rinses empty drums, washes the floor and the shop front, and waters the plants.

## And my clothes?

To be quite clear: **your clothes get fresh tap water, every drop of it,** for washing and for rinsing. The water from the tank never touches them, and after it has cleaned a drum, fresh water follows.

## What it saves

About **1,500 litres** a day in each shop, as much as fifteen people use in the shower. That is 45,000 a month, and over 300,000 for the seven together.

> The plants by the door have to be trimmed every week now. I think they like it.

The screens also catch two kilos of lint a month in each shop. It goes out with the dry rubbish rather than into the canal.

We’re looking for space behind our other shops. Where a tank fits, we’ll add one. Questions? Message @fongsai on LINE.`,
    },
  },
]
