import type { AfterErrorHook } from 'payload'
import { say } from '../languages/say.ts'

/** Codes of SQLite and PostgreSQL for a reference to a missing record, or the deletion of a record in use. */
const brokenReference: readonly unknown[] = ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503']

/** For two editors at once: one deletes what the other starts to use. The database accepted only one of them. */
export const explainLostReference: AfterErrorHook = ({ error, req }) => {
  if (!brokenReference.includes(codeOf(error))) return
  const message = say(
    req,
    'ไม่ได้บันทึก มีผู้อื่นลบหรือนำรายการที่เกี่ยวข้องไปใช้ในเวลาเดียวกัน โหลดหน้านี้ใหม่แล้วลองอีกครั้ง',
    'Nothing was stored: meanwhile somebody deleted something that is chosen here, or put this to use. Load the page again, then try once more.',
  )
  return { status: 409, response: { errors: [{ message }] } }
}

function codeOf(error: Error): unknown {
  const { cause = error } = error
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
}
