import { parseLanguage } from '@washhouse/contract/language'
import type { ServerProps } from 'payload'
import { Notice } from '../../../engines/admin/notice.admin.tsx'
import { isAdministrator } from '../../../ground/access.ts'
import { breachTexts } from '../register/breach.labels.ts'
import { countBreaches } from './open-breaches.rows.ts'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'user'>

/** On the admin's first page: how many breaches are open, for administrators alone. */
export async function BreachesNotice({ i18n, payload, user }: Props) {
  if (!isAdministrator({ req: { user: user ?? null } })) return null
  const { open, overdue } = await countBreaches(payload, new Date())
  if (open === 0) return null
  const language = parseLanguage(i18n.language)
  return (
    <Notice title={breachTexts.noticeTitle[language]}>
      <li>
        <a href={`${payload.config.routes.admin}/collections/breaches`}>
          {breachTexts.open[language]} {open} · {breachTexts.overdue[language]} {overdue}
        </a>
      </li>
    </Notice>
  )
}
