import { randomUUID } from 'node:crypto'
import { hostilePosts } from '../../content/testing/hostile-posts.ts'
import { tidyLine, tidyText } from '@washhouse/contract/text/tidy-text'
import { expect, type Page } from '@playwright/test'
import { newVisitor } from '../account/member.ts'
import { test } from '../support/own-product-test.ts'
import { signIn } from '../support/staff.ts'
import { newWriter, type Journey } from '../webboard/writers.ts'
import { enterAsAdministrator, enterAsModerator, queuePage } from './queue-page.ts'

/** Elements that admin pages never contain, but a text might inject. */
const foreign =
  'iframe, object, embed, base, marquee, math, [onerror], [onload], [formaction], img[src="x"], form[action*="evil"], a[href*="evil"], a[href^="javascript"], meta[http-equiv]'
/** The queue contains none of these either. */
const active = `${foreign}, script, style, link, svg, img, video, template, a, form:not(.case-queue__edit)`

/** No admin pages exist for these; their content is moderated in the queue. */
const closed = [
  'board-posts',
  'board-replies',
  'board-pictures',
  'board-authors',
  'board-reports',
  'board-appeals',
  'board-take-downs',
  'case-steps',
  'board-kept-texts',
]

/** Records requests to other hosts, and dialogs. */
function watchStrangers(page: Page, ownUrl: string): string[] {
  const strangers: string[] = []
  page.on('request', (asked) => {
    const { origin, protocol } = new URL(asked.url())
    if (!['data:', 'blob:'].includes(protocol) && origin !== new URL(ownUrl).origin)
      strangers.push(asked.url())
  })
  page.on('dialog', async (dialog) => {
    strangers.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  return strangers
}

const hasRun = (page: Page) => page.evaluate(() => Reflect.get(window, 'wasRun') !== undefined)

/** Whether a text is on the page, including in fields. */
function shows(page: Page, text: string): Promise<boolean> {
  return page.evaluate((part) => {
    const fields = Array.from(document.querySelectorAll('input, textarea'), (field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    )
    return [document.body.innerText, ...fields].some((shown) => shown.includes(part))
  }, text)
}

/** An author with three published posts: for new members code looks like a link and is moderated. */
async function newKnownWriter(journey: Journey) {
  const author = await newWriter(journey)
  for (const count of ['หนึ่ง', 'สอง', 'สาม'])
    await author.post(`ซักผ้ารอบที่${count}`, `วันนี้ซักผ้ารอบที่${count} ${randomUUID().slice(0, 4)}`)
  return author
}

/** Publishes every hostile post and sends removal requests with the same text. */
async function fillQueue(journey: Journey) {
  const { request, product } = journey
  const posts: { name: string; id: number; title: string; detail: string }[] = []
  let author = await newKnownWriter(journey)
  for (const [index, { name, title, detail }] of hostilePosts.entries()) {
    // The rate limit is twenty posts a day.
    if (index % 16 === 15) author = await newKnownWriter(journey)
    await author.rename(title.slice(0, 100), detail.slice(0, 100))
    posts.push({ name, id: await author.post(title, detail), title, detail })
  }
  for (const { id, title, detail } of posts) {
    const answer = await request.post(`${product.contentUrl}/api/web_board_take_downs`, {
      headers: await newVisitor(journey),
      data: {
        address: `${product.webUrl}/webboard/${id}`,
        reason: 'spam',
        name: title.slice(0, 100),
        email: `${randomUUID().slice(0, 8)}@example.com`,
        message: detail,
        consent: true,
      },
    })
    expect(answer.status(), await answer.text()).toBe(204)
  }
  return posts
}

test('[case 17] 64 hostile posts, and requests in their words, are harmless text in every case of the queue and where it is put right; nothing of them runs or is fetched @long @desktop', async ({
  page,
  request,
  ownProduct,
}) => {
  test.setTimeout(600_000)
  await ownProduct.stopContent()
  await ownProduct.startContent({ BOARD_RATE_LIMITS: '0' })
  const posts = await fillQueue({ request, product: ownProduct, language: 'en' })
  const strangers = watchStrangers(page, ownProduct.contentUrl)
  await enterAsModerator(page, { ...ownProduct, request }, 'en')
  const queue = queuePage(page, ownProduct.contentUrl, 'en')
  await queue.open()

  const seen = new Set<string>()
  for (let hasMore = true; hasMore; ) {
    const listed = await queue.cases.count()
    for (let index = 0; index < listed; index += 1) {
      // A page opens with its first case.
      if (index > 0) await queue.cases.nth(index).click()
      await expect(queue.cases.nth(index)).toHaveAttribute('aria-current', 'true')
      await queue.ready()
      await expect(queue.desk.locator(active)).toHaveCount(0)
      const text = (await queue.shown.textContent()) ?? ''
      const post = posts.find(({ detail }) => text.includes(tidyText(detail)))
      // A pending post contains a link; the removal request without a post has its own case.
      if (!post || (await queue.act('e').count()) === 0) continue
      expect(text, post.name).toContain(tidyLine(post.title))
      expect(text).toContain('Member since')
      seen.add(post.name)
      await page.keyboard.press('e')
      await expect(queue.desk.locator('form textarea').first()).toHaveValue(tidyText(post.detail))
      await expect(queue.desk.locator('form input')).toHaveValue(tidyLine(post.title))
    }
    expect(await hasRun(page)).toBe(false)
    expect(strangers).toEqual([])
    hasMore = (await queue.nextPage.count()) > 0
    if (hasMore) {
      const first = (await queue.cases.first().textContent()) ?? ''
      await queue.nextPage.click()
      await expect(queue.cases.first()).not.toHaveText(first)
    }
  }
  expect(seen.size).toBe(posts.length)
})

test('[case 17] what hostile posts leave elsewhere in the admin is harmless text, and the tables of the board have no page there @long @desktop', async ({
  page,
  request,
  ownProduct,
}) => {
  test.setTimeout(600_000)
  const { contentUrl } = ownProduct
  await ownProduct.stopContent()
  await ownProduct.startContent({ BOARD_RATE_LIMITS: '0' })
  const journey = { request, product: ownProduct, language: 'en' as const }
  const staff = { ...ownProduct, request }
  const headers = await signIn(staff)
  const paths = [
    '/admin',
    '/admin/collections/members?limit=100',
    '/admin/collections/notifications?limit=100',
    '/admin/collections/outbox?limit=100',
    '/admin/collections/faqs?limit=100',
    '/admin/globals/board-rules',
  ]

  await test.step('some are answered in kind, solved and made questions of, and their authors go by the same words', async () => {
    for (const { title, detail } of hostilePosts.filter((_, index) => index % 8 === 0)) {
      const author = await newKnownWriter(journey)
      const post = await author.post(title, detail)
      const other = await newKnownWriter(journey)
      const reply = await other.reply(post, detail)
      await author.solve(post, reply)
      await author.rename(title.slice(0, 100), detail.slice(0, 100))
      await other.report(post)
      const made = await request.post(`${contentUrl}/cms-api/board-posts/draft-faq`, {
        headers,
        data: { post },
      })
      expect(made.status(), await made.text()).toBe(200)
      const { id }: { id: number } = await made.json()
      paths.push(`/admin/collections/faqs/${id}`)
    }
    const where = 'where[firstName][like]=window&limit=4'
    const found = await request.get(`${contentUrl}/cms-api/members?${where}`, { headers })
    const { docs }: { docs: { id: string }[] } = await found.json()
    expect(docs.length).toBeGreaterThan(0)
    paths.push(...docs.map(({ id }) => `/admin/collections/members/${id}`))
    const cases = await request.get(`${contentUrl}/cms-api/cases?sort=-id&limit=3`, { headers })
    const { docs: opened }: { docs: { id: number }[] } = await cases.json()
    paths.push(...opened.map(({ id }) => `/admin/collections/cases?id=${id}`))
  })

  const strangers = watchStrangers(page, contentUrl)
  const shown: string[] = []
  await enterAsAdministrator(page, staff, 'en')
  for (const path of paths)
    await test.step(path, async () => {
      expect((await page.goto(contentUrl + path))?.status()).toBe(200)
      await expect(page.locator('.template-default')).toBeVisible({ timeout: 30_000 })
      await page.waitForLoadState('networkidle')
      await expect(page.locator(foreign)).toHaveCount(0)
      expect(await hasRun(page)).toBe(false)
      expect(strangers).toEqual([])
      if (await shows(page, 'window.wasRun')) shown.push(path)
    })
  // Members, and questions created from their posts. Private notifications are in no staff list.
  for (const part of ['/members?', '/members/', '/faqs?', '/faqs/'])
    expect(shown.filter((path) => path.includes(part)).length, part).toBeGreaterThan(0)
  for (const slug of closed)
    for (const path of ['', '/1', '/create'])
      await test.step(slug + path, async () => {
        await page.goto(`${contentUrl}/admin/collections/${slug}${path}`)
        await expect(page.locator('.not-found')).toBeVisible({ timeout: 30_000 })
      })
})
