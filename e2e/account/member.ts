import { randomBytes } from 'node:crypto'
import { serviceTokenHeader, visitorAddressHeader } from '@washhouse/contract/client/content-client'
import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { loadSecrets } from '../../tooling/launcher/secrets.ts'
import type { SharedProduct } from '../support/shared-product.ts'
import { newAccount, type Account, type AccountLanguage } from './account-pages.ts'

interface Registration {
  request: APIRequestContext
  product: SharedProduct
  language: AccountLanguage
}

interface Newcomer extends Registration {
  page: Page
}

/**
 * A new member, signed in in this browser without opening a page. Each uses its own address, as one address allows 30
 * registrations an hour.
 */
export async function enterAsNewMember(newcomer: Newcomer): Promise<Account> {
  const { page, language, product } = newcomer
  const account = newAccount()
  const { email, password } = account
  await registerMember(newcomer, account)
  const prefix = language === 'en' ? '/en' : ''
  const answer = await page.request.post(`${product.webUrl}${prefix}/login`, {
    headers: { origin: product.webUrl },
    form: { email, password, remember: 'on' },
    maxRedirects: 0,
  })
  expect([answer.status(), answer.headers()['location']]).toEqual([303, `${prefix}/account`])
  return account
}

/** Headers that the website sends about a visitor with a separate network. */
export async function newVisitor({ product, language }: Omit<Registration, 'request'>) {
  const secrets = await loadSecrets(product.dataDir, {})
  const network = randomBytes(4).toString('hex')
  return {
    lang: language,
    [serviceTokenHeader]: secrets['SERVICE_TOKEN'] ?? '',
    [visitorAddressHeader]: `2001:db8:${network.slice(0, 4)}:${network.slice(4)}::1`,
  }
}

/** Through the contract, like the website. */
export async function registerMember(newcomer: Registration, account: Account): Promise<void> {
  const { request, product } = newcomer
  const { contentUrl } = product
  const headers = await newVisitor(newcomer)
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
