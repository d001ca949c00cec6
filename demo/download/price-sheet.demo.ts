import { moneyToPrepare } from '@washhouse/contract/investor/money-to-prepare'
import { itemsOf } from '../investor/franchise-item.demo.ts'
import { franchisePackages, type FranchisePackageDemo } from '../investor/franchise-package.demo.ts'
import type { DownloadDemo } from './download-item.demo.ts'
import { fact, inBoth, number, sections, sizeNames, table, type Language } from './paper-text.ts'

const words = {
  th: {
    heading: 'ราคาและเงินที่ต้องเตรียม (บาท)',
    line: 'รายการ',
    machines: 'เครื่องซักและอบ',
    items: 'อุปกรณ์ประกอบร้าน (รายการ)',
    price: 'ราคาแพ็กเกจ',
    vat: 'ภาษีมูลค่าเพิ่ม',
    fitOut: 'ค่าปรับปรุงพื้นที่',
    workingCapital: 'เงินหมุนเวียน 3 เดือน',
    total: 'เงินที่ต้องเตรียมทั้งหมด',
    brands: 'ยี่ห้อเครื่อง',
  },
  en: {
    heading: 'Prices and total to budget (baht)',
    line: 'Item',
    machines: 'Washers and dryers',
    items: 'Shop fittings (items)',
    price: 'Package price',
    vat: 'VAT',
    fitOut: 'Fit-out',
    workingCapital: '3 months’ working capital',
    total: 'Total to budget',
    brands: 'Machine brands',
  },
}

function priceTable(language: Language): string {
  const says = words[language]
  const row = (name: string, write: (offer: FranchisePackageDemo) => string) => [
    name,
    ...franchisePackages.map(write),
  ]
  return table([
    row(says.line, ({ size }) => sizeNames[size][language]),
    row(says.machines, ({ machines }) => number(machines)),
    row(says.items, ({ size }) => number(itemsOf(size).length)),
    row(says.price, ({ price }) => number(price)),
    row(says.vat, ({ vat }) => number(vat)),
    row(says.fitOut, ({ fitOut }) => number(fitOut)),
    row(says.workingCapital, ({ workingCapital }) => number(workingCapital)),
    row(
      `**${says.total}**`,
      (offer) => `**${number(moneyToPrepare(offer)?.total ?? offer.price)}**`,
    ),
    row(says.brands, ({ brands }) => brands[language]),
  ])
}

export const priceSheet: DownloadDemo = {
  key: 'price-sheet',
  category: 'franchise',
  subcategory: 'prices',
  daysAgo: 5,
  title: { th: 'ใบราคา แพ็กเกจแฟรนไชส์', en: 'Franchise price sheet' },
  description: {
    th: 'ราคาแพ็กเกจทุกขนาด ภาษี งานปรับปรุงพื้นที่ และเงินหมุนเวียนสามเดือน',
    en: 'Every package price, with tax, fit-out and three months’ working capital.',
  },
  paper: {
    picture: 'franchise-medium',
    isDense: true,
    text: inBoth((language) =>
      sections([
        [words[language].heading, priceTable(language)],
        ...franchisePackages.map(
          ({ size, holds }) => [sizeNames[size][language], holds[language]] as const,
        ),
        fact(language, 'Initial fee'),
        fact(language, 'Monthly royalty'),
        fact(language, 'Marketing fee'),
        fact(language, 'Renewal'),
        fact(language, 'Not in the package price'),
      ]),
    ),
  },
}
