import { expect } from '@playwright/test'
import { takePhoto } from '../support/take-photo.ts'
import { test } from '../support/test.ts'
import { reportPage, sendReport, statusWords } from './sent-report.ts'

for (const language of ['th', 'en'] as const)
  test(`without JavaScript a message and a photo are added to a report, ${language}${language === 'en' ? ' @long' : ''}`, async ({
    page,
    request,
    contentUrl,
  }) => {
    const code = await sendReport({ request, contentUrl }, `no-js ${language} ${Date.now()}`)
    const said = statusWords[language]
    const report = reportPage(page, language)
    await page.goto(`${said.path}/${code}`)
    await report.send.click()
    await expect(report.summary.getByRole('link')).toHaveText([said.empty])
    await report.message.fill('ผ้ายังอยู่ในเครื่อง')
    await report.photo.setInputFiles(takePhoto(300))
    await report.send.click()
    await expect(report.thanks).toContainText(said.added)
    await expect(report.sent).toHaveCount(2)
    await expect(report.photos).toHaveCount(2)
  })
