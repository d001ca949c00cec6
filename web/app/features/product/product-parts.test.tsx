import { describe, expect, test } from 'vitest'
import { partRenderer } from '../../testing/render-part.tsx'
import { LaundryRules } from './laundry-rules.tsx'
import { showMachines } from './price-table-view.ts'
import { PriceTable } from './price-table.tsx'
import { ProductClosing } from './product-closing.tsx'
import { makeMachine, makeWash } from './product.fixtures.ts'
import { ProductHelpers } from './product-helpers.tsx'
import { ProductLoads } from './product-loads.tsx'
import { productMessages } from './product.messages.ts'

const renderPart = partRenderer('en', productMessages)

const textsOf = (html: string, tag: string) =>
  Array.from(html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'g')), ([cell]) =>
    cell.replaceAll(/<[^>]+>/g, '').trim(),
  )

const { washers } = showMachines([
  makeMachine(),
  makeMachine({
    id: 4,
    capacity: 27,
    programmes: [makeWash('cold', 120, 40)],
    description: 'เครื่องใหญ่ไม่มีน้ำร้อน',
  }),
])

describe('the prices of the washers', () => {
  const html = renderPart(<PriceTable id="washers" title="เครื่องซัก" table={washers} />, 'th')

  test('are a table with a head for each size and each water, numbers held to their units', () => {
    expect(textsOf(html, 'thead')[0]).toBe('ขนาดน้ำเย็นน้ำร้อน')
    expect(html.match(/<th scope="row">/g)).toHaveLength(2)
    expect(textsOf(html, 'td')).toEqual([
      '60\u00A0บาท 32\u00A0นาที',
      '70\u00A0บาท 42\u00A0นาที',
      '120\u00A0บาท 40\u00A0นาที',
      'ไม่มี',
    ])
    expect(html).toContain('<b>14\u00A0กก.</b>')
    expect(html).toContain('เครื่องใหญ่ไม่มีน้ำร้อน')
  })

  test('are written the English way on the English page', () => {
    const english = renderPart(<PriceTable id="washers" title="Washers" table={washers} />)
    expect(textsOf(english, 'td')[0]).toBe('฿60 32\u00A0min')
  })

  test('give way to their empty state', () => {
    const empty = { columns: [], rows: [] }
    const none = renderPart(<PriceTable id="dryers" title="Dryers" table={empty} />)
    expect(none).toContain('Data not found')
    expect(none).not.toContain('<table')
  })
})

describe('what a basket costs', () => {
  const duvet = {
    title: 'ผ้านวม 6 ฟุต',
    parts: [
      { work: 'wash', rounds: 1, price: 120 },
      { work: 'dry', rounds: 2, price: 120 },
    ],
    price: 240,
    minutes: 100,
  } as const
  const loads = [{ ...duvet, parts: [...duvet.parts] }]
  const plain = (language: 'th' | 'en') =>
    textsOf(renderPart(<ProductLoads loads={loads} />, language), 'p')
      .slice(0, 2)
      .map((text) => text.replaceAll('\u00A0', ' '))

  test('is one line, its sum and its time, in both languages', () => {
    expect(plain('th')).toEqual([
      'ซัก 120 บาท + อบ 2 รอบ 120 บาท = 240 บาท',
      'ใช้เวลาประมาณ 1 ชั่วโมง 40 นาที',
    ])
    expect(plain('en')).toEqual([
      'wash ฿120 + 2 rounds of drying ฿120 = ฿240',
      'Takes about 1 h 40 min',
    ])
  })

  test('leaves no heading behind where there is none', () => {
    expect(renderPart(<ProductLoads loads={[]} />)).toBe('')
  })
})

test('a vending machine lists what it sells; the coin changer has no list', () => {
  const sachet = { temperature: null, title: 'Detergent', price: 10, minutes: null }
  const { helpers } = showMachines([
    makeMachine({ id: 7, kind: 'detergent_vending', capacity: null, programmes: [sachet] }),
    makeMachine({ id: 8, kind: 'coin_exchange', capacity: null, programmes: [] }),
  ])
  const html = renderPart(<ProductHelpers helpers={helpers} />)
  expect(textsOf(html, 'li')).toEqual(['Detergent ฿10'])
})

test('what may go in says so in words, with each reason', () => {
  const rules = [{ title: 'รองเท้า', text: 'มีเครื่องแยก' }]
  const html = renderPart(<LaundryRules variant="forbidden" rules={rules} />, 'th')
  expect(textsOf(html, 'h3')).toEqual(['ห้ามใส่'])
  expect(textsOf(html, 'li')).toEqual(['รองเท้ามีเครื่องแยก'])
  expect(renderPart(<LaundryRules variant="allowed" rules={[]} />)).toBe('')
})

test('the page ends with a way to a branch and to help, also without a promise', () => {
  const html = renderPart(<ProductClosing promise={null} />)
  expect(html).toContain('href="/en/branch"')
  expect(html).toContain('href="/en/problem"')
  expect(html).not.toContain('24-hour')
})
