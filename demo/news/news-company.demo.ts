import { newsAlbums } from './news-album.demo.ts'
import type { NewsDemo } from './news-item.demo.ts'

/** News about the company, its customers and its neighbours. */
export const companyNews: NewsDemo[] = [
  {
    slug: 'promptpay-everywhere',
    category: 'company',
    status: 'published',
    published: { daysAgo: 24 },
    picture: 'news-promptpay-everywhere',
    album: [],
    title: {
      th: 'สแกนพร้อมเพย์ได้ครบทุกสาขาแล้ว',
      en: 'PromptPay now works in every branch',
    },
    summary: {
      th: 'ทุกเครื่อง ทุกสาขา มี QR บนจอ สแกนด้วยแอปธนาคารไหนก็ได้ ไม่มีค่าธรรมเนียม ถ้าเครื่องไม่เดิน เงินคืนเข้าบัญชีเดิม',
      en: 'Each machine in each shop now shows a QR code. Any Thai banking app works, with no fee. If the drum stays still, the money goes back.',
    },
    body: {
      th: `ลืมแลกเหรียญ ลืมกระเป๋าตังค์ แต่ไม่มีใครลืมมือถือ ตอนนี้ทุกเครื่องใน**ทุกสาขา** สแกนพร้อมเพย์ได้หมดแล้ว ทั้งเครื่องซัก เครื่องอบ และตู้น้ำยา

## สแกนแล้วเครื่องเดินเลย

1. ใส่ผ้า ปิดฝา เลือกโปรแกรม ราคาขึ้นบนจอ
2. กดปุ่มรูป QR จอจะขึ้นคิวอาร์ที่มียอดเงินอยู่แล้ว ไม่ต้องพิมพ์เอง
3. เปิดแอปธนาคารที่ใช้อยู่ สแกน กดยืนยัน
4. ไม่เกิน 5 วินาที จอขึ้นว่า **จ่ายแล้ว** กดเริ่มได้เลย

QR ใช้ได้ครั้งเดียว อยู่บนจอ 2 นาที เลยเวลาแล้วกดขอใหม่ ไม่มีค่าธรรมเนียม ราคาเท่ากับหยอดเหรียญ

## จ่ายแล้วเครื่องไม่เดินล่ะ

ถ้าเครื่องไม่หมุนภายใน 3 นาที ระบบคืนเงินให้เอง เข้าบัญชีเดิมที่สแกนมา ส่วนใหญ่ได้คืนภายในวันเดียวกัน ถ้ายังไม่เห็น ส่งสลิปกับเลขเครื่องมาทาง LINE @fongsai เราตามให้

## เหรียญยังอยู่นะ

ใครถนัดเหรียญก็ใช้เหมือนเดิม เครื่องแลกเหรียญรับแบงก์ 20 50 และ 100 ยังตั้งอยู่ในร้านทุกสาขา

> ป้าไม่มีแอปหรอกลูก ป้ามีแต่เหรียญในกระปุก เอามาซักผ้านี่แหละ

ป้านวลจันทร์ถามมาว่าจะเลิกรับเหรียญไหม ตอบตรงนี้เลยว่าไม่เลิก`,
      en: `People forget their coins and they forget their wallets. Nobody forgets the phone. So every washer, every dryer and every detergent machine in **all our branches** now takes PromptPay.

## Scan, and it turns

1. Load, close the door, choose a programme. The price is on the screen.
2. Press the button with the QR code. The amount is already in it.
3. Scan it with your Thai banking app and confirm.
4. Within five seconds the screen says **Paid**. Press start.

Each code works once and is valid for two minutes; after that, ask for a new one. There is no fee, and you pay the same as with coins.

## Paid, and nothing happens

If the drum hasn’t moved after three minutes, the money goes back automatically to the account it came from, usually the same day. If it doesn’t, send the slip and the machine number to @fongsai on LINE and we’ll track it down.

## Coins stay

The changer is still by the door in every shop. It takes notes of ฿20, ฿50 and ฿100. No Thai bank account? Several branches in tourist towns take cards: check the branch page.

> I have no app, dear. I have a jar of coins, and this is what it is for.

Auntie Nuanchan asked if we were going to stop taking coins. We’re not.`,
    },
    metaTitle: {
      th: 'ซักผ้าจ่ายพร้อมเพย์ สแกน QR ได้ทุกสาขา | ฟองใส',
      en: 'Pay by PromptPay at every machine | Fongsai',
    },
    metaDescription: {
      th: 'ฟองใสรับพร้อมเพย์ครบทุกสาขา ทั้งเครื่องซัก เครื่องอบ และตู้น้ำยา สแกน QR บนจอด้วยแอปธนาคารไหนก็ได้ ไม่มีค่าธรรมเนียม เครื่องไม่เดินคืนเงิน',
      en: 'All Fongsai washers, dryers and detergent machines take PromptPay: scan the code on the screen, no fee, money back if the drum stays still.',
    },
  },
  {
    slug: 'lost-and-found',
    category: 'company',
    status: 'published',
    published: { daysAgo: 139 },
    picture: 'news-lost-and-found',
    album: newsAlbums['lost-and-found'],
    title: {
      th: 'ของลืมในร้านเดือนเดียว ถุงเท้า 212 ข้าง กับแมวหนึ่งตัว',
      en: 'Lost in a month: 212 socks and one cat',
    },
    summary: {
      th: 'เราเก็บของที่ลืมไว้ให้ 30 วัน ทัก LINE มาบอกสาขา วัน และเวลา แล้วมารับคืนได้ฟรี ส่วนแมวกลับบ้านแล้ว',
      en: 'We keep what you leave behind for thirty days. Tell us where and when on LINE and it is yours again. The cat has already gone home.',
    },
    body: {
      th: `ทุกสิ้นเดือนทีมเราเปิดตู้ของลืมแล้วนั่งนับกัน รอบล่าสุดรวมทุกสาขาได้ตามนี้

- ถุงเท้า **212 ข้าง** จับคู่กันได้แค่ 31 คู่
- กุญแจห้อง 18 พวง
- หูฟังไร้สาย 11 ข้าง ซักแล้ว 4 ข้าง ยังดังอยู่ 1 ข้าง
- ตุ๊กตาหมี 3 ตัว
- ฟันปลอม 1 ชุด
- แมว 1 ตัว

แมวชื่อเจ้าถุงเท้า หลับอยู่บนเครื่องอบสาขาบึงแก่นนคร เจ้าของมารับกลับภายในยี่สิบนาที ไม่คิดค่าฝาก

## ลืมของ ทำยังไง

1. ทัก LINE @fongsai บอกชื่อสาขา วัน และเวลาคร่าว ๆ
2. บอกลักษณะของ ถ้าเป็นเครื่องประดับหรือมือถือ เราจะถามรายละเอียดเพิ่ม ให้แน่ใจว่าคืนถูกคน
3. นัดเวลามารับที่ร้าน หรือให้เราส่งไปรษณีย์ คิดแค่ค่าส่งจริง

## เราเก็บไว้ยังไง

ของทุกชิ้นถ่ายรูป ติดวันที่ ใส่ช่องในตู้หน้าร้าน เก็บไว้ **30 วัน** ของมีค่าอย่างกระเป๋าเงินกับมือถือส่งเข้าออฟฟิศภายในวันเดียว ครบ 30 วันแล้วไม่มีใครมารับ เสื้อผ้าดี ๆ ซักแล้วส่งต่อให้มูลนิธิใกล้ร้าน ส่วนถุงเท้าข้างเดียวกลายเป็นผ้าเช็ดถัง

ก่อนออกจากร้าน ลองหมุนถังด้วยมือหนึ่งรอบ ถุงเท้าชอบแปะอยู่ด้านบน มองจากหน้าเครื่องไม่เห็นหรอก`,
      en: `At the end of every month we empty the lost-and-found cabinets and count. The latest count, all branches together:

- **212 socks,** of which 31 pairs could be reunited
- 18 bunches of keys
- 11 wireless earbuds, four of them washed, one of those still playing
- 3 teddy bears
- 1 set of teeth
- 1 cat

The cat is called Socks. It was asleep on a dryer at the lake in Khon Kaen, and its owner came within twenty minutes. There was no charge.

## If something’s yours

1. Write to @fongsai on LINE with the branch, the day and roughly the time.
2. Describe it. For phones and jewellery we ask a few more questions, so that it goes to the right person.
3. Collect it at the shop, or have us post it: you only pay the postage.

## How we keep things

Each is photographed, dated and put into the lost-and-found cabinet by the door, where it stays for **thirty days**. Wallets and phones go to the office the same day. After that, good clothes are washed and given to a charity near the shop. Single socks become cloths for wiping drums.

Before you leave, give the drum one turn by hand. Socks cling to the top, where nobody looks.`,
    },
  },
  {
    slug: 'night-guardian-award',
    category: 'company',
    status: 'published',
    published: { daysAgo: 205 },
    picture: 'news-night-guardian-award',
    album: newsAlbums['night-guardian-award'],
    title: {
      th: 'เหรียญพระจันทร์ของคนกะดึก ปีนี้เป็นของลุงเดช สวนพลู',
      en: 'Our Night Guardian is Uncle Det of Suan Phlu',
    },
    summary: {
      th: 'ลูกค้าโหวตกว่าสี่พันเสียง ลุงเดช กะดึกสาขาสวนพลู ช่วยยกผ้านวม เดินส่งคนถึงปากซอย และจำชื่อลูกค้าได้เกือบทั้งซอย',
      en: 'More than four thousand of you voted. Uncle Det lifts duvets, walks people to the corner at three and knows half the lane by name.',
    },
    body: {
      th: `ร้านเราไม่ปิด เพราะมีคนที่ไม่นอน ทุกปีเลยให้ลูกค้าโหวตว่าทีมกะดึกคนไหนควรได้เหรียญพระจันทร์ รอบล่าสุดมีคนโหวต **4,186 เสียง** และคนที่ได้คือ **ลุงเดช** จากสาขาสวนพลู

## ทำไมต้องลุงเดช

ลุงอายุ 61 เคยเป็นยามโรงงานทอผ้า ทำกะสี่ทุ่มถึงหกโมงเช้ามา 3 ปี เดินเช็ดถังทุกชั่วโมง พกไฟฉายไว้เดินส่งลูกค้าที่กลับคนเดียว

> คนมาซักผ้าตอนตีสาม ไม่ใช่คนว่างหรอก เขาเพิ่งเลิกงาน เราก็แค่ดูให้เขาได้กลับบ้านเร็ว ๆ

ข้อความโหวตที่เราชอบที่สุดมาจากน้องแพทย์ฝึกหัดคนหนึ่ง เล่าว่าเผลอหลับหน้าเครื่อง ตื่นมาผ้าพับเรียบร้อยอยู่ในตะกร้า มีโน้ตเขียนว่า “สู้ ๆ นะลูก”

## อีกสี่คนที่ได้รองชนะเลิศ

- น้าเล็ก หาดใหญ่ กิมหยง
- น้องปลาย ทีมเชียงใหม่
- พี่โอ๊ต พัทยา ซอยบัวขาว
- ป้าแต๋ว ขอนแก่น ศรีจันทร์

ลุงเดชได้เงินรางวัล 20,000 บาทกับวันหยุดเพิ่ม 5 วัน ลุงขอเอาไปนอน

อยากขอบคุณคนกะดึกร้านประจำของคุณ เขียนมาที่ LINE @fongsai เราส่งต่อถึงตัวทุกข้อความ และถ้ามาคนเดียวตอนดึก ๆ ทักไว้ก่อนก็ได้ จะได้มีคนรู้ว่าคุณอยู่ที่ร้าน`,
      en: `We can stay open because someone stays up. Once a year you choose who deserves the medal with the moon on it. This time there were **4,186 votes**, and it goes to **Uncle Det** of the Suan Phlu branch.

## Why Uncle Det

Uncle Det is 61, used to guard a weaving mill and has worked our night shift for the past three years: ten in the evening to six in the morning, wiping the drums every hour and walking people to the main road by torchlight.

> Anyone who washes at three in the morning has just come from work. I only see to it that they get home soon.

Our favourite vote came from a young doctor who fell asleep in front of her machine. When she woke, everything lay folded in the basket, with a note: “Keep going, child.”

## The four runners-up

- Auntie Lek, Hat Yai Kim Yong
- Plai, from the Chiang Mai team
- Oat, Pattaya Soi Buakhao
- Auntie Taew, Khon Kaen Sri Chan Road

The prize is ฿20,000 and five more days of leave. Uncle Det intends to spend them asleep.

Want to thank someone on the night shift? Message @fongsai on LINE and we’ll pass it on. And if you come alone late at night, drop us a line first, so someone knows you’re there.`,
    },
  },
]
