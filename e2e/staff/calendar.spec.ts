import { expect } from '@playwright/test'
import { signIn } from '../support/staff.ts'
import { test } from '../support/test.ts'

for (const { language, word, tags } of [
  { language: 'th', word: 'เวลา', tags: '@desktop' },
  { language: 'en', word: 'Time', tags: '@long @desktop' },
])
  test(`the calendar of the admin says "${word}" and counts to 24 (${language}) ${tags}`, async ({
    page,
    request,
    contentUrl,
    administrator,
  }) => {
    const { Authorization } = await signIn({ request, contentUrl, administrator })
    const cookie = { url: contentUrl, sameSite: 'Lax' } as const
    await page.context().addCookies([
      { ...cookie, name: 'payload-token', value: Authorization.replace('JWT ', '') },
      { ...cookie, name: 'payload-lng', value: language },
    ])
    await page.goto(`${contentUrl}/admin/collections/news/create?locale=th`)
    const input = page.locator('#field-publishedAt').getByRole('textbox')
    await input.click()
    const times = page.getByRole('listbox', { name: word })
    await expect(page.locator('.react-datepicker-time__header')).toHaveText(word)
    await times.getByRole('option', { name: '23:45', exact: true }).click()
    await expect(input).toHaveValue(/ 23:45$/)
    expect((await times.getByRole('option').allTextContents()).join(' ')).not.toMatch(/[AP]M/i)
  })
