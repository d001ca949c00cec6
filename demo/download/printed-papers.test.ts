import { readFile } from 'node:fs/promises'
import { moneyToPrepare } from '@washhouse/contract/investor/money-to-prepare'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { describe, expect, test } from 'vitest'
import { franchiseFacts } from '../investor/franchise-fact.demo.ts'
import { franchisePackages } from '../investor/franchise-package.demo.ts'
import { assumptions } from '../investor/investor-page.demo.ts'
import { news } from '../news/news.demo.ts'
import { machines } from '../product/machine.demo.ts'
import { libraryDocuments } from '../scripts/library-documents.ts'
import { digestDocument } from '../scripts/printed-paper.ts'
import { paperLanguages } from './download-item.demo.ts'
import { downloadsDemo } from './download.demo.ts'

const documents = libraryDocuments()
const papers = downloadsDemo.flatMap(({ key, paper }) =>
  paper ? paperLanguages.map((language) => ({ key, language, text: paper.text[language] })) : [],
)

/** Figures without the separators of thousands. */
const figuresIn = (text: string) =>
  [...text.replaceAll(/(\d),(?=\d{3})/g, '$1').matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => figure)

function textOf(key: string, language: 'th' | 'en'): string {
  const found = papers.find((paper) => paper.key === key && paper.language === language)
  if (!found) throw new Error(`No paper "${key}"`)
  return found.text
}

test('Every PDF was printed from today’s records, texts and layout (node demo/scripts/draw-library-pdfs.ts)', async () => {
  const printed: unknown = JSON.parse(
    await readFile(new URL('printed.json', import.meta.url), 'utf8'),
  )
  expect(printed).toEqual(
    Object.fromEntries(documents.map(({ file, html }) => [file, digestDocument(html)])),
  )
})

test('Every PDF shows the figures of the records, and no others, in at most 200 KB; a download has one page', async () => {
  const library = await PDFiumLibrary.init()
  const wrong: string[] = []
  for (const { file, html } of documents) {
    const bytes = await readFile(new URL(`../${file}`, import.meta.url))
    const pdf = await library.loadDocument(bytes)
    const pages = [...pdf.pages()].map((page) => page.getText())
    const shown = new Set(figuresIn(pages.join('\n')))
    pdf.destroy()
    const meant = new Set(
      figuresIn(html.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]+>/g, ' ')),
    )
    const missing = [...meant].filter((figure) => !shown.has(figure))
    // Numbers of pages and of list items are not in the text.
    const added = [...shown].filter((figure) => !meant.has(figure) && Number(figure) > 12)
    if (missing.length + added.length > 0)
      wrong.push(`${file}: −${missing.join()} +${added.join()}`)
    // A second page would be mostly white.
    if (file.startsWith('download/') && pages.length > 1)
      wrong.push(`${file}: ${pages.length} pages`)
    if (bytes.length > 200_000) wrong.push(`${file}: ${bytes.length} bytes`)
  }
  library.destroy()
  expect(wrong).toEqual([])
}, 60_000)

describe.each(paperLanguages)('The papers (%s)', (language) => {
  test('name prices and totals of every package', () => {
    const figures = figuresIn(textOf('price-sheet', language))
    const form = figuresIn(textOf('application', language))
    for (const offer of franchisePackages) {
      const { price, vat, fitOut, workingCapital, machines: count } = offer
      const total = moneyToPrepare(offer)?.total
      for (const figure of [price, vat, fitOut, workingCapital, count, total])
        expect(figures).toContain(String(figure))
      for (const figure of [price, count]) expect(form).toContain(String(figure))
    }
  })

  test('name the package of the payback estimate and each of its assumptions', () => {
    const text = textOf('payback', language)
    expect(text).toContain(language === 'th' ? 'ขนาดกลาง 12 เครื่อง' : 'Medium package, 12 machines')
    const figures = figuresIn(text)
    for (const figure of Object.values(assumptions)) expect(figures).toContain(String(figure))
  })

  test('say what the facts before signing say', () => {
    const text = textOf('contract-summary', language)
    const told = franchiseFacts.filter((fact) => text.includes(fact.text[language]))
    expect(told.length).toBeGreaterThanOrEqual(10)
  })

  test('have a manual for every washer and dryer, with its prices and minutes', () => {
    const manuals = ['washers', 'duvet-washer', 'dryers'].map((key) => textOf(key, language))
    const figures = figuresIn(manuals.join('\n'))
    for (const { kind, capacity, programmes } of machines) {
      if (kind !== 'washer' && kind !== 'dryer') continue
      const shown = programmes.flatMap(({ price, minutes }) => [price, minutes])
      for (const figure of [capacity, ...shown]) expect(figures).toContain(String(figure))
    }
  })

  test('speak of no size and no amount that the records do not have', () => {
    const titles = downloadsDemo.map(
      ({ title, description }) => title[language] + description[language],
    )
    const text = [...papers.filter((paper) => paper.language === language), ...titles]
      .map((paper) => (typeof paper === 'string' ? paper : paper.text))
      .join('\n')
    const sizes = machines.flatMap(({ capacity }) => (capacity === null ? [] : [capacity]))
    // Without the number of machines of a size, as in “14 kg × 2, 27 kg × 1”.
    const single = text.replaceAll(/×\s*\d+/g, '')
    const weights = [...single.matchAll(/((?:\d+[\s,]*(?:และ|and )?)+)(?:กก\.|kg)/g)].flatMap(
      ([, found = '']) => figuresIn(found),
    )
    expect(weights.filter((weight) => !sizes.includes(Number(weight)))).toEqual([])

    const records = { machines, franchisePackages, franchiseFacts, assumptions, news }
    const amounts = new Set([
      ...figuresIn(JSON.stringify(records)),
      ...franchisePackages.map((offer) => String(moneyToPrepare(offer)?.total)),
    ])
    const named = language === 'th' ? /([\d,]+) บาท/g : /฿([\d,]+)/g
    const baht = [...text.matchAll(named)].flatMap(([, found = '']) => figuresIn(found))
    expect(baht.length).toBeGreaterThan(20)
    expect(baht.filter((amount) => !amounts.has(amount))).toEqual([])
  })
})
