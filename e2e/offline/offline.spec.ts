import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { demoBranch } from '../every-page/pages.ts'
import { findFaults } from '../support/find-faults.ts'
import { signIn } from '../support/staff.ts'
import { test } from '../support/test.ts'
import { contains } from '../support/until-public.ts'

const words = {
  th: { title: 'ตอนนี้ไม่มีอินเทอร์เน็ต', seen: 'สาขาที่คุณดูล่าสุด', elsewhere: /^หน้าที่คุณเลือก/ },
  en: {
    title: 'You are offline',
    seen: 'Branches you last viewed',
    elsewhere: /^That page needs/,
  },
}
const branch = `/branch/${demoBranch.open}`

/** Waits for the active service worker, which has then cached the page. */
async function waitForWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

const namesOn = (page: Page) => page.getByRole('listitem').getByRole('heading').allInnerTexts()
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

test('offline the branches last seen stand in for every public page, styled, in its language and without a fault; online again all is fresh @phone', async ({
  page,
  context,
}) => {
  await page.goto('/branch')
  const names = await page.locator('main h3').allInnerTexts()
  await waitForWorker(page)
  await context.setOffline(true)

  await test.step('in place of a branch', async () => {
    await page.goto(branch)
    await expect(titleOf(page)).toHaveText(words.th.title)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(words.th.seen)
    expect(await namesOn(page)).toEqual(names)
    await expect(page.getByText(words.th.elsewhere)).toBeHidden()
    const first = page.getByRole('listitem').first()
    await expect(first.getByRole('link', { name: /^0\d/ })).toHaveAttribute('href', /^tel:\+66/)
    await expect(first.getByRole('link', { name: /^ดูแผนที่/ })).toHaveAttribute('href', /maps/)
    await expect(page.getByRole('link', { name: /LINE/ })).toHaveAttribute('href', /line\.me/)
    await expect(page.locator('.offline__head')).toHaveCSS('background-color', 'rgb(7, 26, 51)')
    expect(await page.evaluate(() => document.fonts.check('500 20px Mitr', 'สาขา 9'))).toBe(true)
    expect(await findFaults(page)).toEqual([])
  })

  await test.step('elsewhere, with a sentence, in the language of the address', async () => {
    await page.goto('/news')
    await expect(page.getByText(words.th.elsewhere)).toBeVisible()
    expect(await namesOn(page)).toEqual(names)
    await page.goto('/en/contact')
    await expect(titleOf(page)).toHaveText(words.en.title)
    await expect(page.getByText(words.en.elsewhere)).toBeVisible()
    // The list was never opened in English.
    expect(await namesOn(page)).toEqual([])
    expect(await findFaults(page)).toEqual([])
  })

  await page.goto(branch)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'ลองอีกครั้ง' }).click()
  await expect(
    page.getByRole('heading', { name: 'เครื่องซัก' }).or(titleOf(page)).first(),
  ).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'คุณอยู่ที่นี่' })).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === branch)
})

test('a list reached by a link is kept, and offline a link to a branch leads to it @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/en')
  await waitForWorker(page)
  await page.getByRole('banner').getByRole('link', { name: 'Find a branch' }).click()
  await expect(page.locator('.branch-grid')).toBeVisible()
  const names = await page.locator('main h3').allInnerTexts()
  await expect.poll(() => page.evaluate(readKept)).toContain(names[0])
  await context.setOffline(true)
  await page.locator('main h3 a').first().click()
  await expect(titleOf(page)).toHaveText(words.en.title)
  expect(await namesOn(page)).toEqual(names)
})

/** Text of the cached English page. */
async function readKept(): Promise<string> {
  const page = await caches.match('/en/offline')
  return new DOMParser().parseFromString((await page?.text()) ?? '', 'text/html').body.innerText
}

test('with the worker at hand an edit shows at once, and forms, members’ pages and data are none of its business @desktop', async ({
  page,
  context,
  request,
  contentUrl,
  administrator,
}) => {
  const slug = 'udon-thani-nong-prajak'
  await page.goto(`/branch/${slug}`)
  await waitForWorker(page)

  const { result }: { result: { id: number } } = await (
    await request.get(`${contentUrl}/api/branch/${slug}`)
  ).json()
  const name = `อุดรธานี ชื่อใหม่ ${Date.now()}`
  const saved = await request.patch(`${contentUrl}/cms-api/branches/${result.id}?locale=th`, {
    headers: await signIn({ request, contentUrl, administrator }),
    data: { name, _status: 'published' },
  })
  expect(saved.status()).toBe(200)
  await expect.poll(() => contains(request, `/branch/${slug}`, name)).toBe(true)
  await page.goto(`/branch/${slug}`)
  await expect(titleOf(page)).toHaveText(name)

  for (const path of ['/account', '/en/login', '/branch.data']) {
    const [answer] = await Promise.all([
      page.waitForResponse((each) => new URL(each.url()).pathname === path),
      path.endsWith('.data') ? page.evaluate((address) => fetch(address), path) : page.goto(path),
    ])
    expect(answer.fromServiceWorker(), path).toBe(false)
  }

  await page.goto('/contact')
  await context.setOffline(true)
  for (const path of ['/account', '/en/login/again']) {
    const other = await context.newPage()
    await expect(other.goto(path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
    await other.close()
  }
  const sending = page.waitForEvent('requestfailed', (each) => each.method() === 'POST')
  await page.goto('/contact')
  await expect(titleOf(page)).toHaveText(words.th.title)
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/contact'
    document.body.append(form)
    form.submit()
  })
  expect((await sending).failure()?.errorText).toBe('net::ERR_INTERNET_DISCONNECTED')
})
