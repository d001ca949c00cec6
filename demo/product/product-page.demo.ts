import type { BranchPayment } from '@washhouse/contract/branch/branch.contract'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

interface Row {
  title: BilingualText
  text: BilingualText | null
}

export const productHead = {
  title: { th: 'เครื่องและราคา', en: 'Machines and prices' },
  description: {
    th: 'ราคาเดียวกันทุกสาขา ไม่มีบวกเพิ่ม',
    en: 'The same in every branch, with nothing added.',
  },
  /** The name of a drawing. */
  picture: 'product-page',
} satisfies Record<string, BilingualText | string>

export const productSteps: (Row & { picture: string })[] = [
  {
    title: { th: 'แยกผ้า ล้วงกระเป๋า', en: 'Sort, and empty the pockets' },
    text: {
      th: 'ผ้าขาวไปกองหนึ่ง ผ้าสีไปอีกกอง ทิชชูกับเหรียญในกระเป๋าเอาออกให้หมด',
      en: 'Whites on one side, colours on the other. Out with tissues and coins.',
    },
    picture: 'step-sort',
  },
  {
    title: { th: 'ใส่ผ้าสามในสี่ของถัง', en: 'Fill three quarters' },
    text: {
      th: 'อยากล้างถังก่อนกดปุ่มล้างถังได้ฟรี ใส่ผ้าแล้วเทน้ำยา ปิดฝาให้ได้ยินเสียงคลิก',
      en: 'Rinse the drum first if you like, it is free. Load, add detergent, close until it clicks.',
    },
    picture: 'step-load',
  },
  {
    title: { th: 'หยอดเหรียญหรือสแกน', en: 'Coins, or a scan' },
    text: {
      th: 'ราคาขึ้นบนจอก่อนจ่าย ไม่มีเหรียญแลกได้ที่เครื่องข้าง ๆ',
      en: 'The price is on the screen first. No coins? The changer is next to you.',
    },
    picture: 'step-pay',
  },
  {
    title: { th: 'เลือกน้ำ แล้วกดเริ่ม', en: 'Choose the water, press start' },
    text: {
      th: 'ผ้าทั่วไปน้ำเย็นก็สะอาด ผ้าขนหนูกับผ้าปูใช้น้ำอุ่น น้ำร้อนเก็บไว้ซักผ้าเด็กอ่อน',
      en: 'Cold for most things, warm for towels and sheets, hot for baby clothes.',
    },
    picture: 'step-choose',
  },
  {
    title: { th: 'ไปกินข้าวก่อนก็ได้', en: 'Go and get dinner' },
    text: {
      th: 'จอบอกเวลาที่เหลือเป็นนาที ตั้งเตือนในมือถือไว้ กลับมาทันผ้าหยุดพอดี',
      en: 'The screen counts the minutes. Set a timer and be back when the drum stops.',
    },
    picture: 'step-wait',
  },
  {
    title: { th: 'ย้ายไปอบ แล้วพับ', en: 'Dry, fold, go home' },
    text: {
      th: 'สะบัดผ้าก่อนอบ แห้งไวขึ้นเยอะ มีโต๊ะให้พับ กลับบ้านเก็บเข้าตู้ได้เลย',
      en: 'Shake things out first: they dry faster. There is a table to fold on.',
    },
    picture: 'step-dry',
  },
]

export const allowedLaundry: Row[] = [
  {
    title: { th: 'เสื้อผ้าที่ใส่ทุกวัน', en: 'Everyday clothes' },
    text: { th: 'ยีนส์กับเสื้อสีเข้มกลับด้านก่อน', en: 'Turn jeans and dark shirts inside out.' },
  },
  {
    title: { th: 'ผ้าปู ปลอกหมอน ผ้าขนหนู', en: 'Sheets, pillowcases, towels' },
    text: { th: 'น้ำอุ่น แล้วอบความร้อนสูง', en: 'Warm water, then high heat.' },
  },
  {
    title: { th: 'ผ้านวมและผ้าห่ม', en: 'Duvets and blankets' },
    text: {
      th: 'ผืนบางเครื่อง 14 กก. ผืนหนาเครื่อง 27 กก.',
      en: 'Thin ones in the 14 kg machine, thick ones in the 27 kg.',
    },
  },
  {
    title: { th: 'ผ้าม่าน', en: 'Curtains' },
    text: { th: 'ถอดตะขอออกก่อน', en: 'Take the hooks off first.' },
  },
  {
    title: { th: 'ตุ๊กตาผ้า', en: 'Soft toys' },
    text: { th: 'ใส่ถุงซักผ้า น้ำเย็น อบต่ำ', en: 'In a net, cold wash, low heat.' },
  },
  {
    title: { th: 'ผ้าเด็กอ่อน', en: 'Baby clothes' },
    text: {
      th: 'ล้างถังก่อน แล้วใช้น้ำร้อน',
      en: 'Rinse the drum first, then wash hot.',
    },
  },
]

/** As in the terms of service. */
export const forbiddenLaundry: Row[] = [
  {
    title: { th: 'ผ้าเปื้อนน้ำมันเบนซิน ทินเนอร์ สี กาว', en: 'Petrol, thinner, paint or glue on it' },
    text: {
      th: 'ซักแล้วก็ห้ามอบ เพราะติดไฟได้',
      en: 'Not in a dryer even after a wash: it can catch fire.',
    },
  },
  {
    title: { th: 'ไฟแช็ก แบตเตอรี่ ของมีคม', en: 'Lighters, batteries, sharp things' },
    text: { th: 'ล้วงกระเป๋าให้หมดก่อนใส่', en: 'Empty every pocket.' },
  },
  {
    title: { th: 'ยาง ฟองน้ำ หนัง', en: 'Rubber, foam, leather' },
    text: {
      th: 'รวมถึงของที่ป้ายบอกว่าห้ามซักหรือห้ามอบ',
      en: 'And whatever its label says not to wash or dry.',
    },
  },
  {
    title: { th: 'รองเท้า', en: 'Shoes' },
    text: { th: 'ใช้เครื่องซักรองเท้าในสาขาที่มี', en: 'Use the shoe washer where there is one.' },
  },
  {
    title: { th: 'ของใช้สัตว์เลี้ยง', en: "Pets' things" },
    text: {
      th: 'ใช้เครื่องที่ร้านแยกไว้ให้ ถ้าสาขานั้นมี',
      en: 'Use the machine set apart for them where there is one.',
    },
  },
  {
    title: { th: 'สีย้อมผ้าและสารเคมีอันตราย', en: 'Dye and dangerous chemicals' },
    text: { th: 'คนถัดไปต้องใช้ถังเดียวกับเรา', en: 'Somebody else washes after you.' },
  },
]

export const productPayments: (Row & { kind: BranchPayment })[] = [
  {
    kind: 'coin',
    title: { th: 'เหรียญ 5 และ 10 บาท', en: 'Coins of ฿5 and ฿10' },
    text: { th: 'หยอดที่เครื่องได้ทุกเครื่อง', en: 'At every machine.' },
  },
  {
    kind: 'promptpay',
    title: { th: 'สแกนพร้อมเพย์', en: 'PromptPay' },
    text: {
      th: 'สแกน QR บนจอ ถ้าเครื่องไม่หมุนใน 3 นาที เงินคืนเข้าบัญชีเดิมเอง',
      en: 'Scan the code on the screen. If nothing turns within three minutes, the money comes back by itself.',
    },
  },
  {
    kind: 'banknote',
    title: { th: 'แบงก์ 20 50 และ 100 บาท', en: 'Notes of ฿20, ฿50 and ฿100' },
    text: { th: 'แลกเป็นเหรียญที่เครื่องแลกเหรียญ', en: 'Change them at the coin changer.' },
  },
  {
    kind: 'line-pay',
    title: { th: 'LINE Pay', en: 'LINE Pay' },
    text: {
      th: 'เฉพาะบางสาขา บางแห่งรับบัตรและทรูมันนี่ด้วย ดูที่หน้าของสาขา',
      en: 'In some branches; some take cards and TrueMoney too. See the page of the branch.',
    },
  },
]

export const productPromise = {
  title: { th: 'ตีสามก็ยังมีคนดูแล', en: 'Somebody is there at three in the morning' },
  text: {
    th: 'ทุกเครื่องมีเลขติดไว้ที่หน้าเครื่อง เหรียญติด เครื่องไม่หมุน น้ำยาไม่ออก ทัก LINE @fongsai บอกเลขเครื่อง ปกติเราตอบใน 5 นาทีตลอดคืน ถ้าเป็นที่เครื่อง คุณเลือกได้ว่าจะรับเงินคืนหรือซักใหม่',
    en: 'Every machine has its number on the front. A stuck coin, a drum that stands still, detergent that does not come: send us the number on LINE, @fongsai. We usually answer within five minutes, all night. If it was the machine, you choose: your money back or another wash.',
  },
} satisfies Record<string, BilingualText>

interface LoadDemo {
  title: BilingualText
  /** Capacity of the washer in kilograms and number of runs; the same for the dryer. */
  wash: [capacity: number, rounds: number]
  dry: [capacity: number, rounds: number]
}

/** Typical laundry. Price and time are calculated from the machines. */
export const productLoads: LoadDemo[] = [
  {
    title: {
      th: 'ผ้านวม 6 ฟุต เฉพาะสาขาที่มีเครื่อง 27 กก.',
      en: 'A king-size duvet, in branches with a 27 kg washer',
    },
    wash: [27, 1],
    dry: [27, 2],
  },
  { title: { th: 'ผ้าคนเดียวทั้งสัปดาห์', en: 'A week for one' }, wash: [14, 1], dry: [14, 1] },
  { title: { th: 'ตะกร้าของทั้งบ้าน', en: "A family's basket" }, wash: [18, 1], dry: [20, 1] },
  { title: { th: 'ชุดนักเรียน 5 ชุด', en: 'Five school uniforms' }, wash: [9, 1], dry: [14, 1] },
]
