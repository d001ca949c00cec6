import { expect } from '@playwright/test'
import { findFaults } from '../support/find-faults.ts'
import { signIn, type StaffCall } from '../support/staff.ts'
import { test } from '../support/test.ts'
import { enterAsAdministrator } from './queue-page.ts'

const texts = {
  th: {
    draft: 'ฉบับร่าง',
    was: /^เคยเผยแพร่ \d{1,2} \S+ 20\d\d \d\d:\d\d – \d{1,2} \S+ 20\d\d \d\d:\d\d$/,
    now: /^เผยแพร่อยู่ตั้งแต่ \d{1,2} \S+ 20\d\d \d\d:\d\d$/,
    field: 'หัวข้อ',
    restore: 'นำกลับมาเป็นฉบับร่าง',
    stays: 'หน้าที่เผยแพร่อยู่จะไม่เปลี่ยนจนกว่าจะกดเผยแพร่',
    done: 'นำกลับมาเป็นฉบับร่างแล้ว ตรวจดูแล้วกดเผยแพร่',
    incomplete: 'เวอร์ชันนี้ยังไม่ครบ',
  },
  en: {
    draft: 'Draft',
    was: /^Was published \d{1,2} \w+ 20\d\d, \d\d:\d\d – \d{1,2} \w+ 20\d\d, \d\d:\d\d$/,
    now: /^Published since \d{1,2} \w+ 20\d\d, \d\d:\d\d$/,
    field: 'Title',
    restore: 'Restore as a draft',
    stays: 'The public page stays as it is until you publish.',
    done: 'Restored as a draft. Look at it, then publish.',
    incomplete: 'This version is incomplete.',
  },
} as const

type Save = (title: string, status: 'draft' | 'published') => Promise<void>

/** A new article: published, an incomplete draft, published again, a draft. */
async function fillVersions(staff: StaffCall, mark: string): Promise<number> {
  const { contentUrl, request } = staff
  const headers = await signIn(staff)
  const api = `${contentUrl}/cms-api/news`
  const { docs } = await (
    await request.get(`${contentUrl}/cms-api/news-categories?limit=1&depth=0`, { headers })
  ).json()
  const data = {
    slug: `versions-${mark}`,
    title: `หนึ่ง ${mark}`,
    category: docs[0].id,
    publishedAt: new Date(Date.now() - 3_600_000).toISOString(),
    _status: 'published',
  }
  const made = await request.post(`${api}?locale=th`, { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  const { doc } = await made.json()
  const save: Save = async (title, status) => {
    const draft = status === 'draft' ? '&draft=true' : ''
    const saved = await request.patch(`${api}/${doc.id}?locale=th${draft}`, {
      headers,
      data: { title, _status: status },
    })
    expect(saved.status(), await saved.text()).toBe(200)
  }
  await save('', 'draft')
  await save(`สอง ${mark}`, 'published')
  await save(`สาม ${mark}`, 'draft')
  return doc.id
}

for (const language of ['th', 'en'] as const)
  test(`an editor sees who made each version and when it was public, and brings one back without changing the website (${language}) @long @desktop`, async ({
    page,
    request,
    contentUrl,
    administrator,
  }) => {
    test.setTimeout(120_000)
    const words = texts[language]
    const staff = { request, contentUrl, administrator }
    const mark = String(Date.now())
    const id = await fillVersions(staff, mark)
    const readNews = async () => await (await request.get(`${contentUrl}/api/news/${id}`)).text()
    await enterAsAdministrator(page, staff, language)
    const versions = page.locator('.record-versions')
    const rows = versions.locator('tbody tr')

    await test.step('the list has authors, the time of Thailand and what was public', async () => {
      await page.goto(`${contentUrl}/admin/collections/news/${id}/versions?locale=th`)
      await expect(rows).toHaveCount(4)
      const published = rows.locator('td:last-child')
      await expect(published.nth(0)).toHaveText(words.draft)
      await expect(published.nth(1)).toHaveText(words.now)
      await expect(published.nth(2)).toHaveText(words.draft)
      await expect(published.nth(3)).toHaveText(words.was)
      await expect(rows.nth(0).locator('td').first()).not.toBeEmpty()
      expect(await findFaults(page, '.record-versions')).toEqual([])
    })

    await test.step('an incomplete one says what it lacks', async () => {
      await rows.nth(2).getByRole('link').click()
      await expect(versions).toContainText(words.incomplete)
      await expect(versions.getByRole('listitem').filter({ hasText: words.field })).toHaveCount(1)
      await page.goBack()
    })

    await test.step('the first one is brought back as a draft', async () => {
      await rows.nth(3).getByRole('link').click()
      await expect(rows).toHaveCount(1)
      await expect(rows.first()).toContainText(`หนึ่ง ${mark}`)
      await expect(rows.first()).toContainText(`สาม ${mark}`)
      expect(await findFaults(page, '.record-versions')).toEqual([])
      await versions.getByRole('button', { name: words.restore }).click()
      const dialog = page.getByRole('dialog', { name: words.restore })
      await expect(dialog).toContainText(words.stays)
      const heading = await dialog.getByRole('heading').boundingBox()
      const text = await dialog.getByText(words.stays).boundingBox()
      expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0)
      await dialog.getByRole('button', { name: words.restore }).click()
      await expect(page.getByText(words.done)).toBeVisible()
      await expect(page.locator('[name="title"]')).toHaveValue(`หนึ่ง ${mark}`)
      expect(await readNews()).toContain(`สอง ${mark}`)
    })

    await test.step('and is public once it is published', async () => {
      await page.locator('form[data-form-ready="true"]').waitFor()
      await page.locator('#action-save').click()
      await expect.poll(readNews).toContain(`หนึ่ง ${mark}`)
    })
  })
