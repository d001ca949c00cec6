import type { PaybackAssumptions } from '@washhouse/contract/investor/investor.contract'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export const investorHead = {
  title: { th: 'เปิดร้านสะดวกซักกับฟองใส', en: 'Open a laundry with Fongsai' },
  description: {
    th: 'สี่ขนาดให้เลือก ตั้งแต่สองเครื่องใต้หอพักไปจนถึงร้านใหญ่ 20 เครื่อง ราคาและค่าธรรมเนียมอยู่ในหน้านี้ครบ ลองคิดตัวเลขของคุณเองก่อน แล้วค่อยคุยกัน',
    en: 'Four sizes, from two machines under a dormitory to a shop of twenty, with all prices and fees. Try your own figures first.',
  },
  /** The name of a drawing. */
  picture: 'investor-page',
} satisfies Record<string, BilingualText | string>

/** Average figures: a quiet shop has fewer uses, a busy one more. */
export const assumptions: PaybackAssumptions = {
  usesPerDay: 6,
  pricePerUse: 60,
  utilitiesPercent: 28,
  feePercent: 5,
  rent: 18_000,
  otherCosts: 9000,
}

export const estimateNote: BilingualText = {
  th: 'ตัวเลขนี้เป็นการประมาณจากข้อมูลที่คุณใส่ ไม่ใช่การรับประกันรายได้ กำไร หรือระยะเวลาคืนทุน ยังไม่รวมภาษีเงินได้ ดอกเบี้ยเงินกู้ ค่าเสื่อมของเครื่อง และเงินประกันค่าเช่าถ้าคุณไม่ได้ใส่ไว้ ร้านจริงขึ้นอยู่กับทำเล ฤดูกาล คู่แข่ง และการดูแลร้าน แพ็กเกจสองเครื่องมักตั้งในตึกที่คุณมีอยู่แล้ว ลองปรับค่าเช่าและค่าใช้จ่ายอื่นให้ตรงกับของจริง',
  en: 'This estimate uses the figures you enter. It’s not a guarantee of income, profit or payback time. It leaves out income tax, loan interest, depreciation and, unless you enter it, the rental deposit. A real shop depends on location, season, competition and how it is run. Two-machine packages usually go into a building you already have: set the rent and other costs to what you really pay.',
}

export const interestNote: BilingualText = {
  th: 'ทีมแฟรนไชส์โทรกลับภายใน 1 วันทำการ ถ้าเลือกช่วงเวลาไว้ เราโทรตามนั้น คุยครั้งแรกราว 20 นาที ไม่มีค่าใช้จ่าย และไม่ผูกมัดให้ต้องเซ็นอะไร',
  en: 'Our franchise team will call you within one working day, at the time of day you picked if you chose one. The first call takes about twenty minutes and is free, with no obligation.',
}
