import { randomBytes, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { readMails } from './mails.ts'
import { readSharedProduct, type SharedProduct } from './shared-product.ts'

export interface StaffCall {
  request: APIRequestContext
  contentUrl: string
  administrator: Credentials
  /** Folder of its emails, if it is not the shared product. */
  dataDir?: string
}

export interface Credentials {
  email: string
  password: string
}

type StaffHeaders = { Authorization: string }

/** Cached: all tests share one address, which may sign in twenty times a minute. */
const signedIn = new Map<string, Promise<StaffHeaders>>()

/** Headers of the administrator. */
export function signIn(staff: StaffCall): Promise<StaffHeaders> {
  const account = `${staff.contentUrl} ${staff.administrator.email} ${staff.administrator.password}`
  const headers = signedIn.get(account) ?? signInAgain(staff)
  signedIn.set(account, headers)
  return headers
}

async function signInAgain({
  request,
  contentUrl,
  administrator,
}: StaffCall): Promise<StaffHeaders> {
  const answer = await request.post(`${contentUrl}/cms-api/staff/login`, { data: administrator })
  expect(answer.status()).toBe(200)
  return { Authorization: `JWT ${tokenIn(answer.headers()['set-cookie'])}` }
}

/** Invites a colleague, who has no password yet; returns the token of the link. */
export async function inviteColleague(
  staff: StaffCall,
  name: string,
  role: 'editor' | 'moderator' = 'editor',
): Promise<{ email: string; token: string }> {
  const headers = await signIn(staff)
  const email = `${randomUUID()}@example.com`
  const data = { email, role, name }
  const made = await staff.request.post(`${staff.contentUrl}/cms-api/staff`, { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  return { email, token: await findInvitation(staff, email) }
}

/** Token of the link in an invitation email. */
export async function findInvitation(staff: StaffCall, email: string): Promise<string> {
  let token: string | undefined
  await expect(async () => {
    const mails = await readMails(folderOf(staff), email)
    token = mails.flatMap(({ text }) => /\/admin\/reset\/([\w-]+)/.exec(text)?.[1] ?? [])[0]
    expect(token, `an invitation to ${email}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return token ?? ''
}

function folderOf({ contentUrl, dataDir }: StaffCall): Pick<SharedProduct, 'dataDir' | 'mailDir'> {
  const shared = readSharedProduct()
  if (shared.contentUrl === contentUrl) return shared
  if (dataDir === undefined)
    throw new Error('Of a product of its own the data folder is needed, where its mails are')
  return { dataDir }
}

/** A colleague with access. */
export async function createEditor(staff: StaffCall, name: string): Promise<Credentials> {
  return await withPassword(staff, await inviteColleague(staff, name))
}

/** A moderator of the web board. */
export async function createModerator(staff: StaffCall, name: string): Promise<Credentials> {
  return await withPassword(staff, await inviteColleague(staff, name, 'moderator'))
}

async function withPassword(
  { contentUrl, request }: StaffCall,
  { email, token }: { email: string; token: string },
): Promise<Credentials> {
  const password = newPassword()
  const url = `${contentUrl}/cms-api/staff/reset-password`
  const chosen = await request.post(url, { data: { token, password } })
  expect(chosen.status(), await chosen.text()).toBe(200)
  return { email, password }
}

function newPassword(): string {
  return randomBytes(18).toString('base64url')
}

/** Session token, which is only in the cookie. */
export function tokenIn(setCookie = ''): string {
  return /(?:^|\n)payload-token=([^;]+)/.exec(setCookie)?.[1] ?? ''
}
