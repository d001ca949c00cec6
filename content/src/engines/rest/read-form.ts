import { isStorableText } from '@washhouse/contract/wire/query-text'
import { addDataAndFileToRequest, APIError, type PayloadRequest } from 'payload'
import { findOutage } from '../../ground/database/outage.ts'
import { label } from '../../ground/languages/labels.ts'
import { refusal } from './refusal.ts'

const unreadable = label('อ่านแบบฟอร์มที่ส่งมาไม่ได้', 'The form that was sent cannot be read.')
const badName = label(
  'ชื่อไฟล์มีอักขระที่บันทึกไม่ได้',
  'The name of the file has a character that cannot be stored.',
)

/** Reads a form before any handler does: whatever is wrong with it is its sender's fault, and no failure. */
export async function readForm(req: PayloadRequest): Promise<void> {
  const [type = ''] = (req.headers.get('content-type') ?? '').split(';', 1)
  if (!type.includes('multipart/') || !req.body) return
  try {
    await addDataAndFileToRequest(req)
  } catch (error) {
    if ((error instanceof APIError && error.status < 500) || findOutage(error)) throw error
    throw refusal(req, { path: 'body', text: unreadable })
  }
  // Nothing of it is left to read.
  Object.defineProperty(req, 'body', { value: null })
  if (req.file && !isStorableText(req.file.name))
    throw refusal(req, { path: 'file', text: badName })
}
