import { expect } from '@playwright/test'
import { takeTime } from '../contact/contact-page.ts'
import { demoBranch } from '../every-page/pages.ts'
import { findLeads } from '../support/leads.ts'
import { takePhoto } from '../support/take-photo.ts'
import { test } from '../support/test.ts'
import { problemForm } from './problem-page.ts'

test('without JavaScript too large a photo costs nothing that was typed, and a smaller one goes along @long', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  const message = `น้ำยาไม่ออก ${Date.now()}`
  const form = problemForm(page)
  await page.goto(`/problem?branch=${demoBranch.open}&machine=W-09`)
  await form.stopped.check()
  await form.message.fill(message)
  await form.phone.fill('0812345678')
  await form.photo.setInputFiles(takePhoto(2000))
  await takeTime(page)
  const [answer] = await Promise.all([page.waitForResponse('**/problem'), form.send.click()])

  expect(answer.status()).toBe(413)
  await expect(form.summary).toBeFocused()
  await expect(form.summary.getByRole('link')).toHaveText([/^รูปใหญ่เกิน 8/])
  await expect(form.message).toHaveValue(message)
  await expect(form.machine).toHaveValue('W-09')
  await expect(form.stopped).toBeChecked()
  await expect(form.branch.locator('option:checked')).toHaveText(/นิมมาน/)

  await form.photo.setInputFiles(takePhoto(300))
  await form.send.click()
  await expect(form.code).toBeVisible()
  const code = await form.code.innerText()
  const [lead, ...others] = await findLeads({ request, contentUrl, administrator }, message)
  expect(others).toEqual([])
  expect(lead).toMatchObject({ reference: code, machine: 'W-09' })
  expect(lead?.photo).toBeTruthy()

  await expect(page.locator('.problem-facts')).toContainText('W-09')
  await page.goto('/problem/status')
  await page.getByRole('textbox').fill(code.toLowerCase().replace('-', ''))
  await page.getByRole('button', { name: 'ดูความคืบหน้า' }).click()
  await expect(page).toHaveURL((url) => url.pathname === `/problem/${code}`)
  await expect(page.locator('[aria-current=step]')).toContainText('รับเรื่องแล้ว')
})

test('without JavaScript the report stands in the menu, and its branch in a list by province', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'แจ้งปัญหาการใช้งาน' })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/\/problem$/)
  const { branch } = problemForm(page)
  await branch.selectOption({ label: 'เชียงใหม่ นิมมาน ซอย 9' })
  await expect(branch.locator('option:checked')).toHaveText(/นิมมาน/)
  await expect(page.getByRole('button', { name: 'สาขาใกล้ฉัน' })).toHaveCount(0)
})
