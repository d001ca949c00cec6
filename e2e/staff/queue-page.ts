import { expect, type Page } from '@playwright/test'
import { createModerator, signIn, type StaffCall } from '../support/staff.ts'

const queueWords = {
  th: {
    title: 'เรื่องที่รอทีมงาน',
    done: 'ตัดสินแล้ว',
    undone: 'เลิกทำแล้ว',
    nextPage: 'หน้าถัดไป',
    answer: 'ตอบในนามทีมงาน',
  },
  en: {
    title: 'Cases',
    done: 'Decided',
    undone: 'Undone',
    nextPage: 'Next page',
    answer: 'Answer as the team',
  },
} as const
type QueueLanguage = keyof typeof queueWords

/** Signs in as a new moderator. */
export async function enterAsModerator(
  page: Page,
  staff: StaffCall,
  language: QueueLanguage,
): Promise<void> {
  const moderator = await createModerator(staff, 'น้องน้ำ')
  await enterAsAdministrator(page, { ...staff, administrator: moderator }, language)
}

/** Signs in as the first administrator. */
export async function enterAsAdministrator(
  page: Page,
  staff: StaffCall,
  language: QueueLanguage,
): Promise<void> {
  const { Authorization } = await signIn(staff)
  const cookie = { url: staff.contentUrl, sameSite: 'Lax' } as const
  await page.context().addCookies([
    { ...cookie, name: 'payload-token', value: Authorization.replace('JWT ', '') },
    { ...cookie, name: 'payload-lng', value: language },
  ])
}

/** Elements of the queue, which is operated by keys only. */
export function queuePage(page: Page, contentUrl: string, language: QueueLanguage) {
  const words = queueWords[language]
  const desk = page.locator('.case-queue')
  const heading = desk.locator('h2')
  const shown = desk.locator('.case-queue__case')
  const said = desk.locator('output')
  const act = (key: string) => shown.locator(`.case-queue__acts button[aria-keyshortcuts="${key}"]`)

  /** Waits until it accepts keys: the case is focused and no decision is in progress. */
  async function ready() {
    await expect(heading).toBeFocused({ timeout: 30_000 })
    const first = shown.locator('.case-queue__acts button[aria-disabled]').first()
    await expect(first).toHaveAttribute('aria-disabled', 'false')
  }

  /** Goes through the cases to the one with the text. */
  async function find(text: string) {
    const passed = new Set<string>()
    for (;;) {
      await ready()
      const name = (await heading.textContent()) ?? ''
      if ((await shown.textContent())?.includes(text)) return
      if (passed.has(name)) throw new Error(`No case of the queue shows "${text}"`)
      passed.add(name)
      await page.keyboard.press('n')
      await expect(heading).not.toHaveText(name)
    }
  }

  return {
    words,
    desk,
    /** Cases of the current page, one button each. */
    cases: desk.locator('.case-queue__list li').getByRole('button'),
    nextPage: desk.getByRole('button', { name: words.nextPage, exact: true }),
    heading,
    shown,
    said,
    answer: shown.getByRole('button', { name: words.answer, exact: true }),
    reason: shown.locator('.case-queue__acts select'),
    act,
    ready,
    find,
    async open() {
      await page.goto(`${contentUrl}/admin/collections/cases`)
      await expect(page.locator('h1').filter({ hasText: words.title })).toBeVisible()
      await ready()
    },
    /** Presses the key of a decision on the current case, which contains the text; waits for the next case. */
    async decide(key: string, text: string) {
      await expect(shown).toContainText(text)
      await page.keyboard.press(key)
      await expect(said).toHaveText(words.done)
      await expect(shown).not.toContainText(text)
      await ready()
    },
    async undo() {
      await page.keyboard.press('u')
      await expect(said).toHaveText(words.undone)
      await ready()
    },
  }
}
