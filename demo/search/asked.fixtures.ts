/** What customers of laundries ask, and the Thai title of the record that must be among their first three results. */
interface Asked {
  text: string
  /** A question of the FAQ. */
  finds: string
  /** The slug of a public page that visitors find. */
  page?: string
  /** No record has all words, so the nearest ones are offered. */
  isNear?: true
}

const stuck = 'เหรียญค้างอยู่ในช่อง ไม่ลงและไม่คืน'
const swallowed = 'หยอดเหรียญแล้วเครื่องไม่เดิน ทำอย่างไรดี'
const notes = 'เครื่องแลกเหรียญรับแบงก์อะไร'
const scan = 'สแกนจ่ายแล้วเครื่องไม่หมุน เงินหายไหม'
const card = 'จ่ายด้วยบัตรเครดิตได้ไหม'
const refund = 'แจ้งปัญหาไปแล้ว ได้เงินคืนเมื่อไร'
const receipt = 'ขอใบเสร็จหรือใบกำกับภาษีได้ไหม'
const hours = 'ร้านเปิดกี่โมง ดูได้ที่ไหน'
const leftBehind = 'ลืมผ้าไว้ที่ร้าน'
const wallet = 'ทำกระเป๋าสตางค์หล่นในร้าน'
const shrink = 'อบแล้วผ้าจะหดไหม'
const damp = 'อบแล้วผ้ายังชื้น ทำอย่างไรดี'
const job = 'อยากสมัครงานกับฟองใส ต้องทำยังไง'
const duvet = 'ซักผ้านวมหกฟุตได้ไหม'
const curtains = 'ผ้าม่านต้องเตรียมอะไรก่อนซัก'
const coffee = 'คราบกาแฟบนเสื้อขาวเอาออกยังไง'
const smell = 'ซักแล้วผ้ายังเหม็นอับ ทำอย่างไรดี'
const shoes = 'ซักรองเท้าผ้าใบในเครื่องซักผ้าได้ไหม'
const door = 'ซักเสร็จแล้วแต่ฝาเปิดไม่ออก'
const stopped = 'เครื่องหยุดกลางคัน ผ้ายังอยู่ข้างใน'
const power = 'ไฟดับทั้งร้านระหว่างซัก'
const parking = 'มีที่จอดรถกับ Wi-Fi ไหม'
const pets = 'พาเด็กกับสัตว์เลี้ยงเข้าได้ไหม'
const quiet = 'ไปตอนไหนคนน้อย'
const booking = 'จองเครื่องล่วงหน้าได้ไหม'
const password = 'ลืมรหัสผ่าน ทำอย่างไร'
const first = 'ไม่เคยใช้ร้านสะดวกซักเลย ต้องทำอะไรบ้าง'
const points = 'มีแต้มสะสมหรือคูปองไหม'
const safe = 'มาซักตอนตีสองคนเดียว ปลอดภัยไหม'

export const asked: readonly Asked[] = [
  { text: 'เหรียญติด', finds: stuck },
  { text: 'เหรียญหาย', finds: swallowed },
  { text: 'ใบเสร็จ', finds: receipt },
  { text: 'เปิดกี่โมง', finds: hours },
  { text: 'ลืมของ', finds: leftBehind },
  { text: 'ของหาย', finds: leftBehind },
  { text: 'ผ้าหด', finds: shrink },
  { text: 'สมัครงาน', finds: job, page: 'careers' },
  { text: 'เหรียนติด', finds: stuck },

  { text: 'เครื่องกินเหรียญ', finds: swallowed },
  { text: 'เครื่องกินเงิน', finds: swallowed },
  { text: 'แลกแบงค์', finds: notes, isNear: true },
  { text: 'สแกนแล้วเครื่องไม่หมุน', finds: scan, isNear: true },
  { text: 'จ่ายบัตรเครดิต', finds: card, isNear: true },
  { text: 'ขอเงินคืน', finds: refund },
  { text: 'ใบกำกับภาษี', finds: receipt },
  { text: 'ผ้านวม 6 ฟุต', finds: duvet },
  { text: 'ซักผ้าม่าน', finds: curtains },
  { text: 'คราบกาแฟ', finds: coffee },
  { text: 'ผ้าเหม็นอับ', finds: smell },
  { text: 'ซักรองเท้า', finds: shoes },
  { text: 'ผ้าไม่แห้ง', finds: damp },
  { text: 'ประตูเปิดไม่ได้', finds: door },
  { text: 'เครื่องค้าง', finds: stopped },
  { text: 'ไฟดับ', finds: power },
  { text: 'กระเป๋าตังค์หาย', finds: wallet, isNear: true },
  { text: 'มีที่จอดรถไหม', finds: parking, isNear: true },
  { text: 'พาหมาเข้าได้ไหม', finds: pets, isNear: true },
  { text: 'คนน้อยตอนไหน', finds: quiet, isNear: true },
  { text: 'จองเครื่อง', finds: booking },
  { text: 'ซักครั้งแรก', finds: first },
  { text: 'คูปองส่วนลด', finds: points, isNear: true },
  { text: 'รหัสผาน', finds: password },

  { text: 'stuck coin', finds: stuck },
  { text: 'lost coins', finds: swallowed },
  { text: 'opening hours', finds: hours },
  { text: 'receipt', finds: receipt },
  { text: 'money back', finds: refund },
  { text: 'lost and found', finds: leftBehind },
  { text: 'lost my purse', finds: wallet },
  { text: 'do clothes shrink in the dryer', finds: shrink, isNear: true },
  { text: 'clothes not dry', finds: damp },
  { text: 'jobs', finds: job, page: 'careers' },
  { text: 'king size comforter', finds: duvet },
  { text: 'curtians', finds: curtains },
  { text: 'coffee stain', finds: coffee },
  { text: 'can I wash sneakers', finds: shoes },
  { text: 'power outage', finds: power },
  { text: 'parkng', finds: parking },
  { text: 'is it safe at night', finds: safe, isNear: true },
]
