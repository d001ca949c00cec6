import type { DownloadDemo } from './download-item.demo.ts'

/** Brand guidelines and pictures, and signs for the shops. */
export const brandFiles: DownloadDemo[] = [
  {
    key: 'brand-rules',
    category: 'brand',
    subcategory: 'rules',
    daysAgo: 70,
    title: { th: 'วิธีใช้แบรนด์ฟองใส', en: 'Using the Fongsai brand' },
    description: {
      th: 'สี ตัวอักษร ระยะห่าง และสิ่งที่อย่าทำ',
      en: 'Colours, letters, distances, and what not to do.',
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

- Night blue for grounds and letters.
- Water for buttons and links.
- The coin for the one thing that matters most on a page.

## Letters

Headings are bold, text is plain, nothing is slanted. No Thai word is broken.

## Do not

- Stretch or tilt the drum.
- Lay it on a picture that leaves it unreadable.
- Change the colours to match the shop next door.`,
    },
  },
  {
    key: 'tone',
    category: 'brand',
    subcategory: 'rules',
    daysAgo: 140,
    title: { th: 'เขียนแบบฟองใส', en: 'Writing as Fongsai does' },
    description: {
      th: 'คำที่ใช้ คำที่ไม่ใช้ พร้อมตัวอย่างก่อนและหลังแก้',
      en: 'Words we use and do not use, before and after.',
    },
    text: {
      th: `## พูดเหมือนคนข้างเครื่อง

บอกสิ่งที่ต้องทำก่อน แล้วค่อยบอกเหตุผล ประโยคหนึ่งพูดเรื่องเดียว

## ก่อนและหลัง

- ก่อน กรุณาดำเนินการชำระเงินให้ครบถ้วน
- หลัง หยอดให้ครบ 40 บาท แล้วกดเริ่ม

## ไม่ใช้

- คำใหญ่ที่ไม่มีความหมาย เช่น ครบวงจร ระดับพรีเมียม
- เครื่องหมายตกใจมากกว่าหนึ่งตัว`,
      en: `## As somebody beside the machine would

Say what there is to do, then why. One thing a sentence.

## Before and after

- Before: Kindly proceed to complete the payment.
- After: Put in ฿40 and press start.

## Never

- Big words that say nothing: premium, one-stop, solutions.
- More than one exclamation mark.`,
    },
  },
  {
    key: 'brand-pictures',
    category: 'brand',
    subcategory: 'pictures',
    daysAgo: 15,
    title: { th: 'รูปประกอบชุดหน้าร้าน', en: 'Pictures of the shop front' },
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
    title: { th: 'รูปเครื่องสำหรับติดราคา', en: 'Pictures of the machines' },
    description: {
      th: 'เครื่องซักและเครื่องอบ พื้นเรียบ วางราคาข้าง ๆ ได้',
      en: 'Washers and dryers on a plain ground, with room for a price.',
    },
    pictures: [
      'machine-washer-14',
      'machine-washer-27',
      'machine-dryer-20',
      'machine-coin-exchange',
    ],
  },
]
