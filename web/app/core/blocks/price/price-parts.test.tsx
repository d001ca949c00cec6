import { describe, expect, test } from 'vitest'
import { partRenderer } from '../../../testing/render-part.tsx'
import { Loads } from './loads.tsx'
import { makeMachine, makeWash } from './machine.fixtures.ts'
import { priceMessages } from './price.messages.ts'
import { showMachines } from './price-table-view.ts'
import { PriceTable } from './price-table.tsx'

const renderPart = partRenderer('en', priceMessages)

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
  const html = renderPart(
    <PriceTable level={2} id="washers" title="เครื่องซัก" table={washers} />,
    'th',
  )

  test('are a table with a head for each size and each water, numbers held to their units', () => {
    expect(textsOf(html, 'thead')[0]).toBe('ขนาดน้ำเย็นน้ำร้อน')
    expect(html.match(/<th scope="row">/g)).toHaveLength(2)
    expect(textsOf(html, 'td')).toEqual(['60 บาท 32 นาที', '70 บาท 42 นาที', '120 บาท 40 นาที', 'ไม่มี'])
    expect(html).toContain('<b>14 กก.</b>')
    expect(html).toContain('เครื่องใหญ่ไม่มีน้ำร้อน')
  })

  test('are written the English way on the English page', () => {
    const english = renderPart(
      <PriceTable level={2} id="washers" title="Washers" table={washers} />,
    )
    expect(textsOf(english, 'td')[0]).toBe('฿60 32 min')
  })

  test('give way to their empty state', () => {
    const empty = { columns: [], rows: [] }
    const none = renderPart(<PriceTable level={2} id="dryers" title="Dryers" table={empty} />)
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
    textsOf(renderPart(<Loads level={2} loads={loads} />, language), 'p').slice(0, 2)

  test('is one line, its sum and its time, in both languages', () => {
    expect(plain('th')).toEqual([
      'ซัก 120 บาท + อบ 2 รอบ 120 บาท = 240 บาท',
      'ใช้เวลาประมาณ 1 ชั่วโมง 40 นาที',
    ])
    expect(plain('en')).toEqual([
      'wash ฿120 + 2 drying cycles ฿120 = ฿240',
      'Takes about 1 h 40 min',
    ])
  })

  test('leaves no heading behind where there is none', () => {
    expect(renderPart(<Loads level={2} loads={[]} />)).toBe('')
  })
})
