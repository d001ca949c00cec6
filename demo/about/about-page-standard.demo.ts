import type { AboutPageDemo } from './about-page-item.demo.ts'

export const standardPage: AboutPageDemo = {
  slug: 'our-standard',
  title: { th: 'มาตรฐานร้านฟองใส', en: 'Our standard' },
  picture: 'about-standard',
  body: {
    th: `ผ้าต้องสะอาดกลับบ้าน ร้านก็ต้องสะอาดรอคุณ ทุกสาขาไม่ว่าเราเปิดเองหรือเป็นแฟรนไชส์ ใช้รายการตรวจชุดเดียวกัน 32 ข้อ

## ถังและตัวเครื่อง

- เช็ดขอบยาง กระจก และลิ้นชักน้ำยาทุกวัน
- ล้างถังเปล่าด้วยน้ำร้อนทุกคืน ช่วงคนน้อยที่สุด
- ถอดล้างตัวกรองของเครื่องอบวันละสองครั้ง ผ้าแห้งไวและไม่มีขุย
- เครื่องที่ใช้ครบ 3,000 รอบ ช่างมาถอดตรวจถึงร้าน ไม่รอให้เสียก่อน

## น้ำและน้ำยา

น้ำผ่านเครื่องกรองก่อนเข้าถังทุกสาขา ตรวจความกระด้างทุกสามเดือน น้ำยาในตู้อัตโนมัติเป็นสูตรฟองน้อย ไม่มีสารเรืองแสง ใครแพ้ง่ายเลือกสูตรไม่มีน้ำหอมได้ที่ปุ่มสีขาว หรือจะนำน้ำยามาเองก็ยินดี

## ความปลอดภัย

ร้านเปิดไฟทั้งคืน มีกล้องทุกมุม มีปุ่มขอความช่วยเหลือข้างเครื่องแลกเหรียญ กดแล้วคุยกับทีมเราได้ทันที ฝาเครื่องล็อกจนถังหยุดสนิท เด็กเล็กเปิดเองไม่ได้

## ใครเป็นคนตรวจ

ผู้ตรวจของเราไปทุกสาขาปีละสี่ครั้งโดยไม่บอกล่วงหน้า ร้านที่ได้ต่ำกว่า 28 ข้อมีเวลาแก้ 14 วัน ผลตรวจครั้งล่าสุดติดอยู่ข้างประตูร้าน ขอดูได้เลย

เจอร้านไหนไม่เป็นแบบนี้ [บอกเราได้ทันที](/problem) เราอยากรู้ก่อนใคร`,
    en: `Your clothes should leave cleaner than they came, and so should the shop. Every branch, ours or a franchisee's, is held to the same list of 32 points.

## Drums and machines

- Door seals, glass and detergent drawers are wiped every day.
- Empty drums are rinsed with hot water every night, when it is quietest.
- Dryer filters are washed twice a day, so things dry fast and without fluff.
- After 3,000 loads an engineer takes the machine apart to check it. We do not wait for it to fail.

## Water and detergent

Water is filtered before it reaches the drum, and its hardness is measured every three months. The detergent in the vending machine foams little and has no brighteners. For tender skin there is one without scent, behind the white button. Bringing your own is fine too.

## Safety

The lights stay on and the cameras cover every corner. Beside the coin changer is a help button: press it and you are talking to us. Doors stay locked until the drum stands still, and small hands cannot open them.

## Who checks

Our inspectors visit every branch four times a year, unannounced. A shop below 28 points has fourteen days to put things right. The latest result hangs by the door; have a look.

Found a shop that is not like this? [Tell us](/problem). We want to be the first to know.`,
  },
}
