import type { BasePayload } from 'payload'
import { memberData } from './record-data.ts'
import { signInAs } from './staff-service.ts'
import { someone } from './visitor.ts'

export interface SignedMember {
  id: string
  token: string
}

/** A new member with a live token. */
export async function registerMember(payload: BasePayload, mark: string): Promise<SignedMember> {
  const data = memberData(mark)
  await payload.create({ collection: 'members', data })
  return { id: data.id, token: await signInAs(payload, 'members', data.email) }
}

export interface SentCall {
  method?: string
  token?: string
  /** The website's headers for a visitor; left out, nobody else has his address. */
  from?: Record<string, string>
  body?: object | string | undefined
}

/** Makes a call as a member would, or a stranger where there is no token. */
export async function sendCall(url: string, path: string, sent: SentCall = {}) {
  const { method = 'GET', token, from = someone(), body } = sent
  const headers = new Headers(from)
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) }
  const response = await fetch(`${url}${path}`, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
