import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import {
  accountPages,
  newAccount,
  type Account,
  type AccountLanguage,
} from '../account/account-pages.ts'
import { enterAsNewMember, newVisitor, registerMember } from '../account/member.ts'
import { findMailedLink } from '../support/mails.ts'
import { runInContent } from '../support/run-in-content.ts'
import type { SharedProduct } from '../support/shared-product.ts'

export interface Journey {
  request: APIRequestContext
  product: SharedProduct
  language: AccountLanguage
}

/** A new member with a verified address, signed in in this browser. */
export async function enterAsWriter(journey: Journey & { page: Page }): Promise<Account> {
  const account = await enterAsNewMember(journey)
  await confirmEmail(journey, account)
  return account
}

/** Other authors, through the contract: each writes once, as new members must wait between two posts. */
export async function newWriter(journey: Journey) {
  const { request, product } = journey
  const account = newAccount()
  await registerMember(journey, account)
  await confirmEmail(journey, account)
  const { email, password } = account
  const signedIn = await request.post(`${product.contentUrl}/auth/login`, {
    headers: await newVisitor(journey),
    data: { email, password },
  })
  expect(signedIn.status(), await signedIn.text()).toBe(200)
  const { data: tokens }: { data: { access_token: string } } = await signedIn.json()
  const headers = {
    ...(await newVisitor(journey)),
    authorization: `Bearer ${tokens.access_token}`,
  }
  const send = async (method: 'POST' | 'PATCH', path: string, data: object, status: number) => {
    const answer = await request.fetch(product.contentUrl + path, { method, headers, data })
    expect(answer.status(), await answer.text()).toBe(status)
    return answer
  }
  const write = async (path: string, data: object) => {
    const answer = await send('POST', path, data, 200)
    const { data: written }: { data: { id: number } } = await answer.json()
    return written.id
  }
  return {
    account,
    post: (title: string, detail: string) => write('/items/web_boards', { title, detail }),
    reply: (post: number, detail: string, quote: number | null = null) =>
      write('/items/feedback_webboard', { web_board: post, detail, quote }),
    async report(post: number) {
      const report = { web_board: post, reply: null, reason: 'spam', note: null }
      await send('POST', '/api/web_board_reports', report, 204)
    },
    async solve(post: number, reply: number) {
      await send('PATCH', `/items/web_boards/${post}`, { solved: reply }, 200)
    },
    async rename(firstName: string, lastName: string) {
      const profile = { first_name: firstName, last_name: lastName }
      await send('PATCH', '/users/me', profile, 200)
    },
  }
}

/** An author whose reports count towards hiding: an account over a week old with a published post. */
export async function newReporter(journey: Journey) {
  const reporter = await newWriter(journey)
  await reporter.post(newTitle(), 'ซักน้ำอุ่นแล้วยังไม่ออกค่ะ')
  await runInContent(journey.product, 'age-account.ts', [reporter.account.email, '8'])
  return reporter
}

/** Signs in as an author on the website. */
export async function enterAs(
  { email, password }: Account,
  { page, language }: { page: Page; language: AccountLanguage },
): Promise<void> {
  const pages = accountPages(page, language)
  await page.goto(pages.pathOf('/login'))
  await pages.signIn(email, password)
  await expect(page).toHaveURL((url) => url.pathname === pages.pathOf('/account'))
}

async function confirmEmail(journey: Journey, { email }: Account): Promise<void> {
  const { request, product } = journey
  const link = await findMailedLink(product, { to: email, path: '/verify' })
  const answer = await request.post(`${product.contentUrl}/auth/verify`, {
    headers: await newVisitor(journey),
    data: { token: new URL(link).searchParams.get('token') },
  })
  expect(answer.status(), await answer.text()).toBe(204)
}

/** A unique title. */
export function newTitle(): string {
  return `คราบกาแฟบนเสื้อขาว ${randomUUID().slice(0, 8)}`
}
