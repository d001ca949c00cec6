import { APIError, type PayloadRequest } from 'payload'
import { say } from '../../platform/languages/say.ts'

export interface FileRefusal {
  status: number
  th: string
  en: string
}

/** The admin's form marks the field with this name. */
export const fileField = 'file'

export function refuseFile(req: PayloadRequest, { status, th, en }: FileRefusal): APIError {
  const message = say(req, th, en)
  return new APIError(message, status, namingFile(message), true)
}

/** The form in which Payload reports a field's message. */
export function namingFile(message: string) {
  return { errors: [{ path: fileField, message }] }
}
