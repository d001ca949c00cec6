import type { DownloadDemo } from './download-item.demo.ts'
import { baht, leastWash } from './paper-text.ts'

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
      en: 'Colours, type, spacing and don’ts.',
    },
    paper: {
      picture: 'about-brand',
      text: {
        th: `## สี

| สี | รหัส | ใช้กับ |
| น้ำเงินกลางคืน | #0b2748 | พื้นหลังและแถบหัว |
| ฟ้าน้ำ | #077084 | หัวข้อย่อย ปุ่มรอง และลิงก์ |
| ฟ้าฟอง | #d8f4f7 | พื้นของกรอบและรูป |
| เหรียญทอง | #ffc62e | สิ่งเดียวที่สำคัญที่สุดในหน้า ไม่ใช้เป็นสีตัวอักษรบนพื้นขาว |

## เครื่องหมายถังซัก

- เว้นที่ว่างรอบถังเท่ากับครึ่งหนึ่งของความกว้าง
- เล็กที่สุด 8 มม. บนกระดาษ และ 24 พิกเซลบนจอ
- วางคู่กับคำว่าฟองใสเสมอในครั้งแรกที่ปรากฏ

## ตัวอักษร

หัวเรื่องตัวหนา เนื้อความตัวธรรมดา ไม่ใช้ตัวเอียง ภาษาไทยไม่ตัดคำกลางคำ

## อย่าทำ

- อย่ายืดหรือเอียงถังซัก
- อย่าวางบนรูปที่รกจนอ่านไม่ออก
- อย่าเปลี่ยนสีให้เข้ากับร้านข้าง ๆ`,
        en: `## Colours

| Colour | Code | Use it for |
| Night blue | #0b2748 | Backgrounds and headers |
| Water blue | #077084 | Subheadings, secondary buttons and links |
| Foam blue | #d8f4f7 | Boxes and behind pictures |
| Coin gold | #ffc62e | The one thing that matters most. Never text on white |

## The drum

- Leave half its width clear on every side.
- No smaller than 8 mm on paper or 24 pixels on screen.
- Show it with the name Fongsai the first time it appears.

## Type

Bold for headings, regular for body text, no italics. Never break a Thai word across lines.

## Don’t

- Don’t stretch or tilt the drum.
- Don’t place it on a busy picture.
- Don’t change the colours to match the shop next door.`,
      },
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
      en: 'Words we use and words we don’t, with before-and-after examples.',
    },
    paper: {
      picture: 'policy-near-me',
      text: {
        th: `## พูดเหมือนคนยืนอยู่ข้างเครื่อง

บอกสิ่งที่ต้องทำก่อน แล้วค่อยบอกเหตุผล ประโยคหนึ่งพูดเรื่องเดียว

## ก่อนและหลัง

- ก่อน กรุณาดำเนินการชำระเงินให้ครบถ้วน
- หลัง หยอดให้ครบ ${baht('th', leastWash)} แล้วกดเริ่ม

## ไม่ใช้

- คำใหญ่ที่ไม่มีความหมาย เช่น ครบวงจร ระดับพรีเมียม
- เครื่องหมายตกใจมากกว่าหนึ่งตัว

## คำของเรา

| พูดว่า | ไม่พูดว่า |
| เครื่องซัก เครื่องอบ | อุปกรณ์ซักล้างอัตโนมัติ |
| หยอดเหรียญหรือสแกน | ดำเนินการชำระค่าบริการ |
| เสร็จใน 30 นาที | รวดเร็วทันใจ |
| ทักเราได้ทั้งคืน | ติดต่อเจ้าหน้าที่ในเวลาทำการ |

## บอกตัวเลขเสมอ

เวลา ราคา และจำนวนวัน ทำให้คนตัดสินใจได้ คำว่าเร็วกับคำว่าถูกไม่ได้บอกอะไรเลย

## ถ้าเราผิด

ขอโทษหนึ่งครั้ง บอกว่าจะแก้อย่างไรและเสร็จเมื่อไร แล้วทำตามนั้น`,
        en: `## Talk like someone standing at the machine

Say what to do first, then why. One idea per sentence.

## Before and after

- Before: Kindly proceed to complete the payment.
- After: Put in ${baht('en', leastWash)} and press start.

## Never use

- Big empty words: premium, one-stop, solutions.
- More than one exclamation mark.

## Our words

| Say | Not |
| Washer, dryer | Automated laundry equipment |
| Pay with coins or a scan | Complete the transaction |
| Done in 30 minutes | Lightning fast |
| Message us any time of night | Contact our officers in office hours |

## Always give the number

Times, prices and days help people decide. "Fast" and "cheap" tell them nothing.

## When we get it wrong

Say sorry once, say how and when we’ll fix it, then do it.`,
      },
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
