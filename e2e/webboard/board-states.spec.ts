import { expect, type Page } from '@playwright/test'
import { checkHtml } from '../crawl/check-html.ts'
import { expectToFit } from '../every-page/overflow.ts'
import { budgets, watchPage } from '../every-page/watch-page.ts'
import { findFaults } from '../support/find-faults.ts'
import { walk } from '../support/keyboard.ts'
import { findMailedLink } from '../support/mails.ts'
import { takePhoto } from '../support/take-photo.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { boardPages } from './board-pages.ts'
import { newModerator } from './moderator.ts'
import { enterAs, newTitle, newWriter, type Journey } from './writers.ts'

const detail = 'ซักน้ำเย็นแล้วยังเป็นวงเหลืองอยู่\n- สบู่ก้อน\n- น้ำส้มสายชู'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Checks the current page. */
async function judge(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // From the top: after a reload the header may cover half a link, which is then too small for axe.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await findFaults(page)).toEqual([])
  const size = page.viewportSize()
  await expectToFit(page)
  if (size) await page.setViewportSize(size)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** Opens a page, checks it and validates its HTML. */
async function judgeAt(page: Page, path: string, webUrl: string): Promise<void> {
  const watched = await watchPage(page, webUrl)
  const answer = await page.goto(path)
  expect([path, answer?.status()]).toEqual([path, 200])
  expect(await answer?.headerValue('cache-control')).toBe('private, no-store')
  expect(await checkHtml((await answer?.text()) ?? '')).toEqual([])
  await judge(page)
  expect((await watched.weigh()).script).toBeLessThanOrEqual(budgets.script)
  expect(watched.complaints).toEqual([])
  expect(watched.strangers).toEqual([])
}

/** Three members have written; one is restricted and another suspended. */
async function openBoard(journey: Journey) {
  const moderator = await newModerator({ ...journey.product, request: journey.request })
  const [author, other, limited, suspended] = [
    await newWriter(journey),
    await newWriter(journey),
    await newWriter(journey),
    await newWriter(journey),
  ]
  const title = newTitle()
  const post = await author.post(title, detail)
  const reply = await other.reply(post, 'แช่น้ำส้มสายชู 15 นาทีก่อนซักครับ')
  const spam = await limited.post(newTitle(), detail)
  await moderator.decide({ post: spam, act: 'limit', days: 7, reason: 'spam' })
  const abuse = await suspended.post(newTitle(), detail)
  await moderator.decide({ post: abuse, act: 'suspend', reason: 'abuse' })
  return { author, other, limited, suspended, title, post, reply }
}

for (const language of ['th', 'en'] as const) {
  test(`every state of a page on which a member writes, changes, takes back, reports and asks again has one heading of the first level, keeps to the standard of HTML, complains of nothing, axe finds nothing, and it fits every width and twice the text size (${language}) @long ${viewportOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(600_000)
    const journey = { request, product, language }
    const {
      words,
      pathOf,
      main,
      summary,
      preview,
      title,
      detail: text,
      ...pages
    } = boardPages(page, language)
    const board = await openBoard(journey)
    const { post, reply } = board
    const at = (path: string) => judgeAt(page, pathOf(path), product.webUrl)

    await enterAs(board.author.account, { page, language })
    for (const path of [
      `/webboard/${post}?quote=${reply}`,
      `/webboard/${post}/reply?quote=${reply}`,
      `/webboard/${post}/edit`,
      `/webboard/${post}/remove`,
      `/webboard/${post}/report`,
    ])
      await test.step(path, () => at(path))

    await test.step('a post with faults, with a preview, and with what was not sent', async () => {
      await page.goto(pathOf('/webboard/new'))
      await title.fill('ผ้า')
      await text.fill('สั้น')
      await pages.button(words.write).click()
      await expect(summary).toBeVisible()
      await judge(page)
      await title.fill(newTitle())
      await text.fill(
        `${detail}\n\nhttps://example.com/a-very-long-address/of-a-page/about-stains?a=1&b=2`,
      )
      await main.locator('input[type=file][name=images]').setInputFiles(takePhoto(300))
      await pages.button(words.preview).click()
      await expect(preview).toBeVisible()
      await judge(page)
      await page.reload()
      await expect(main.getByText(words.draft)).toBeVisible()
      await judge(page)
    })

    await test.step('a reply with faults, in its topic and on its own page', async () => {
      for (const path of [`/webboard/${post}`, `/webboard/${post}/reply`]) {
        await page.goto(pathOf(path))
        await text.fill('สั้น')
        await pages.button(words.sendReply).click()
        await expect(main.getByText(words.detailShort).first()).toBeVisible()
        await judge(page)
      }
    })

    await test.step('a report with faults, and thanks for one', async () => {
      await enterAs(board.other.account, { page: await freshPage(page), language })
      await at(`/webboard/${post}/report`)
      await pages.button(words.sendReport).click()
      await expect(summary).toContainText(words.noReason)
      await judge(page)
      await main.getByRole('radio', { name: words.reason }).check()
      await pages.button(words.sendReport).click()
      await expect(main.getByRole('heading', { name: words.reported })).toBeVisible()
      await judge(page)
    })

    await test.step('a restricted member, at the form and at the appeal', async () => {
      await enterAs(board.limited.account, { page: await freshPage(page), language })
      for (const path of ['/webboard/new', `/webboard/${post}`, '/account/webboard']) await at(path)
      await pages.button(words.askAgain).click()
      await expect(summary).toBeVisible()
      await judge(page)
    })

    await test.step('a suspended member, with the emailed link and without a message', async () => {
      await freshPage(page)
      const { email: to } = board.suspended.account
      const link = await findMailedLink(product, { to, path: '/appeal' })
      await at(`/appeal${new URL(link).search}`)
      await pages.button(words.sendAppeal).click()
      await expect(summary).toBeVisible()
      await judge(page)
      await page.goto(pathOf('/appeal?done=1'))
      await judge(page)
    })

    await test.step('a take-down with faults', async () => {
      await at('/webboard/takedown')
      await pages.button(words.sendTakeDown).click()
      await expect(summary.getByRole('link')).toHaveCount(6)
      await judge(page)
    })
  })

  test(`the keyboard goes through every page of the board from top to bottom, always in sight and outlined, and leaves it again (${language}) @long ${viewportOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(600_000)
    const { pathOf } = boardPages(page, language)
    const { author, post, reply } = await openBoard({ request, product, language })
    const walkAll = async (paths: readonly string[]) => {
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(pathOf(path))
          const stops = await walk(page)
          expect(stops.length).toBeGreaterThan(8)
          expect(stops.filter(({ isInView, isOutlined }) => !isInView || !isOutlined)).toEqual([])
          expect(stops.filter(({ isUnderBar }) => isUnderBar)).toEqual([])
          const order = stops.map(({ key }) => Number(key))
          expect(order).toEqual(order.toSorted((one, other) => one - other))
        })
    }
    await walkAll(['/webboard', '/webboard/takedown', '/appeal?token=mailed'])
    await enterAs(author.account, { page, language })
    await walkAll([
      '/webboard',
      '/webboard?scope=own',
      '/webboard?search=nowhere-at-all',
      `/webboard/${post}?quote=${reply}`,
      `/webboard/${post}/reply`,
      `/webboard/${post}/edit`,
      `/webboard/${post}/remove`,
      `/webboard/${post}/report`,
      '/webboard/new',
      '/account/webboard',
    ])
  })
}

/** The same page without a session. */
async function freshPage(page: Page): Promise<Page> {
  const kept = (await page.context().cookies()).filter(({ name }) => name.includes('onsent'))
  await page.context().clearCookies()
  await page.context().addCookies(kept)
  return page
}
