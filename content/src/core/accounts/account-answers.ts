import { addDataAndFileToRequest, APIError, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { findOutage } from '../../platform/database/outage.ts'
import { say } from '../../platform/languages/say.ts'

interface Refusal {
  status: 400 | 401 | 403 | 429
  message: string
  /** The form field that shows the message. */
  path?: string
  retryAfterSeconds?: number
}

/** An error response in the form that the admin's forms read: a notice, and a message at `path` if it is given. */
export function refuse({ status, message, path, retryAfterSeconds }: Refusal): Response {
  const atField = path === undefined ? {} : { data: { errors: [{ path, message }] } }
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  return Response.json({ errors: [{ message, ...atField }] }, { status, headers })
}

export function refuseForNow(req: PayloadRequest, seconds: number): Response {
  const message = waitTexts(req, seconds)
  return refuse({ status: 429, message, path: 'password', retryAfterSeconds: seconds })
}

export function waitTexts(
  req: PayloadRequest,
  seconds: number,
  what: 'password' | 'code' = 'password',
): string {
  if (what === 'code')
    return say(
      req,
      `กรอกรหัสยืนยันผิดหลายครั้งแล้ว รอ ${inThai(seconds)} แล้วลองใหม่`,
      `Too many wrong codes. Wait ${inEnglish(seconds)} and try again.`,
    )
  return say(
    req,
    `ลองรหัสผ่านผิดหลายครั้งแล้ว รอ ${inThai(seconds)} แล้วลองใหม่ หรือกด “ลืมรหัสผ่าน” เพื่อตั้งใหม่`,
    `Too many wrong passwords. Wait ${inEnglish(seconds)} and try again, or set a new one with “Forgot password”.`,
  )
}

function inThai(seconds: number): string {
  return seconds < 60 ? `${seconds} วินาที` : `${Math.ceil(seconds / 60)} นาที`
}

function inEnglish(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** Parses the body of a form. Returns a 400 response that names the first missing or invalid field. */
export async function readFields<Fields extends z.ZodType>(
  req: PayloadRequest,
  fields: Fields,
): Promise<{ sent: z.output<Fields> } | { refusal: Response }> {
  try {
    await addDataAndFileToRequest(req)
  } catch (error) {
    const isMalformed = error instanceof SyntaxError || error instanceof APIError
    if (!isMalformed || findOutage(error)) throw error
    return { refusal: refuse({ status: 400, message: 'The body cannot be read.' }) }
  }
  const { data, error } = fields.safeParse(req.data ?? {})
  if (!error) return { sent: data }
  const path = String(error.issues[0]?.path[0] ?? '')
  const message = `${req.t('error:followingFieldsInvalid', { count: 1 })} ${path}`
  return { refusal: refuse({ status: 400, message, path }) }
}
