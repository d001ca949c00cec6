import type { AboutPageDemo } from './about-page-item.demo.ts'

export const careersPage: AboutPageDemo = {
  slug: 'careers',
  title: { th: 'มาทำงานด้วยกัน', en: 'Work with us' },
  picture: 'about-careers',
  body: {
    th: `เรามีเพื่อนร่วมงานราว 380 คน ครึ่งหนึ่งไม่เคยจับเครื่องซักผ้าอุตสาหกรรมมาก่อน สิ่งที่ทุกคนมีเหมือนกันคือชอบให้ของที่เสียกลับมาใช้ได้ และทนเห็นลูกค้ารอไม่ไหว

## งานที่เปิดรับประจำ

- **ช่างประจำภาค** ซ่อมและดูแลเครื่องในรัศมี 150 กม. มีรถ เครื่องมือ และค่าเดินทางให้
- **ผู้ดูแลร้านกะดึก** สี่ทุ่มถึงหกโมงเช้า ค่ากะเพิ่มคืนละ 150 บาท
- **ทีมตอบลูกค้า** ทำงานที่บ้านได้ เลือกกะได้ ขอแค่พิมพ์เร็วและใจเย็น
- **พาร์ตไทม์หน้าร้าน** สำหรับนักศึกษา วันละ 4 ชั่วโมง จัดกะให้ตามตารางเรียน

## สิ่งที่เราดูแลคุณ

1. เงินเดือนออกวันที่ 25 ไม่เคยเลื่อน
2. ประกันสุขภาพกลุ่มตั้งแต่วันแรก รวมพ่อแม่หรือลูกหนึ่งคน
3. วันหยุดพักร้อน 12 วัน คนกะดึกได้เพิ่มอีก 3 วัน
4. อบรมช่าง 10 วันก่อนลงพื้นที่ ได้เงินเดือนเต็มระหว่างอบรม
5. ซักผ้าฟรีตลอดที่ทำงานด้วยกัน

## สมัครยังไง

[เขียนมาหาเรา](/contact) บอกชื่อ จังหวัด และงานที่สนใจ ทีมบุคคลโทรกลับภายใน 1 วันทำการ คุยกันสบาย ๆ ราว 15 นาที ไม่มีค่าสมัคร และเราไม่เคยขอเงินประกัน ใครอ้างชื่อเราแล้วเก็บเงิน นั่นไม่ใช่เรา`,
    en: `There are about 380 of us, and half had never touched an industrial washer before. What we share is a love of fixing things and no patience for keeping people waiting.

## Jobs we’re always hiring for

- **Regional technician.** Repair and maintain machines within 150 km. We provide a van, tools and travel costs.
- **Night attendant.** Ten in the evening to six in the morning, with ฿150 extra a night.
- **Customer support.** Work from home and choose your shifts. You just need to type fast and stay calm.
- **Part-time in the shop.** For students: four hours a day, planned around your classes.

## How we look after you

1. Pay on the 25th. It has never been late.
2. Group health cover from the first day, for you and a parent or a child.
3. Twelve days of leave, and three more for those who work at night.
4. Ten days of training for technicians before their first call, on full pay.
5. Free laundry for as long as you are with us.

## How to apply

[Write to us](/contact) with your name, your province and the work you would like. Our HR team will call you back within one working day for a relaxed chat of about fifteen minutes. There’s no application fee and we never ask for a deposit. If someone asks for money in our name, it’s not us.`,
  },
}
