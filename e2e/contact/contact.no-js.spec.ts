import { expect } from '@playwright/test'
import { findLeads } from '../support/leads.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { contactForm, takeTime } from './contact-page.ts'

for (const language of ['th', 'en'] as const) {
  test(`without JavaScript a message is refused with its faults, kept and sent (${language}) [S2.pages.2] [S3.contact.1] [S7.contact.1] ${tagOf(language)}`, async ({
    page,
    request,
    contentUrl,
    administrator,
  }) => {
    const form = contactForm(page, language)
    const { words } = form
    const message = `ขอใบเสนอราคาซักผ้าปูที่นอนโรงแรม ${Date.now()}`
    const opened = await page.goto(words.path)
    expect(opened?.status()).toBe(200)
    // If two visitors shared a key, their leads would be merged.
    const key = await page.locator('input[name=key]').getAttribute('value')
    await page.reload()
    expect(await page.locator('input[name=key]').getAttribute('value')).not.toBe(key)

    await test.step('empty: all faults, the focus in their summary, links to the fields', async () => {
      const [answer] = await Promise.all([page.waitForResponse('**/contact'), form.send.click()])
      expect(answer.status()).toBe(422)
      await expect(form.summary).toBeFocused()
      await expect(form.summary.getByRole('heading')).toHaveText(words.summary)
      await expect(form.summary.getByRole('link')).toHaveText([...words.faults])
      await form.summary.getByRole('link', { name: words.faults[1] }).click()
      await expect(form.phone).toBeFocused()
      await expect(form.phone).toHaveAccessibleDescription(new RegExp(words.faults[1]))
    })

    await test.step('one fault: everything else is still there', async () => {
      await form.fillIn(message)
      await form.phone.fill('081-234-567x')
      await form.send.click()
      await expect(form.summary.getByRole('link')).toHaveText([words.digits])
      await expect(form.message).toHaveValue(message)
      await expect(form.phone).toHaveValue('081-234-567x')
      await expect(form.consent).toBeChecked()
    })

    await form.phone.fill(' ๐๘๑๒๓๔๕๖๗๘ ')
    await takeTime(page)
    await form.send.click()
    await expect(form.sent).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname + url.search === `${words.path}?sent=1`)
    const staff = { request, contentUrl, administrator }
    expect(await findLeads(staff, message)).toMatchObject([
      { kind: 'contact', phone: '+66812345678', firstName: 'สมศรี น้ำใจงาม', looksAutomatic: false },
    ])
  })
}
