import { expect, test, type Page } from '@playwright/test'
import { takePhoto } from '../support/take-photo.ts'
import { takeTime } from '../contact/contact-page.ts'
import { boardPages, shownPost } from './board-pages.ts'
import { newTitle, newWriter, type Journey } from './writers.ts'

type Part = Journey & { page: Page }

const detail = 'ซักน้ำเย็นแล้วยังเป็นวงเหลืองอยู่'

/** A member adds images to a post, which is pending as one of the first, and changes them. */
export async function showPictures({ page, language }: Part): Promise<void> {
  const {
    words,
    main,
    pathOf,
    title,
    detail: text,
    summary,
    post,
    ...pages
  } = boardPages(page, language)
  const box = main.locator('input[type=file][name=images]')
  const shown = post.locator('.board-pictures img')
  const name = newTitle()
  await page.goto(pathOf('/webboard/new'))

  await test.step('what is no picture is told by its field, and what was sent stays', async () => {
    await title.fill(name)
    await text.fill(detail)
    const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
    await box.setInputFiles([takePhoto(300), note])
    await takeTime(page)
    await pages.button(words.sendPost).click()
    await expect(summary).toContainText(words.noPicture)
    await expect(text).toHaveValue(detail)
    await expect(main.locator('input[type=hidden][name=images]')).toHaveCount(1)
  })

  await test.step('one more is added, and the post waits with both', async () => {
    await box.setInputFiles(takePhoto(200))
    await pages.button(words.sendPost).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(post).toContainText(words.waits)
    await expect(shown).toHaveCount(2)
    await shown.first().scrollIntoViewIfNeeded()
    // Rendered on the first request.
    await expect
      .poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth), {
        timeout: 30_000,
      })
      .toBeGreaterThan(0)
  })

  await test.step('a change takes one away and keeps the other', async () => {
    const kept = await shown.nth(1).getAttribute('src')
    await post.getByRole('link', { name: words.edit, exact: true }).click()
    await main.getByRole('checkbox', { name: words.removePicture }).first().check()
    await pages.button(words.save).click()
    await expect(shown).toHaveCount(1)
    await expect(shown).toHaveAttribute('src', kept ?? '')
  })

  await test.step('it is among the member’s own posts, in the list and in the account', async () => {
    await page.goto(pathOf('/webboard?scope=own'))
    await expect(pages.row(name)).toBeVisible()
    await page.goto(pathOf('/account'))
    await expect(main.locator('.account-posts')).toContainText(name)
  })
}

/** A member follows a thread, sees it in the list and unfollows it; finds it by search and reports it. */
export async function followAndReport(part: Part): Promise<void> {
  const { page, language } = part
  const { words, main, pathOf, row, summary, ...pages } = boardPages(page, language)
  const name = newTitle()
  const id = await (await newWriter(part)).post(name, detail)

  await test.step('followed, it stands among the followed', async () => {
    await page.goto(pathOf(`/webboard/${id}`))
    await pages.button(words.follow).click()
    await expect(pages.button(words.following)).toBeVisible()
    await page.goto(pathOf('/webboard'))
    await pages.link(words.followed).click()
    await expect(page).toHaveURL((url) => url.search === '?scope=followed')
    await row(name).getByRole('link').first().click()
    await pages.button(words.following).click()
    await expect(pages.button(words.follow)).toBeVisible()
  })

  await test.step('it is found by its words, and what nobody wrote about leads on', async () => {
    await page.goto(pathOf('/webboard'))
    const field = main.getByRole('searchbox', { name: words.search })
    await expect(async () => {
      await field.fill(name)
      await pages.button(words.find).click()
      await expect(row(name)).toBeVisible({ timeout: 1000 })
    }).toPass()
    // If the previous search is still loading, it fills the field again.
    await expect(async () => {
      await field.fill('ยานอวกาศสีม่วงกลางมหาสมุทร')
      await pages.button(words.find).click()
      await expect(main.getByText(words.noneFound)).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(main.locator('.empty-state').getByRole('link')).toHaveCount(2)
  })

  await test.step('a report needs a reason, and is thanked for', async () => {
    await page.goto(pathOf(`/webboard/${id}`))
    await main.locator('.talk-entry--post').getByRole('link', { name: words.report }).click()
    await pages.button(words.sendReport).click()
    await expect(summary).toContainText(words.noReason)
    await main.getByRole('radio', { name: words.reason }).check()
    await pages.button(words.sendReport).click()
    await expect(main.getByRole('heading', { name: words.reported })).toBeVisible()
    expect(shownPost(page)).toBe(id)
  })
}

/** A visitor requests a removal from the public page of the board. */
export async function askTakeDown({ page, language }: Part): Promise<void> {
  const { words, main, pathOf, summary, ...pages } = boardPages(page, language)
  await page.goto(pathOf('/webboard'))
  await main.getByRole('link', { name: words.takeDown }).click()
  await expect(page).toHaveURL((url) => url.pathname === pathOf('/webboard/takedown'))
  await pages.button(words.sendTakeDown).click()
  await expect(summary.getByRole('link')).toHaveCount(6)
  await main.locator('[name=address]').fill('/webboard/1')
  await main.getByRole('radio', { name: words.reason }).check()
  await main.locator('[name=message]').fill('รูปในกระทู้นี้ถ่ายติดบัตรประชาชนของดิฉัน')
  await main.locator('[name=name]').fill('วิภา')
  await main.locator('[name=email]').fill('wipa@example.com')
  await main.locator('[name=consent]').check()
  await pages.button(words.sendTakeDown).click()
  await expect(main.getByRole('heading', { name: words.askedTakeDown })).toBeVisible()
}
