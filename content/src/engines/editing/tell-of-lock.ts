import type { AfterErrorHook } from 'payload'
import { say } from '../../ground/languages/say.ts'

/** Payload refuses what somebody else is editing in English alone. */
export const tellOfLock: AfterErrorHook = ({ error, req }) => {
  if (!('status' in error) || error.status !== 423) return
  const message = say(
    req,
    'มีผู้อื่นกำลังแก้รายการนี้อยู่ จึงบันทึกหรือลบไม่ได้ในตอนนี้',
    'Somebody else is editing this just now. It can neither be saved nor deleted.',
  )
  return { response: { errors: [{ message }] } }
}
