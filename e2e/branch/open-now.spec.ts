import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { branchList, readNames } from './branch-list.ts'

/** A Monday, before the first shops with opening hours open. */
const night = new Date('2026-11-23T03:00:00+07:00')
const noon = new Date('2026-11-23T12:00:00+07:00')

test('at night the list is narrowed to what is open, by the clock of the browser, and comes back so; at noon a shop with hours says until when it is open @desktop', async ({
  page,
}) => {
  const list = branchList(page, 'th')
  await page.clock.setFixedTime(night)
  await page.goto('/branch')
  const all = await list.countedBranches()
  await list.openNow.click()
  await expect(page).toHaveURL((url) => url.searchParams.get('open') === 'now')
  await expect(list.count).toContainText(list.words.openNow)
  await expect(list.openNow).toHaveAttribute('aria-pressed', 'true')
  const open = await list.countedBranches()
  expect(open).toBeLessThan(all)
  expect(await readStates(page)).toEqual(new Set(['open']))

  const names = await readNames(list.names)
  await list.names.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '')
  await page.goBack()
  await expect.poll(() => readNames(list.names)).toEqual(names)
  await page.reload()
  await expect.poll(() => readNames(list.names)).toEqual(names)

  await page.clock.setFixedTime(noon)
  await page.reload()
  await expect.poll(list.countedBranches).toBeGreaterThan(open)
  await expect(page.getByText(/^เปิดอยู่ตอน\u00AD?นี้\sถึง\s\d\d:\d\d\sน\.$/).first()).toBeVisible()

  await list.openNow.click()
  await expect(page).not.toHaveURL(/open=/)
  await expect.poll(list.countedBranches).toBe(all)
})

test('in a province where nothing fits the nearest shops are shown, not advice about names @desktop', async ({
  page,
}) => {
  const list = branchList(page, 'th')
  await page.goto('/branch')
  const chiangMai = await list.province.getByText(/^เชียงใหม่ \(/).getAttribute('value')
  await page.goto(`/branch?search=ไม่มีชื่อนี้&province=${chiangMai}`)
  await expect(list.results).toContainText('ไม่พบข้อมูล')
  await expect(list.results).toContainText('ในเชียงใหม่')
  expect((await readNames(list.names))[0]).toMatch(/^เชียงใหม่/)
  await expect(list.results).not.toContainText('ชื่อที่สั้นลง')
})

async function readStates(page: Page): Promise<Set<string>> {
  const chips = page.locator('.branch-grid .chip')
  const classes = await chips.evaluateAll((all) => all.map(({ className }) => className))
  return new Set(classes.map((name) => /chip--(open|soon|closed|plain)/.exec(name)?.[1] ?? name))
}
