import type { DownloadDemo } from './download-item.demo.ts'

/** Brand guidelines and pictures, and signs for the shops. */
export const brandFiles: DownloadDemo[] = [
  {
    key: 'brand-rules',
    category: 'brand',
    subcategory: 'rules',
    daysAgo: 70,
    title: { th: 'วิธีใช้แบรนด์ฟองใส', en: 'Fongsai brand guidelines' },
    description: {
      th: 'สี ตัวอักษร ระยะห่าง และสิ่งที่อย่าทำ',
      en: "Colours, type, spacing and don'ts.",
    },
    text: {
      th: `## สี

- น้ำเงินกลางคืน ใช้กับพื้นหลังและตัวอักษร
- ฟ้าน้ำ ใช้กับปุ่มและลิงก์
- เหรียญทอง ใช้กับสิ่งเดียวที่สำคัญที่สุดในหน้า

## ตัวอักษร

หัวเรื่องตัวหนา เนื้อความตัวธรรมดา ไม่ใช้ตัวเอียง ภาษาไทยไม่ตัดคำกลางคำ

## อย่าทำ

- อย่ายืดหรือเอียงถังซัก
- อย่าวางบนรูปที่รกจนอ่านไม่ออก
- อย่าเปลี่ยนสีให้เข้ากับร้านข้าง ๆ`,
      en: `## Colours

- Night blue for backgrounds and text.
- Water blue for buttons and links.
- Coin gold for the one thing that matters most on a page.

## Type

Bold for headings, regular for body text, no italics. Never break a Thai word across lines.

## Don't

- Don't stretch or tilt the drum.
- Don't place it on a busy picture.
- Don't change the colours to match the shop next door.`,
    },
  },
  {
    key: 'tone',
    category: 'brand',
    subcategory: 'rules',
    daysAgo: 140,
    title: { th: 'เขียนแบบฟองใส', en: 'The Fongsai tone of voice' },
    description: {
      th: 'คำที่ใช้ คำที่ไม่ใช้ พร้อมตัวอย่างก่อนและหลังแก้',
      en: "Words we use and words we don't, with before-and-after examples.",
    },
    text: {
      th: `## พูดเหมือนคนยืนอยู่ข้างเครื่อง

บอกสิ่งที่ต้องทำก่อน แล้วค่อยบอกเหตุผล ประโยคหนึ่งพูดเรื่องเดียว

## ก่อนและหลัง

- ก่อน กรุณาดำเนินการชำระเงินให้ครบถ้วน
- หลัง หยอดให้ครบ 40 บาท แล้วกดเริ่ม

## ไม่ใช้

- คำใหญ่ที่ไม่มีความหมาย เช่น ครบวงจร ระดับพรีเมียม
- เครื่องหมายตกใจมากกว่าหนึ่งตัว`,
      en: `## Talk like someone standing at the machine

Say what to do first, then why. One idea per sentence.

## Before and after

- Before: Kindly proceed to complete the payment.
- After: Put in ฿40 and press start.

## Never use

- Big empty words: premium, one-stop, solutions.
- More than one exclamation mark.`,
    },
  },
  {
    key: 'brand-pictures',
    category: 'brand',
    subcategory: 'pictures',
    daysAgo: 15,
    title: { th: 'รูปประกอบชุดหน้าร้าน', en: 'Shop front pictures' },
    description: {
      th: 'สี่รูปสำหรับลงเพจและทำป้าย',
      en: 'Four pictures for posts and signs.',
    },
    pictures: ['album-night-front', 'album-machine-row', 'album-folding-table', 'share'],
  },
  {
    key: 'machine-pictures',
    category: 'brand',
    subcategory: 'pictures',
    daysAgo: 52,
    title: { th: 'รูปเครื่องสำหรับติดราคา', en: 'Machine pictures' },
    description: {
      th: 'เครื่องซักและเครื่องอบ พื้นเรียบ วางราคาข้าง ๆ ได้',
      en: 'Washers and dryers on a plain background, with space for a price.',
    },
    pictures: [
      'machine-washer-14',
      'machine-washer-27',
      'machine-dryer-20',
      'machine-coin-exchange',
    ],
  },
]
