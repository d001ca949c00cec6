import { expect } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import {
  bannerOf,
  consentWords,
  pressIn,
  settingsOf,
  startOtherSite,
} from '../consent/consent-page.ts'
import type { SharedProduct } from '../support/shared-product.ts'
import { ids, untilQuiet } from './measured-test.ts'
import type { Measured } from './measured-test.ts'

/** A row of the table: the visitor's choice, and the requests allowed from then on. */
interface Row {
  state: string
  act: (page: Page) => Promise<void>
  /** Consent signals for advertising and analytics in the page view. */
  granted: 'G100' | 'G101' | 'G110' | 'G111'
  cookies: string[]
}

const analyticsCookies = ['_ga', '_ga_CCCC333']
const advertisingCookies = ['_gcl_au', '_fbp']

export const rows: Row[] = [
  { state: 'no choice', act: async () => {}, granted: 'G100', cookies: [] },
  {
    state: 'refused',
    act: (page) => pressIn(page, consentWords.refuse),
    granted: 'G100',
    cookies: [],
  },
  {
    state: 'closed',
    act: (page) => pressIn(page, consentWords.close),
    granted: 'G100',
    cookies: [],
  },
  { state: 'withdrawn', act: withdraw, granted: 'G100', cookies: [] },
  {
    state: 'analytics only',
    act: (page) => confirm(page, ['analytics']),
    granted: 'G101',
    cookies: analyticsCookies,
  },
  {
    state: 'advertising only',
    act: (page) => confirm(page, ['advertising']),
    granted: 'G110',
    cookies: advertisingCookies,
  },
  {
    state: 'both',
    act: (page) => pressIn(page, consentWords.acceptAll),
    granted: 'G111',
    cookies: [...analyticsCookies, ...advertisingCookies],
  },
]

interface Visit {
  measured: Measured
  browser: Browser
  page: Page
  context: BrowserContext
  product: SharedProduct
}

/** A new visitor: only requests of the table are allowed, before the choice and after it. */
export async function expectRow(visit: Visit, row: Row, beforeChoice: string): Promise<void> {
  const { measured, browser, page, context, product } = visit
  const { hosts } = measured
  await measured.setTracking({ beforeChoice })
  const stranger = { ...row, granted: 'G100' as const }

  hosts.clear()
  await page.goto('/en/branch')
  await expectRequests(measured, page, expectedOf(stranger, beforeChoice, '/en/branch'))
  expect(await readTagCookies(context)).toEqual([])
  await expect(bannerOf(page)).toBeVisible()

  await row.act(page)
  await expect.poll(() => readTagCookies(context)).toEqual(row.cookies.toSorted())
  await untilQuiet(measured)

  hosts.clear()
  await page.reload()
  await expectRequests(measured, page, expectedOf(row, beforeChoice, '/en/branch'))
  expect(await readTagCookies(context)).toEqual(row.cookies.toSorted())

  const other = await startOtherSite(`${product.webUrl}/en/news?utm_source=elsewhere`)
  await page.goto(other.address)
  hosts.clear()
  await page.getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/news/)
  await expectRequests(measured, page, expectedOf(row, beforeChoice, '/en/news'))
  expect(await readTagCookies(context)).toEqual(row.cookies.toSorted())
  await other.stop()

  hosts.clear()
  const withoutScripts = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const silent = await withoutScripts.newPage()
  await silent.goto(`${product.webUrl}/en/branch`)
  // Waits for the load event, including images: network idle once did not occur for a minute.
  await untilQuiet(measured)
  expect(hosts.requests).toEqual([])
  await withoutScripts.close()
}

async function confirm(page: Page, categories: string[]): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: consentWords.settings }).click()
  for (const category of ['analytics', 'advertising'])
    await settingsOf(page)
      .locator(`input[value="${category}"]`)
      .setChecked(categories.includes(category))
  await settingsOf(page).getByRole('button', { name: consentWords.confirm }).click()
  await expect(settingsOf(page)).toBeHidden()
}

async function withdraw(page: Page): Promise<void> {
  await pressIn(page, consentWords.acceptAll)
  await expect.poll(() => readTagCookies(page.context())).toHaveLength(4)
  await confirm(page, [])
}

async function readTagCookies(context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies()
  return cookies
    .map(({ name }) => name)
    .filter((name) => name.startsWith('_'))
    .toSorted()
}

/** Exact requests of one page according to the table. */
function expectedOf({ granted }: Row, beforeChoice: string, path: string): string[] {
  const hasAdvertising = granted[2] === '1'
  const isLoaded = beforeChoice === 'cookieless' || granted !== 'G100'
  const { containerOne, containerTwo, analyticsId, pixelId } = ids
  const tags = [
    `tags /gtm.js ${containerOne}`,
    `tags /gtm.js ${containerTwo}`,
    `tags /started ${containerOne}`,
    `tags /started ${containerTwo}`,
    `tags /gtag/js ${analyticsId}`,
    `tags /g/collect ${analyticsId} page_view ${granted} ${path}`,
  ]
  const pixel = ['pixel /en_US/fbevents.js', `pixel /tr ${pixelId} PageView ${path}`]
  return [...(isLoaded ? tags : []), ...(hasAdvertising ? pixel : [])].toSorted()
}

function printRequests({ hosts }: Measured): string[] {
  return hosts.requests
    .map(({ host, path, query }) => {
      const { id, tid, en, ev, gcs, dl, path: shown } = query
      const location = dl === undefined ? shown : new URL(dl).href.replace(new URL(dl).origin, '')
      return [host, path, id ?? tid, en ?? ev, gcs, location].filter(Boolean).join(' ')
    })
    .toSorted()
}

/** Waits until no requests are sent, then compares. */
async function expectRequests(measured: Measured, page: Page, expected: string[]): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect.poll(() => printRequests(measured).length).toBeGreaterThanOrEqual(expected.length)
  await untilQuiet(measured)
  expect(printRequests(measured)).toEqual(expected)
}
