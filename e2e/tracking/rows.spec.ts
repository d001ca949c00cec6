import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import {
  bannerOf,
  consentWords,
  pressIn,
  settingsOf,
  startOtherSite,
} from '../consent/consent-page.ts'
import { follow, ids, noIds, pagesOf, test, untilQuiet } from './measured-test.ts'
import type { Measured } from './measured-test.ts'

test.use({ hasChosen: false })
test.describe.configure({ mode: 'serial' })

/** A row of the table: what a visitor did, and what may be asked from then on with every page. */
interface Row {
  state: string
  act: (page: Page) => Promise<void>
  /** The signals of advertising and analytics, as the page view reports them. */
  granted: 'G100' | 'G101' | 'G110' | 'G111'
  cookies: string[]
}

const analyticsCookies = ['_ga', '_ga_CCCC333']
const advertisingCookies = ['_gcl_au', '_fbp']

const rows: Row[] = [
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

/** Where `npm test` goes; each begins as a visitor who has not chosen yet. `test:all` goes everywhere. */
const always: Record<string, string[]> = {
  cookieless: [],
  nothing: ['both'],
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

/** Every request of one page, exactly, by what the table allows. */
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

/** Once nothing has been asked for a while, exactly this was. */
async function expectRequests(measured: Measured, page: Page, expected: string[]): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect.poll(() => printRequests(measured).length).toBeGreaterThanOrEqual(expected.length)
  await untilQuiet(measured)
  expect(printRequests(measured)).toEqual(expected)
}

for (const beforeChoice of ['cookieless', 'nothing']) {
  for (const row of rows) {
    const tags = always[beforeChoice]?.includes(row.state) ? '@desktop' : '@long @desktop'
    test(`${row.state}, ${beforeChoice} before a choice: exactly what the table allows, on a reload, by a link from another site and without JavaScript [S4.tracking.1] [S4.tracking.2] [S4.tracking.3] ${tags}`, async ({
      measured,
      browser,
      page,
      context,
      product,
    }) => {
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
      // Loaded, so with every picture; the quiet of all connections once never came, for a whole minute.
      await silent.waitForTimeout(800)
      expect(hosts.requests).toEqual([])
      await withoutScripts.close()
    })
  }
}

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
  // A form of a page that tells nobody its address is sent with its origin all the same.
  const answer = await settings.goto(`${product.webUrl}/en/cookiePolicy?from=mail#settings`)
  expect(answer?.headers()['referrer-policy']).toBe('origin')
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

  await measured.setTracking({ ...noIds, beforeChoice: 'cookieless' })
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
