import type { AfterErrorHook } from 'payload'
import { say } from '../languages/say.ts'

/** By their codes: what SQLite and PostgreSQL say of a reference to a record that is gone, or of one still referred to. */
const brokenReference: readonly unknown[] = ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503']

/** Two editors at once: one deletes what the other puts to use. The database let one of them through. */
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
