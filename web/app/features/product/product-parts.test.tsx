import { expect, test } from 'vitest'
import { makeMachine } from '../../core/blocks/price/machine.fixtures.ts'
import { priceMessages } from '../../core/blocks/price/price.messages.ts'
import { showMachines } from '../../core/blocks/price/price-table-view.ts'
import { partRenderer } from '../../testing/render-part.tsx'
import { LaundryRules } from './laundry-rules.tsx'
import { ProductClosing } from './product-closing.tsx'
import { ProductHelpers } from './product-helpers.tsx'
import { productMessages } from './product.messages.ts'

const renderPart = partRenderer('en', productMessages, priceMessages)

const textsOf = (html: string, tag: string) =>
  Array.from(html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'g')), ([cell]) =>
    cell.replaceAll(/<[^>]+>/g, '').trim(),
  )

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
