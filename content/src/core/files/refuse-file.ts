import { APIError, type PayloadRequest } from 'payload'
import { say } from '../../platform/languages/say.ts'

export interface FileRefusal {
  status: number
  th: string
  en: string
}

/** The admin's form marks the field that is named so. */
export const fileField = 'file'

/** To be thrown: the form says it, and marks the file. */
export function refuseFile(req: PayloadRequest, { status, th, en }: FileRefusal): APIError {
  const message = say(req, th, en)
  return new APIError(message, status, namingFile(message), true)
}

/** How Payload names the field at which words stand. */
export function namingFile(message: string) {
  return { errors: [{ path: fileField, message }] }
}
