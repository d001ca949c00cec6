import { type BasePayload, handleEndpoints } from 'payload'
import { tokenIn } from './staff-cookie.ts'

export interface StaffCall {
  method?: string
  body?: unknown
  /** The network that the gate noted for the call. */
  from?: string
  cookie?: string
  token?: string
  language?: 'th' | 'en'
}

export interface StaffAnswer {
  status: number
  headers: Headers
  text: string
  /** The message that the admin displays. */
  message: string
  /** The fields of the message. */
  fields: string[]
}

/** Calls Payload's REST API as behind the gate, from any network. */
export function staffCalls(find: () => BasePayload, findKey = () => 'default') {
  return async function call(path: string, given: StaffCall = {}): Promise<StaffAnswer> {
    const { method = given.body === undefined ? 'GET' : 'POST', body, from = 'here' } = given
    const headers = new Headers({ 'x-visitor-network': from })
    headers.set('accept-language', given.language ?? 'en')
    if (given.cookie) headers.set('cookie', given.cookie)
    if (given.token) headers.set('authorization', `JWT ${given.token}`)
    if (body !== undefined) headers.set('content-type', 'application/json')
    const request = new Request(`http://localhost/cms-api/staff${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const answer = await handleEndpoints({
      config: find().config,
      payloadInstanceCacheKey: findKey(),
      request,
    })
    const text = await answer.text()
    const [error] = JSON.parse(text).errors ?? []
    const faults: { path: string }[] = error?.data?.errors ?? []
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      message: String(error?.message ?? ''),
      fields: faults.map((fault) => fault.path),
    }
  }
}

/** The cookies that a browser would send back. */
export function cookiesOf({ headers }: StaffAnswer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

export function tokenOf({ headers }: StaffAnswer): string {
  return tokenIn(headers.getSetCookie().join(','))
}
