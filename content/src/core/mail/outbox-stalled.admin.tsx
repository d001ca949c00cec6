import type { ServerProps } from 'payload'
import { Notice } from '../admin/notice.admin.tsx'
import { findOutboxStall } from './outbox-admin.rows.ts'

const texts = {
  th: {
    title: 'อีเมลหรือการแจ้งเตือนส่งไม่ออก',
    waiting: (count: number) => `${count} รายการส่งไม่ออกมานานกว่า 15 นาที`,
    failed: (count: number) => `${count} รายการส่งไม่สำเร็จ ระบบเลิกลองแล้ว`,
  },
  en: {
    title: 'Emails or notifications can’t be sent',
    waiting: (count: number) => `${count} have not been able to leave for 15 minutes or more`,
    failed: (count: number) => `${count} were given up`,
  },
}

/** On the dashboard: stalled jobs, for staff who can act on them. */
export async function OutboxStalled({ i18n, payload, user }: ServerProps) {
  if (user?.collection !== 'staff' || user.role === 'moderator') return null
  const stall = await findOutboxStall(payload)
  const text = texts[i18n.language === 'th' ? 'th' : 'en']
  const list = `${payload.config.routes.admin}/collections/outbox?where[status][equals]=`
  const lines = (['waiting', 'failed'] as const).filter((status) => stall[status] > 0)
  if (lines.length === 0) return null
  return (
    <Notice title={text.title}>
      {lines.map((status) => (
        <li key={status}>
          {/* An editor cannot open the outbox, but must know that emails are not sent. */}
          {user.role === 'administrator' ? (
            <a href={`${list}${status}`}>{text[status](stall[status])}</a>
          ) : (
            text[status](stall[status])
          )}
        </li>
      ))}
    </Notice>
  )
}
