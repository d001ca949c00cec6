import { expect, type Page } from '@playwright/test'
import { signIn, type StaffCall } from '../support/staff.ts'
import { openForm } from './branch-form.ts'

interface Texts {
  title: { th?: string | null; en?: string | null }
  body: { th?: unknown }
}

/** A draft article of this test, visible only to staff. */
export async function createNewsDraft(staff: StaffCall, title: string) {
  const { request, contentUrl } = staff
  const headers = await signIn(staff)
  const made = await request.post(`${contentUrl}/cms-api/news?draft=true&locale=th`, {
    headers,
    data: { title, _status: 'draft' },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { doc }: { doc: { id: number } } = await made.json()
  const path = `${contentUrl}/cms-api/news/${doc.id}`
  return {
    address: `${contentUrl}/admin/collections/news/${doc.id}?locale=th`,
    /** The latest draft, in both languages. */
    async read(): Promise<Texts> {
      const answer = await request.get(`${path}?draft=true&locale=all&depth=0`, { headers })
      return await answer.json()
    },
    /** As another editor with the form open elsewhere. */
    async saveElsewhere(data: object): Promise<void> {
      const saved = await request.patch(`${path}?draft=true&locale=th`, { headers, data })
      expect(saved.status(), await saved.text()).toBe(200)
    },
  }
}

/** Waits until the tab has stored the text: rich text reaches its form up to half a second later. */
export async function untilStored(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (part) => Object.values(sessionStorage).some((entry) => String(entry).includes(part)),
    text,
  )
}

/** Form data stored by the tab. */
export const storedNames = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed ')))

/** Switches the content language in Payload and waits for the form. */
export async function switchTo(page: Page, language: 'th' | 'en'): Promise<void> {
  await page.locator('.localizer .localizer-button').first().click()
  await page.locator(`.popup__content [data-locale="${language}"]`).click()
  const name = { th: 'ไทย', en: 'อังกฤษ' }[language]
  await expect(page.locator('.localizer-button__current-label').first()).toContainText(name)
  await page.locator('form[data-form-ready="true"]').waitFor()
}

export const offerOf = (page: Page) =>
  page.getByRole('dialog', { name: 'มีข้อความที่พิมพ์ไว้แต่ยังไม่ได้บันทึก' })

export async function bringBack(page: Page): Promise<void> {
  await offerOf(page).getByRole('button', { name: 'นำกลับมาตามที่เลือก' }).click()
  await expect(offerOf(page)).toHaveCount(0)
}

/** Opens the form again; no restore dialog may appear. */
export async function openUnoffered(page: Page, address: string): Promise<void> {
  await openForm(page, address)
  await expect(offerOf(page)).toHaveCount(0)
}

export async function saveDraft(page: Page): Promise<number> {
  const answered = page.waitForResponse(
    (sent) => /\/cms-api\/news\/\d+\?/.test(sent.url()) && sent.request().method() === 'PATCH',
  )
  await page.locator('#action-save-draft').click()
  return (await answered).status()
}
