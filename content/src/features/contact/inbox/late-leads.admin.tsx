import { leadKinds } from '@washhouse/contract/contact/contact.contract'
import { parseLanguage } from '@washhouse/contract/language'
import type { ServerProps } from 'payload'
import { Notice } from '../../../core/admin/notice.admin.tsx'
import { kindLabels } from '../lead/lead.labels.ts'
import { findLateLeads, linkToLeads } from './lead-views.ts'

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
  const language = parseLanguage(i18n.language)
  const text = texts[language]
  const isNew = (kind: string) => ({
    and: [{ status: { equals: 'new' } }, { kind: { equals: kind } }],
  })
  return (
    <Notice title={text.title}>
      {late.map((kind) => (
        <li key={kind}>
          <a href={`${linkToLeads(payload, isNew(kind))}&sort=createdAt`}>
            {text.late(leads[kind], kindLabels[kind][language])}
          </a>
        </li>
      ))}
      {automatic > 0 && <li>{text.automatic(automatic)}</li>}
    </Notice>
  )
}
