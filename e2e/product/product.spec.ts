import { productCalls } from '@washhouse/contract/product/product.calls'
import { expect } from '@playwright/test'
import { signIn } from '../support/staff.ts'
import { test } from '../support/test.ts'
import { publicWithinMilliseconds } from '../support/until-public.ts'

test('before a machine at midnight: price and minutes stand on the first screen of a phone, drying is one touch away [S2.pages.3] @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/product')
  const washers = page.getByRole('table', { name: 'เครื่องซัก' })
  await expect(washers.getByRole('columnheader')).toHaveText(['ขนาด', 'น้ำเย็น', 'น้ำอุ่น', 'น้ำร้อน'])
  const rows: [size: string, prices: (string | RegExp)[]][] = [
    ['9\u00A0กก.', ['40\u00A0บาท 30\u00A0นาที', /40/, /50/]],
    ['14\u00A0กก.', ['60\u00A0บาท 32\u00A0นาที', /60/, '70\u00A0บาท 42\u00A0นาที']],
    ['18\u00A0กก.', [/80/, /80/, /90/]],
    ['27\u00A0กก.', [/120/, '120\u00A0บาท 45\u00A0นาที', 'ไม่มี']],
  ]
  for (const [size, prices] of rows) {
    const row = washers.getByRole('row').filter({ hasText: size })
    await expect(row.getByRole('rowheader')).toContainText(size)
    await expect(row.getByRole('cell')).toHaveText(prices)
  }
  // The three smaller ones need no scrolling; no price extends beyond the edge.
  for (const size of ['9', '14', '18'])
    await expect(
      washers
        .getByRole('row')
        .filter({ hasText: `${size}\u00A0กก.` })
        .getByRole('cell')
        .last(),
    ).toBeInViewport({ ratio: 1 })
  const overflow = await page.evaluate(() =>
    ['html', '.price-table__frame']
      .flatMap((selector) => Array.from(document.querySelectorAll(selector)))
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  )
  expect(overflow).toEqual([0, 0, 0])

  await page.getByRole('navigation', { name: 'ในหน้านี้' }).getByRole('link', { name: 'อบ' }).click()
  const dryer = page.getByRole('table', { name: 'เครื่องอบ' }).getByRole('row').nth(1)
  await expect(dryer).toBeInViewport({ ratio: 1 })
  await expect(dryer).toContainText('30\u00A0บาท 30\u00A0นาที')
})

test('the product page shows what the editors wrote, and leads on to a branch and to help [S2.pages.3] [S1.purpose.3] @desktop', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  const read = async (path: string) =>
    (await request.get(`${contentUrl}${path}`, { headers: { lang: 'en' } })).json()
  const { listMachines, getProductPage } = productCalls
  const machines = listMachines.answer.decode(await read('/items/product?limit=-1'), 'en')
  const written = getProductPage.answer.decode(await read('/items/product_page'), 'en')

  await page.goto('/en')
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Machines and prices', exact: true })
    .click()
  await expect(page).toHaveURL(/\/en\/product$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines and prices')
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Home')
  const section = (id: string) => page.locator(`#${id}`)
  for (const { kind, title } of machines)
    if (kind === 'coin_exchange' || kind === 'detergent_vending')
      await expect(section('helpers').getByRole('heading', { name: title })).toBeVisible()
  await expect(section('helpers')).toContainText('Detergent, 1 sachet ฿10')
  const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
  await expect(section('steps').locator('ol h3')).toHaveText(titles(written.steps))
  await expect(section('steps').locator('img')).toHaveCount(written.steps.length)
  const rules = (name: string) => section('rules').getByRole('region', { name })
  await expect(rules('Can go in').locator('li b')).toHaveText(titles(written.allowed))
  await expect(rules('Keep out').locator('li b')).toHaveText(titles(written.forbidden))
  await expect(section('payments').locator('h3')).toHaveText(titles(written.payments))
  await expect(page.getByRole('region', { name: written.promiseTitle })).toContainText(
    written.promiseText,
  )
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Find a branch' })).toHaveAttribute(
    'href',
    '/en/branch',
  )
  await expect(main.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
    'href',
    '/en/problem',
  )

  await test.step('search machines read each price', async () => {
    // Another test changes a price temporarily.
    await expect(async () => {
      const current = listMachines.answer.decode(await read('/items/product?limit=-1'), 'en')
      await page.reload()
      const records = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')))
      const prices = current.flatMap(({ programmes }) => programmes.map(({ price }) => price))
      expect(records).toContainEqual(
        expect.objectContaining({
          '@type': 'OfferCatalog',
          itemListElement: prices.map((price) =>
            expect.objectContaining({ '@type': 'Offer', price, priceCurrency: 'THB' }),
          ),
        }),
      )
    }).toPass()
  })

  await test.step('on paper the prices are there, the buttons are not, nothing is wider than the sheet', async () => {
    await page.setViewportSize({ width: 673, height: 950 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table', { name: 'Washers' })).toBeVisible()
    await expect(main.locator('.button').first()).toBeHidden()
    const wide = await page
      .locator('main *')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().right > 674)
          .map((element) => element.className),
      )
    expect(wide).toEqual([])
  })

  await test.step('a machine that an editor adds is public within two seconds, and gone with the record', async () => {
    const headers = await signIn({ request, contentUrl, administrator })
    const collection = `${contentUrl}/cms-api/machines`
    const title = 'ตู้ขายถุงเท้าข้างเดียว'
    const shown = async () => (await (await request.get('/product')).text()).includes(title)
    expect(await shown()).toBe(false)
    const data = { title, kind: 'coin_exchange', sort: 99, _status: 'published' }
    const saved = await request.post(`${collection}?locale=th&depth=0`, { headers, data })
    expect(saved.status()).toBe(201)
    const timeout = publicWithinMilliseconds
    await expect.poll(shown, { intervals: [50], timeout }).toBe(true)
    const { doc } = await saved.json()
    expect((await request.delete(`${collection}/${doc.id}`, { headers })).status()).toBe(200)
    await expect.poll(shown, { intervals: [50], timeout }).toBe(false)
  })
})
