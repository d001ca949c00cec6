import { hostilePosts } from '../../content/testing/hostile-posts.ts'
import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { expect } from '@playwright/test'
import { test } from '../support/own-product-test.ts'
import { boardPages } from './board-pages.ts'
import { enterAsWriter, newWriter } from './writers.ts'

/** Elements that a text must never create. */
const active =
  'script, iframe, object, embed, style, meta, base, form[action*="evil"], [onerror], [onload]'

test('[case 17] 64 hostile posts are harmless text on the list, on their topics and in the search, and nothing of them runs or is fetched @long @desktop', async ({
  page,
  request,
  ownProduct,
}) => {
  test.setTimeout(300_000)
  await ownProduct.stopContent()
  await ownProduct.startContent({ BOARD_RATE_LIMITS: '0' })
  const journey = { page, request, product: ownProduct, language: 'en' as const }
  await enterAsWriter(journey)
  const ids: number[] = []
  // The rate limit is sixty writes a minute.
  for (const part of [hostilePosts.slice(0, 32), hostilePosts.slice(32)]) {
    const author = await newWriter(journey)
    // After three published texts an author is no longer moderated.
    for (const count of [1, 2, 3])
      await author.post(`ผ้านวมซักน้ำอุ่น ${count}`, `ได้ไหมคะ ผืนหกฟุต ${count}`)
    for (const { title, detail } of part) ids.push(await author.post(title, detail))
  }

  const strangers: string[] = []
  page.on('request', (asked) => {
    if (!asked.url().startsWith(ownProduct.webUrl)) strangers.push(asked.url())
  })
  page.on('dialog', async (dialog) => {
    strangers.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  const { main, pathOf } = boardPages(page, 'en')
  const expectHarmless = async () => {
    expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBeUndefined()
    // The site's own scripts and styles are outside members' texts.
    await expect(main.locator('table, .talk-entry, .written-text, h1').locator(active)).toHaveCount(
      0,
    )
    expect(strangers).toEqual([])
  }

  for (const number of [1, 2, 3, 4]) {
    await page.goto(pathOf(`/webboard?order=newest&page=${number}`))
    await expectHarmless()
  }
  for (const [index, { title }] of hostilePosts.entries()) {
    // The rate limit is 600 calls a minute, and a page needs up to ten.
    if (index % 20 === 19) {
      await page.context().clearCookies()
      await enterAsWriter(journey)
    }
    await page.goto(pathOf(`/webboard/${ids[index]}`))
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(tidyLine(title))
    await expectHarmless()
    const schemes = await main
      .locator('.written-text a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).protocol),
      )
    expect(schemes.filter((scheme) => !/^https?:$/.test(scheme))).toEqual([])
  }
  await page.goto(`${pathOf('/search')}?q=${encodeURIComponent('onerror')}`)
  await expect(main.getByText('onerror').first()).toBeVisible()
  await expectHarmless()
})
