import { expect } from '@playwright/test'
import { expectAskedAgain } from '../consent/ask-again.ts'
import { consentWords, pressIn, settingsOf } from '../consent/consent-page.ts'
import { follow, noIds, pagesOf, test, untilQuiet, viewsOf } from './measured-test.ts'
import { readCommands, signals, tellDestinations } from './tag-commands.ts'
import { expectRow, rows } from './rows.ts'

test.use({ hasChosen: false })
// The tests share one product.
test.describe.configure({ mode: 'serial' })

test('both, nothing before a choice: exactly what the table allows, on a reload, by a link from another site and without JavaScript [S4.tracking.1] [S4.tracking.2] [S4.tracking.3] @desktop', async ({
  measured,
  browser,
  page,
  context,
  product,
}) => {
  const both = rows.find(({ state }) => state === 'both')
  if (!both) throw new Error('no such row')
  await expectRow({ measured, browser, page, context, product }, both, 'nothing')
})

test('every signal is denied before anything loads, and withdrawing denies them again; without JavaScript it clears the cookies of the tags too [S4.tracking.2] @desktop', async ({
  measured,
  browser,
  page,
  context,
  product,
}) => {
  await measured.setTracking({ beforeChoice: 'cookieless' })
  await page.goto('/en')
  await expect.poll(async () => (await readCommands(page)).length).toBeGreaterThan(4)
  const [first, second] = await readCommands(page)
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
  const last = async () => (await readCommands(page)).at(-1)
  await expect.poll(last).toEqual(signals('granted'))

  await test.step('a withdrawal without JavaScript', async () => {
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .toEqual(expect.arrayContaining(['_ga', '_gcl_au', '_fbp']))

    const storageState = await context.storageState()
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState })
    const settings = await plain.newPage()
    // A page without a referrer still sends its forms with the origin.
    const answer = await settings.goto(`${product.webUrl}/en/cookiePolicy?from=mail#settings`)
    expect(answer?.headers()['referrer-policy']).toBe('origin')
    await settings.locator('#settings').getByRole('button', { name: 'Confirm my choice' }).click()
    await settings.waitForLoadState()
    expect((await plain.cookies()).map(({ name }) => name)).toEqual(['generalCookie'])
    await plain.close()
  })

  await untilQuiet(measured)

  measured.hosts.clear()
  await follow(page, consentWords.settings)
  for (const category of ['analytics', 'advertising'])
    await settingsOf(page).locator(`input[value="${category}"]`).uncheck()
  await settingsOf(page).getByRole('button', { name: consentWords.confirm }).click()
  await expect.poll(last).toEqual(signals('denied'))
  await follow(page, 'Cookie policy')
  await expect(page).toHaveURL(/\/en\/cookiePolicy$/)
  await untilQuiet(measured)
  expect(pagesOf(measured)).toEqual([])
})

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
  await expect.poll(() => pagesOf(measured)).toEqual(['/en/cookiePolicy'])
  await follow(page, 'Privacy policy')
  await expect.poll(() => pagesOf(measured)).toEqual(['/en/cookiePolicy', '/en/pagePolicy'])

  await page.goto('/en/news')
  await expect.poll(() => viewsOf(measured)).toBe(1)
  await untilQuiet(measured)
  measured.hosts.clear()
  await page.locator('main a[href*="category="]').first().click()
  await expect(page).toHaveURL(/category=/)
  await untilQuiet(measured)
  expect(pagesOf(measured)).toEqual([])
  expect(viewsOf(measured)).toBe(0)
})

test('nothing that a visitor has typed leaves the site, and what is typed into the list of branches is not read by a running tag @desktop', async ({
  measured,
  page,
}) => {
  await measured.setTracking({ beforeChoice: 'cookieless' })
  measured.hosts.clear()
  await page.goto('/en/branch?search=0812345678')
  await pressIn(page, consentWords.acceptAll)
  await page.waitForLoadState('networkidle')
  await untilQuiet(measured)
  // The vendors' scripts would read the URL themselves.
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
  // The tags are running.
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

  await test.step('typed into the list of branches', async () => {
    measured.hosts.clear()
    await page.goto('/en/branch')
    await expect.poll(() => viewsOf(measured)).toBeGreaterThan(0)
    const field = page.getByRole('main').getByRole('searchbox').first()
    await field.pressSequentially('siam 0812345678', { delay: 120 })
    await untilQuiet(measured)
    // Typing does not load another document.
    await expect(page).toHaveURL(/\/en\/branch$/)
    await field.press('Enter')
    await expect(page).toHaveURL(/search=siam\+0812345678/)
    await expect(field).toHaveValue('siam 0812345678')
    await untilQuiet(measured)
    expect(JSON.stringify(measured.hosts.requests)).not.toMatch(/siam|0812345678/)
  })
})

test('a running tag reads no reference and no search text of a page before or after it, by links, by forms or with Back and Forward @long @desktop', async ({
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

test('the browser itself tells a running tag of no private page before or after the one it runs in @long @desktop', async ({
  measured,
  page,
  product,
}) => {
  await measured.setTracking({ beforeChoice: 'cookieless' })
  await page.goto('/en/problem/status')
  await pressIn(page, consentWords.acceptAll)
  await page.getByRole('textbox').fill('7k3mq9td')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/7K3M-Q9TD$/)
  measured.hosts.clear()
  await follow(page, 'Cookie policy')
  await expect.poll(() => viewsOf(measured)).toBe(1)
  const seen = await page.evaluate(() => [
    ...navigation.entries().map(({ url }) => url),
    navigation.activation?.from?.url,
    Reflect.get(Document.prototype, 'referrer', document),
  ])
  expect(seen).toContain(`${product.webUrl}/en/problem/status`)
  expect(JSON.stringify(seen)).not.toContain('7K3M')

  await tellDestinations(page, measured.hosts.tagOrigin)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('0812345678')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=0812345678/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/search$/)
  await page.waitForLoadState('networkidle')
  await tellDestinations(page, measured.hosts.tagOrigin)
  await page.goForward()
  await expect(page).toHaveURL(/q=0812345678/)
  await untilQuiet(measured)
  const told = JSON.stringify(measured.hosts.requests)
  expect(told).toContain('"destination":"/en/search"')
  expect(told).not.toMatch(/7K3M|0812345678/)
})

test('the policy admits the configured hosts, and without ids nothing is asked, admitted or fetched @desktop', async ({
  measured,
  page,
  request,
}) => {
  const { hosts } = measured
  const csp = async () => {
    const response = await request.get('/en')
    return response.headers()['content-security-policy'] ?? ''
  }
  await measured.setTracking({ beforeChoice: 'cookieless' })
  expect(await csp()).toContain(hosts.tagOrigin)
  expect(await csp()).toContain(hosts.pixelOrigin)

  await measured.setTracking({ ...noIds, beforeChoice: 'cookieless' })
  const policy = await csp()
  expect(policy).not.toContain(hosts.tagOrigin)
  expect(policy).not.toContain(hosts.pixelOrigin)

  await untilQuiet(measured)

  hosts.clear()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/en')
  await pressIn(page, consentWords.acceptAll)
  await page.waitForLoadState('networkidle')
  await untilQuiet(measured)
  expect(hosts.requests).toEqual([])
  expect(scripts.filter((address) => address.includes('measure'))).toEqual([])
})

// Last, because it starts the second consent round.
test('in a new consent round older choices expire, with JavaScript and without, and new ones count @desktop', async ({
  measured,
  page,
  context,
  browser,
  request,
}) => {
  await measured.setTracking({ ...noIds, beforeChoice: 'cookieless' })
  await expectAskedAgain({ ...measured.product, page, context, browser, request })
})
