import { describe, expect, test } from 'vitest'
import { partRenderer } from '../../testing/render-part.tsx'
import type { EstimateEntries } from './estimate-entries.ts'
import { investorMessages } from './investor.messages.ts'
import { packageMessages } from './package.messages.ts'
import { Payback } from './payback.tsx'

const renderPart = partRenderer('en', investorMessages, packageMessages)

const defaults = {
  usesPerDay: 6,
  pricePerUse: 60,
  utilitiesPercent: 28,
  feePercent: 5,
  rent: 18_000,
  otherCosts: 9000,
  furtherInvestment: 0,
}
const medium = { id: 5, size: 'medium', investment: 2_690_000, machines: 12 } as const

const render = (entries: EstimateEntries, language: 'th' | 'en' = 'en') =>
  renderPart(
    <Payback packages={[medium]} defaults={defaults} entries={entries} note="Sites differ." />,
    language,
  )

describe('the estimate', () => {
  test('says when, for which package, from which figures, and that it is no promise', () => {
    const html = render({})
    expect(html).toContain('Medium · 12 machines</p><output')
    expect(html).toContain('Paid back in about 3 years 9 months')
    expect(html).toContain('12 machines × 6 cycles × ฿60 × 30 days')
    expect(render({ pricePerUse: '45.5' })).toContain('× ฿45.50 ×')
    expect(html).toContain('<td>129,600</td>')
    expect(html).toContain('<td>−36,288</td>')
    expect(html).toContain('not a guarantee of income')
    expect(html).toContain('Sites differ.')
    expect(render({}, 'th')).toContain('คืนทุนในราว 3 ปี 9 เดือน')
  })

  test.each(['0', '48', '1000000', 'x'])('is never without its disclaimer (rent %s)', (rent) => {
    expect(render({ rent })).toContain('not a guarantee of income')
  })

  test('says that it is never paid back, and by how much a month falls short', () => {
    const html = render({ usesPerDay: '1' })
    expect(html).toContain('it never pays back')
    expect(html).toContain('<td>−12,528</td>')
  })

  test('has its result in one line too, as short as a phone is narrow', () => {
    const line = (entries: EstimateEntries) =>
      /<a class="payback-edge.*?<\/a>/.exec(render(entries))?.[0].replaceAll(/<[^>]+>/g, '')
    expect(line({})).toBe('Estimated payback 3 years 9 months')
    expect(line({ usesPerDay: '1' })).toBe('Estimated payback never pays back')
  })

  test('keeps typed values, marks invalid ones and uses the default instead', () => {
    const html = render({ rent: '-5' })
    expect(html).toContain('value="-5"')
    expect(html).toContain('Enter a number from 0 to 1,000,000. Until then we’ll use 18,000.')
    expect(html).toContain('Paid back in about 3 years 9 months')
  })

  test('says once what is wrong, at the entry, and leaves nothing to the browser to say', () => {
    const html = render({ rent: '-5' })
    expect(html.match(/role="alert"|field__error|notice--bad/g)).toHaveLength(1)
    expect(html).toMatch(/<form[^>]* novalidate/i)
  })

  test('writes nothing that was typed as markup', () => {
    expect(render({ rent: '"><script>' })).not.toContain('<script>')
  })
})
