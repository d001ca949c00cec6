import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { enterAsNewMember } from '../account/member.ts'
import { demoBranch } from '../every-page/pages.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { followAndLeave } from './follow-branch.ts'
import { notificationWords, tellAll } from './tell.ts'

for (const language of ['th', 'en'] as const) {
  test(`without JavaScript a member opens the notifications, marks all as read, and opens one; follows and unfollows a branch (${language}) ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    const words = notificationWords[language]
    const title = `ปิดชั่วคราว ${randomUUID().slice(0, 8)}`
    await enterAsNewMember({ page, request, product, language })
    const told = { titleTh: title, titleEn: null, event: 'branch', slug: demoBranch.open } as const
    const takeBack = await tellAll({ ...product, request }, told)

    await page.goto(`${words.prefix}/news`)
    const bell = page.getByRole('banner').locator('.bell > summary')
    await expect(bell).toHaveAccessibleName(words.counted('[1-9]'))
    await expect(bell.locator('.bell__count')).toHaveText(/^[1-9]$/)
    await bell.click()
    await page.getByRole('banner').getByRole('link', { name: words.all }).click()
    await expect(page).toHaveURL((url) => url.pathname === `${words.prefix}/notifications`)
    const item = page.locator('.notification').filter({ hasText: title })
    await expect(item.getByText(words.isNew, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.seen }).click()
    await expect(bell).toHaveAccessibleName(words.title)
    await expect(bell.locator('.bell__count')).toHaveCount(0)
    await expect(item).toHaveClass(/--unread/)
    await expect(item.getByText(words.isNew, { exact: true })).toHaveCount(0)

    await item.getByRole('button').click()
    await expect(page).toHaveURL(
      (url) => url.pathname === `${words.prefix}/branch/${demoBranch.open}`,
    )
    await page.goto(`${words.prefix}/notifications`)
    await expect(item).not.toHaveClass(/--unread/)
    await takeBack()
    await test.step('a branch followed', async () => {
      await followAndLeave(page, language)
    })
  })
}
