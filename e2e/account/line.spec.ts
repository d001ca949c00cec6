import { expect } from '@playwright/test'
import { findFaults } from '../support/find-faults.ts'
import { tagOf } from '../support/tags.ts'
import { viewportOf } from '../support/viewports.ts'
import { joinFromWithin, liveByLine, startAgain } from './line-life.ts'
import { linePages } from './line-pages.ts'
import { test } from './line-test.ts'

// The tests share a product.
test.describe.configure({ mode: 'default' })

for (const language of ['th', 'en'] as const) {
  test(`a visitor registers and signs in with LINE, without an email from there, and leaves (${language}) ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    product,
    line,
  }) => {
    test.setTimeout(120_000)
    await liveByLine({ page, product, line, language })
  })

  test(`LINE is joined to an account from within it, never by its email (${language}) @long @desktop`, async ({
    page,
    product,
    line,
  }) => {
    test.setTimeout(120_000)
    await joinFromWithin({ page, product, line, language })
  })

  test(`a lost LINE authorization starts again (${language}) @long @phone`, async ({
    page,
    product,
    line,
  }) => {
    await startAgain({ page, product, line, language })
  })
}

test('on a phone LINE comes before the form, and every page about it is read without a fault @long @phone', async ({
  page,
  line,
}) => {
  const pages = linePages(page, 'th')
  const { lineWords, words } = pages
  for (const [path, label] of [
    ['/login', lineWords.signIn],
    ['/register', lineWords.register],
  ] as const) {
    await page.goto(path)
    const button = await pages.link(label).boundingBox()
    const field = await pages.box(words.email).boundingBox()
    expect(button?.y).toBeLessThan(field?.y ?? 0)
    expect(button?.height).toBeGreaterThanOrEqual(44)
    expect(await findFaults(page)).toEqual([])
  }
  expect(line.user.email).toBeUndefined()
  await pages.link(lineWords.register).click()
  await pages.answerLine()
  await expect(page).toHaveURL((url) => url.pathname === '/register/line')
  expect(await findFaults(page)).toEqual([])
})

test('the way to LINE and back leaves no code and no token where others could read it @desktop', async ({
  request,
}) => {
  const start = await request.get('/login/line', { maxRedirects: 0 })
  expect(start.status()).toBe(302)
  expect(start.headers()).toMatchObject({ 'cache-control': 'private, no-store' })
  expect(start.headers()['set-cookie']).toMatch(
    /^washhouse_line=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=900$/,
  )
  const back = await request.get('/login/line/return?code=of-line&state=of-line', {
    maxRedirects: 0,
  })
  expect(back.status()).toBe(302)
  expect(back.headers()['location']).not.toContain('of-line')
  expect(back.headers()['referrer-policy']).toBe('origin')
})
