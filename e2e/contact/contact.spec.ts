import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { tabTo, walk } from '../support/keyboard.ts'
import { findLeads } from '../support/leads.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { contactForm, takeTime } from './contact-page.ts'

for (const language of ['th', 'en'] as const) {
  test(`the keyboard alone sends a message, faults and all, once however often it is pressed (${language}) ${tagOf(language)} @desktop`, async ({
    page,
    request,
    contentUrl,
    administrator,
  }) => {
    const form = contactForm(page, language)
    const message = `เครื่องอบใส่ผ้าห่มได้กี่ผืน ${Date.now()}`
    await page.goto(form.words.path)

    await test.step('what the browser finds is said in the page, before anything is sent', async () => {
      await tabTo(page, form.send)
      await page.keyboard.press('Enter')
      await expect(form.summary).toBeFocused()
      await expect(form.summary.getByRole('heading')).toHaveText(form.words.summary)
      await expect(form.summary.getByRole('link')).toHaveText([...form.words.faults])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(form.firstName).toBeFocused()
    })

    await page.keyboard.type('Somsri')
    await expect(form.firstName, 'right again').not.toHaveAttribute('aria-invalid')
    await expect(form.phone).toHaveAttribute('aria-invalid')
    await tabTo(page, form.phone)
    await page.keyboard.type('0812345678')
    await expect(form.phone, 'right again').not.toHaveAttribute('aria-invalid')
    await tabTo(page, form.message)
    await page.keyboard.type(message)
    await tabTo(page, form.consent)
    await page.keyboard.press('Space')
    await takeTime(page)
    await page.route('**/contact.data*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await tabTo(page, form.send)
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter')

    await expect(form.sent).toBeVisible()
    await expect(page.locator('.form-thanks')).toBeFocused()
    const staff = { request, contentUrl, administrator }
    expect(await findLeads(staff, message)).toHaveLength(1)
  })
}

for (const [path, tags] of [
  ['/contact', '@phone'],
  ['/en/problem', '@long @phone'],
] as const) {
  test(`the keyboard goes through ${path} in order, never under the bar of LINE and phone ${tags}`, async ({
    page,
  }) => {
    await page.goto(path)
    const stops = await walk(page)
    expect(stops.filter(({ isInView, isUnderBar }) => !isInView || isUnderBar)).toEqual([])
    expect(stops.filter(({ isOutlined }) => !isOutlined)).toEqual([])
    const order = stops.map(({ key }) => Number(key))
    expect(order.length).toBeGreaterThan(8)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(new Set(order).size).toBe(order.length)
  })
}

test('LINE and phone stand in one place on every page without a form, leave it to the cookie banner, and are counted [S7.contact.2] @phone', async ({
  page,
  request,
  contentUrl,
  context,
}) => {
  const bar = page.locator('.contact-bar')
  await page.goto('/branch')
  const place = await bar.boundingBox()
  await page.goto('/en/news')
  expect(await bar.boundingBox()).toEqual(place)
  expect(place?.height).toBeGreaterThanOrEqual(44)

  await context.clearCookies()
  await page.goto('/branch')
  await expect(page.locator('.consent')).toBeVisible()
  await expect(bar).toBeHidden()
  await page.locator('.consent').getByRole('button', { name: 'ปิด', exact: true }).click()
  // At the end of the page it covers nothing that it would avoid.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(bar).toBeVisible()

  // Last: without a phone app the browser ignores further clicks.
  const before = await countOf('phone', request, contentUrl)
  await bar.getByRole('link', { name: 'โทรหาเรา' }).click()
  await expect.poll(() => countOf('phone', request, contentUrl)).toBe(before + 1)
})

test('on a desktop LINE and phone stand in the header, and the page shows a code for the phone @desktop', async ({
  page,
  request,
  contentUrl,
}) => {
  await page.goto('/contact')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'โทรหาเรา' })).toBeVisible()
  await expect(page.getByRole('img', { name: /คิวอาร์โค้ดเพิ่มเพื่อน LINE @fongsai/ })).toBeVisible()
  const before = await countOf('email', request, contentUrl)
  await page.locator('main').getByRole('link', { name: 'hello@fongsai.example' }).click()
  await expect.poll(() => countOf('email', request, contentUrl)).toBe(before + 1)

  const record = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(record.join('')).toContain('"contactPoint"')
})

async function countOf(
  type: string,
  request: APIRequestContext,
  contentUrl: string,
): Promise<number> {
  const path = '/items/contact/count_click_page_contact'
  const answer = await request.get(`${contentUrl}${path}?type=${type}`)
  const { data }: { data: { count: number } } = await answer.json()
  return data.count
}
