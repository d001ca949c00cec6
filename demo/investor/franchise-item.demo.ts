import type { FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

/** A unit as written after a number. */
interface Unit {
  th: string
  /** English singular and plural. */
  en: [one: string, many: string]
}

const piece = (th: string): Unit => ({ th, en: ['piece', 'pieces'] })
const set: Unit = { th: 'ชุด', en: ['set', 'sets'] }
const device = (th: string): Unit => ({ th, en: ['unit', 'units'] })
const machine = device('เครื่อง')
const point: Unit = { th: 'จุด', en: ['point', 'points'] }

/** Quantity per package: two machines, small, medium, big; 0 if it is not included. */
type Quantities = [twoMachine: number, small: number, medium: number, big: number]

const places: Record<FranchiseSize, number> = { two_machine: 0, small: 1, medium: 2, big: 3 }

const items: [th: string, en: string, unit: Unit, quantities: Quantities][] = [
  // Payment and detergent.
  ['กล่องหยอดเหรียญประจำเครื่อง', 'Coin box on each machine', device('กล่อง'), [2, 8, 12, 20]],
  ['จอสแกนพร้อมเพย์ประจำเครื่อง', 'PromptPay screen on each machine', device('จอ'), [2, 8, 12, 20]],
  ['เครื่องแลกเหรียญ', 'Coin changer', machine, [0, 1, 1, 2]],
  ['ตู้น้ำยาอัตโนมัติ', 'Detergent vending machine', device('ตู้'), [1, 1, 2, 2]],
  ['น้ำยาซักและปรับผ้านุ่มชุดแรก', 'First stock of detergent and softener', set, [1, 2, 3, 4]],
  ['ตู้เซฟเก็บเหรียญ', 'Coin safe', piece('ใบ'), [1, 1, 1, 1]],
  ['ระบบดูยอดขายผ่านมือถือ', 'Sales monitor for your phone', set, [1, 1, 1, 1]],
  // Water, power, gas and air.
  ['ตู้ไฟหลักพร้อมเบรกเกอร์กันดูด', 'Main board with earth-leakage breakers', set, [1, 1, 1, 1]],
  ['อุปกรณ์กันไฟกระชาก', 'Surge protector', set, [1, 1, 1, 2]],
  ['เครื่องสำรองไฟ', 'Uninterruptible power supply', machine, [1, 1, 1, 2]],
  ['ถังเก็บน้ำ 2,000 ลิตร', 'Water tank, 2,000 litres', piece('ถัง'), [0, 1, 2, 3]],
  ['ปั๊มน้ำแรงดันคงที่', 'Constant-pressure pump', machine, [1, 1, 1, 2]],
  ['เครื่องกรองน้ำ', 'Water filter', machine, [1, 1, 2, 2]],
  ['เครื่องทำน้ำร้อน', 'Water heater', machine, [1, 1, 1, 2]],
  ['ชุดสายน้ำดีและวาล์ว', 'Inlet hoses and valves', set, [1, 4, 6, 10]],
  ['ชุดท่อน้ำทิ้งพร้อมที่ดักเส้นใย', 'Drain with lint trap', set, [1, 4, 6, 10]],
  ['ชุดถังแก๊สพร้อมหัวปรับแรงดัน', 'Gas manifold with regulator', set, [0, 1, 1, 2]],
  ['เครื่องตรวจจับแก๊สรั่ว', 'Gas leak detector', machine, [0, 1, 2, 3]],
  ['ท่อลมร้อนเครื่องอบ', 'Exhaust duct of a dryer', set, [1, 4, 6, 10]],
  // Safety.
  ['กล้องวงจรปิด', 'CCTV camera', piece('ตัว'), [2, 4, 6, 8]],
  ['เครื่องบันทึกภาพ 30 วัน', 'Recorder, 30 days', machine, [1, 1, 1, 1]],
  ['ถังดับเพลิง', 'Fire extinguisher', piece('ถัง'), [1, 2, 3, 4]],
  ['เครื่องตรวจจับควัน', 'Smoke detector', machine, [1, 2, 3, 4]],
  ['ไฟฉุกเฉิน', 'Emergency light', piece('ดวง'), [1, 2, 2, 3]],
  ['ปุ่มคุยกับทีมช่วยเหลือ', 'Help button with loudspeaker', point, [1, 1, 1, 2]],
  ['ชุดปฐมพยาบาล', 'First-aid kit', set, [1, 1, 1, 1]],
  // Network.
  ['เราเตอร์พร้อมซิมสำรอง', 'Router with a back-up SIM', machine, [1, 1, 1, 1]],
  ['จุดปล่อย Wi-Fi ให้ลูกค้า', 'Wi-Fi for customers', point, [1, 1, 2, 3]],
  ['สวิตช์และสายแลน', 'Switch and network cables', set, [1, 1, 1, 2]],
  // Signs.
  ['ป้ายไฟหน้าร้าน', 'Illuminated shop sign', piece('ป้าย'), [1, 1, 1, 2]],
  ['ป้ายยื่น 24 ชั่วโมง', 'Projecting 24-hour sign', piece('ป้าย'), [0, 1, 1, 2]],
  ['ป้ายวิธีใช้สี่ขั้นตอน', 'Four-step instructions', piece('ป้าย'), [1, 2, 3, 4]],
  ['ป้ายราคา', 'Price board', piece('ป้าย'), [1, 1, 2, 2]],
  ['ป้ายเลขเครื่องพร้อม QR แจ้งปัญหา', 'Machine number with report QR', piece('ป้าย'), [2, 8, 12, 20]],
  // The room.
  ['โต๊ะพับผ้า', 'Folding table', piece('ตัว'), [1, 1, 2, 3]],
  ['ตะกร้าผ้ามีล้อ', 'Laundry basket on wheels', piece('ใบ'), [2, 4, 6, 10]],
  ['ม้านั่งรอ', 'Waiting bench', piece('ตัว'), [1, 2, 3, 4]],
  ['ถังขยะแยกประเภท', 'Bins for sorted waste', set, [1, 1, 2, 2]],
  ['โคมไฟแอลอีดี', 'LED ceiling light', piece('ดวง'), [3, 10, 14, 22]],
  ['พัดลมติดผนัง', 'Wall fan', piece('ตัว'), [1, 2, 4, 6]],
  ['เครื่องปรับอากาศ', 'Air conditioner', machine, [0, 1, 1, 2]],
  ['ราวแขวนผ้า', 'Clothes rail', piece('ราว'), [1, 0, 0, 0]],
  ['ชั้นวางของลูกค้า', 'Shelf for belongings', piece('ชั้น'), [1, 0, 0, 0]],
  // For two machines in a corner of a building, instead of a shop's plant.
  ['ขาตั้งซ้อนเครื่อง', 'Stacking frame', set, [1, 0, 0, 0]],
  ['ถาดรองน้ำใต้เครื่อง', 'Drip tray', piece('ใบ'), [1, 0, 0, 0]],
  ['แผ่นรองกันสั่น', 'Anti-vibration pad', piece('แผ่น'), [4, 0, 0, 0]],
  ['เครื่องตรวจจับน้ำรั่ว', 'Water leak detector', machine, [1, 0, 0, 0]],
  // Opening and operation.
  ['ชุดอุปกรณ์ทำความสะอาด', 'Cleaning kit', set, [1, 1, 1, 2]],
  ['ชุดเครื่องมือและอะไหล่เบื้องต้น', 'Tools and first spare parts', set, [1, 1, 1, 2]],
  ['ชุดเปิดร้าน ธงราวและใบปลิว', 'Opening kit: bunting and leaflets', set, [1, 1, 1, 1]],
  ['คู่มือเจ้าของร้าน', 'Owner’s manual', piece('เล่ม'), [1, 1, 2, 2]],
]

export interface PackageItemDemo {
  item: BilingualText
  quantity: number
  unit: BilingualText
}

export function itemsOf(size: FranchiseSize): PackageItemDemo[] {
  return items.flatMap(([th, en, unit, quantities]) => {
    const quantity = quantities[places[size]] ?? 0
    const [one, many] = unit.en
    const written = { th: unit.th, en: quantity === 1 ? one : many }
    return quantity > 0 ? [{ item: { th, en }, quantity, unit: written }] : []
  })
}
