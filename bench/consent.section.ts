import { chromium, request, type Browser } from '@playwright/test'
import { browserArguments, findBrowser } from '../tooling/browser.ts'
import { startTagHosts, type TagHosts } from '../tooling/tag-hosts/tag-hosts.ts'
import { budgets } from './pages.ts'
import { measurePhoneSlowdown, phoneNote } from './phone.ts'
import { median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { spread, verdict, type Section } from './report.ts'

const runs = 7
const ids = {
  containerOne: 'GTM-AAAA111',
  containerTwo: 'GTM-BBBB222',
  analyticsId: 'G-CCCC333',
  pixelId: '123456789012345',
}

/** Opening the settings makes the whole page inert, which is slower than an answer may be. */
const isAnswer = (action: string) => action !== 'settings'

/** Time from pressing a button of the cookie banner to the next paint, on a slow phone with all tags set. */
export async function measureConsent(product: Product): Promise<Section> {
  const hosts = await startTagHosts()
  await setTracking(product, hosts)
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  })
  try {
    const rows: string[][] = []
    for (const action of ['accept_all', 'refuse', 'settings', 'close']) {
      const slowdown = await measurePhoneSlowdown(product)
      const results: number[] = []
      for (let run = 0; run < runs; run += 1) {
        results.push(await pressOnce(browser, { url: `${product.webUrl}/en`, action, slowdown }))
      }
      const holds = verdict(median(results), budgets.consentPaintMs)
      rows.push([
        action,
        spread(results, 0),
        isAnswer(action) ? `${budgets.consentPaintMs} ms: ${holds}` : '',
        slowdown.toFixed(1),
      ])
    }
    return {
      title: 'Cookie banner, press to next paint',
      note: `Home page, 390 px, two containers, a property and a pixel set, on ${phoneNote}, button by button; ms, median of ${runs} (least–most).`,
      columns: ['button', 'ms', 'budget', '× CPU here'],
      rows,
    }
  } finally {
    await browser.close()
    hosts.stop()
  }
}

interface Press {
  url: string
  action: string
  slowdown: number
}

async function pressOnce(browser: Browser, { url, action, slowdown }: Press): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const durations: number[] = []
  await page.exposeFunction('tellDuration', (duration: number) => void durations.push(duration))
  await page.addInitScript(() => {
    const tell: unknown = Reflect.get(window, 'tellDuration')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'interactionId') && typeof tell === 'function') tell(entry.duration)
      }
    }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.keyboard.press('Escape')
  const button = page.locator(`section.consent button[value="${action}"]`)
  await button.waitFor({ state: 'visible' })
  await page.waitForTimeout(1500)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  durations.length = 0
  await button.tap()
  await page.waitForTimeout(1500)
  await context.close()
  // Interactions below the threshold of 16 ms have no entry.
  return Math.max(0, ...durations)
}

async function setTracking({ contentUrl, administrator }: Product, hosts: TagHosts): Promise<void> {
  const api = await request.newContext()
  const login = await api.post(`${contentUrl}/cms-api/staff/login`, { data: administrator })
  // The next calls carry the session cookie.
  if (!login.ok()) throw new Error(`Nobody was signed in: ${await login.text()}`)
  const { tagOrigin, pixelOrigin } = hosts
  const answer = await api.post(`${contentUrl}/cms-api/globals/tracking`, {
    data: { ...ids, tagOrigin, pixelOrigin, overlayFirstVisit: 0, overlayNavigation: 0 },
  })
  if (!answer.ok()) throw new Error(`The ids were refused: ${await answer.text()}`)
  // Published changes are visible within two seconds.
  await new Promise((resolve) => setTimeout(resolve, 2500))
  await api.dispose()
}
