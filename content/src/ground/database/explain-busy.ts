import type { AfterErrorHook } from 'payload'
import { say } from '../languages/say.ts'
import { busySeconds, isDatabaseBusy } from './database-busy.ts'

/** To the admin and its calls, where another program held the database for too long. */
export const explainBusy: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseBusy(error)) return
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('retry-after', String(busySeconds))
  const message = say(
    req,
    'ระบบกำลังยุ่ง ยังไม่ได้บันทึกอะไร ลองอีกครั้งในอีกสักครู่',
    'The service is busy and nothing was stored. Please try again in a moment.',
  )
  return { status: 503, response: { errors: [{ message }] } }
}
