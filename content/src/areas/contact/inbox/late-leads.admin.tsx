import { leadKinds, type LeadKind } from '@washhouse/contract/contact/contact.contract'
import type { ServerProps } from 'payload'
import { Notice } from '../../../engines/admin/notice.admin.tsx'
import { kindLabels } from '../lead/lead.labels.ts'
import { findLateLeads } from './late-leads.ts'
import { languageOf } from './lead-words.ts'

const texts = {
  th: {
    title: 'มีเรื่องที่ต้องดูแล',
    late: (count: number, kind: string) => `“${kind}” ${count} เรื่องยังไม่มีคนรับ`,
    automatic: (count: number) => `อีก ${count} เรื่องน่าจะส่งโดยโปรแกรม ดูแล้วเปลี่ยนสถานะเป็นสแปมได้`,
  },
  en: {
    title: 'Something needs you',
    late: (count: number, kind: string) =>
      `${count} new: ${kind.toLowerCase()}, taken up by nobody`,
    automatic: (count: number) =>
      `${count} more look as if a program had sent them: look, then mark them as spam`,
  },
}

/** On the dashboard: new leads that nobody has taken up in time, for those who can. */
export async function LateLeads({ i18n, payload, user }: ServerProps) {
  if (user?.collection !== 'staff' || user.role === 'moderator') return null
  const { leads, automatic } = await findLateLeads(payload)
  const late = leadKinds.filter((kind) => leads[kind] > 0)
  if (late.length === 0) return null
  const language = languageOf(i18n)
  const text = texts[language]
  return (
    <Notice title={text.title}>
      {late.map((kind) => (
        <li key={kind}>
          <a href={newLeads(payload.config.routes.admin, kind)}>
            {text.late(leads[kind], kindLabels[kind][language])}
          </a>
        </li>
      ))}
      {automatic > 0 && <li>{text.automatic(automatic)}</li>}
    </Notice>
  )
}

function newLeads(admin: string, kind: LeadKind): string {
  const where = `where[and][0][status][equals]=new&where[and][1][kind][equals]=${kind}`
  return `${admin}/collections/leads?${where}&sort=createdAt`
}
