import { expect } from '@playwright/test'
import { contactForm, takeTime } from '../contact/contact-page.ts'
import { findLeads } from '../support/leads.ts'
import { test } from '../support/test.ts'
import { endElsewhere } from './end-elsewhere.ts'
import { enterAsNewMember } from './member.ts'
import { settingPages } from './setting-pages.ts'

for (const language of ['th', 'en'] as const) {
  test(`without JavaScript what was typed while a session ended is there again after signing in (${language}) @long`, async ({
    page,
    browser,
    request,
    product,
    administrator,
  }) => {
    test.setTimeout(120_000)
    const { webUrl, contentUrl } = product
    const account = await enterAsNewMember({ page, request, product, language })
    const { email, password } = account
    const pages = settingPages(page, language)
    const { words, says } = pages
    const typed = page.locator('input[name=typed]')

    await test.step('a message to the brand, through a wrong password, and sent once', async () => {
      const form = contactForm(page, language)
      const message = `ผ้าหอมมาก "ขอบคุณ" <b>จริง ๆ</b> พรุ่งนี้มาใหม่ ${Date.now()}`
      await page.goto(form.words.path)
      await form.fillIn(message)
      const key = await page.locator('input[name=key]').getAttribute('value')
      await endElsewhere(account, { browser, webUrl })
      await form.send.click()
      await expect(pages.main.locator('.notice')).toBeVisible()
      await expect(pages.box(words.email)).toHaveValue('')
      await pages.signIn(email, 'ไม่ใช่รหัสผ่านนี้')
      await expect(pages.summary).toBeVisible()
      await pages.signIn(email, password)
      await expect(form.message).toHaveValue(message)
      await expect(form.phone).toHaveValue(' ๐๘๑๒๓๔๕๖๗๘ ')
      await expect(form.consent).toBeChecked()
      expect(await page.locator('input[name=key]').getAttribute('value')).toBe(key)
      await takeTime(page)
      await form.send.click()
      await expect(form.sent).toBeVisible()
      const staff = { request, contentUrl, administrator }
      expect(await findLeads(staff, message)).toHaveLength(1)
    })

    await test.step('a new address, without the password', async () => {
      await pages.open('/email')
      await pages.box(says.newEmail).fill('typed@example.com')
      await pages.box(says.currentPassword).fill(password)
      await endElsewhere(account, { browser, webUrl })
      await pages.button(says.sendLink).click()
      await expect(typed).toHaveValue(/typed@example\.com/)
      expect(await page.content()).not.toContain(password)
      await pages.signIn(email, password)
      await expect(pages.box(says.newEmail)).toHaveValue('typed@example.com')
      await expect(pages.box(says.currentPassword)).toHaveValue('')
    })

    await test.step('nothing was typed: the log-in is led to as ever', async () => {
      await pages.open('/leave')
      await pages.box(says.currentPassword).fill(password)
      await endElsewhere(account, { browser, webUrl })
      await pages.button(says.leave).click()
      await expect(page).toHaveURL(pages.isAt('/login'))
      await expect(typed).toHaveValue('')
      await pages.signIn(email, password)
      await expect(page).toHaveURL(pages.isAt('/account/leave'))
    })
  })
}

test('attack: another site can neither sign a member in nor prefill a form, by any way to the sign-in page @desktop', async ({
  page,
  request,
  product,
}) => {
  const { email, password } = await enterAsNewMember({ page, request, product, language: 'en' })
  const planted = 'โอนเงินไปบัญชีนี้'
  const typed = JSON.stringify({ form: '/contact', values: { message: planted } })
  const fields = { email, password, next: '/en/contact', typed }
  const address = `${product.webUrl}/en/login`
  for (const origin of ['https://evil.example', 'null']) {
    const sent = await request.post(address, { headers: { origin }, form: fields })
    expect(sent.status(), origin).toBe(400)
    expect(await sent.text()).not.toContain(planted)
    expect(sent.headers()['set-cookie']).toBeUndefined()
  }
  // Query parameters must not fill the form.
  for (const path of ['/login', '/contact']) {
    const asked = await page.request.get(`${product.webUrl}/en${path}`, { params: fields })
    const main = (await asked.text()).match(/<main[^]*<\/main>/)?.[0] ?? ''
    expect(main, path).not.toContain(planted)
  }
})
