import { expect } from '@playwright/test'
import { findFaults } from '../support/find-faults.ts'
import { createEditor, signIn } from '../support/staff.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { enterAsAdministrator } from './queue-page.ts'

const texts = {
  th: { previews: ['ฉบับภาษาไทย', 'ฉบับภาษาอังกฤษ'], proof: 'ส่งตัวอย่างทั้งสองภาษาให้ฉัน' },
  en: { previews: ['In Thai', 'In English'], proof: 'Send me a proof in both languages' },
} as const

for (const language of ['th', 'en'] as const)
  test(`an editor sees in both languages what the next issue of the digest says (${language}) ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(120_000)
    const words = texts[language]
    const { contentUrl, administrator } = product
    const staff = { request, contentUrl, administrator }
    const editor = await createEditor(staff, 'น้องข่าว')
    const listed = await request.get(`${contentUrl}/cms-api/digest-issues?limit=1`, {
      headers: await signIn(staff),
    })
    const { docs } = await listed.json()
    await enterAsAdministrator(page, { ...staff, administrator: editor }, language)
    await page.goto(`${contentUrl}/admin/collections/digest-issues/${docs[0].id}`)
    const desk = page.locator('.run-desk')
    await expect(desk.getByRole('button', { name: words.proof })).toBeVisible({ timeout: 30_000 })
    for (const name of words.previews)
      await expect(
        desk.frameLocator(`iframe[title="${name}"]`).getByRole('link').first(),
      ).toBeVisible()
    expect(await findFaults(page, '.run-desk')).toEqual([])
    const beside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beside).toBe(0)
  })
