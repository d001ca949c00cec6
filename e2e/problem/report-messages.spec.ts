import { expect } from '@playwright/test'
import { findLeads } from '../support/leads.ts'
import { signIn } from '../support/staff.ts'
import { takePhoto } from '../support/take-photo.ts'
import { test } from '../support/test.ts'
import { reportPage, sendReport, statusWords } from './sent-report.ts'

for (const language of ['th', 'en'] as const) {
  const said = statusWords[language]
  const tag = language === 'th' ? '@phone' : '@long @desktop'

  test(`the sender of a report sees text and photo, adds both, and cannot add once it is closed, ${language} ${tag}`, async ({
    page,
    request,
    contentUrl,
    administrator,
  }) => {
    const staff = { request, contentUrl, administrator }
    const text = `เหรียญติด ${language} ${Date.now()}`
    const code = await sendReport(staff, text)
    const report = reportPage(page, language)
    await page.goto(`${said.path}/${code}`)
    await expect(report.sent).toHaveText([new RegExp(text)])
    await report.photos.scrollIntoViewIfNeeded()
    await expect
      .poll(() => report.photos.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    await report.send.click()
    await expect(report.summary.getByRole('link')).toHaveText([said.empty])
    await report.message.fill('ผ้ายังอยู่\nในเครื่อง')
    await report.photo.setInputFiles(takePhoto(300))
    await report.send.click()
    await expect(report.thanks).toContainText(said.added)
    await expect(report.thanks).toBeFocused()
    await expect(report.sent).toHaveCount(2)
    await expect(report.photos).toHaveCount(2)

    await page.goto(`${said.path}/${code}`)
    await report.message.fill('อีกเรื่อง')
    const [lead] = await findLeads(staff, text)
    await expect(async () => {
      const headers = await signIn(staff)
      const path = `${contentUrl}/cms-api/leads/${lead?.id}`
      const saved = await request.patch(path, { headers, data: { status: 'closed' } })
      expect(saved.status()).toBe(200)
    }).toPass({ timeout: 10_000 })
    await report.send.click()
    await expect(report.summary).toContainText(said.closed)
    await expect(report.message).toHaveValue('อีกเรื่อง')
    await page.reload()
    await expect(report.sent).toHaveCount(2)
    await expect(report.send).toHaveCount(0)
  })
}
