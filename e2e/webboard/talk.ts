import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { takeTime } from '../contact/contact-page.ts'
import { boardPages, shownPost } from './board-pages.ts'
import { newTitle, newWriter, type Journey } from './writers.ts'

type Talk = Journey & { page: Page }

const detail = 'หกใส่เมื่อเช้า ลองแล้ว\n- น้ำเย็น\n- สบู่ก้อน\n\nก็ยังไม่ออก'
/** A new member's text with a link would be moderated. */
const withLink = `${detail} อ่านจาก https://example.com/stains?a=1&b=2`

/** A member asks, gets replies, accepts a solution and withdraws the post. */
export async function ask(talk: Talk): Promise<void> {
  const { page, language } = talk
  const {
    words,
    main,
    pathOf,
    title,
    detail: text,
    summary,
    preview,
    post,
    row,
    reply,
    ...pages
  } = boardPages(page, language)
  const name = newTitle()

  await test.step('what is too short is told by its field, and what was typed stays', async () => {
    await page.goto(pathOf('/webboard'))
    // As wide as displayed: the page requests this width.
    const widthOf = ({ naturalWidth, clientWidth }: HTMLImageElement) => naturalWidth - clientWidth
    await expect
      .poll(() => page.locator('.page-head__window img').evaluate(widthOf))
      .toBeGreaterThanOrEqual(0)
    await main.locator('.page-head').getByRole('link').last().click()
    await expect(page).toHaveURL((url) => url.pathname === pathOf('/webboard/new'))
    await title.fill('ผ้า')
    await text.fill('สั้น')
    await pages.button(words.write).click()
    await expect(summary.getByRole('link')).toHaveText([words.titleShort, words.detailShort])
    await expect(summary).toBeFocused()
    await expect(title).toHaveValue('ผ้า')
  })

  await test.step('a preview shows the text as it will look, and is stored nowhere', async () => {
    await title.fill(name)
    await text.fill(withLink)
    await pages.button(words.preview).click()
    await expect(preview.getByRole('listitem')).toHaveText(['น้ำเย็น', 'สบู่ก้อน'])
    const link = preview.getByRole('link')
    await expect(link).toHaveText('https://example.com/stains?a=1&b=2')
    await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener')
    await expect(text).toHaveValue(withLink)
    await expect(page).toHaveURL((url) => url.pathname === pathOf('/webboard/new'))
    await text.fill(detail)
  })

  await takeTime(page)
  await pages.button(words.write).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
  const id = shownPost(page)

  await test.step('others reply, one quotes another, and the author accepts a solution', async () => {
    const first = await (await newWriter(talk)).reply(id, 'แช่น้ำส้มสายชู 15 นาทีก่อนซักครับ')
    const second = await (await newWriter(talk)).reply(id, 'วิธีนี้ได้ผลจริงค่ะ', first)
    await page.goto(pathOf(`/webboard/${id}`))
    await expect(main.getByRole('heading', { name: words.replies(2) })).toBeVisible()
    await expect(reply(second).locator('blockquote')).toContainText('แช่น้ำส้มสายชู')
    await reply(first).getByRole('button', { name: words.solves }).click()
    await expect(page).toHaveURL((url) => url.hash === `#reply-${first}`)
    await expect(reply(first).locator('.badge')).toHaveText(words.solution)
    await page.goto(pathOf('/webboard?order=newest'))
    await expect(row(name).getByText(words.solved)).toBeVisible()
    await page.goto(pathOf(`/webboard/${id}/reply/${second}`))
    await expect(page).toHaveURL(
      (url) => url.pathname === pathOf(`/webboard/${id}`) && url.hash === `#reply-${second}`,
    )
    await reply(first).getByRole('button', { name: words.unsolves }).click()
    await expect(main.locator('.talk-entry--solution')).toHaveCount(0)
  })

  await test.step('another post at once must wait, for so long, and nothing of it is lost', async () => {
    await page.goto(pathOf('/webboard/new'))
    await title.fill('กลิ่นอับในผ้าขนหนู')
    await text.fill('ซักสองรอบแล้วก็ยังอับอยู่')
    await pages.button(words.write).click()
    await expect(summary).toContainText(words.wait)
    await expect(text).toHaveValue('ซักสองรอบแล้วก็ยังอับอยู่')
    await text.fill(detail)
    await pages.button(words.write).click()
    await expect(summary).toContainText(words.same)
  })

  await test.step('a change is shown at once', async () => {
    await page.goto(pathOf(`/webboard/${id}`))
    await post.getByRole('link', { name: words.edit, exact: true }).click()
    await expect(title).toHaveValue(name)
    await text.fill('น้ำส้มสายชูช่วยได้จริง ขอบคุณทุกคนค่ะ')
    await pages.button(words.save).click()
    await expect(post).toContainText('น้ำส้มสายชูช่วยได้จริง')
  })

  await test.step('taken back, it stands in no list, and what others said stays', async () => {
    await post.getByRole('link', { name: words.remove, exact: true }).click()
    await pages.button(words.removePost).click()
    await expect(main.getByText(words.removed)).toBeVisible()
    await expect(row(name)).toHaveCount(0)
    await page.goto(pathOf(`/webboard/${id}`))
    await expect(main.getByText(words.postGone)).toBeVisible()
    await expect(main.getByText('แช่น้ำส้มสายชู').first()).toBeVisible()
    await expect(text).toHaveCount(0)
  })
}

/** A member replies with a quote, changes the reply and withdraws it. */
export async function answer(talk: Talk): Promise<void> {
  const { page, language } = talk
  const { words, main, pathOf, detail: text, reply, ...pages } = boardPages(page, language)
  const id = await (await newWriter(talk)).post(newTitle(), 'ซักน้ำเย็นแล้วยังเป็นวงเหลืองอยู่')
  const quoted = await (await newWriter(talk)).reply(id, 'ลองสบู่ก้อนดูก่อนครับ')

  await page.goto(pathOf(`/webboard/${id}`))
  await reply(quoted).getByRole('link', { name: words.quote, exact: true }).click()
  await expect(main.locator('#form-quote')).toContainText('ลองสบู่ก้อนดูก่อนครับ')
  await text.fill('สั้น')
  await pages.button(words.sendReply).click()
  await expect(main.getByText(words.detailShort).first()).toBeVisible()
  await text.fill('สบู่ก้อนได้ผลครับ\n- ถูเบา ๆ\n- ทิ้งไว้สักพัก')
  await takeTime(page)
  await pages.button(words.sendReply).click()
  await expect(page).toHaveURL(/\/webboard\/\d+#reply-\d+$/)
  const own = reply(Number(/#reply-(\d+)/.exec(page.url())?.[1]))
  await expect(own.locator('blockquote')).toContainText('ลองสบู่ก้อนดูก่อนครับ')
  await expect(own.getByRole('listitem')).toHaveText(['ถูเบา ๆ', 'ทิ้งไว้สักพัก'])

  await own.getByRole('link', { name: words.edit, exact: true }).click()
  // The thread has a field with the same name, and the URL changes before the page.
  await expect(text).toHaveValue(/สบู่ก้อนได้ผลครับ/)
  await text.fill('สบู่ก้อนไม่ได้ผล ขอแก้คำตอบครับ')
  await pages.button(words.save).click()
  await expect(own).toContainText('ขอแก้คำตอบครับ')

  await own.getByRole('link', { name: words.remove, exact: true }).click()
  await pages.button(words.removeReply).click()
  await expect(own).toContainText(words.replyGone)
  await expect(main.getByText('ขอแก้คำตอบครับ')).toHaveCount(0)
  await expect(main.getByRole('heading', { name: words.replies(1) })).toBeVisible()
}
