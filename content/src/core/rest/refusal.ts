import { APIError, type PayloadRequest } from 'payload'
import { say } from '../../platform/languages/say.ts'
import type { Label } from '../../platform/languages/labels.ts'

export interface Fault {
  path: string
  text: Label
}

/** The error for a parameter or a whole body, as opposed to a field of a record. */
export function refusal(req: PayloadRequest, { path, text }: Fault): APIError {
  const message = `${path}: ${say(req, text.th, text.en)}`
  return new APIError(message, 400, { errors: [{ path, message }] }, true)
}
