import { settingsDemo } from '../settings/settings.demo.ts'
import type { DownloadDemo } from './download-item.demo.ts'
import { machineManuals } from './machine-manual.demo.ts'
import { baht, leastWash } from './paper-text.ts'

/** Use and maintenance of the machines. */
export const manuals: DownloadDemo[] = [
  ...machineManuals,
  {
    key: 'dryer-duct',
    category: 'manuals',
    subcategory: 'dryers',
    daysAgo: 95,
    title: { th: 'ทำความสะอาดท่อลมร้อน', en: 'Cleaning the hot air duct' },
    description: {
      th: 'ทำทุกหกเดือน ใช้คนสองคนกับเวลาหนึ่งชั่วโมง',
      en: 'Every six months. Takes two people one hour.',
    },
    paper: {
      picture: 'investor-engineer',
      text: {
        th: `## เตรียม

- ปิดเบรกเกอร์ของเครื่องอบทุกเครื่องในแถว
- แปรงขนยาวสามเมตร ถุงมือ หน้ากาก และเครื่องดูดฝุ่น

## ลงมือ

1. ถอดแคลมป์หลังเครื่อง ดึงท่อออกทีละท่อน
2. แปรงจากในร้านออกไปข้างนอก ไม่ย้อนกลับ
3. ดูดขุยที่ปากท่อ เช็ดใบกันลมให้ขยับได้คล่อง
4. ใส่ท่อกลับ รัดแคลมป์ แล้วเดินเครื่องเปล่าสิบนาที

## หยุดแล้วโทรหาเรา

- ได้กลิ่นแก๊สหรือกลิ่นไหม้
- ท่อบุบ ฉีก หรือขุยแข็งเป็นก้อน
- ใบกันลมไม่ขยับหลังเช็ดแล้ว

## จดไว้ทุกครั้ง

ครบหกเดือนเมื่อไรจะได้รู้ ติดแผ่นนี้ไว้หลังเครื่อง
เครื่องเลขที่ ____ วันที่ทำ ____ คนทำ ____
เครื่องเลขที่ ____ วันที่ทำ ____ คนทำ ____
เครื่องเลขที่ ____ วันที่ทำ ____ คนทำ ____`,
        en: `## Prepare

- Switch off the breakers of all dryers in the row.
- You need a three-metre brush, gloves, a mask and a vacuum cleaner.

## Clean

1. Remove the clamps behind the machine and take the duct off section by section.
2. Brush from the inside out, never back.
3. Vacuum the duct opening and wipe the flap until it moves freely.
4. Refit the duct, tighten the clamps and run the machine empty for ten minutes.

## Stop and call us if

- You smell gas or burning.
- The duct is dented or torn, or the lint has set hard.
- The flap still sticks after you’ve wiped it.

## Keep a record

Tape this sheet to the back of the machine, so everyone knows when six months are up.
Machine ____ Date ____ Done by ____
Machine ____ Date ____ Done by ____
Machine ____ Date ____ Done by ____`,
      },
    },
  },
  {
    key: 'opening-list',
    category: 'manuals',
    subcategory: 'shop',
    daysAgo: 20,
    title: { th: 'รายการตรวจร้านประจำวัน', en: 'Daily shop checklist' },
    description: {
      th: 'เช้า บ่าย และก่อนนอน พิมพ์ติดหลังเคาน์เตอร์ได้เลย',
      en: 'Morning, afternoon and night. Print it and hang it behind the counter.',
    },
    paper: {
      picture: 'about-standard',
      text: {
        th: `## หกโมงเช้า

- [ ] ถูพื้น เช็ดโต๊ะพับผ้า เก็บตะกร้าเข้าที่
- [ ] ล้างที่กรองขุยทุกเครื่อง
- [ ] หยอดเหรียญทดสอบตู้แลกหนึ่งครั้ง

## บ่ายสอง

- [ ] เติมน้ำยาและถุงผ้าในตู้
- [ ] เก็บผ้าที่ลืมไว้ใส่ถุง เขียนเลขเครื่องและเวลา
- [ ] ดูว่าแอร์เย็นและไฟทุกดวงติด

## สี่ทุ่ม

- [ ] ตรวจกล้องทุกตัวว่าภาพชัด
- [ ] เปิดไฟป้ายหน้าร้าน
- [ ] นับเหรียญในตู้แลก เติมให้พอถึงเช้า

## คนตรวจวันนี้

วันที่ ____ เช้า ____ บ่าย ____ ค่ำ ____
พบอะไรผิดปกติ ____
____`,
        en: `## Six in the morning

- [ ] Mop, wipe the folding tables, put the baskets back.
- [ ] Clean every lint filter.
- [ ] Test the coin changer once.

## Two in the afternoon

- [ ] Refill detergent and bags.
- [ ] Bag forgotten laundry and note the machine number and the time.
- [ ] Check that the air conditioning works and every light is on.

## Ten at night

- [ ] Check that every camera has a clear picture.
- [ ] Switch on the shop sign.
- [ ] Count the coins in the changer and top it up to last until morning.

## Checked today by

Date ____ Morning ____ Afternoon ____ Night ____
Anything wrong? ____
____`,
      },
    },
  },
  {
    key: 'refunds',
    category: 'manuals',
    subcategory: 'shop',
    daysAgo: 60,
    title: { th: 'เมื่อเครื่องกินเหรียญ', en: 'When a machine swallows coins' },
    description: {
      th: `ขั้นตอนคืนเงินลูกค้า ให้ทันภายใน ${settingsDemo.refundDays} วันทำการที่เราสัญญาไว้`,
      en: `How to refund a customer, within the ${settingsDemo.refundDays} working days we promise.`,
    },
    paper: {
      picture: 'album-coin-machine',
      text: {
        th: `## ลูกค้าโทรมา

1. ถามสาขา เลขเครื่อง ยอดเงิน และเวลา
2. เปิดดูยอดในตู้ควบคุม เทียบเวลาที่ลูกค้าบอก
3. ตรงกัน คืนเงินได้ทันที ไม่ต้องรออนุมัติ

## ลูกค้าแจ้งทางเว็บ

เรื่องจะเข้ามาพร้อมรหัส เปิดเรื่องแล้วเปลี่ยนสถานะเป็นกำลังแก้ไข ลูกค้าเห็นทันที คืนเงินแล้วให้เปลี่ยนเป็นคืนเงินแล้ว พร้อมแนบสลิป

## บอกลูกค้าว่า

ถ้าเครื่องขัดข้อง ลูกค้าเลือกได้ว่าจะรับเงินคืนหรือซักใหม่ฟรี ถามพร้อมเพย์หรือบัญชีที่จะรับเงินตั้งแต่ครั้งแรก จะได้ไม่ต้องโทรกลับไปอีก

## ถ้ายอดไม่ตรง

ดูกล้องย้อนหลังสิบนาที ถ้ายังไม่แน่ใจให้คืนก่อน แล้วแจ้งช่าง เงิน ${baht('th', leastWash)} ถูกกว่าการเสียลูกค้าหนึ่งคน`,
        en: `## When a customer calls

1. Ask for the branch, machine number, amount and time.
2. Check the control box for that time.
3. If it matches, refund right away. You don’t need approval.

## When a customer reports it on the website

The report arrives with a code. Open it and set it to in progress: the customer sees this right away. After you refund, set it to refunded and attach the slip.

## Tell the customer

If the machine was at fault, they choose: a refund or a free wash. Ask for their PromptPay number or bank account the first time, so you don’t have to call again.

## If the amounts don’t match

Check ten minutes of camera footage. If you’re still not sure, refund first and tell the technician. ${baht('en', leastWash)} costs less than losing a customer.`,
      },
    },
  },
]
