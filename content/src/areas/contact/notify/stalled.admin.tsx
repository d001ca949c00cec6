import type { ServerProps } from 'payload'
import { leadKinds, type LeadKind } from '@washhouse/contract/contact/contact.contract'
import { kindLabels } from '../lead/lead.labels.ts'
import { findStall, isStalled } from './stall.ts'
import { Notice } from '../../../engines/admin/notice.admin.tsx'

const texts = {
  th: {
    title: 'มีเรื่องที่ต้องดูแล',
    waiting: (count: number) => `อีเมลหรือการแจ้งเตือน ${count} รายการส่งไม่ออกมานานกว่า 15 นาที`,
    failed: (count: number) => `อีเมลหรือการแจ้งเตือน ${count} รายการส่งไม่สำเร็จ ระบบเลิกลองแล้ว`,
    late: (count: number, kind: string) => `“${kind}” ${count} เรื่องยังไม่มีคนรับ`,
    automatic: (count: number) => `อีก ${count} เรื่องน่าจะส่งโดยโปรแกรม ดูแล้วเปลี่ยนสถานะเป็นสแปมได้`,
  },
  en: {
    title: 'Something needs you',
    waiting: (count: number) =>
      `${count} mails or notifications have not been able to leave for 15 minutes or more`,
    failed: (count: number) => `${count} mails or notifications were given up`,
    late: (count: number, kind: string) =>
      `${count} new: ${kind.toLowerCase()}, taken up by nobody`,
    automatic: (count: number) =>
      `${count} more look as if a program had sent them: look, then mark them as spam`,
  },
}

/** On the dashboard: what of the leads has stalled, for those who can do something about it. */
export async function Stalled({ i18n, payload, user }: ServerProps) {
  if (user?.collection !== 'staff' || user.role === 'moderator') return null
  const stall = await findStall(payload)
  if (!isStalled(stall)) return null
  const language = i18n.language === 'th' ? 'th' : 'en'
  const text = texts[language]
  const { admin } = payload.config.routes
  const box = (status: string) => `${admin}/collections/outbox?where[status][equals]=${status}`
  const isAdministrator = user.role === 'administrator'
  // An editor cannot look into the outbox, and shall know all the same that mails do not come.
  const link = (href: string, words: string) =>
    isAdministrator ? <a href={href}>{words}</a> : words
  return (
    <Notice title={text.title}>
      {stall.waiting > 0 && <li>{link(box('waiting'), text.waiting(stall.waiting))}</li>}
      {stall.failed > 0 && <li>{link(box('failed'), text.failed(stall.failed))}</li>}
      {leadKinds
        .filter((kind) => stall.leads[kind] > 0)
        .map((kind) => (
          <li key={kind}>
            <a href={newLeads(admin, kind)}>
              {text.late(stall.leads[kind], kindLabels[kind][language])}
            </a>
          </li>
        ))}
      {stall.automatic > 0 && <li>{text.automatic(stall.automatic)}</li>}
    </Notice>
  )
}

function newLeads(admin: string, kind: LeadKind): string {
  const where = `where[and][0][status][equals]=new&where[and][1][kind][equals]=${kind}`
  return `${admin}/collections/leads?${where}&sort=createdAt`
}
