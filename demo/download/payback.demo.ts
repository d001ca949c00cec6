import { daysPerMonth, estimatePayback } from '@washhouse/contract/investor/estimate-payback'
import { moneyToPrepare } from '@washhouse/contract/investor/money-to-prepare'
import { franchisePackages } from '../investor/franchise-package.demo.ts'
import { assumptions, estimateNote } from '../investor/investor-page.demo.ts'
import type { DownloadDemo } from './download-item.demo.ts'
import { baht, inBoth, number, sections, sizeNames, table, type Language } from './paper-text.ts'

/** The package that the investor page's estimate starts from. */
const [offer] = franchisePackages.filter(({ size }) => size === 'medium')
if (!offer) throw new Error('The demo has no medium package')
const { machines, size } = offer
const investment = moneyToPrepare(offer)?.total ?? offer.price

/** `busier`: factor on the number of uses. */
const estimate = (busier = 1) =>
  estimatePayback({
    ...assumptions,
    usesPerDay: assumptions.usesPerDay * busier,
    machines,
    investment,
  })

function timeOf(language: Language, busier?: number): string {
  const payback = estimate(busier)
  if (payback.kind !== 'months') throw new Error('The demo package is never paid back')
  const [years, months] = [Math.floor(payback.months / 12), payback.months % 12]
  const one = (count: number, th: string, en: string) =>
    count === 0
      ? []
      : [language === 'th' ? `${count} ${th}` : `${count} ${en}${count > 1 ? 's' : ''}`]
  return [...one(years, 'ปี', 'year'), ...one(months, 'เดือน', 'month')].join(' ')
}

const nameOf = (language: Language) =>
  ({
    th: `${sizeNames[size].th} ${machines} เครื่อง`,
    en: `${sizeNames[size].en} package, ${machines} machines`,
  })[language]

const words = {
  th: {
    how: `${machines} เครื่อง × ${assumptions.usesPerDay} รอบ × ${assumptions.pricePerUse} บาท × ${daysPerMonth} วัน`,
    head: ['รายการต่อเดือน', 'คิดอย่างไร', 'บาท'],
    takings: 'รายได้',
    utilities: 'ค่าน้ำ ไฟ แก๊ส น้ำยา',
    fee: 'ค่าสิทธิและค่าการตลาด',
    share: (percent: number) => `${percent}% ของรายได้`,
    rent: 'ค่าเช่าที่',
    otherCosts: 'ค่าดูแลร้าน ซ่อม ประกัน',
    rest: 'เหลือต่อเดือน',
    restHow: 'ก่อนดอกเบี้ยและภาษี',
  },
  en: {
    how: `${machines} machines × ${assumptions.usesPerDay} cycles × ฿${assumptions.pricePerUse} × ${daysPerMonth} days`,
    head: ['Each month', 'How', 'Baht'],
    takings: 'Revenue',
    utilities: 'Water, power, gas, detergent',
    fee: 'Royalty and marketing fee',
    share: (percent: number) => `${percent}% of revenue`,
    rent: 'Rent',
    otherCosts: 'Cleaning, repair, insurance',
    rest: 'Left each month',
    restHow: 'before interest and tax',
  },
}

function monthTable(language: Language): string {
  const payback = estimate()
  if (payback.kind === 'unknown') throw new Error('The demo package has no figures')
  const { takings, utilities, fee, rest } = payback.month
  const { rent, otherCosts, utilitiesPercent, feePercent } = assumptions
  const says = words[language]
  return table([
    says.head,
    [says.takings, says.how, number(takings)],
    [says.utilities, says.share(utilitiesPercent), `−${number(utilities)}`],
    [says.fee, says.share(feePercent), `−${number(fee)}`],
    [says.rent, '', `−${number(rent)}`],
    [says.otherCosts, '', `−${number(otherCosts)}`],
    [`**${says.rest}**`, says.restHow, `**${number(rest)}**`],
  ])
}

/** 20 % fewer and more customers, as on the investor page. */
const cases = { quieter: 0.8, busier: 1.2 }

const write = {
  th: () =>
    sections([
      [
        `${nameOf('th')} คืนทุนในราว ${timeOf('th')}`,
        `เงินที่ต้องเตรียม ${baht('th', investment)} คือราคาแพ็กเกจ ภาษีมูลค่าเพิ่ม ค่าปรับปรุงพื้นที่ และเงินหมุนเวียน 3 เดือน`,
      ],
      ['หนึ่งเดือนโดยประมาณ', monthTable('th')],
      ['ถ้าลูกค้าน้อยกว่านี้ 20%', `คืนทุนในราว **${timeOf('th', cases.quieter)}**`],
      ['ถ้าลูกค้ามากกว่านี้ 20%', `คืนทุนในราว **${timeOf('th', cases.busier)}**`],
      ['อ่านก่อนใช้ตัวเลข', estimateNote.th],
      [
        'ลองใส่ตัวเลขของคุณเอง',
        'หน้าแฟรนไชส์ในเว็บของเรามีเครื่องคำนวณ เลือกแพ็กเกจ แล้วปรับค่าเช่า จำนวนรอบ และราคาให้ตรงกับทำเลของคุณ',
      ],
    ]),
  en: () =>
    sections([
      [
        `${nameOf('en')}: paid back in about ${timeOf('en')}`,
        `The total to budget is ${baht('en', investment)}: package price, VAT, fit-out and 3 months’ working capital.`,
      ],
      ['One month, estimated', monthTable('en')],
      ['With 20% fewer customers', `Paid back in about **${timeOf('en', cases.quieter)}**`],
      ['With 20% more customers', `Paid back in about **${timeOf('en', cases.busier)}**`],
      ['Before you rely on this', estimateNote.en],
      [
        'Try your own figures',
        'The franchise page on our website has a calculator. Choose a package, then set the rent, cycles and prices to match your location.',
      ],
    ]),
}

export const paybackPaper: DownloadDemo = {
  key: 'payback',
  category: 'franchise',
  subcategory: 'prices',
  daysAgo: 48,
  title: {
    th: `ตัวอย่างการคืนทุน ร้าน${nameOf('th')}`,
    en: `Payback example: ${nameOf('en').toLowerCase()}`,
  },
  description: {
    th: 'รายได้ ค่าน้ำ ค่าไฟ ค่าเช่า คิดให้ดูทีละบรรทัด',
    en: 'Revenue, water, power and rent, line by line.',
  },
  paper: { picture: 'investor-from-phone', text: inBoth((language) => write[language]()) },
}
