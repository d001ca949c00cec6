import { newsAlbums } from './news-album.demo.ts'
import type { NewsDemo } from './news-item.demo.ts'

/** Tips for the time before a wash: stains, detergent, sorting. */
export const tipNews: NewsDemo[] = [
  {
    slug: 'remove-coffee-stain',
    category: 'tip',
    status: 'published',
    published: { daysAgo: 9 },
    picture: 'news-remove-coffee-stain',
    album: [],
    title: {
      th: 'กาแฟหกใส่เสื้อ ทำ 4 อย่างนี้ก่อนซัก',
      en: 'Coffee on your shirt? Four things before the wash',
    },
    summary: {
      th: 'ซับ น้ำเย็น น้ำส้มสายชู แล้วรอ 15 นาที คราบกาแฟส่วนใหญ่ออกหมดถ้ารีบทำ ที่สำคัญคืออย่าเพิ่งอบจนกว่าคราบจะหายจริง',
      en: 'Blot, cold water, vinegar, fifteen minutes. Most coffee comes out if you are quick, and if you keep it away from heat until it has.',
    },
    body: {
      th: `กาแฟหกใส่เสื้อขาวก่อนประชุม ใครไม่เคยเจอบ้าง ข่าวดีคือคราบกาแฟใหม่ ๆ ออกง่าย ถ้าไม่พลาดสองอย่าง คือ **ถูแรง** กับ **โดนความร้อน**

## ทำตามนี้เลย

1. **ซับ อย่าถู** ใช้ทิชชูหรือผ้าแห้งกดลงไปตรง ๆ ให้ดูดกาแฟขึ้นมา ถูแล้วคราบยิ่งกระจายและจมลงในเนื้อผ้า
2. **น้ำเย็นจากด้านหลัง** กลับเสื้อ ให้น้ำไหลผ่านจากด้านในออกด้านนอก 1 ถึง 2 นาที
3. **น้ำส้มสายชูผสมน้ำยาล้างจาน** น้ำสะอาด 1 ลิตร น้ำส้มสายชูกลั่นสีขาว 1 ช้อนโต๊ะ น้ำยาล้างจานครึ่งช้อนชา แช่ตรงคราบ 15 นาที แล้วล้างน้ำเย็น
4. **ซักตามปกติ** ด้วยน้ำเย็น แล้วเอามาส่องไฟดูก่อนเข้าเครื่องอบ

ถ้ายังเห็นรอยจาง ๆ ให้ทำข้อ 3 ซ้ำ อบตอนที่คราบยังอยู่ ความร้อนจะทำให้คราบฝังแน่นจนเอาไม่ออก

## ถ้าเป็นลาเต้

นมมีไขมันกับโปรตีน หยดน้ำยาซักผ้าสูตรเอนไซม์ลงบนคราบ ทิ้งไว้ 10 นาทีก่อนทำข้อ 3 และห้ามใช้น้ำร้อน เพราะโปรตีนจะสุกติดผ้า

> ห้ามผสมน้ำส้มสายชูกับน้ำยาซักผ้าขาวเด็ดขาด จะเกิดแก๊สคลอรีนซึ่งอันตรายมาก

ผ้าไหม ผ้าวูล และผ้าที่ป้ายเขียนว่าซักแห้งเท่านั้น ให้ซับแล้วส่งร้านซักแห้ง อย่าลองเอง ส่วนผ้าสี ลองหยดตรงตะเข็บด้านในก่อน ถ้าสีไม่ตกค่อยทำทั้งตัว

คราบอื่นถามได้ที่ LINE @fongsai ถ่ายรูปป้ายข้างในเสื้อมาด้วย จะได้ตอบตรงกับผ้า`,
      en: `A white shirt, a meeting in ten minutes, a cup at the wrong angle. Fresh coffee is one of the easier stains, provided you avoid two things: **rubbing** and **heat**.

## In this order

1. **Blot.** Press a tissue or a dry cloth straight down and let it drink. Rubbing spreads the stain and works it into the fibre.
2. **Cold water from behind.** Turn the shirt inside out and let the tap run through it for a minute or two.
3. **Vinegar and washing-up liquid.** One litre of water, one tablespoon of white vinegar, half a teaspoon of washing-up liquid. Soak the spot for fifteen minutes, then rinse cold.
4. **Wash as usual,** cold, and hold it up to the light before it goes into a dryer.

Still a shadow? Repeat step three. Dry it with the stain in place and the heat sets it for good.

## If there was milk in it

Milk brings fat and protein. Put a few drops of an enzyme detergent on the spot and leave it for ten minutes before step three. No hot water: it cooks the protein into the cloth.

> Never mix vinegar with chlorine bleach. Together they give off chlorine gas, which is dangerous.

Silk, wool and anything marked dry clean only: blot it and take it to a cleaner. With colours, try a drop on an inside seam first.

Another stain? Ask us on LINE, @fongsai, and add a photo of the care label.`,
    },
    metaTitle: {
      th: 'วิธีซักคราบกาแฟออกจากเสื้อ ใน 4 ขั้นตอน | ฟองใส',
      en: 'How to get coffee out of a shirt, in four steps | Fongsai',
    },
    metaDescription: {
      th: 'คราบกาแฟบนเสื้อขาวเอาออกได้ถ้ารีบ ซับก่อน ล้างน้ำเย็น แช่น้ำส้มสายชูกับน้ำยาล้างจาน 15 นาที แล้วค่อยซัก พร้อมข้อควรระวังเรื่องความร้อน',
      en: 'Coffee comes out of a white shirt if you are quick: blot, rinse cold, soak in vinegar for fifteen minutes, wash, and keep it from heat.',
    },
    metaKeyword: {
      th: 'คราบกาแฟ, ซักคราบกาแฟ, คราบบนเสื้อขาว, น้ำส้มสายชูซักผ้า',
      en: 'coffee stain, remove coffee from shirt, white shirt stain, vinegar laundry',
    },
  },
  {
    slug: 'how-much-detergent',
    category: 'tip',
    status: 'published',
    published: { daysAgo: 158 },
    picture: 'news-how-much-detergent',
    album: [],
    title: {
      th: 'ใส่น้ำยาเท่าไรดี จำง่าย ๆ ดูราคาเครื่อง',
      en: 'How much detergent? Read it off the price',
    },
    summary: {
      th: 'เครื่อง 40 บาทใส่น้ำยา 40 มล. เครื่อง 60 บาทใส่ 60 มล. จำแค่นี้พอ ใส่เยอะกว่านั้นผ้าไม่ได้สะอาดขึ้น แถมแข็ง คัน แล้วก็เหม็นอับ',
      en: 'A ฿40 machine takes 40 ml, a ฿60 one takes 60. More does not wash cleaner; it leaves your clothes stiff, itchy and musty.',
    },
    body: {
      th: `ยืนหน้าเครื่องแล้วเทน้ำยาตามใจ เทเผื่อไว้หน่อยน่าจะสะอาดกว่า หลายคนคิดแบบนี้ แต่เครื่องฝาหน้าใช้น้ำน้อย น้ำยาที่เกินมาจะล้างไม่หมดและค้างอยู่ในผ้า

## สูตรจำง่ายของร้านเรา

ใช้น้ำยาชนิดน้ำ **มิลลิลิตรเท่ากับราคาเครื่อง**

- เครื่อง 9 กก. 40 บาท ใส่ 40 มล.
- เครื่อง 14 กก. 60 บาท ใส่ 60 มล.
- เครื่อง 18 กก. 80 บาท ใส่ 80 มล.
- เครื่อง 27 กก. 120 บาท ใส่ 120 มล.

ซองจากตู้น้ำยาในร้านมี 40 มล. ราคา 10 บาท เครื่องเล็กใช้ซองเดียวพอดี ใส่ผ้าไม่เต็มถังก็ลดลงตามส่วน ถ้าใช้สูตรเข้มข้น ให้ดูฉลากข้างขวดเป็นหลัก ส่วนใหญ่ใช้แค่ครึ่งเดียว

## เมื่อไรควรเพิ่ม

ผ้าเปื้อนโคลนหรือน้ำมันเพิ่มได้อีก 20 มล. และเลือกน้ำอุ่น แค่เหงื่อกับฝุ่นไม่ต้องเพิ่ม ซักบ่อยดีกว่าใส่เยอะ

## ใส่เยอะไปแล้ว ดูยังไง

1. นาทีสุดท้ายยังเห็นฟองเต็มกระจก
2. ผ้าแห้งแล้วแข็งหรือลื่นมือ
3. หอมตอนแรก พอโดนเหงื่อกลับเหม็นอับ

ถ้าเจอแบบนี้ ซักซ้ำด้วยน้ำเปล่าหนึ่งรอบ ไม่ต้องใส่อะไรเลย คราบน้ำยาเก่าจะหลุดออกมาเอง

> ปรับผ้านุ่มใส่คนละช่องกับน้ำยา และไม่ต้องใส่กับผ้าขนหนู มันเคลือบเส้นใยจนไม่ซับน้ำ

ไม่แน่ใจว่าช่องไหน มีรูปติดอยู่ที่ลิ้นชักของทุกเครื่อง`,
      en: `A bit more, just to be safe: that’s how everybody pours. But a front loader uses little water, so it can’t rinse out the extra. It stays in your clothes.

## A rule you can read off the machine

With ordinary liquid detergent, **millilitres are baht.**

- 9 kg, ฿40: 40 ml
- 14 kg, ฿60: 60 ml
- 18 kg, ฿80: 80 ml
- 27 kg, ฿120: 120 ml

A sachet from our detergent machine holds 40 ml and costs ฿10, which is exactly one small wash. Take less for a half-full drum. With a concentrate go by the label: most need about half as much.

## When to add some

For mud or grease add 20 ml and choose warm water. For sweat and dust add nothing. Washing more often beats pouring more.

## Signs of too much

1. In the last minute there is still foam behind the glass.
2. Dry clothes feel stiff, or slippery.
3. They smell lovely at first and musty as soon as you sweat.

The cure is simple: run it once more with plain water and nothing else. The old detergent washes out.

> Softener has its own compartment. Skip it for towels: it coats the loops until they stop absorbing water.

Not sure which compartment is which? There’s a picture on every machine’s drawer.`,
    },
  },
  {
    slug: 'sort-by-weight',
    category: 'tip',
    status: 'published',
    published: { daysAgo: 33 },
    picture: 'news-sort-by-weight',
    album: newsAlbums['sort-by-weight'],
    video: 'file',
    title: {
      th: 'แยกผ้าตามน้ำหนัก แห้งพร้อมกัน ไม่เสียค่าอบเพิ่ม',
      en: 'Sort by weight and everything dries together',
    },
    summary: {
      th: 'แยกสีแล้วอย่าลืมแยกหนักเบา ยีนส์กับเสื้อยืดอบด้วยกันทีไร เสื้อแห้งกรอบแต่ขอบยีนส์ยังชื้น แยกแค่สามกองก็จบ มีคลิปให้ดูด้วย',
      en: 'After colours, sort by weight: jeans and T-shirts in one dryer means crisp shirts and damp waistbands. Three piles put it right; there is a short film too.',
    },
    body: {
      th: `ทุกคนรู้ว่าต้องแยกผ้าขาวกับผ้าสี แต่เรื่องที่ช่วยประหยัดเงินจริง ๆ คือ **แยกหนักกับเบา** ใครเพิ่งเคยมาซักครั้งแรก ดูคลิป 13 วินาทีในหน้านี้ก่อนได้ มีครบตั้งแต่หิ้วตะกร้าเข้าร้านจนพับเสร็จ

## หนักเท่าไร ลองกะดู

- ถุงเท้าหนึ่งคู่ 50 กรัม
- เสื้อยืดหนึ่งตัว 150 ถึง 200 กรัม
- เสื้อเชิ้ต 250 กรัม
- ผ้าขนหนูผืนใหญ่ 500 กรัม
- กางเกงยีนส์ 700 ถึง 800 กรัม

พอเปียก ยีนส์หนึ่งตัวอุ้มน้ำจนหนักเกือบเท่าเสื้อยืดเปียกห้าตัว ปั่นหมาดด้วยกัน ถังจะเหวี่ยงไปข้างเดียว เครื่องต้องลดรอบ น้ำเลยเหลือในผ้าเยอะ

## แยกเป็นสามกอง

1. **เบา** เสื้อยืด เสื้อกล้าม ถุงเท้า อบความร้อนกลาง 20 ถึง 30 นาที
2. **กลาง** เชิ้ต กางเกงผ้า ผ้าปูที่นอน อบความร้อนกลาง 30 นาที
3. **หนัก** ยีนส์ ผ้าขนหนู เสื้อฮู้ดผ้าฝ้าย อบความร้อนสูง 40 นาที

ผ้าไม่พอแยกสามเครื่องก็ซักรวมกันได้ แต่ตอนอบให้แยกสองเครื่อง เครื่องเล็กเครื่องละ 30 บาท รวม 60 บาท จบใน 30 นาที ดีกว่าอบรวมเครื่องเดียวแล้วต้องต่อเวลาอีก 40 นาที รวมเป็น 70 บาท

## ใส่แค่ไหนถึงพอดี

สามในสี่ของถัง ลองแบมือสอดเหนือกองผ้า ถ้าสอดเข้าสบายคือพอดี ถ้าต้องดันคือแน่นไป ขยับจาก 9 ไป 14 กก. จ่ายเพิ่มแค่ 20 บาท แต่สะอาดทั้งถัง`,
      en: `Everyone sorts whites from colours. What saves money is to sort **heavy from light**. If this is your first time, the thirteen-second film on this page goes from the basket to the folding table.

## What things weigh

- A pair of socks: 50 g
- A T-shirt: 150 to 200 g
- A shirt: 250 g
- A bath towel: 500 g
- Jeans: 700 to 800 g

Once wet, one pair of jeans weighs nearly as much as five wet T-shirts. Spin them together and the drum pulls to one side, the machine slows down to protect itself, and the water stays in your clothes.

## Three piles

1. **Light:** T-shirts, vests, socks. Medium heat, 20 to 30 minutes.
2. **Middling:** shirts, cotton trousers, sheets. Medium heat, 30 minutes.
3. **Heavy:** jeans, towels, cotton hoodies. High heat, 40 minutes.

Not enough for three machines? Wash it together and split it for drying. Two small dryers at ฿30 are done in half an hour, ฿60 in total; one dryer with everything in it needs forty minutes more and comes to ฿70.

## How full is full

Three quarters of the drum. Slide your flat hand in above the clothes: if it goes in easily, that is right. If you have to push, move up a size. From 9 to 14 kg costs ฿20 more, and the whole load gets clean instead of the outside of the heap.`,
    },
  },
]
