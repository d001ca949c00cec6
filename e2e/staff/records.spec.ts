import { expect } from '@playwright/test'
import { findFaults } from '../support/find-faults.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { enterAsAdministrator } from './queue-page.ts'

const texts = {
  th: {
    title: 'บันทึกรายการข้อมูลส่วนบุคคล',
    unconfirmed: /บัญชีที่ไม่เคยยืนยันอีเมล/,
    period: '30 วันหลังสมัคร',
    removed: /^\d+ รายการ · \d{1,2} \S+ 20\d\d \d\d:\d\d$/,
    from: 'ตั้งแต่วันที่',
    to: 'ถึงวันที่',
    fetch: 'ดาวน์โหลด',
  },
  en: {
    title: 'Records of processing',
    unconfirmed: /Accounts whose email was never confirmed/,
    period: '30 days after registering',
    removed: /^\d+ records? · \d{1,2} \w+ 20\d\d, \d\d:\d\d$/,
    from: 'From',
    to: 'To',
    fetch: 'Download',
  },
} as const

for (const language of ['th', 'en'] as const)
  test(`an administrator reads what is kept of people and when it was last removed, and takes the traffic log of a day (${language}) @long ${viewportOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(120_000)
    const words = texts[language]
    const { contentUrl, administrator } = product
    await enterAsAdministrator(page, { request, contentUrl, administrator }, language)
    await page.goto(`${contentUrl}/admin/collections/retention-runs`)
    const records = page.locator('.processing-records')
    await expect(records.getByRole('heading', { level: 1 })).toHaveText(words.title, {
      timeout: 30_000,
    })

    await test.step('in words, with the times of Thailand, within the width of the screen', async () => {
      const row = records.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: words.unconfirmed }),
      })
      await expect(row.getByRole('cell', { name: words.period })).toBeVisible()
      await expect(row.getByRole('cell').last()).toHaveText(words.removed)
      expect(await findFaults(page, '.processing-records')).toEqual([])
      // Payload clips content wider than the screen instead of scrolling.
      const { width = 0 } = page.viewportSize() ?? {}
      const box = await records.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width)
    })

    await test.step('the log of the given days', async () => {
      const day = '2026-11-20'
      await records.getByLabel(words.from, { exact: true }).fill(day)
      await records.getByLabel(words.to, { exact: true }).fill(day)
      const begun = page.waitForEvent('download')
      await records.getByRole('button', { name: words.fetch, exact: true }).click()
      expect((await begun).suggestedFilename()).toBe(`traffic-${day}-${day}.ndjson`)
    })
  })
