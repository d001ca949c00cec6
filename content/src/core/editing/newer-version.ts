import { parseLanguage } from '@washhouse/contract/language'
import { APIError, type PayloadRequest } from 'payload'
import { say } from '../../platform/languages/say.ts'
import { adminTime } from '../admin/admin-time.ts'
import { type Version, nameOfStaff } from './edited-record.ts'
import { refusalPath } from './field-differences.ts'

/** The error for a save over a version that its editor has not seen; forms find it at `refusalPath`. */
export async function newerVersionError(req: PayloadRequest, newest?: Version): Promise<APIError> {
  const who = newest ? await nameSaver(req, newest) : someone(req)
  const language = parseLanguage(req.i18n.language)
  const when = adminTime(newest?.updatedAt ?? new Date(), language)
  const told = say(
    req,
    `${who}บันทึกรายการนี้เมื่อ ${when} หลังจากที่คุณเปิดไว้ งานของคุณจึงยังไม่ได้บันทึก`,
    `${who} saved this on ${when}, after you had opened it. Your work is not saved yet.`,
  )
  // Payload's notice turns text after colons and between commas into a list.
  const message = say(
    req,
    'มีฉบับที่ใหม่กว่า งานของคุณยังไม่ได้บันทึก',
    'There is a newer version. Your work is not saved yet.',
  )
  const data = { errors: [{ path: refusalPath, message: told }] }
  return new APIError(message, 409, data, true)
}

async function nameSaver(req: PayloadRequest, { savedBy }: Version): Promise<string> {
  if (savedBy === null) return someone(req)
  if (savedBy === req.user?.id) return say(req, 'คุณเองในอีกหน้าต่างหนึ่ง', 'You, in another window,')
  const name = await nameOfStaff(req, savedBy)
  return name ? say(req, `คุณ${name} `, name) : someone(req)
}

function someone(req: PayloadRequest): string {
  return say(req, 'มีผู้อื่น', 'Somebody else')
}
