import { expect } from '@playwright/test'
import { findFaults } from '../support/find-faults.ts'
import { test } from '../support/test.ts'
import { tagOf } from '../support/tags.ts'
import { viewportOf } from '../support/viewports.ts'
import { accountPages } from './account-pages.ts'
import { enterAsNewMember } from './member.ts'

/** First name of the test members. */
const firstName = 'สมศรี'

for (const language of ['th', 'en'] as const) {
  test(`who is signed in stands in the header of every page, signs out by keyboard, and is nowhere to be gone back to (${language}) [S4.login.2] ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    request,
    product,
    isMobile,
  }) => {
    const pages = accountPages(page, language)
    const header = page.getByRole('banner')
    const ownMenu = header.locator('.header-account > summary')
    const menu = isMobile ? header.locator('.site-header__menu > summary') : ownMenu
    const signIn = header.getByRole('link', { name: pages.words.signIn })
    const signOut = header.getByRole('button', { name: pages.words.signOut })
    const name = header.getByText(firstName).filter({ visible: true }).first()

    await page.goto(pages.pathOf('/branch'))
    await menu.press('Enter')
    await expect(signIn.filter({ visible: true })).toHaveAttribute('href', pages.pathOf('/login'))
    await enterAsNewMember({ page, request, product, language })

    await page.goto(pages.pathOf('/branch'))
    expect(await findFaults(page)).toEqual([])
    await menu.press('Enter')
    await expect(name).toBeVisible()
    await menu.press('Escape')
    await expect(signOut.filter({ visible: true })).toHaveCount(0)

    // Client-side navigation, without a new document.
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
    await header.locator(`a[href="${pages.pathOf('/search')}"]`).click()
    await expect(page).toHaveURL((url) => url.pathname === pages.pathOf('/search'))
    // The URL changes before the page; the menu closes with the page.
    await expect(page.locator('#search-results')).toBeVisible()
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
    await menu.press('Enter')
    await expect(name).toBeVisible()
    expect(await findFaults(page)).toEqual([])

    await signOut.filter({ visible: true }).press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === (pages.words.prefix || '/'))
    await expect(header.getByText(firstName)).toHaveCount(0)
    await page.goBack()
    await expect(header.getByText(firstName)).toHaveCount(0)
    await page.goto(pages.pathOf('/account'))
    await expect(page).toHaveURL((url) => url.pathname === pages.pathOf('/login'))
  })
}
