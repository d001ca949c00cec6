import type { Page } from '@playwright/test'

/** Elements of the Thai problem form. */
export function problemForm(page: Page) {
  const main = page.locator('main')
  return {
    branch: main.getByRole('combobox', { name: 'สาขา' }),
    machine: main.getByLabel('หมายเลขเครื่อง'),
    stopped: main.getByRole('radio', { name: 'เครื่องหยุดกลางคัน' }),
    amount: main.getByLabel('เสียเงินไปเท่าไร (บาท)'),
    message: main.getByLabel('เล่าเพิ่มเติม'),
    phone: main.getByLabel('เบอร์โทร', { exact: true }),
    photo: main.getByLabel('รูปถ่าย'),
    send: main.getByRole('button', { name: 'ส่งเรื่อง', exact: true }),
    summary: page.locator('.error-summary'),
    code: page.locator('.problem-ticket strong'),
  }
}
