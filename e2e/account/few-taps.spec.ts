import { expect, type Locator, type Page } from '@playwright/test'
import { branchList } from '../branch/branch-list.ts'
import { takeTime } from '../contact/contact-page.ts'
import { downloadWords } from '../download/fetch-manual.ts'
import { countTaps } from '../support/count-taps.ts'
import { findMailedLink } from '../support/mails.ts'
import { test } from '../support/test.ts'
import { boardPages } from '../webboard/board-pages.ts'
import { newTitle } from '../webboard/writers.ts'
import { newAccount } from './account-pages.ts'
import { settingPages } from './setting-pages.ts'

const taskWords = {
  th: {
    priceSheet: 'ใบราคา แพ็กเกจแฟรนไชส์',
    menu: 'เมนู',
    problem: 'แจ้งปัญหาการใช้งาน',
    typed: 'นิมมาน',
    cause: 'จ่ายแล้วเครื่องไม่เดิน / เครื่องกินเหรียญ',
    amount: 'เสียเงินไปเท่าไร (บาท)',
    sendReport: 'ส่งเรื่อง',
    emailChanged: 'เปลี่ยนอีเมลแล้ว',
  },
  en: {
    priceSheet: 'Franchise price sheet',
    menu: 'Menu',
    problem: 'Report a problem',
    typed: 'nimman',
    cause: 'I paid, but it didn’t start',
    amount: 'How much did you lose? (baht)',
    sendReport: 'Send report',
    emailChanged: 'Email changed',
  },
} as const

/** Each link, field, box, button and mailed link is one tap. */
function fingerOn(page: Page) {
  const taps = countTaps()
  let mailed = 0
  return {
    ...taps,
    count: () => taps.count() + mailed,
    async type(field: Locator, text: string) {
      await taps.tap(field)
      await field.pressSequentially(text)
    },
    async openMailed(link: string) {
      mailed += 1
      await page.goto(link)
    },
  }
}

for (const language of ['th', 'en'] as const)
  test(`registering takes at most 11 taps; then the price sheet, a question, an open shop, lost money and another email take 3, 4, 3, 7 and 6 (${language}) @long @phone`, async ({
    page,
    context,
    product,
  }) => {
    test.setTimeout(180_000)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 18.78742, longitude: 98.98514 })
    const pages = settingPages(page, language)
    const { words, says, main, box, button, pathOf, isAt } = pages
    const said = taskWords[language]
    const { email, password } = newAccount()
    const openLaundry = () => page.goto(pathOf('/account'))

    await test.step('registers and confirms the email', async () => {
      const finger = fingerOn(page)
      await page.goto(pathOf('/'))
      await finger.tap(main.locator(`a[href="${pathOf('/register')}"]`).first())
      await button(words.register).waitFor()
      await finger.type(box(words.firstName), 'สมศรี')
      await finger.type(box(words.lastName), 'น้ำใจงาม')
      await finger.type(box(words.phone), '0812345678')
      await finger.type(box(words.email), email)
      await finger.type(box(words.firstPassword), password)
      await finger.type(box(words.confirm), password)
      await finger.tap(main.getByText(words.age, { exact: true }))
      await finger.tap(button(words.register))
      await expect(page).toHaveURL(isAt('/account'))
      await finger.openMailed(await findMailedLink(product, { to: email, path: '/verify' }))
      await finger.tap(button(words.verify))
      await expect(pages.heading(words.verified)).toBeVisible()
      expect(finger.count()).toBeLessThanOrEqual(11)
    })

    await test.step('fetches the price sheet', async () => {
      await openLaundry()
      const finger = fingerOn(page)
      const { title, download } = downloadWords[language]
      await finger.tap(pages.link(title))
      await finger.tap(
        main.getByRole('heading', { level: 3, name: said.priceSheet }).getByRole('link'),
      )
      const popup = page.getByRole('dialog', { name: said.priceSheet })
      const downloaded = page.waitForEvent('download')
      await finger.tap(popup.getByRole('link', { name: download, exact: true }).first())
      expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/)
      expect(finger.count()).toBeLessThanOrEqual(3)
    })

    await test.step('asks on the board', async () => {
      await openLaundry()
      const finger = fingerOn(page)
      const board = boardPages(page, language)
      await finger.tap(main.locator(`a[href="${pathOf('/webboard/new')}"]`))
      await finger.type(board.title, newTitle())
      await finger.type(board.detail, 'ซักน้ำเย็นแล้วยังเป็นวงเหลืองอยู่')
      await takeTime(page)
      await finger.tap(button(board.words.sendPost))
      await expect(page).toHaveURL(/\/webboard\/\d+/)
      expect(finger.count()).toBeLessThanOrEqual(4)
    })

    await test.step('finds a shop near them that is open', async () => {
      await page.goto(pathOf('/'))
      const finger = fingerOn(page)
      const list = branchList(page, language)
      await finger.tap(main.getByRole('link', { name: list.words.nearMe }).first())
      await expect(list.results.getByText(list.words.kilometers).first()).toBeVisible()
      await expect(list.results.locator('.chip--open, .chip--soon').first()).toBeVisible()
      await finger.tap(list.names.first().getByRole('link'))
      await expect(page).toHaveURL(/\/branch\/[a-z]/)
      expect(finger.count()).toBeLessThanOrEqual(3)
    })

    await test.step('reports 40 lost baht', async () => {
      await page.goto(pathOf('/'))
      const finger = fingerOn(page)
      const banner = page.getByRole('banner')
      await finger.tap(banner.locator(`summary[aria-label="${said.menu}"]`))
      await finger.tap(banner.getByRole('link', { name: said.problem }).filter({ visible: true }))
      await finger.type(main.locator('input[role=combobox]'), said.typed)
      await finger.tap(main.getByRole('option').first())
      await finger.tap(main.locator('form').getByText(said.cause, { exact: true }))
      await finger.type(main.getByLabel(said.amount), '40')
      await takeTime(page)
      await finger.tap(button(said.sendReport))
      await expect(page.locator('.form-thanks')).toBeVisible()
      expect(finger.count()).toBeLessThanOrEqual(7)
    })

    await test.step('changes the email', async () => {
      await openLaundry()
      const finger = fingerOn(page)
      await finger.tap(main.locator(`a[href="${pathOf('/account/email')}"]`))
      await finger.type(box(says.newEmail), `new-${email}`)
      await finger.type(box(says.currentPassword), password)
      await finger.tap(button(says.sendLink))
      await expect(pages.heading(says.linkSent)).toBeVisible()
      const mailed = { to: `new-${email}`, path: '/verify-email' }
      await finger.openMailed(await findMailedLink(product, mailed))
      await finger.tap(button(says.useNewEmail))
      await expect(main.getByText(said.emailChanged, { exact: true })).toBeVisible()
      expect(finger.count()).toBeLessThanOrEqual(6)
    })
  })
