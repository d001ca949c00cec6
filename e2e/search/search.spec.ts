import { expect } from '@playwright/test'
import { signIn } from '../support/staff.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { publicWithinMilliseconds } from '../support/until-public.ts'

const words = {
  th: {
    prefix: '',
    open: 'ค้นหา',
    field: 'อยากหาอะไร',
    branches: 'กรุงเทพ',
    typedBadly: 'เเม่ฟ้าหลวง',
    found: /พบ \d+\u00A0รายการ/,
    next: 'หน้าถัดไป',
    none: 'ไม่พบข้อมูล',
    start: 'ค้นหาสาขา',
    policy: 'นโยบายคุกกี้',
  },
  en: {
    prefix: '/en',
    open: 'Search',
    field: 'What are you looking for?',
    branches: 'BANGkok',
    typedBadly: 'mae  FAH',
    found: /\d+\u00A0results?/,
    next: 'Next page',
    none: 'Data not found',
    start: 'Find a branch',
    policy: 'Cookie policy',
  },
} as const

for (const language of ['th', 'en'] as const) {
  test(`a visitor searches from the header, sees what was found marked, turns the page, and is led on where nothing is (${language}) @phone ${tagOf(language)}`, async ({
    page,
  }) => {
    const text = words[language]
    const results = page.locator('.search-list > li')
    const count = page.locator('main output')
    const find = async (wanted: string) => {
      await page.getByLabel(text.field).fill(wanted)
      await page.getByLabel(text.field).press('Enter')
      // The title comes with the new page, its address before.
      await expect.poll(() => page.title()).toContain(wanted.replaceAll(/\s+/g, ' '))
    }
    await page.goto(`${text.prefix}/news`)
    await page.getByRole('banner').getByRole('link', { name: text.open }).click()
    await expect(page).toHaveURL(`${text.prefix}/search`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

    await find(text.branches)
    await expect(count).toHaveText(text.found)
    await expect(results).toHaveCount(12)
    await expect(page).toHaveTitle(new RegExp(text.branches))
    const title = await results.first().getByRole('heading', { level: 3 }).innerText()
    await expect(results.first().locator('mark').first()).toHaveText(new RegExp(text.branches, 'i'))
    await page.getByRole('link', { name: text.next }).click()
    await expect(page).toHaveURL(/&page=2$/)
    await page.goBack()
    await results.first().getByRole('heading', { level: 3 }).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${text.prefix}/branch/[a-z0-9-]+$`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title.split(' ')[0] ?? '')
    await page.goBack()

    await find(text.policy)
    await expect(results.first().getByRole('link')).toHaveAttribute(
      'href',
      `${text.prefix}/cookiePolicy`,
    )
    await find(text.typedBadly)
    await expect(results.locator('mark').first()).toBeVisible()
    await find('<b>ฌฆ"*</b>')
    await expect(page.getByText(text.none)).toBeVisible()
    await page.locator('main').getByRole('link', { name: text.start }).click()
    await expect(page).toHaveURL(`${text.prefix}/branch`)
  })
}

test('a text that is typed while results load stays in the field; back shows the text of the page @desktop', async ({
  page,
}) => {
  const field = page.getByLabel(words.th.field)
  await page.goto('/search')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/search.data*', async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest('**/search.data*')
  await field.fill('ซัก')
  await field.press('Enter')
  await asked
  await field.fill('ซักผ้านวม')
  release()
  await expect(page).toHaveTitle(/ซัก/)
  await expect(field).toHaveValue('ซักผ้านวม')
  await field.press('Enter')
  await expect(page).toHaveTitle(/ซักผ้านวม/)
  await page.goBack()
  await expect(page).not.toHaveTitle(/ซักผ้านวม/)
  await expect(field).toHaveValue('ซัก')
})

test('what an editor publishes is found at once, what she withdraws is not; no search is kept @desktop', async ({
  request,
  contentUrl,
  administrator,
}) => {
  const headers = await signIn({ request, contentUrl, administrator })
  const title = 'ผ้าม่านสีเขียวมรกต'
  const path = `/search?q=${encodeURIComponent('ผ้าม่านสีเขียว')}`
  const isFound = async () => (await (await request.get(path)).text()).includes('green-curtain')
  expect(await isFound()).toBe(false)
  const data = { slug: 'green-curtain', title, category: 1, _status: 'published' }
  const created = await request.post(`${contentUrl}/cms-api/news?locale=th`, { headers, data })
  expect(created.status(), await created.text()).toBe(201)
  const { doc }: { doc: { id: number } } = await created.json()
  await expect.poll(isFound, { timeout: publicWithinMilliseconds }).toBe(true)
  const answer = await request.get(path)
  expect(answer.headers()['cache-control']).toMatch(/no-store|no-cache/)

  await request.delete(`${contentUrl}/cms-api/news/${doc.id}`, { headers })
  await expect.poll(isFound, { timeout: publicWithinMilliseconds }).toBe(false)
})

test('a text that is too long is refused by its field, and a page behind the last is missing @desktop', async ({
  request,
}) => {
  const answer = await request.get(`/search?q=${'ก'.repeat(101)}`)
  const [field] = /<input [^>]*name="q"[^>]*>/.exec(await answer.text()) ?? []
  expect(field).toContain('aria-invalid="true"')
  expect((await request.get('/search?q=ซัก&page=900')).status()).toBe(404)
  expect((await request.get('/search?q=ซัก&page=x')).status()).toBe(200)
  expect((await request.get('/search?q=%00')).status()).toBe(200)
})
