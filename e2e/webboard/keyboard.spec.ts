import { expect, type Locator } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { test } from '../support/test.ts'
import { takeTime } from '../contact/contact-page.ts'
import { boardPages, shownPost } from './board-pages.ts'
import { enterAsWriter, newTitle, newWriter } from './writers.ts'

const detail = 'ซักน้ำเย็นแล้วยังเป็นวงเหลืองอยู่'

for (const language of ['th', 'en'] as const)
  test(`by keyboard alone a visitor asks for a take-down, and a member looks at a preview, writes a post, changes it and takes it back, follows and reports another (${language}) @long @desktop`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(180_000)
    const journey = { page, request, product, language }
    const { words, main, pathOf, summary, preview, post, ...pages } = boardPages(page, language)
    const { title, detail: text, button } = pages
    const press = async (target: Locator) => {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    }
    const type = async (field: Locator, typed: string) => {
      await tabTo(page, field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(typed)
    }
    /** Tab reaches the first reason, Space selects it. */
    const chooseReason = async () => {
      await tabTo(page, main.getByRole('radio', { name: words.reason }))
      await page.keyboard.press('Space')
    }

    await test.step('a take-down: its summary leads to what is missing', async () => {
      await page.goto(pathOf('/webboard/takedown'))
      await press(button(words.sendTakeDown))
      await expect(summary).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(main.locator('[name=address]')).toBeFocused()
      await page.keyboard.type('/webboard/1')
      await chooseReason()
      await type(main.locator('[name=message]'), 'รูปในกระทู้นี้ถ่ายติดบัตรประชาชนของดิฉัน')
      await type(main.locator('[name=name]'), 'วิภา')
      await type(main.locator('[name=email]'), 'wipa@example.com')
      await tabTo(page, main.locator('[name=consent]'))
      await page.keyboard.press('Space')
      await press(button(words.sendTakeDown))
      await expect(main.getByRole('heading', { name: words.askedTakeDown })).toBeVisible()
    })

    await enterAsWriter(journey)
    await test.step('a post, after a look at its preview', async () => {
      const name = newTitle()
      await page.goto(pathOf('/webboard/new'))
      await type(title, name)
      await type(text, detail)
      await press(button(words.preview))
      await expect(preview).toBeFocused()
      await takeTime(page)
      await press(button(words.write))
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
    })

    await test.step('changed, and taken back', async () => {
      await press(post.getByRole('link', { name: words.edit, exact: true }))
      await expect(page).toHaveURL(/\/edit$/)
      await type(text, 'น้ำส้มสายชูช่วยได้จริง ขอบคุณทุกคนค่ะ')
      await press(button(words.save))
      await expect(post).toContainText('น้ำส้มสายชูช่วยได้จริง')
      await press(post.getByRole('link', { name: words.remove, exact: true }))
      await press(button(words.removePost))
      await expect(main.getByText(words.removed)).toBeVisible()
    })

    await test.step('another’s is followed, and reported', async () => {
      const other = await (await newWriter(journey)).post(newTitle(), detail)
      await page.goto(pathOf(`/webboard/${other}`))
      await press(button(words.follow))
      await expect(button(words.following)).toBeVisible()
      await press(post.getByRole('link', { name: words.report }))
      await expect(page).toHaveURL(/\/report$/)
      await chooseReason()
      await press(button(words.sendReport))
      await expect(main.getByRole('heading', { name: words.reported })).toBeVisible()
      expect(shownPost(page)).toBe(other)
    })
  })
