import { expect } from '@playwright/test'
import { checkHtml } from '../crawl/check-html.ts'
import { expectToFit } from '../every-page/overflow.ts'
import { budgets, watchPage } from '../every-page/watch-page.ts'
import { findFaults } from '../support/find-faults.ts'
import { walk } from '../support/keyboard.ts'
import { test } from '../support/test.ts'
import { enterAsNewMember } from './member.ts'

const memberPages = [
  '/account',
  '/account/profile',
  '/account/picture',
  '/account/password',
  '/account/email',
  '/account/mail',
  '/account/sessions',
  '/account/webboard',
  '/account/data',
  '/account/requests',
  '/account/leave',
  '/webboard/new',
]
/** Members' pages outside the account: visitors see a notice instead of a redirect to the sign-in page. */
const libraryPages = [
  '/notifications',
  '/download',
  '/download?category=1&file=3',
  '/download?q=nowhere-at-all',
  '/enews',
  '/enews/18',
  '/webboard',
  '/webboard?order=newest',
  '/webboard?scope=own',
  '/webboard?scope=followed',
  '/webboard?search=%E0%B8%84%E0%B8%A3%E0%B8%B2%E0%B8%9A',
  '/faq',
  '/faq/payment',
  '/faq?search=%E0%B9%80%E0%B8%AB%E0%B8%A3%E0%B8%B5%E0%B8%A2%E0%B8%8D',
  // A manual of the dryer, among public results.
  '/search?q=%E0%B9%80%E0%B8%84%E0%B8%A3%E0%B8%B7%E0%B9%88%E0%B8%AD%E0%B8%87%E0%B8%AD%E0%B8%9A',
]

/** `npm test` opens these, one of each kind; `npm run test:all` opens all. */
const often = ['/account', '/account/profile', '/faq/payment', '/webboard']
const all = [...memberPages, ...libraryPages]

/** The browser uses a larger image that the previous page loaded. */
const isOfLarger = (text: string) =>
  /\/assets\/\S+ was preloaded using link preload but not used/.test(text)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const visits = [
  { which: 'of each kind a page', language: 'th', paths: often, tags: '@phone' },
  { which: 'every page', language: 'th', paths: all, tags: '@long @phone' },
  { which: 'every page', language: 'en', paths: all, tags: '@long @desktop' },
] as const

for (const { which, language, paths, tags } of visits)
  test(`${which} of a member has one heading of the first level, complains of nothing, keeps to its budget, is kept by nobody, tells search engines nothing, axe finds nothing, and it fits every width and twice the text size (${language}) ${tags}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(240_000)
    await enterAsNewMember({ page, request, product, language })
    const size = page.viewportSize()
    for (const path of paths)
      await test.step(path, async () => {
        if (size) await page.setViewportSize(size)
        const watched = await watchPage(page, product.webUrl)
        const answer = await page.goto(language === 'en' ? `/en${path}` : path)
        expect(answer?.status()).toBe(200)
        expect(await answer?.headerValue('cache-control')).toBe('private, no-store')
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(await findFaults(page)).toEqual([])
        expect((await watched.weigh()).script).toBeLessThanOrEqual(budgets.script)
        expect(watched.complaints.filter((text) => !isOfLarger(text))).toEqual([])
        expect(watched.strangers).toEqual([])
        await expectToFit(page)
      })
  })

test('the keyboard reaches all of a member’s account, in sight and outlined @long @desktop', async ({
  page,
  request,
  product,
}) => {
  await enterAsNewMember({ page, request, product, language: 'en' })
  for (const path of [
    '/en/account',
    '/en/account/profile',
    '/en/account/sessions',
    '/en/faq/payment',
  ]) {
    await page.goto(path)
    const stops = await walk(page)
    expect(stops.length).toBeGreaterThan(5)
    expect(stops.filter(({ isInView, isOutlined }) => !isInView || !isOutlined)).toEqual([])
  }
})

test('a visitor is told at the library’s pages what there is, kept by nobody and out of search engines, or led to the log-in @desktop', async ({
  request,
}) => {
  for (const path of libraryPages.flatMap((each) => [each, `/en${each}`])) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const isLed = path.includes('/enews/')
    expect([path, answer.status()]).toEqual([path, isLed ? 302 : 200])
    // Public search pages may be in the browser's own cache.
    const kept = isLed || path.includes('/search') ? /^private/ : /^private, no-store$/
    expect(answer.headers()['cache-control'], path).toMatch(kept)
    const told = isLed ? [] : await checkHtml(await answer.text())
    expect([path, told]).toEqual([path, []])
    expect(isLed || /name="robots" content="[^"]*noindex/.test(await answer.text()), path).toBe(
      true,
    )
  }
})

test('without a session each of them leads to the log-in and back, and asks for nothing before @desktop', async ({
  request,
}) => {
  for (const path of [...memberPages, '/account/data/download', '/account/data/archive']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers()['location']).toMatch(`/login?next=${encodeURIComponent(path)}`)
    expect(answer.headers()['cache-control']).toMatch(/^private/)
  }
})
