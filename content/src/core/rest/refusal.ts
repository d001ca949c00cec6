import { APIError, type PayloadRequest } from 'payload'
import { say } from '../../platform/languages/say.ts'
import type { Label } from '../../platform/languages/labels.ts'

/** What is wrong with a value that was sent, and with which. */
export interface Fault {
  path: string
  text: Label
}

/** The answer to what was sent wrongly beside a record: a parameter, or the whole body. */
export function refusal(req: PayloadRequest, { path, text }: Fault): APIError {
  const message = `${path}: ${say(req, text.th, text.en)}`
  return new APIError(message, 400, { errors: [{ path, message }] }, true)
}
