import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { consentWords, pressIn } from '../consent/consent-page.ts'
import { follow, noIds, pagesOf, test, untilQuiet, viewsOf } from './measured-test.ts'

test.use({ hasChosen: false })
test.describe.configure({ mode: 'serial' })

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

test('no reference of a problem leaves the site, from its address or as where the visitor came from @long @desktop', async ({
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

test('the address of a page that is not there is told to no tag, by itself or with Back and Forward @long @desktop', async ({
  measured,
  page,
}) => {
  await measured.setTracking({ beforeChoice: 'cookieless' })
  await page.goto('/en')
  await pressIn(page, consentWords.acceptAll)
  await expect.poll(() => pagesOf(measured)).not.toEqual([])
  await untilQuiet(measured)
  measured.hosts.clear()
  for (const address of ['/en/problm/7K3M-Q9TD', '/en/branch/0812345678']) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await page.waitForLoadState('networkidle')
    await untilQuiet(measured)
    expect(measured.hosts.requests).toEqual([])
    await follow(page, 'Cookie policy')
    await expect(page).toHaveURL(/\/en\/cookiePolicy$/)
    await expect.poll(() => pagesOf(measured)).toEqual(['/en/cookiePolicy'])
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('missing')
    await page.goForward()
    await expect(page).toHaveURL(/\/en\/cookiePolicy$/)
    await untilQuiet(measured)
    expect(JSON.stringify(measured.hosts.requests)).not.toMatch(/7k3m|0812345678/i)
    measured.hosts.clear()
  }
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

test('the browser itself tells a running tag of no private page before or after the one it runs in @desktop', async ({
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

/** As a tag does that began after the page's own scripts. */
async function tellDestinations(page: Page, origin: string): Promise<void> {
  await page.evaluate((host) => {
    const tell = (address: string | null | undefined) => {
      const { pathname, search } = new URL(address ?? location.href)
      const query = new URLSearchParams({ destination: pathname + search })
      navigator.sendBeacon(`${host}/heard?${query}`)
    }
    navigation.addEventListener('navigate', ({ destination }) => tell(destination.url))
    addEventListener('pageswap', ({ activation }) => tell(activation?.entry.url))
  }, origin)
}

test('without ids a search is shown while it is typed, and no tag runs later in a tab that has shown one so @long @desktop', async ({
  measured,
  page,
  context,
}) => {
  await measured.setTracking({ ...noIds, beforeChoice: 'cookieless' })
  await page.goto('/en/branch')
  await pressIn(page, consentWords.acceptAll)
  await page.evaluate(() => Reflect.set(window, 'isFirstDocument', true))
  await page.getByRole('main').getByRole('searchbox').first().pressSequentially('siam')
  await expect(page).toHaveURL(/search=siam$/)
  expect(await page.evaluate(() => Reflect.get(window, 'isFirstDocument'))).toBe(true)

  await measured.setTracking({ beforeChoice: 'cookieless' })
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/branch$/)
  measured.hosts.clear()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.goForward()
  await expect(page).toHaveURL(/search=siam$/)
  await untilQuiet(measured)
  expect(measured.hosts.requests).toEqual([])

  const other = await context.newPage()
  await other.goto('/en/branch')
  await expect.poll(() => viewsOf(measured)).toBe(1)
})
