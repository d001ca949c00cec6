import { expect } from '@playwright/test'
import { consentWords, pressIn } from '../consent/consent-page.ts'
import { follow, noIds, pagesOf, test, untilQuiet, viewsOf } from './measured-test.ts'

test.use({ hasChosen: false })
test.describe.configure({ mode: 'serial' })

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
    await expect(page.getByRole('heading', { level: 1 })).toContainText('find this page')
    await page.goForward()
    await expect(page).toHaveURL(/\/en\/cookiePolicy$/)
    await untilQuiet(measured)
    expect(JSON.stringify(measured.hosts.requests)).not.toMatch(/7k3m|0812345678/i)
    measured.hosts.clear()
  }
})

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
