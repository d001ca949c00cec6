import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'

/** What a call over the editing interface needs to know. */
export interface StaffCall {
  request: APIRequestContext
  contentUrl: string
  administrator: { email: string; password: string }
}

/** Headers that make a call one of the administrator's. */
export async function signIn({
  request,
  contentUrl,
  administrator,
}: StaffCall): Promise<{ Authorization: string }> {
  const answer = await request.post(`${contentUrl}/cms-api/staff/login`, { data: administrator })
  expect(answer.status()).toBe(200)
  return { Authorization: `JWT ${tokenIn(answer.headers()['set-cookie'])}` }
}

/** The token that a log-in gave: it stands in the cookie alone. */
export function tokenIn(setCookie = ''): string {
  return /(?:^|\n)payload-token=([^;]+)/.exec(setCookie)?.[1] ?? ''
}
