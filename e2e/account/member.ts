import { randomBytes } from 'node:crypto'
import { serviceTokenHeader, visitorAddressHeader } from '@washhouse/contract/client/content-client'
import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { loadSecrets } from '../../tooling/launcher/secrets.ts'
import type { SharedProduct } from '../support/shared-product.ts'
import { accountPages, newAccount, type Account, type AccountLanguage } from './account-pages.ts'

interface Newcomer {
  page: Page
  request: APIRequestContext
  product: SharedProduct
  language: AccountLanguage
}

/**
 * A member of the journey's own, signed in in this browser and at his account. He registers from an address of his own:
 * from one, 30 may in an hour.
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

/** Over the contract, as the website does for its visitors. */
async function register({ request, product, language }: Newcomer, account: Account): Promise<void> {
  const { contentUrl } = product
  const secrets = await loadSecrets(product.dataDir, {})
  const network = randomBytes(4).toString('hex')
  const headers = {
    lang: language,
    [serviceTokenHeader]: secrets['SERVICE_TOKEN'] ?? '',
    [visitorAddressHeader]: `2001:db8:${network.slice(0, 4)}:${network.slice(4)}::1`,
  }
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
