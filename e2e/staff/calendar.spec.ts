import { expect } from '@playwright/test'
import { signIn } from '../support/staff.ts'
import { test } from '../support/test.ts'

for (const { language, word, december } of [
  { language: 'th', word: 'เวลา', december: 'ธ.ค.' },
  { language: 'en', word: 'Time', december: 'Dec' },
])
  test(`the calendar of the admin says "${word}" and counts to 24 (${language}) @long @desktop`, async ({
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

    // Typed date formats, with the year as the website writes it.
    for (const [typed, shown] of [
      [`5 ${december} 2569, 9.00`, `5 ${december} 2026 09:00`],
      ['6/12/2569', `6 ${december} 2026 00:00`],
    ] as const) {
      await input.click()
      await input.fill(typed)
      await input.press('Tab')
      await expect(input).toHaveValue(shown)
    }
    await input.click()
    await input.fill('31/02/2570')
    await input.press('Tab')
    await expect(page.getByRole('alert').filter({ hasText: '31/02/2027' })).toBeVisible()
    await input.fill('')
    await input.press('Tab')
    await expect(page.getByRole('alert').filter({ hasText: '31/02/2027' })).toHaveCount(0)
  })

test('news whose time has not come are shown as scheduled, in their list and in their form @long @desktop', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  const headers = await signIn({ request, contentUrl, administrator })
  const cookie = { url: contentUrl, sameSite: 'Lax' } as const
  await page.context().addCookies([
    { ...cookie, name: 'payload-token', value: headers.Authorization.replace('JWT ', '') },
    { ...cookie, name: 'payload-lng', value: 'th' },
  ])
  const categories = await request.get(`${contentUrl}/cms-api/news-categories?limit=1`, { headers })
  const [category] = (await categories.json()).docs
  const slug = `scheduled-${Date.now()}`
  const publishedAt = `${new Date().getUTCFullYear() + 1}-12-05T02:00:00.000Z`
  const data = { slug, title: slug, category: category.id, publishedAt, _status: 'published' }
  const created = await request.post(`${contentUrl}/cms-api/news?locale=th`, { headers, data })
  const { doc } = await created.json()
  try {
    const list = `${contentUrl}/admin/collections/news`
    await page.goto(`${list}?search=${slug}`)
    await expect(page.locator('.turn-chip')).toHaveText(/^ตั้งเวลาไว้ เริ่ม 5 ธ\.ค\. 20\d\d 09:00$/)
    await page.goto(`${list}/${doc.id}`)
    await expect(page.locator('.turn-chip')).toContainText('ตั้งเวลาไว้')
    await expect(page.locator('.doc-controls__status')).toBeHidden()
  } finally {
    await request.delete(`${contentUrl}/cms-api/news/${doc.id}`, { headers })
  }
})
