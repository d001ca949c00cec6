import { expect } from '@playwright/test'
import { takeTime } from '../contact/contact-page.ts'
import { demoBranch } from '../every-page/pages.ts'
import { findLeads } from '../support/leads.ts'
import { signIn } from '../support/staff.ts'
import { takePhoto } from '../support/take-photo.ts'
import { test } from '../support/test.ts'
import { problemForm } from './problem-page.ts'

test('a customer reports a stopped machine with a photo from its branch, keeps the code and follows it to the refund @phone', async ({
  page,
  context,
  request,
  contentUrl,
  administrator,
}) => {
  const staff = { request, contentUrl, administrator }
  const message = `ผ้ายังค้างอยู่ในเครื่อง ${Date.now()}`
  const form = problemForm(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await page.goto(`/branch/${demoBranch.open}`)
  await page.getByRole('link', { name: 'แจ้งปัญหาที่สาขานี้' }).click()
  await expect(page).toHaveURL(/\/problem\?branch=chiang-mai-nimman-9$/)
  await expect(form.branch).toHaveValue(/นิมมาน/)

  await form.send.click()
  await expect(form.summary).toBeFocused()
  await expect(form.summary.getByRole('link')).toHaveText([
    'เลือกว่าเกิดเรื่องอะไร',
    'กรอกเบอร์โทรหรืออีเมลอย่างใดอย่างหนึ่ง',
  ])
  await form.summary.getByRole('link').first().click()
  await expect(form.stopped).toBeFocused()
  await page.keyboard.press('Space')
  await expect(form.stopped).toBeChecked()

  await form.machine.fill('W-04')
  await form.amount.fill('๖๐')
  await form.message.fill(message)
  await form.phone.fill('0812345678')
  // An explicit list, so that iPhones do not send HEIC.
  await expect(form.photo).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
  // Over 8 MB: too large, so the browser resizes it first.
  await form.photo.setInputFiles(takePhoto(1700))
  await expect
    .poll(() => form.photo.evaluate((input: HTMLInputElement) => input.files?.[0]?.type))
    .toBe('image/jpeg')
  await takeTime(page)
  await form.send.click()

  await expect(form.code).toHaveText(/^[\dA-Z]{4}-[\dA-Z]{4}$/)
  await expect(page.locator('.form-thanks')).toBeFocused()
  const code = await form.code.innerText()
  await page.getByRole('button', { name: 'คัดลอกรหัส' }).click()
  await expect(page.getByRole('button', { name: 'คัดลอกแล้ว' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  const [lead] = await findLeads(staff, message)
  expect(lead).toMatchObject({ reference: code, machine: 'W-04', looksAutomatic: false })
  expect(lead?.photo).toBeTruthy()
  for (const told of ['W-04', '60', '7'])
    await expect(page.locator('.form-thanks')).toContainText(told)

  await page.getByRole('link', { name: 'ดูความคืบหน้า', exact: true }).click()
  await expect(page).toHaveURL((url) => url.pathname === `/problem/${code}`)
  const now = page.locator('[aria-current=step]')
  await expect(page.locator('.problem-facts')).toContainText('W-04')
  await expect(page.locator('.problem-facts')).toContainText('60\u00A0บาท')
  await expect(page.getByText(/ภายใน 7\u00A0วันทำการ/)).toBeVisible()
  await expect(now).toContainText('รับเรื่องแล้ว')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  for (const [status, step] of [
    ['working', 'กำลังแก้ไข'],
    ['refunded', 'คืนเงินแล้ว'],
  ]) {
    await expect(async () => {
      const headers = await signIn(staff)
      const path = `${contentUrl}/cms-api/leads/${lead?.id}`
      const saved = await request.patch(path, { headers, data: { status } })
      expect(saved.status()).toBe(200)
    }).toPass({ timeout: 10_000 })
    // At once: personal pages are never cached.
    const answer = await page.reload()
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await expect(now).toContainText(step ?? '')
  }
  await expect(page.locator('.problem-sent')).toContainText(message)
  const shown = await page.content()
  for (const secret of ['0812345678', '+66812345678']) expect(shown).not.toContain(secret)
})

test('a code is found however it is typed; an unknown one can be corrected @desktop', async ({
  page,
  request,
}) => {
  const answer = await page.goto('/en/problem/abcd%20efgh')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL(/\/en\/problem\/ABCD-EFGH$/)
  const code = page.getByRole('textbox', { name: 'Report code' })
  await expect(code).toBeFocused()
  await expect(code).toHaveValue('ABCD-EFGH')
  await expect(code).toHaveAccessibleDescription(/No report has this code/)

  await code.fill('<b>oops</b>')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/code=/)
  await expect(code).toHaveValue('<b>oops</b>')
  await code.fill('2345 6789')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/problem\/2345-6789$/)
  expect((await request.get('/en/problem/status')).status()).toBe(200)
})

test('the short address on a machine leads to the form with branch and machine filled in, in the visitor’s language @desktop', async ({
  page,
  request,
  contentUrl,
  baseURL,
}) => {
  const found = await request.get(`${contentUrl}/api/branch/${demoBranch.open}`)
  const { result }: { result: { id: number } } = await found.json()
  const form = problemForm(page)
  await page.goto(`/p/${result.id}/D-12`)
  await expect(page).toHaveURL(
    (url) => url.pathname + url.search === `/problem?branch=${demoBranch.open}&machine=D-12`,
  )
  await expect(form.machine).toHaveValue('D-12')
  await expect(form.branch).toHaveValue(/นิมมาน/)

  const leadsTo = async (path: string, cookie = '') => {
    const answer = await request.get(path, { headers: { cookie }, maxRedirects: 0 })
    return [answer.status(), answer.headers()['location']?.replace(baseURL ?? '', '')]
  }
  expect(await leadsTo(`/p/${result.id}`, 'lang=en')).toEqual([
    302,
    `/en/problem?branch=${demoBranch.open}`,
  ])
  expect(await leadsTo('/p/999999/W-04')).toEqual([302, '/problem'])
  expect(await leadsTo(`/en/p/${result.id}/${'x'.repeat(21)}`)).toEqual([
    302,
    `/en/problem?branch=${demoBranch.open}`,
  ])
})
