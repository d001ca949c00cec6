import { describe, expect, test } from 'vitest'
import { partRenderer } from '../../testing/render-part.tsx'
import { makePackage } from './investor.fixtures.ts'
import { investorMessages } from './investor.messages.ts'
import { PackageCards } from './package-cards.tsx'
import { PackageItems } from './package-items.tsx'
import { PackageTable } from './package-table.tsx'
import { showPackages } from './package-view.ts'
import { packageMessages } from './package.messages.ts'

const renderPart = partRenderer('en', investorMessages, packageMessages)

const packages = showPackages([
  makePackage({ vat: 202_300, workingCapital: 0 }),
  makePackage({ id: 6, size: 'two_machine', price: null, machines: null, config: [], brands: '' }),
])

const textsOf = (html: string, tag: string) =>
  Array.from(html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'g')), ([cell]) =>
    cell.replaceAll(/<[^>]+>/g, ''),
  )

describe('the comparison of packages', () => {
  const html = renderPart(<PackageTable packages={packages} />)

  test('are columns under their sizes, with a head for each line [S9.franchise.8]', () => {
    expect(textsOf(html, 'thead')[0]).toContain('MediumTwo machines')
    expect(html.match(/<th scope="row">/g)).toHaveLength(9)
  })

  test('contains no prose: the content of a package is on its card', () => {
    expect(html).not.toContain('เครื่องซัก 4')
  })

  test('say what is not known instead of leaving it out', () => {
    const cells = textsOf(html, 'td')
    expect(cells.slice(0, 14)).toEqual([
      '฿2,890,000',
      'Not stated',
      '฿202,300',
      'Not stated',
      'Not stated',
      'Not stated',
      '฿0',
      'Not stated',
      '฿3,092,300',
      'Price on request',
      '8 machines',
      'Not stated',
      '฿361,250',
      'Not stated',
    ])
  })
})

test('a card begins with all that is to be prepared, and names what it leaves out', () => {
  const html = renderPart(<PackageCards packages={packages} />)
  expect(textsOf(html, 'p').slice(0, 3)).toEqual([
    'Total to budget',
    '฿3,092,300',
    'Not included: Fit-out',
  ])
  expect(textsOf(html, 'dd').slice(0, 3)).toEqual(['฿2,890,000', '฿202,300', '฿0'])
  expect(html).toContain('Price on request')
})

test('a card leads to the form about its package', () => {
  const html = renderPart(<PackageCards packages={packages} />)
  expect(html).toContain('href="/en/investor/interest?package=two_machine"')
  expect(html).toContain(
    'Ask about this package<span class="visually-hidden">: Two machines</span>',
  )
})

test('each item of a package has its quantity; a package without items is left out', () => {
  const html = renderPart(<PackageItems packages={packages} />)
  expect(html).toContain('Medium · 1 item')
  expect(html).toContain('<li>โต๊ะพับผ้า <b>2 ตัว</b></li>')
  expect(html.match(/<details/g)).toHaveLength(1)
  expect(renderPart(<PackageItems packages={packages.slice(1)} />)).toBe('')
})
