import { investorCalls } from '@washhouse/contract/investor/investor.calls'
import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

const sizes = ['Two machines', 'Small', 'Medium', 'Large']

test('the investor page shows what the editors wrote: reasons, packages, ads, facts and reviews; on paper every item is there, the form is not, and nothing is wider than the sheet [S2.pages.6] [S2.investor.1] [S2.investor.2] [S2.investor.3] [S9.franchise.8] [S9.franchise.9] [S7.banner.2] @desktop', async ({
  page,
  request,
  contentUrl,
}) => {
  const read = async (path: string) =>
    (await request.get(`${contentUrl}${path}`, { headers: { lang: 'en' } })).json()
  const reasons = investorCalls.listInvestorReasons.answer.decode(
    await read('/api/investors'),
    'en',
  )
  const packages = investorCalls.listFranchisePackages.answer.decode(
    await read('/items/franchise?sort=sort'),
    'en',
  )
  const comments = investorCalls.listFranchiseComments.answer.decode(
    await read('/items/comment_customer_franchise?sort=sort'),
    'en',
  )
  const facts = investorCalls.getInvestorPage.answer.decode(
    await read('/items/investor_page'),
    'en',
  ).facts
  const ads = await read('/items/investor_ads')

  await page.goto('/en/investor')
  const section = (id: string) => page.locator(`#${id}`)
  await expect(section('why').getByRole('listitem')).toHaveCount(reasons.length)
  for (const { description } of reasons) await expect(section('why')).toContainText(description)
  await expect(section('packages').locator('li.card h3')).toHaveText(sizes)
  await expect(section('reviews').getByRole('listitem')).toHaveCount(comments.length)
  for (const { feedback } of comments) await expect(section('reviews')).toContainText(feedback)
  await expect(section('terms').locator('summary')).toHaveText(facts.map(({ title }) => title))
  await expect(page.locator('.investor__ads .banner')).toHaveCount(ads.data.length)

  await test.step('45 items to a package, each with its quantity', async () => {
    for (const [index, { config }] of packages.entries()) {
      expect(config).toHaveLength(45)
      const disclosure = section('packages').locator('details').nth(index)
      await disclosure.locator('summary').click()
      const items = disclosure.getByRole('listitem')
      await expect(items).toHaveCount(45)
      const [first] = config
      await expect(items.first()).toContainText(first?.item ?? '')
      await expect(items.first()).toContainText(`${first?.quantity}\u00A0${first?.unit}`)
    }
  })

  const offers = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')))
  expect(offers).toContainEqual(
    expect.objectContaining({
      '@type': 'OfferCatalog',
      itemListElement: packages.map(({ price }) =>
        expect.objectContaining({ '@type': 'Offer', price, priceCurrency: 'THB' }),
      ),
    }),
  )

  await test.step('on paper', async () => {
    await page.goto('/investor')
    await page.setViewportSize({ width: 673, height: 950 })
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.locator('#packages details').last().getByRole('listitem').last(),
    ).toBeVisible()
    await expect(page.locator('#terms .disclosure__content').last()).toBeVisible()
    await expect(page.locator('.payback__month')).toBeVisible()
    await expect(page.locator('#estimate-result')).toBeVisible()
    await expect(page.locator('main form')).toBeHidden()
    await expect(page.locator('main .button').first()).toBeHidden()
    const wide = await page
      .locator('main *')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().right > 674)
          .map((element) => element.className),
      )
    expect(wide).toEqual([])
  })
})

test('on a phone the comparison is a table whose first column stays while the rest is swiped, and the estimate stands in one line at the edge, clear of the field that is typed into @phone', async ({
  page,
}) => {
  await test.step('the comparison; the page does not move', async () => {
    await page.goto('/en/investor')
    const table = page.getByRole('region', { name: 'Side by side' })
    await table.scrollIntoViewIfNeeded()
    await expect(table.getByRole('columnheader')).toHaveText(['Feature', ...sizes])
    const head = table.getByRole('rowheader', { name: 'Package price', exact: true })
    const before = await head.boundingBox()
    await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect(table.getByRole('columnheader', { name: 'Large' })).toBeInViewport()
    expect((await head.boundingBox())?.x).toBe(before?.x)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

  await test.step('the estimate', async () => {
    await page.setViewportSize({ width: 390, height: 740 })
    await page.goto('/investor')
    const line = page.locator('.payback-edge')
    const uses = page.getByLabel('เครื่องหนึ่งใช้วันละกี่รอบ')
    await uses.focus()
    await expect(line).toBeInViewport({ ratio: 1 })
    const before = await line.innerText()
    await uses.fill('12')
    await expect(line).not.toHaveText(before)
    const height = (await line.boundingBox())?.height ?? 0
    expect(height).toBeLessThanOrEqual(64)
    for (const field of await page.locator('.payback__form :is(input, select, button)').all()) {
      await field.focus()
      const [own, edge] = [await field.boundingBox(), await line.boundingBox()]
      const isClear = own && edge && (own.y + own.height <= edge.y || edge.y + edge.height <= own.y)
      expect(isClear, JSON.stringify([own, edge])).toBe(true)
    }
  })
})

test('the estimate changes as its figures do, and its promise stands beside it @desktop', async ({
  page,
}) => {
  await page.goto('/investor')
  const answer = page.locator('#estimate-result')
  const result = answer.locator('output')
  await expect(result).toHaveText(/^คืน\u00AD?ทุนในราว/)
  const first = await result.textContent()
  const uses = page.getByLabel('เครื่องหนึ่งใช้วันละกี่รอบ')
  await uses.fill('12')
  await expect(result).not.toHaveText(first ?? '')
  await expect(result).toHaveText(/^คืน\u00AD?ทุนในราว/)
  await uses.fill('0')
  await expect(result).toHaveText(/ยังไม่คืน\u00AD?ทุน/)
  await expect(answer).toContainText('ไม่ใช่การรับประกันรายได้')
  await uses.fill('')
  await expect(result).toHaveText(first ?? '')
  await uses.fill('49')
  await expect(uses).toHaveAccessibleDescription('ใส่ตัวเลขตั้งแต่ 0 ถึง 48 ระหว่างนี้คำนวณด้วย 6 ไปก่อน')
  await uses.fill('6')
  await page.getByLabel('แพ็กเกจ', { exact: true }).selectOption({ index: 0 })
  await expect(result).not.toHaveText(first ?? '')
  expect(new URL(page.url()).search).toBe('')
})
