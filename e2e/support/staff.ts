import { randomBytes, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'

/** What a call over the editing interface needs to know. */
export interface StaffCall {
  request: APIRequestContext
  contentUrl: string
  administrator: Credentials
}

export interface Credentials {
  email: string
  password: string
}

type StaffHeaders = { Authorization: string }

/** All journeys come from one address, which may sign in twenty times a minute. */
const signedIn = new Map<string, Promise<StaffHeaders>>()

/** Headers that make a call one of the administrator's. */
export function signIn(staff: StaffCall): Promise<StaffHeaders> {
  const account = `${staff.contentUrl} ${staff.administrator.email} ${staff.administrator.password}`
  const headers = signedIn.get(account) ?? signInAnew(staff)
  signedIn.set(account, headers)
  return headers
}

async function signInAnew({
  request,
  contentUrl,
  administrator,
}: StaffCall): Promise<StaffHeaders> {
  const answer = await request.post(`${contentUrl}/cms-api/staff/login`, { data: administrator })
  expect(answer.status()).toBe(200)
  return { Authorization: `JWT ${tokenIn(answer.headers()['set-cookie'])}` }
}

/** A colleague, with a password that the administrator chose for him. */
export async function inviteEditor(
  staff: StaffCall,
  name: string,
  role: 'editor' | 'moderator' = 'editor',
): Promise<Credentials> {
  const headers = await signIn(staff)
  const editor = { email: `${randomUUID()}@example.com`, password: newPassword() }
  const data = { ...editor, role, name }
  const made = await staff.request.post(`${staff.contentUrl}/cms-api/staff`, { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  return editor
}

/** One who has set his own, and so may work. */
export async function createEditor(staff: StaffCall, name: string): Promise<Credentials> {
  return await withOwnPassword(staff, await inviteEditor(staff, name))
}

/** The same of one who keeps order on the web board. */
export async function createModerator(staff: StaffCall, name: string): Promise<Credentials> {
  return await withOwnPassword(staff, await inviteEditor(staff, name, 'moderator'))
}

async function withOwnPassword(
  staff: StaffCall,
  { email, password: currentPassword }: Credentials,
): Promise<Credentials> {
  const { contentUrl, request } = staff
  const given = { ...staff, administrator: { email, password: currentPassword } }
  const headers = await signIn(given)
  const me = await request.get(`${contentUrl}/cms-api/staff/me`, { headers })
  const { user } = await me.json()
  const data = { password: newPassword(), currentPassword }
  const url = `${contentUrl}/cms-api/staff/${user.id}`
  const changed = await request.patch(url, { headers, data })
  expect(changed.status(), await changed.text()).toBe(200)
  return { email, password: data.password }
}

function newPassword(): string {
  return randomBytes(18).toString('base64url')
}

/** The token that a log-in gave: it stands in the cookie alone. */
export function tokenIn(setCookie = ''): string {
  return /(?:^|\n)payload-token=([^;]+)/.exec(setCookie)?.[1] ?? ''
}
