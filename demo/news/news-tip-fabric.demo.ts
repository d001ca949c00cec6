import type { NewsDemo } from './news-item.demo.ts'

/** Tips for laundry that needs special treatment: duvets, fabrics that shrink, shoes. */
export const fabricTipNews: NewsDemo[] = [
  {
    slug: 'duvet-without-smell',
    category: 'tip',
    status: 'published',
    published: { daysAgo: 231 },
    picture: 'news-duvet-without-smell',
    album: [],
    title: {
      th: 'ซักผ้านวมยังไงไม่ให้เหม็นอับ',
      en: 'How to wash a duvet without the smell',
    },
    summary: {
      th: 'กลิ่นอับมาจากไส้ในที่แห้งไม่สนิท ไม่ใช่น้ำยาน้อยไป ใช้เครื่อง 27 กก. อบสองรอบ กลับผ้ากลางทาง ชั่วโมงครึ่งได้ผ้านวมฟู ๆ กลับบ้าน',
      en: 'The smell comes from a filling that never quite dried, not from too little detergent. One big machine, two rounds of drying, an hour and a half.',
    },
    body: {
      th: `ผ้านวมเหม็นอับไม่ได้แปลว่าซักไม่สะอาด ส่วนใหญ่คือ **ไส้ในยังชื้น** แล้วพับเก็บทั้งอย่างนั้น ปัญหาเลยอยู่ที่ตอนทำแห้ง ไม่ใช่ตอนซัก

## ก่อนซัก

- อ่านป้าย ใยสังเคราะห์กับฝ้ายซักเครื่องได้ ขนเป็ดใช้น้ำเย็น ไหมให้ส่งซักแห้ง
- ดูตะเข็บ ถ้าขาดให้เย็บก่อน ไม่งั้นไส้หลุดเต็มถัง
- ผ้านวมห้าฟุตหรือหกฟุตใช้เครื่อง **27 กก.** เครื่องเล็กกว่านั้นน้ำเข้าไม่ถึงกลางผืน

## ตอนซัก

1. ม้วนหลวม ๆ วางรอบถัง อย่าขยำเป็นก้อน
2. น้ำยา 60 ถึง 80 มล. พอ ผ้านวมเบากว่าผ้าเต็มถังและอุ้มฟองไว้นาน
3. น้ำอุ่น 40 องศา กลิ่นออกง่ายกว่าน้ำเย็น แต่ถ้าเป็นขนเป็ดให้ใช้น้ำเย็น
4. กดล้างน้ำเพิ่มหนึ่งรอบ ไม่ต้องใส่ปรับผ้านุ่ม

## ตอนอบ สำคัญสุดตรงนี้

1. เครื่องอบใหญ่ ความร้อนกลาง 30 นาที
2. เอาออกมาคลี่ เขย่าแรง ๆ แล้วพลิกเอาด้านที่ม้วนอยู่ข้างในออกมา
3. อบต่ออีก 30 นาที ใส่ลูกเทนนิสสะอาดสองลูก ไส้จะได้ไม่จับเป็นก้อน
4. วางทิ้งไว้ 15 นาทีให้หายร้อน แล้วบีบตรงมุมกับกลางผืน ถ้ารู้สึกเย็น ๆ แปลว่ายังชื้น อบเพิ่มอีก 10 นาที

> เก็บผ้าตอนยังอุ่น ไอน้ำจะกลั่นตัวอยู่ในถุง เดี๋ยวก็กลับมาเหม็นอีก

ทั้งหมดราวชั่วโมงครึ่ง ซัก 120 บาท อบสองรอบ 120 บาท หาสาขาที่มี**เครื่องใหญ่สำหรับผ้านวม**ได้ที่หน้า[ค้นหาสาขา](/branch)`,
      en: `A duvet that smells isn’t dirty. It was usually put away with **a damp filling**. So the trick is in the drying.

## Before

- Read the label. Polyester and cotton can go into the machine, down only in cold water, silk to the cleaner’s.
- Check the seams. A small hole now is a drum full of fluff later.
- A double or king-size duvet needs the **27 kg** washer. In anything smaller the water never reaches the middle.

## Washing

1. Roll it loosely and lay it round the drum.
2. Use 60 to 80 ml of detergent. A duvet is lighter than a full load and holds on to the foam.
3. Warm water, 40 °C, deals with smells better than cold; down stays cold.
4. Add one extra rinse. Leave out the softener.

## Drying, which is the point

1. Large dryer, medium heat, thirty minutes.
2. Take it out, shake it hard, and put it back with the middle outwards.
3. Thirty minutes more, with two clean tennis balls to keep the filling from clumping.
4. Let it rest for a quarter of an hour, then squeeze a corner and the middle. If it feels cool, it is damp: ten minutes more.

> Packed away warm, it steams in its own bag, and you are back where you started.

An hour and a half or so altogether: ฿120 for the wash and ฿120 for two rounds of drying. Branches with a **large machine for duvets** are under [Find a branch](/branch).`,
    },
    metaTitle: {
      th: 'ซักผ้านวมยังไงไม่ให้เหม็นอับ วิธีซักและอบ | ฟองใส',
      en: 'Wash and dry a duvet without the musty smell | Fongsai',
    },
    metaDescription: {
      th: 'ผ้านวมเหม็นอับเพราะไส้ในไม่แห้ง วิธีซักด้วยเครื่อง 27 กก. ใส่น้ำยาแค่ไหน อบกี่นาที กลับผ้าตอนไหน และเช็กว่าแห้งจริงหรือยัง ทำตามได้เลย',
      en: 'A duvet smells when its filling stays damp. Which machine, how much detergent, how long to dry it and how to tell that it really is dry.',
    },
  },
  {
    slug: 'dry-without-shrinking',
    category: 'tip',
    status: 'published',
    published: { daysAgo: 86 },
    picture: 'news-dry-without-shrinking',
    album: [],
    title: {
      th: 'อบผ้ายังไงไม่ให้หด เลือกความร้อนตามนี้',
      en: 'Which heat won’t shrink your shirt',
    },
    summary: {
      th: 'ต่ำ 50 กลาง 60 สูง 70 องศา ผ้าแต่ละแบบชอบไม่เท่ากัน เสื้อยืดคอตตอนใช้ความร้อนกลาง ไหมพรมอย่าเอาไปอบเลย',
      en: 'Low is 50 °C, medium 60, high 70. T-shirts are happy with medium, towels with high, and a woollen jumper with none at all.',
    },
    body: {
      th: `เสื้อไหมพรมตอนเข้าเครื่องอบยังตัวใหญ่ ออกมาเหลือเท่าเสื้อตุ๊กตา เรื่องแบบนี้กันได้ แค่เลือกความร้อนให้ถูกตั้งแต่แรก

## ผ้าอะไร กดปุ่มไหน

- **ต่ำ 50 องศา** ผ้ายืด ชุดกีฬา ชุดชั้นใน ผ้าใยสังเคราะห์ ผ้าที่มีลายสกรีน
- **กลาง 60 องศา** เสื้อยืดคอตตอน เสื้อเชิ้ต ผ้าปูที่นอน ชุดนักเรียน
- **สูง 70 องศา** ผ้าขนหนู ยีนส์ ผ้าฝ้ายหนา ๆ
- **ห้ามอบ** ไหมพรม วูล ผ้าไหม เรยอน หนัง ชุดว่ายน้ำ และผ้าที่ป้ายมีรูปสี่เหลี่ยมล้อมวงกลมกากบาท

จุดในวงกลมบนป้ายก็บอกได้ จุดเดียวใช้ความร้อนต่ำ สองจุดใช้ได้ถึงกลาง สามจุดใช้สูงได้

## ผ้าหดเพราะอะไร

ฝ้ายถูกดึงให้ยืดตอนทอ พอเจอน้ำกับความร้อน เส้นใยจะคลายตัวกลับไปสั้นเท่าเดิม ส่วนขนสัตว์มีเกล็ด เจอทั้งร้อน ชื้น และแรงเหวี่ยงพร้อมกัน เกล็ดจะเกี่ยวกันจนแน่น แล้วดึงกลับไม่ได้อีกเลย

## สามอย่างที่ช่วยได้มาก

1. เอาออกตอนตะเข็บยังชื้นนิด ๆ ผ้าหดหนักสุดก็ตอนแห้งแล้วแต่ยังอบต่อนี่แหละ
2. ใส่แค่ครึ่งถัง ลมผ่านได้ทั่ว ไม่ต้องเร่งความร้อน
3. เริ่มที่ 20 นาทีแล้วเปิดดู เปิดระหว่างอบได้ เวลาหยุดรอให้

เสื้อตัวโปรดที่ยังไม่มั่นใจ ให้อบต่ำ 10 นาทีพอหมาด แล้วแขวนต่อ ได้ทั้งเรียบทั้งไม่หด ไม่ต้องรีดด้วย`,
      en: `A jumper goes in and a doll’s jumper comes out. It doesn’t have to happen: it’s only a matter of pressing the right button.

## Which button for what

- **Low, 50 °C:** stretch fabrics, sportswear, underwear, synthetics, anything with a print
- **Medium, 60 °C:** cotton T-shirts, shirts, sheets, school uniforms
- **High, 70 °C:** towels, jeans, thick cotton
- **Not at all:** wool, silk, rayon, leather, swimwear, and anything with a crossed-out circle in a square on its label

The dots in that circle help too. One dot is low, two go up to medium, three can take high.

## Why things shrink

Cotton is pulled long when it is woven. Water and heat let it slip back to the length it had before. Wool is worse: its fibres are scaly, and warm, wet and tumbling together they hook into one another and never let go.

## Three habits

1. Take things out while the seams are still a touch damp. It is the minutes after dry that do the damage.
2. Fill only half the dryer. Air gets everywhere, and you need less heat.
3. Start with twenty minutes and look. You can open the door halfway through; the timer pauses.

And the shirt you love best? Ten minutes on low, then a hanger. It will not shrink and it hardly needs ironing.`,
    },
  },
  {
    slug: 'sneakers-in-the-washer',
    category: 'tip',
    status: 'published',
    published: { daysAgo: 336 },
    picture: 'news-sneakers-in-the-washer',
    album: [],
    title: {
      th: 'ซักรองเท้าผ้าใบในเครื่องซักรองเท้า เตรียมยังไงให้ถูก',
      en: 'Trainers in the shoe washer: how to prepare them',
    },
    summary: {
      th: 'ถอดเชือก เคาะดิน น้ำเย็น แล้วใช้เครื่องซักรองเท้าโดยเฉพาะ คู่ละ 40 บาท 25 นาที หนังกับหนังกลับอย่าเอาลงเครื่อง',
      en: 'Laces out, mud off, cold water, and a machine made for shoes: ฿40 and 25 minutes a pair. Leather and suede stay at home.',
    },
    body: {
      th: `รองเท้าผ้าใบขาวที่ไม่ขาวแล้ว ขัดมือจนเมื่อยก็ยังเทา หลายสาขาของเรามี **เครื่องซักรองเท้า** แยกต่างหาก ข้างในเป็นแปรงรอบถัง คู่ละ 40 บาท 25 นาที ไม่ปนกับเครื่องซักผ้าแน่นอน

## คู่ไหนซักได้

- ได้: ผ้าใบ ผ้าตาข่าย ไนลอน รองเท้าวิ่งส่วนใหญ่
- ไม่ได้: หนังแท้ หนังกลับ รองเท้าที่มีไฟ และคู่ที่พื้นเริ่มอ้า

## เตรียม 5 นาที

1. ถอดเชือกกับแผ่นรอง ใส่ถุงตาข่าย ซักไปด้วยกันได้
2. เคาะดินออก รอดินแห้งก่อนจะเคาะง่ายกว่าตอนเปียก
3. ใช้แปรงสีฟันเก่าจุ่มน้ำยาล้างจาน ถูขอบยางที่ดำ
4. วางหัวรองเท้าลง ใส่ครั้งละหนึ่งถึงสองคู่ เลือก**น้ำเย็น** ไม่เกิน 30 องศา ร้อนกว่านั้นกาวจะเริ่มอ่อน

ใส่น้ำยา 20 มล. ก็พอ ใส่เยอะแล้วล้างไม่หมด แห้งแล้วจะขึ้นคราบเหลือง

## ทำให้แห้งโดยไม่เสียทรง

อย่าเอาเข้าเครื่องอบผ้า พื้นจะบิดและหด ให้ยัดกระดาษขาวไม่พิมพ์หมึกไว้ข้างใน เปลี่ยนกระดาษหนึ่งครั้งหลังผ่านไปสองชั่วโมง แล้วผึ่งในที่ลมโกรก ไม่ตากแดดจัด ค้างไว้หนึ่งคืนแห้งพอดี

> หลังซักถ้าเห็นคราบเหลืองบนผ้าขาว พันกระดาษทิชชูหมาด ๆ ให้รอบแล้วผึ่ง คราบจะย้ายมาอยู่บนทิชชู

ร้านไหนมีบ้าง เปิดหน้า[ค้นหาสาขา](/branch) แล้วมองหาบริการ**เครื่องซักรองเท้า** เช่น[หน้า ม.เกษตร](/branch/bangkok-kaset) กับ[ขอนแก่น โคลัมโบ](/branch/khon-kaen-columbo)`,
      en: `White trainers, no longer white, and an hour with a brush changes little. Many of our branches have a **shoe washer**, a separate machine with bristles all round the drum: ฿40 a pair, 25 minutes. Nobody’s shirts ever go in there, and your shoes stay out of theirs.

## Which pairs

- Yes: canvas, mesh, nylon, most running shoes
- No: leather, suede, shoes that light up, soles that are coming loose

## Five minutes of preparation

1. Take out laces and insoles and put them in a mesh bag. They can go in too.
2. Knock off the mud. Dry mud falls off; wet mud spreads.
3. Scrub the black edge of the rubber with an old toothbrush and washing-up liquid.
4. Toes down, one or two pairs, **cold water**, 30 °C at most. Warmer than that softens the glue.

Use 20 ml of detergent. More will not rinse out, and it dries yellow.

## Drying them in shape

Keep them out of the clothes dryer, which warps and shrinks the sole. Stuff them with plain white paper, change it once after two hours, and leave them in moving air, out of the strong sun. Overnight is enough.

> Yellow marks on white canvas? Wrap the wet shoes in damp tissue and let them dry. The marks move to the tissue.

To see which branches have one, open [Find a branch](/branch) and look for **Shoe washer**. [Kasetsart](/branch/bangkok-kaset) and [Khon Kaen Columbo](/branch/khon-kaen-columbo) are two of them.`,
    },
  },
]
