import { type BasePayload, handleEndpoints } from 'payload'
import type { StaffRole } from '../src/platform/access.ts'
import { staffData } from './record-data.ts'
import { signInAs } from './staff-service.ts'

export interface CmsAnswer {
  status: number
  text: string
  /** Message of the error. */
  message: string
  /** Fields that it names. */
  fields: string[]
  /** The saved record. */
  doc: Record<string, unknown>
}

/** Sender of the call, if not a script. */
export interface CallSender {
  headers?: Record<string, string>
  /** The admin page that calls, sent with the headers of a browser. */
  page?: string
}

interface Given extends CallSender {
  body?: unknown
  /** Raw body, instead of `body`. */
  text?: string
}

/** Calls Payload's REST API as signed-in staff, behind the gate. */
export async function startCmsCalls(
  payload: BasePayload,
  mark = 'cms-caller',
  role: StaffRole = 'administrator',
) {
  await payload.create({ collection: 'staff', data: staffData(mark, role) })
  const token = await signInAs(payload, `${mark}@example.com`)

  return async function call(
    method: string,
    path: string,
    { body, text: raw, headers = {}, page }: Given = {},
  ): Promise<CmsAnswer> {
    const caller =
      page === undefined ? { authorization: `JWT ${token}` } : sentByBrowser(page, token)
    const own = { ...caller, 'accept-language': 'en' }
    const sent = body instanceof FormData ? body : (raw ?? JSON.stringify(body))
    const type = sent === undefined || sent instanceof FormData ? {} : jsonType
    const request = new Request(`http://localhost/cms-api${path}`, {
      method,
      headers: { ...own, ...type, ...headers },
      body: sent ?? null,
    })
    const answer = await handleEndpoints({ config: payload.config, request })
    const text = await answer.text()
    const { doc, result, errors } = JSON.parse(text)
    const faults: { path: string }[] = errors?.[0]?.data?.errors ?? []
    return {
      status: answer.status,
      text,
      message: String(errors?.[0]?.message ?? ''),
      fields: faults.map((fault) => fault.path),
      doc: doc ?? result ?? {},
    }
  }
}

const jsonType = { 'content-type': 'application/json' }

function sentByBrowser(page: string, token: string): Record<string, string> {
  const origin = 'http://localhost'
  return { cookie: `payload-token=${token}`, host: 'localhost', origin, referer: origin + page }
}
