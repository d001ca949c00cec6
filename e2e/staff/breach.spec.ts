import { expect } from '@playwright/test'
import { findFaults } from '../support/find-faults.ts'
import { signIn } from '../support/staff.ts'
import { test } from '../support/test.ts'
import { enterAsAdministrator } from './queue-page.ts'

const texts = {
  th: {
    clock: /72 ชั่วโมง/,
    count: 'นับจำนวน',
    counted: /^\d+ คน$/,
    told: 'บันทึกว่าแจ้ง สคส. แล้ว',
    note: 'บันทึก',
    yes: 'ยืนยัน',
    assessed: /ประเมินความเสี่ยง .*: มีความเสี่ยง$/,
    listed: /ดาวน์โหลดรายชื่อเจ้าของข้อมูล .*: สมาชิกทุกคน: \d+ คน$/,
    download: 'ดาวน์โหลด CSV',
    toldStep: /แจ้ง สคส\. แล้ว .*เลขรับ 12/,
  },
  en: {
    clock: /within 72 hours/,
    count: 'Count',
    counted: /^\d+ people$/,
    told: 'The office was told',
    note: 'Note',
    yes: 'Confirm',
    assessed: /Assessed .*: A risk$/,
    listed: /List of those concerned taken .*: All members: \d+ people$/,
    download: 'Download as CSV',
    toldStep: /The office was told .*เลขรับ 12/,
  },
} as const

for (const language of ['th', 'en'] as const)
  test(`an administrator finds a breach’s clock, counts those concerned, and notes that the office was told (${language}) @long @desktop`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(120_000)
    const words = texts[language]
    const staff = { request, contentUrl: product.contentUrl, administrator: product.administrator }
    const desk = page.locator('.breach-desk')
    const made = await request.post(`${product.contentUrl}/cms-api/breaches`, {
      headers: await signIn(staff),
      data: { title: 'ส่งรายชื่อผิดคน', description: 'อีเมลไปผิดคน', foundAt: new Date(), risk: 'risk' },
    })
    expect(made.status(), await made.text()).toBe(201)
    const { doc } = await made.json()
    await enterAsAdministrator(page, staff, language)
    await page.goto(`${product.contentUrl}/admin/collections/breaches/${doc.id}`)
    await expect(desk).toContainText(words.clock, { timeout: 30_000 })
    await expect(desk.locator('li').last()).toHaveText(words.assessed)
    expect(await findFaults(page, '.breach-desk')).toEqual([])

    await desk.getByRole('combobox').selectOption('members')
    await desk.getByRole('button', { name: words.count, exact: true }).click()
    await expect(desk.getByText(words.counted)).toBeVisible()
    const begun = page.waitForEvent('download')
    await desk.getByRole('link', { name: words.download, exact: true }).click()
    await begun

    await desk.getByRole('button', { name: words.told, exact: true }).click()
    await desk.getByLabel(words.note).fill('เลขรับ 12/2569')
    await desk.getByRole('button', { name: words.yes, exact: true }).click()
    await expect(desk.locator('li').last()).toHaveText(words.toldStep, { timeout: 30_000 })
    await expect(desk.locator('li').nth(-2)).toHaveText(words.listed)
  })
