import { expect, test, type Page } from '@playwright/test'
import { mailPages } from '../mailing/mail-pages.ts'
import type { SharedProduct } from '../support/shared-product.ts'
import type { Account, AccountLanguage } from './account-pages.ts'
import { registerOnTheWay } from './whole-life.ts'

interface Journey {
  page: Page
  product: SharedProduct
  language: AccountLanguage
  /** Checks the current page. */
  look?: (page: Page) => Promise<void>
}

const minorWords = {
  th: {
    why: /เฉพาะสมาชิกอายุ 20\sปีขึ้นไป/,
    tell: 'อายุครบ 20 ปีแล้ว แจ้งที่ข้อมูลส่วนตัว',
    ofAge: 'ตอนนี้ฉันอายุ 20 ปีขึ้นไปแล้ว',
  },
  en: {
    why: /members aged 20 or older/,
    tell: 'Turned 20? Tell us in your profile',
    ofAge: 'I’m now 20 or older',
  },
} as const

/** From registering with a guardian's permission to turning 20, with or without scripts. */
export async function growUp(journey: Journey): Promise<Account> {
  const { page, language, look = async () => undefined } = journey
  const says = minorWords[language]
  const pages = mailPages(page, language)
  const { main, weekly, none, bundle } = pages
  const account = await registerOnTheWay({ ...journey, isMinor: true })

  await test.step('the page explains why no news is sent and offers no choice', async () => {
    await pages.openChoices()
    await expect(main.getByText(says.why)).toBeVisible()
    await expect(weekly).toHaveCount(0)
    await look(page)
    await expect(bundle).toBeChecked()
    await pages.button(pages.says.save).click()
    await expect(pages.done).toHaveText(pages.mails.saved)
    await expect(bundle).toBeChecked()
  })

  await test.step('after turning 20 the member declares it and chooses', async () => {
    await main.getByRole('link', { name: says.tell }).click()
    const tick = main.getByRole('checkbox', { name: says.ofAge })
    await expect(tick).not.toBeChecked()
    await look(page)
    await tick.check()
    await pages.button(pages.says.save).click()
    await expect(pages.done).toBeVisible()
    await expect(tick).toHaveCount(0)
    await pages.openChoices()
    await expect(none).toBeChecked()
    await weekly.check()
    await pages.button(pages.says.save).click()
    await expect(weekly).toBeChecked()
  })
  return account
}
