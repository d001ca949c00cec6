import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import type { SharedProduct } from '../support/shared-product.ts'
import { accountPages, newAccount, type Account, type AccountLanguage } from './account-pages.ts'

interface Newcomer {
  page: Page
  request: APIRequestContext
  product: SharedProduct
  language: AccountLanguage
}

/**
 * A member of the journey's own, signed in in this browser and at his account. From one address 30 may register in an
 * hour: a journey makes one member, and goes on with him.
 */
export async function enterAsNewMember(newcomer: Newcomer): Promise<Account> {
  const { page, language } = newcomer
  const account = newAccount()
  await register(newcomer, account)
  const pages = accountPages(page, language)
  await page.goto(pages.pathOf('/login'))
  await pages.signIn(account.email, account.password)
  await expect(page).toHaveURL((url) => url.pathname === pages.pathOf('/account'))
  return account
}

/** Over the contract, as any other client of it would. */
async function register({ request, product, language }: Newcomer, account: Account): Promise<void> {
  const { contentUrl } = product
  const headers = { lang: language }
  const roles = await request.get(`${contentUrl}/roles`, { headers })
  const { data }: { data: { id: string; name: string }[] } = await roles.json()
  const role = data.find(({ name }) => name === 'Member')?.id
  const answer = await request.post(`${contentUrl}/users`, {
    headers,
    data: {
      email: account.email,
      password: account.password,
      first_name: 'สมศรี',
      last_name: 'น้ำใจงาม',
      tel: '+66812345678',
      location: null,
      role,
    },
  })
  expect(answer.status(), await answer.text()).toBe(204)
}
