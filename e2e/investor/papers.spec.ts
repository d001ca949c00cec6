import { expect } from '@playwright/test'
import { enterAsNewMember } from '../account/member.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'

const words = {
  th: {
    prefix: '',
    papers: [
      { from: '/investor', link: 'ใบราคา (PDF)', title: 'ใบราคา แพ็กเกจแฟรนไชส์' },
      { from: '/investor/interest', link: 'ใบสมัคร (PDF)', title: 'ใบสมัครแฟรนไชส์' },
    ],
  },
  en: {
    prefix: '/en',
    papers: [
      { from: '/investor', link: 'Price sheet (PDF)', title: 'Franchise price sheet' },
      {
        from: '/investor/interest',
        link: 'Application form (PDF)',
        title: 'Franchise application',
      },
    ],
  },
} as const

for (const language of ['th', 'en'] as const) {
  const { prefix, papers } = words[language]

  test(`from the packages and from the form, a member opens price sheet and application with one tap; a visitor comes back after signing in (${language}) ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(90_000)
    const main = page.locator('main')
    await page.goto(`${prefix}/investor`)
    await main.getByRole('link', { name: papers[0].link }).click()
    await expect(page).toHaveURL(/\/download\?q=/)
    const signIn = main.locator(`a[href^="${prefix}/login?next="]`).first()
    await expect(signIn).toHaveAttribute('href', /next=.*download/)

    await enterAsNewMember({ page, request, product, language })
    for (const { from, link, title } of papers) {
      await page.goto(prefix + from)
      await main.getByRole('link', { name: link }).click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    }
  })
}
