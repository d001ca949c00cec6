import type { AfterErrorHook } from 'payload'
import { findDiskOutage } from '../disk-outage.ts'
import { env } from '../env.ts'
import { label } from '../languages/labels.ts'
import { say } from '../languages/say.ts'
import { busySeconds } from './database-busy.ts'
import { findOutage } from './outage.ts'

const busy = label(
  'ระบบกำลังยุ่ง ยังไม่ได้บันทึกอะไร ลองอีกครั้งในอีกสักครู่',
  'The service is busy and nothing was stored. Please try again in a moment.',
)
const unavailable = label(
  'ระบบบันทึกข้อมูลไม่ได้ชั่วคราว ยังไม่ได้บันทึกอะไร ลองอีกครั้งในอีกสักครู่ หากยังไม่ได้ โปรดแจ้งผู้ดูแลระบบ',
  'The service cannot store anything at the moment, and nothing was stored. Please try again in a moment. If it still fails, tell the people who run the service.',
)

/** Explains a temporary disk or database outage to the admin and its calls. */
export const explainOutage: AfterErrorHook = async ({ error, req }) => {
  // Payload throws this for any failure while writing a file.
  const outage =
    error.name === 'FileUploadError'
      ? await findDiskOutage(env.uploadDir, req.file?.size)
      : findOutage(error)
  if (!outage) return
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('retry-after', String(busySeconds))
  const { th, en } = outage === 'locked' ? busy : unavailable
  return { status: 503, response: { errors: [{ message: say(req, th, en) }] } }
}
