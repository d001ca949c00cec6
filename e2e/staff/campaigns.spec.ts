import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { findFaults } from '../support/find-faults.ts'
import { createEditor, signIn } from '../support/staff.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { enterAsAdministrator } from './queue-page.ts'

const texts = {
  th: { previews: ['ฉบับภาษาไทย', 'ฉบับภาษาอังกฤษ'], test: 'ส่งอีเมลทดสอบทั้งสองภาษาให้ฉัน' },
  en: { previews: ['In Thai', 'In English'], test: 'Send me a test email in both languages' },
} as const

/** The panel previews the campaign in both languages, without violations and within the screen width. */
async function expectPanel(page: Page, language: 'th' | 'en'): Promise<void> {
  const words = texts[language]
  const panel = page.locator('.campaign-panel')
  await expect(panel.getByRole('button', { name: words.test })).toBeVisible({ timeout: 30_000 })
  for (const name of words.previews)
    await expect(
      panel.frameLocator(`iframe[title="${name}"]`).getByRole('link').first(),
    ).toBeVisible()
  expect(await findFaults(page, '.campaign-panel')).toEqual([])
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beside).toBe(0)
}

for (const language of ['th', 'en'] as const) {
  test(`an editor sees in both languages what the next issue of the digest says (${language}) @long ${viewportOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(120_000)
    const { contentUrl, administrator } = product
    const staff = { request, contentUrl, administrator }
    const editor = await createEditor(staff, 'น้องข่าว')
    const listed = await request.get(
      `${contentUrl}/cms-api/campaigns?limit=1&where[kind][equals]=digest`,
      {
        headers: await signIn(staff),
      },
    )
    const { docs } = await listed.json()
    await enterAsAdministrator(page, { ...staff, administrator: editor }, language)
    await page.goto(`${contentUrl}/admin/collections/campaigns/${docs[0].id}`)
    await expectPanel(page, language)
  })

  test(`an editor sees in both languages what members are told of a changed policy (${language}) @long ${viewportOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(120_000)
    const { contentUrl, administrator } = product
    const staff = { request, contentUrl, administrator }
    const editor = await createEditor(staff, 'น้องนโยบาย')
    const created = await request.post(`${contentUrl}/cms-api/campaigns`, {
      headers: await signIn(staff),
      data: {
        policy: 'privacy',
        version: `journey-${randomUUID().slice(0, 8)}`,
        holdsFrom: `${new Date().getUTCFullYear() + 4}-01-01T00:00:00.000Z`,
        textTh: 'เก็บข้อมูลการเข้าสู่ระบบสั้นลง',
        textEn: 'We keep sign-ins for a shorter time.',
      },
    })
    const { doc } = await created.json()
    await enterAsAdministrator(page, { ...staff, administrator: editor }, language)
    await page.goto(`${contentUrl}/admin/collections/campaigns/${doc.id}`)
    await expectPanel(page, language)
  })
}
