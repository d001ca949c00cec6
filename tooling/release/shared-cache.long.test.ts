import type { BrowserContextOptions } from '@playwright/test'
import { consentCookieNames } from '@washhouse/contract/consent/consent-cookies.wire'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findFreePort } from '../launcher/ports.ts'
import { startProduct, type Product } from '../product.ts'
import { startNginx, type Nginx } from './testing/nginx.ts'
import { openBrowser, type Tabs } from './testing/tabs.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const origin = 'https://www.example.com'
const tagHost = 'https://www.googletagmanager.com'
const { general, analytics, advertising } = consentCookieNames
const choices = {
  accepted: [general, analytics, advertising],
  refused: [general],
  none: [],
}

let folder: string
let product: Product
let nginx: Nginx
let tabs: Tabs

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse-stored-pages-'))
  // nginx sends built files from the disk.
  await symlink(ROOT, join(folder, 'live'))
  product = await startProduct()
  await product.stopPart('web')
  await product.startPart('web', { PUBLIC_URL: origin, TRUSTED_PROXIES: '127.0.0.1' })
  await measure()
  const web = Number(new URL(product.webUrl).port)
  nginx = await startNginx(folder, { 3000: web, 3001: await findFreePort() })
  tabs = await openBrowser(nginx.https)
}, 180_000)
afterAll(async () => {
  await tabs.stop()
  await nginx.stop()
  await product.stop()
  await rm(folder, { recursive: true })
})

it('a page that was stored for a visitor who accepted cookies shows others the banner and tags of their own choice', async () => {
  expect(await visit('accepted')).toEqual({ hasBanner: false, hasTags: true })
  const silent = { javaScriptEnabled: false }
  expect(await visit('refused', silent)).toEqual({ hasBanner: false, hasTags: false })
  expect(await visit('none', silent)).toEqual({ hasBanner: true, hasTags: false })

  // From now on nginx only has what it has stored.
  await product.stopPart('web')
  expect(await visit('refused')).toEqual({ hasBanner: false, hasTags: false })
  expect(await visit('none')).toEqual({ hasBanner: true, hasTags: false })
  expect(await visit('accepted')).toEqual({ hasBanner: false, hasTags: true })
  const log = await readFile(join(folder, 'washhouse.log'), 'utf8')
  expect(log.match(/"GET \/en\/branch" 200 .* STALE$/gm)).toHaveLength(3)
}, 60_000)

/** An analytics property, whose tag loads only after a visitor has accepted it. No overlay. */
async function measure(): Promise<void> {
  const { contentUrl, administrator } = product
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${contentUrl}/cms-api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const cookies = (await post('/staff/login', administrator)).headers.getSetCookie().join()
  const authorization = `JWT ${/payload-token=([^;]+)/.exec(cookies)?.[1]}`
  const settings = { analyticsId: 'G-CCCC333', tagOrigin: tagHost, beforeChoice: 'nothing' }
  const quiet = { overlayFirstVisit: 0, overlayNavigation: 0 }
  const saved = await post('/globals/tracking', { ...settings, ...quiet }, { authorization })
  expect(saved.status, await saved.text()).toBe(200)
  const read = async () => await (await fetch(`${product.webUrl}/en/branch`)).text()
  await vi.waitUntil(async () => (await read()).includes(settings.analyticsId), { timeout: 10_000 })
}

/** A new browser with this choice opens the page. */
async function visit(choice: keyof typeof choices, options: BrowserContextOptions = {}) {
  const context = await tabs.context.browser()?.newContext({ ignoreHTTPSErrors: true, ...options })
  if (!context) throw new Error('the browser has ended')
  await context.addCookies(
    choices[choice].map((name) => ({ name, value: 'isSet', url: origin, sameSite: 'Strict' })),
  )
  let hasTags = false
  await context.route(`${tagHost}/**`, (route) => {
    hasTags = true
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  const page = await context.newPage()
  await page.goto(`${origin}/en/branch`, { waitUntil: 'load' })
  if (options.javaScriptEnabled !== false) await page.locator('html[data-awake]').waitFor()
  await page.waitForLoadState('networkidle')
  // A page that is rendered for the first time may pause for longer than that state waits.
  if (choice === 'accepted' && options.javaScriptEnabled !== false)
    await vi.waitUntil(() => hasTags, { timeout: 10_000 })
  const hasBanner = await page.locator('section.consent').isVisible()
  await context.close()
  return { hasBanner, hasTags }
}
