import type { BasePayload } from 'payload'
import { startMemberSession } from '../src/core/accounts/sessions/member-session.rows.ts'
import { memberData } from './record-data.ts'
import { someone } from './visitor.ts'

export interface SignedMember {
  id: string
  token: string
}

/** A new member with a valid token. */
export async function registerMember(payload: BasePayload, mark: string): Promise<SignedMember> {
  const { id } = await payload.create({ collection: 'members', data: memberData(mark) })
  return { id, token: (await signInMember(payload, id)).accessToken }
}

/** Tokens of a stored member who has the test password. */
export async function signInMember(payload: BasePayload, id: string) {
  const { passwordHash } = memberData('')
  const given = { userAgent: null, isRemembered: true }
  const tokens = await startMemberSession(payload, { member: { id, passwordHash }, ...given })
  if (!tokens) throw new Error('The member is suspended, gone, or has another password')
  return tokens
}

export interface SentCall {
  method?: string
  token?: string
  /** The website's headers for a visitor; by default a new address. */
  from?: Record<string, string>
  /** Sent as JSON unless it is a form. */
  body?: object | string | undefined
}

/** Sends a call as a member, or as a stranger without a token. */
export async function sendCall(url: string, path: string, sent: SentCall = {}) {
  const { method = 'GET', token, from = someone(), body } = sent
  const headers = new Headers(from)
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json')
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const json = body === undefined ? null : JSON.stringify(body)
  const init = { method, headers, body: isForm ? body : json }
  const response = await fetch(`${url}${path}`, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
