import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { everyPage } from '../every-page/pages.ts'
import { test } from '../support/test.ts'
import { linkedStyles } from './linked-styles.ts'

/** The area of a page; undefined without a page. */
const areaOf = (path: string) => {
  const [first = ''] = path
    .replace(/^\/en(?=\/|$)/, '')
    .slice(1)
    .split(/[/?]/)
  if (first === 'no-such-page') return []
  if (/log|register|password|verify|undo|appeal|unsubscribe|mail-start|data-request/.test(first))
    return ['account']
  if (first === 'notifications') return ['notification']
  return [/polic|terms/i.test(first) ? 'policy' : first || 'home']
}

/** Pages that are not indexed: styles shared with another area are in its file. */
const memberAreas = ['account', 'download', 'enews', 'faq', 'notification', 'webboard']

test('a page links the styles of all pages and those of its own area, a visitor’s page no others, before it begins; they match nothing on pages of another area, in print either: they remain loaded during navigation @long @desktop', async ({
  page,
}) => {
  await page.goto('/')
  const { heads, leaks } = await page.evaluate(
    readStyles,
    everyPage.map(({ path }) => path),
  )
  for (const { path, head } of heads) {
    const wanted = ['core', ...areaOf(path)]
    const linked = linkedStyles(head)
    const isForMembers = wanted.some((name) => memberAreas.includes(name))
    // Styles shared with members' areas are in a separate file.
    const shared = wanted.map((name) => `${name}-shared`)
    const own = linked.filter((name) => !shared.includes(name))
    const listed = own.filter((name) => !isForMembers || wanted.includes(name))
    expect.soft(listed, path).toEqual(wanted)
  }
  expect(heads).toHaveLength(everyPage.length)
  expect(leaks).toEqual([])
})

const way = [
  { link: 'ค้นหาสาขา', area: 'branch', part: '.branch-list' },
  { link: 'แฟรนไชส์', area: 'investor', part: '.investor' },
  { link: 'แจ้งปัญหาการใช้งาน', area: 'problem', part: '.problem-page' },
]

test('navigation within the site shows no page before its styles have loaded, nor does going back @long @desktop', async ({
  page,
}) => {
  await page.goto('/')
  // Slow and never cached: each request is delayed.
  const slow = /\/build\/(?:branch|investor|problem)-[\w-]{8}\.css/
  await page.route(slow, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await watchFrames(page, way)

  for (const { link, part } of way) {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
    await expect(page.locator(part)).toBeVisible()
  }
  for (const { part } of way.toReversed().slice(1)) {
    await page.goBack()
    await expect(page.locator(part)).toBeVisible()
  }
  const { seen, bare } = await page.evaluate(() => watched)
  expect(new Set(seen)).toEqual(new Set(way.map(({ area }) => area)))
  expect(bare).toEqual([])
})

declare global {
  /** Areas whose pages appeared in some frame, and those that appeared without their styles. */
  var watched: { seen: string[]; bare: string[] }
}

/** Records each frame: the visible page and the loaded stylesheets. */
async function watchFrames(page: Page, parts: typeof way): Promise<void> {
  await page.evaluate((looked) => {
    globalThis.watched = { seen: [], bare: [] }
    const look = () => {
      const sheets = Array.from(document.styleSheets, ({ href }) => href ?? '')
      for (const { area, part } of looked) {
        if (!document.querySelector(part)) continue
        watched.seen.push(area)
        if (!sheets.some((href) => href.includes(`/build/${area}-`))) watched.bare.push(area)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, parts)
}

/** Runs in the browser: finds rules of each area's stylesheet that match on pages without a link to it. */
async function readStyles(paths: string[]) {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
  const sent = await Promise.all(
    paths.map(async (path) => ({ path, html: await (await fetch(path)).text() })),
  )
  const heads = sent.map(({ path, html }) => ({ path, head: html.split('<body', 1)[0] ?? '' }))
  const pages = sent.map(({ path, html }) => ({ path, page: parse(html) }))
  const linked = ({ head }: Document) =>
    Array.from(head.querySelectorAll('link[rel=stylesheet]'), (link) => link.getAttribute('href'))
  const sheets = new Set(pages.flatMap(({ page }) => linked(page)))

  const leaks = new Set<string>()
  for (const address of sheets) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(await (await fetch(address ?? '')).text())
    const others = pages.filter(({ page }) => !linked(page).includes(address))
    for (const selector of selectorsOf(sheet.cssRules))
      for (const { path, page } of others)
        if (page.querySelector(selector)) leaks.add(`${address} ${selector} on ${path}`)
  }
  return { heads, leaks: [...leaks] }

  function selectorsOf(rules: CSSRuleList): string[] {
    return Array.from(rules).flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [withoutStates(rule.selectorText)]
      return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : []
    })
  }

  /** Removes states such as :hover from a selector. */
  function withoutStates(selector: string): string {
    return selector.replace(
      /::[\w-]+(?:\([^)]*\))?|:has\(:checked\)|:(?:hover|active|focus[\w-]*|checked)/g,
      '',
    )
  }
}
