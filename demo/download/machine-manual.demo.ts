import { productSteps } from '../product/product-page.demo.ts'
import type { MachineDemo } from '../product/machine.demo.ts'
import type { DownloadDemo } from './download-item.demo.ts'
import {
  baht,
  capacitiesOf,
  inBoth,
  machinesOf,
  sections,
  table,
  type Language,
} from './paper-text.ts'

const washers = machinesOf('washer')
const duvetWasher = washers.slice(-1)
const usualWashers = washers.slice(0, -1)
const dryers = machinesOf('dryer')
const detergents = machinesOf('detergent_vending')
const [, filling] = productSteps
if (!filling) throw new Error('The price page has no step about filling the drum')
const { title: fill } = filling

const water = {
  cold: { th: 'น้ำเย็น', en: 'Cold' },
  warm: { th: 'น้ำอุ่น', en: 'Warm' },
  hot: { th: 'น้ำร้อน', en: 'Hot' },
}
const words = {
  th: { machine: 'เครื่อง', minutes: 'นาที' },
  en: { machine: 'Machine', minutes: 'min' },
}

/** Price and minutes of each programme, as on the price page. */
function programmeTable(language: Language, list: readonly MachineDemo[]): string {
  const { machine, minutes } = words[language]
  const most = Math.max(...list.map(({ programmes }) => programmes.length))
  const widest = list.find(({ programmes }) => programmes.length === most)
  const heads = widest?.programmes.map(
    ({ temperature, title }) => (temperature ? water[temperature] : title)?.[language] ?? '',
  )
  return table([
    [machine, ...(heads ?? [])],
    ...list.map(({ title, programmes }) => [
      title[language],
      ...Array.from({ length: most }, (_, index) => {
        const programme = programmes[index]
        return programme
          ? `${baht(language, programme.price)} · ${programme.minutes ?? ''} ${minutes}`
          : '–'
      }),
    ]),
  ])
}

const fitsList = (language: Language, list: readonly MachineDemo[]) =>
  list.map(({ title, fits }) => `- **${title[language]}** ${fits?.[language] ?? ''}`).join('\n')

const descriptionsOf = (language: Language, list: readonly MachineDemo[]) =>
  list.flatMap(({ description }) => description?.[language] ?? []).join('\n\n')

const sizesOf = (list: readonly MachineDemo[]) => inBoth((language) => capacitiesOf(language, list))
const usualSizes = sizesOf(usualWashers)
const duvetSizes = sizesOf(duvetWasher)
const dryerSizes = sizesOf(dryers)

export const machineManuals: DownloadDemo[] = [
  {
    key: 'washers',
    category: 'manuals',
    subcategory: 'washers',
    daysAgo: 12,
    title: {
      th: `คู่มือเครื่องซัก ${usualSizes.th}`,
      en: `Manual for ${usualSizes.en} washers`,
    },
    description: {
      th: 'ปุ่มบนหน้าเครื่อง น้ำหนักผ้าที่ใส่ได้ และวิธีล้างช่องน้ำยา',
      en: 'The buttons, how much to load and how to clean the detergent drawer.',
    },
    paper: {
      picture: 'step-load',
      text: {
        th: sections([
          ['ราคาและเวลา', programmeTable('th', usualWashers)],
          ['เครื่องไหนใส่อะไรได้', fitsList('th', usualWashers)],
          [
            'ก่อนเริ่มซัก',
            `- ${fill.th} ผ้าต้องพลิกตัวได้
- ล้วงกระเป๋าทุกตัว เหรียญกับกระดาษทิชชูทำให้ท่อน้ำทิ้งตัน
- รูดซิปและกลับด้านผ้าสี`,
          ],
          [
            'หน้าเครื่อง',
            `1. เลือกน้ำเย็น น้ำอุ่น หรือน้ำร้อน
2. หยอดเหรียญหรือสแกน QR จนยอดครบ
3. กดเริ่ม ฝาจะล็อกภายในสามวินาที

ระหว่างซักเปิดฝาไม่ได้ ถ้าต้องหยุดจริง ๆ ให้กดปุ่มหยุดค้างห้าวินาที เครื่องจะปล่อยน้ำทิ้งก่อนปลดล็อกฝา`,
          ],
          ['น้ำยาเท่าไรพอดี', descriptionsOf('th', detergents)],
          [
            'ทุกวันจันทร์',
            `- ดึงช่องน้ำยาออก ล้างด้วยน้ำอุ่น
- เช็ดขอบยางฝาด้วยผ้าแห้ง แล้วเปิดฝาทิ้งไว้สิบนาที
- เปิดฝากรองน้ำทิ้ง เก็บเศษผ้าและเหรียญออก`,
          ],
          [
            'เครื่องหยุดกลางคัน',
            'จดเลขเครื่องที่ติดอยู่ด้านหน้าแล้วทักเรา บอกเลขเครื่องกับข้อความบนจอ ทีมงานปลดล็อกหรือเริ่มรอบใหม่ให้จากทางไกลได้ตลอดคืน',
          ],
        ]),
        en: sections([
          ['Prices and times', programmeTable('en', usualWashers)],
          ['Which one holds what', fitsList('en', usualWashers)],
          [
            'Before you wash',
            `- ${fill.en}: the laundry needs room to turn.
- Empty every pocket. Coins and tissues block the drain.
- Close zips and turn coloured clothes inside out.`,
          ],
          [
            'At the machine',
            `1. Choose cold, warm or hot water.
2. Pay the full price with coins or by QR.
3. Press start. The door locks within three seconds.

The door stays locked during the wash. If you really need to stop, hold the stop button for five seconds. The water drains before the door opens.`,
          ],
          ['How much detergent', descriptionsOf('en', detergents)],
          [
            'Every Monday',
            `- Take out the detergent drawer and rinse it in warm water.
- Dry the door seal and leave the door open for ten minutes.
- Open the drain filter and remove lint and coins.`,
          ],
          [
            'If it stops halfway',
            'Send us the machine number on the front and the text on the screen. Our team can unlock the door or start a new wash remotely, all night.',
          ],
        ]),
      },
    },
  },
  {
    key: 'duvet-washer',
    category: 'manuals',
    subcategory: 'washers',
    daysAgo: 40,
    title: { th: `คู่มือเครื่องซัก ${duvetSizes.th}`, en: `Manual for the ${duvetSizes.en} washer` },
    description: {
      th: 'ซักผ้านวมและผ้าม่านอย่างไรให้หมุนสมดุล',
      en: 'How to wash duvets and curtains without the drum going off balance.',
    },
    paper: {
      picture: 'news-duvet-without-smell',
      text: {
        th: sections([
          ['ราคาและเวลา', programmeTable('th', duvetWasher)],
          ['ใส่อะไรได้', `${fitsList('th', duvetWasher)}\n\n${descriptionsOf('th', duvetWasher)}`],
          [
            'ผ้านวมหนึ่งผืน',
            `- ซักทีละผืน อย่าใส่ผ้าชิ้นเล็กไปด้วย
- ม้วนเป็นวง วางรอบแกนถังให้หนักเท่ากันทุกด้าน
- น้ำยามากไปฟองจะล้น เครื่องจะล้างเพิ่มเองอีกหนึ่งรอบ`,
          ],
          [
            'เครื่องสั่นหรือหยุดเอง',
            'เครื่องหยุดเมื่อผ้ากองอยู่ด้านเดียว เปิดฝา คลี่ผ้าใหม่ แล้วกดเริ่มอีกครั้ง ไม่ต้องจ่ายซ้ำภายในสิบนาที',
          ],
          [
            'ดูแลประจำเดือน',
            `- ขันนอตขาตั้งทั้งสี่ให้แน่น
- ตรวจสายน้ำเข้า มีรอยบวมให้เปลี่ยนทันที
- เดินเครื่องเปล่าด้วยน้ำอุ่นหนึ่งรอบ`,
          ],
          ['ย้ายไปอบต่อ', descriptionsOf('th', dryers)],
        ]),
        en: sections([
          ['Prices and times', programmeTable('en', duvetWasher)],
          [
            'What it holds',
            `${fitsList('en', duvetWasher)}\n\n${descriptionsOf('en', duvetWasher)}`,
          ],
          [
            'One duvet',
            `- Wash one at a time, with no small items.
- Roll it into a ring around the drum so the weight is even on all sides.
- With too much detergent, the machine adds an extra rinse.`,
          ],
          [
            'If it shakes or stops',
            'The machine stops when the load is all on one side. Open the door, spread out the laundry and press start again. Within ten minutes you don’t have to pay again.',
          ],
          [
            'Every month',
            `- Tighten the bolts on all four feet.
- Check the water hoses and replace any that bulge.
- Run one empty warm wash.`,
          ],
          ['Then dry it', descriptionsOf('en', dryers)],
        ]),
      },
    },
  },
  {
    key: 'dryers',
    category: 'manuals',
    subcategory: 'dryers',
    daysAgo: 8,
    title: { th: `คู่มือเครื่องอบ ${dryerSizes.th}`, en: `Manual for ${dryerSizes.en} dryers` },
    description: {
      th: 'ตั้งความร้อน ล้างที่กรองขุย และแก้เมื่อผ้าไม่แห้ง',
      en: 'How to set the heat, clean the lint filter and fix clothes that stay damp.',
    },
    paper: {
      picture: 'step-dry',
      text: {
        th: sections([
          ['ราคาและเวลา', programmeTable('th', dryers)],
          ['เครื่องไหนใส่อะไรได้', fitsList('th', dryers)],
          [
            'เลือกความร้อน',
            `- **สูง** สำหรับผ้าขนหนู ยีนส์ และผ้าฝ้ายหนา ๆ
- **กลาง** สำหรับเสื้อผ้าทั่วไป
- **ต่ำ** สำหรับผ้ายืดและชุดกีฬา`,
          ],
          ['อบผ้านวม', descriptionsOf('th', dryers)],
          [
            'ที่กรองขุย',
            `ล้างทุกวัน วันละสองครั้งในวันที่ลูกค้าแน่น ขุยหนาเท่าแผ่นกระดาษทำให้อบนานขึ้นหนึ่งในสี่

1. ดึงแผ่นกรองขึ้นตรง ๆ
2. ลูบขุยออกด้วยมือ แล้วดูดฝุ่นในช่อง
3. ใส่กลับให้สุดจนได้ยินเสียงล็อก`,
          ],
          [
            'ผ้าไม่แห้งสักที',
            `- ผ้าแน่นถังหรือไม่ ควรเหลือที่ว่างครึ่งหนึ่ง
- ลมร้อนออกหลังร้านหรือไม่ ถ้าไม่ออกให้ตรวจท่อ
- ยังไม่หาย แจ้งเราพร้อมเลขเครื่อง`,
          ],
        ]),
        en: sections([
          ['Prices and times', programmeTable('en', dryers)],
          ['Which one holds what', fitsList('en', dryers)],
          [
            'Choose the heat',
            `- **High** for towels, jeans and thick cotton.
- **Medium** for most clothes.
- **Low** for stretch fabrics and sportswear.`,
          ],
          ['Drying a duvet', descriptionsOf('en', dryers)],
          [
            'The lint filter',
            `Clean it every day, twice on busy days. Lint as thick as a sheet of paper makes drying take a quarter longer.

1. Pull the filter straight up.
2. Wipe the lint off by hand and vacuum the slot.
3. Push it back until it clicks.`,
          ],
          [
            'Clothes won’t dry',
            `- Is the drum too full? Half of it should be empty.
- Is hot air coming out behind the shop? If not, check the duct.
- Still damp? Report it to us with the machine number.`,
          ],
        ]),
      },
    },
  },
]
