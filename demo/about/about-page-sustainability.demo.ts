import type { AboutPageDemo } from './about-page-item.demo.ts'

export const sustainabilityPage: AboutPageDemo = {
  slug: 'sustainability',
  title: { th: 'ซักสะอาดแบบเปลืองน้อย', en: 'Clean, with less' },
  picture: 'about-sustainability',
  body: {
    th: `ร้านซักผ้าใช้ทั้งน้ำทั้งไฟทุกวัน จะบอกว่าไม่กระทบโลกเลยคงไม่จริง สิ่งที่ทำได้คือใช้ให้คุ้ม และเล่าตามที่วัดได้

## น้ำ

เครื่องชั่งน้ำหนักผ้าก่อนเปิดน้ำ ผ้าน้อยใช้น้ำน้อย เฉลี่ยแล้วถังหนึ่งใช้ราว 62 ลิตร ซักเองที่บ้านด้วยเครื่องฝาบนมักใช้เกิน 100 ลิตร ใน 7 สาขา น้ำรอบสุดท้ายที่ยังใส[นำไปล้างถังเปล่าและถูพื้น](/news/water-recycling) ส่วนผ้าของคุณใช้น้ำใหม่ทุกครั้ง

## ไฟและแก๊ส

- [แผงโซลาร์ 12 สาขา](/news/solar-roof) ผลิตไฟได้ราวหนึ่งในสามของที่ร้านใช้ทั้งวัน
- เครื่องอบวัดความชื้น ผ้าแห้งแล้วหยุดเอง ไม่อบเผื่อ
- ไฟในร้านเป็นแอลอีดีทั้งหมด หรี่ลงเองเมื่อไม่มีคน แต่ไม่เคยดับ

## น้ำยาและพลาสติก

ซองจากตู้น้ำยาอัตโนมัติเป็นพลาสติกชนิดเดียวทั้งซองจึงรีไซเคิลได้ เทแล้วหย่อนลงกล่องข้างตู้ ปีที่แล้วได้คืนมาราว 2.1 ล้านซอง น้ำยาย่อยสลายได้ตามธรรมชาติ ไม่มีฟอสเฟต

## สิ่งที่ยังทำได้ไม่ดี

เครื่องอบส่วนใหญ่ยังใช้แก๊ส และเส้นใยเล็ก ๆ จากผ้ายังหลุดไปกับน้ำ เรากำลังลองตัวกรองเส้นใยที่สามสาขา ได้ผลอย่างไรจะเล่าในหน้า[ข่าว](/news)

## คุณช่วยได้ด้วย

ซักน้ำเย็นถ้าผ้าไม่สกปรกมาก ใส่ผ้าให้เต็มสามในสี่ของถัง และแยกผ้าหนากับผ้าบางก่อนอบ แค่นี้ประหยัดทั้งน้ำ ไฟ และเหรียญ`,
    en: `A laundry uses water and power every day, and it would be untrue to say that leaves no mark. What we can do is use both well and share what we measure.

## Water

Our machines weigh the load before the water runs: less laundry, less water. On average a load takes about 62 litres; a top-loader at home often takes over 100. In seven shops the last, clear rinse [cleans empty drums and floors](/news/water-recycling); your clothes get fresh water every time.

## Power and gas

- [Panels on twelve roofs](/news/solar-roof) make about a third of what a shop uses in a day.
- Dryers sense moisture and stop when the clothes are dry.
- All lights are LEDs. They dim when the shop is empty, but never go out.

## Detergent and plastic

Sachets from the vending machines are made of one kind of plastic, so they can be recycled: drop yours into the box beside the machine. Last year about 2.1 million came back. The detergent is biodegradable and phosphate-free.

## Where we fall short

Most dryers still burn gas, and fine fibres still leave with the water. Three shops are testing a fibre filter. We’ll share the results in the [news](/news).

## What you can do

Wash cold when clothes aren’t very dirty, fill the drum three quarters full, and dry thick and thin items separately. It saves water, power and coins.`,
  },
}
