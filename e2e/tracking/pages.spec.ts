import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { bannerOf, consentWords, pressIn, settingsOf } from '../consent/consent-page.ts'
import { test, untilQuiet } from './measured-test.ts'
import type { Measured } from './measured-test.ts'

test.use({ hasChosen: false })
test.describe.configure({ mode: 'serial' })

const pagesOf = ({ hosts }: Measured) =>
  hosts.requests.filter(({ path }) => path === '/tr').map(({ query }) => query['path'])
const viewsOf = ({ hosts }: Measured) =>
  hosts.requests.filter(({ path }) => path === '/g/collect').length

const follow = async (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()

test('the pixel reports every route change and no change of the query; the analytics property reports the load alone [S4.tracking.1] [S4.tracking.3] @desktop', async ({
  measured,
  page,
}) => {
  await measured.setTracking({ beforeChoice: 'cookieless' })
  await page.goto('/en/branch')
  await pressIn(page, consentWords.acceptAll)
  await expect.poll(() => pagesOf(measured)).toEqual(['/en/branch'])

  await untilQuiet(measured)

  measured.hosts.clear()
  await follow(page, 'Cookie policy')
  await expect(page).toHaveURL(/\/en\/cookiePolicy$/)
  await follow(page, 'Privacy policy')
  await expect(page).toHaveURL(/\/en\/pagePolicy$/)
  await expect.poll(() => pagesOf(measured)).toEqual(['/en/cookiePolicy', '/en/pagePolicy'])

  await page.goto('/en/news')
  await expect.poll(() => viewsOf(measured)).toBe(1)
  await untilQuiet(measured)
  measured.hosts.clear()
  await page.locator('main a[href*="category="]').first().click()
  await expect(page).toHaveURL(/category=/)
  await page.waitForTimeout(500)
  expect(pagesOf(measured)).toEqual([])
  expect(viewsOf(measured)).toBe(0)
})

test('nothing that a visitor has typed leaves the site @desktop', async ({ measured, page }) => {
  await measured.setTracking({ beforeChoice: 'cookieless' })
  measured.hosts.clear()
  await page.goto('/en/branch?search=0812345678')
  await pressIn(page, consentWords.acceptAll)
  await page.waitForLoadState('networkidle')
  await untilQuiet(measured)
  // The vendors' scripts would read the address by themselves.
  expect(measured.hosts.requests).toEqual([])
  await page.locator('main a[href*="/en/branch/"]').or(page.getByRole('link')).first().waitFor()
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/en/news'
    link.textContent = 'go'
    document.body.append(link)
    link.click()
  })
  await expect(page).toHaveURL(/\/en\/news$/)
  await expect.poll(() => viewsOf(measured)).toBe(1)
  await expect.poll(() => pagesOf(measured)).toEqual(['/en/news'])
  // The tags run by now.
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('0812345678')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=0812345678/)
  await follow(page, 'Cookie policy')
  await expect.poll(() => pagesOf(measured).at(-1)).toBe('/en/cookiePolicy')
  await untilQuiet(measured)
  expect(JSON.stringify(measured.hosts.requests)).not.toContain('0812345678')
  const told = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')))
  expect(told).not.toContain('0812345678')
})

test('no reference of a problem leaves the site, from its address or as where the visitor came from @desktop', async ({
  measured,
  page,
}) => {
  await measured.setTracking({ beforeChoice: 'cookieless' })
  measured.hosts.clear()
  await page.goto('/en')
  await pressIn(page, consentWords.acceptAll)
  await expect.poll(() => pagesOf(measured)).toEqual(['/en'])
  await untilQuiet(measured)
  measured.hosts.clear()
  for (const address of [
    '/en/problem/7K3M-Q9TD',
    '/en/problem?sent=7K3M-Q9TD',
    '/en/problem/status?code=7K3M-Q9TD',
  ]) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await page.goto('/en/news')
    await expect.poll(() => pagesOf(measured).at(-1)).toBe('/en/news')
    await untilQuiet(measured)
  }
  await page.goto('/en/problem/status')
  await page.getByRole('textbox').fill('7k3mq9td')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/7K3M-Q9TD$/)
  await page.waitForLoadState('networkidle')
  await follow(page, 'Cookie policy')
  await expect.poll(() => pagesOf(measured).at(-1)).toBe('/en/cookiePolicy')
  await untilQuiet(measured)
  expect(JSON.stringify(measured.hosts.requests)).not.toMatch(/7k3m/i)
  const told = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')))
  expect(told).not.toMatch(/7k3m/i)
})

test('a running tag reads no reference and no search text of a page before or after it, by links, by forms or with Back and Forward @desktop', async ({
  measured,
  page,
}) => {
  await measured.setTracking({ beforeChoice: 'cookieless' })
  measured.hosts.clear()
  const started = () => measured.hosts.requests.some(({ path }) => path === '/g/collect')
  const heard = () =>
    measured.hosts.requests
      .filter(({ path }) => path === '/heard')
      .map(({ query }) => URL.parse(query['address'] ?? '')?.pathname)
  await page.goto('/en/problem?sent=7K3M-Q9TD')
  await pressIn(page, consentWords.acceptAll)
  await follow(page, 'Cookie policy')
  await expect(page).toHaveURL(/\/en\/cookiePolicy$/)
  await expect.poll(started).toBe(true)
  await follow(page, 'Privacy policy')
  await expect.poll(heard).toEqual(['/en/pagePolicy'])

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/sent=7K3M-Q9TD$/)
  await page.getByRole('main').locator('a[href="/en/problem/7K3M-Q9TD"]').click()
  await expect(page).toHaveURL(/problem\/7K3M-Q9TD$/)
  await follow(page, 'Cookie policy')
  await expect(page).toHaveURL(/\/en\/cookiePolicy$/)
  await page.goBack()
  await expect(page).toHaveURL(/problem\/7K3M-Q9TD$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/en\/cookiePolicy$/)

  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('0812345678')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=0812345678/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/search$/)
  await page.goForward()
  await expect(page).toHaveURL(/q=0812345678/)

  await untilQuiet(measured)
  expect(JSON.stringify(measured.hosts.requests)).not.toMatch(/7K3M|0812345678/)
})

test('what is typed into the list of branches is not read by a running tag @desktop', async ({
  measured,
  page,
}) => {
  await measured.setTracking({ beforeChoice: 'cookieless' })
  measured.hosts.clear()
  await page.goto('/en/branch')
  await pressIn(page, consentWords.acceptAll)
  await expect.poll(() => viewsOf(measured)).toBeGreaterThan(0)
  const field = page.getByRole('main').getByRole('searchbox').first()
  await field.pressSequentially('siam 0812345678', { delay: 120 })
  await page.waitForTimeout(700)
  // No other document comes while somebody types.
  await expect(page).toHaveURL(/\/en\/branch$/)
  await field.press('Enter')
  await expect(page).toHaveURL(/search=siam\+0812345678/)
  await expect(field).toHaveValue('siam 0812345678')
  await untilQuiet(measured)
  expect(JSON.stringify(measured.hosts.requests)).not.toMatch(/siam|0812345678/)
})

test('every signal is denied before anything loads, and withdrawing denies them again [S4.tracking.2] @desktop', async ({
  measured,
  page,
}) => {
  await measured.setTracking({ beforeChoice: 'cookieless' })
  await page.goto('/en')
  const readCommands = () =>
    page.evaluate(() =>
      ((Reflect.get(window, 'dataLayer') ?? []) as ArrayLike<unknown>[]).map((entry) =>
        Array.from(entry),
      ),
    )
  await expect.poll(async () => (await readCommands()).length).toBeGreaterThan(4)
  const [first, second] = await readCommands()
  expect(first).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'denied',
    },
  ])
  expect(second).toEqual(['set', 'ads_data_redaction', true])

  await pressIn(page, consentWords.acceptAll)
  const last = async () => (await readCommands()).at(-1)
  const signals = (value: string) => [
    'consent',
    'update',
    {
      ad_storage: value,
      ad_user_data: value,
      ad_personalization: value,
      analytics_storage: value,
    },
  ]
  await expect.poll(last).toEqual(signals('granted'))

  await untilQuiet(measured)

  measured.hosts.clear()
  await follow(page, consentWords.settings)
  for (const category of ['analytics', 'advertising'])
    await settingsOf(page).locator(`input[value="${category}"]`).uncheck()
  await settingsOf(page).getByRole('button', { name: consentWords.confirm }).click()
  await expect.poll(last).toEqual(signals('denied'))
  await follow(page, 'Cookie policy')
  await expect(page).toHaveURL(/\/en\/cookiePolicy$/)
  await page.waitForTimeout(500)
  expect(pagesOf(measured)).toEqual([])
})

test('without JavaScript a withdrawal clears the cookies of the tags too @desktop', async ({
  measured,
  browser,
  page,
  context,
  product,
}) => {
  await measured.setTracking({ beforeChoice: 'cookieless' })
  await page.goto('/en')
  await pressIn(page, consentWords.acceptAll)
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['_ga', '_gcl_au', '_fbp']))

  const storageState = await context.storageState()
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState })
  const settings = await plain.newPage()
  await settings.goto(`${product.webUrl}/en/cookiePolicy#settings`)
  await settings.locator('#settings').getByRole('button', { name: 'Confirm my choice' }).click()
  await settings.waitForLoadState()
  expect((await plain.cookies()).map(({ name }) => name)).toEqual(['generalCookie'])
  await plain.close()
})

test('the policy admits the configured hosts, and without ids nothing is asked, admitted or fetched @desktop', async ({
  measured,
  page,
}) => {
  const { hosts } = measured
  const csp = async () => {
    const response = await page.goto('/en')
    return response?.headers()['content-security-policy'] ?? ''
  }
  await measured.setTracking({ beforeChoice: 'cookieless' })
  expect(await csp()).toContain(hosts.tagOrigin)
  expect(await csp()).toContain(hosts.pixelOrigin)

  const none = { containerOne: null, containerTwo: null, analyticsId: null, pixelId: null }
  await measured.setTracking({ ...none, beforeChoice: 'cookieless' })
  const policy = await csp()
  expect(policy).not.toContain(hosts.tagOrigin)
  expect(policy).not.toContain(hosts.pixelOrigin)

  await untilQuiet(measured)

  hosts.clear()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.reload()
  await expect(bannerOf(page)).toBeVisible()
  await pressIn(page, consentWords.acceptAll)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  expect(hosts.requests).toEqual([])
  expect(scripts.filter((address) => address.includes('measure'))).toEqual([])
})
