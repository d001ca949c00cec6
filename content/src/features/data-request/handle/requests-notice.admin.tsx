import { parseLanguage } from '@washhouse/contract/language'
import type { ServerProps } from 'payload'
import { Notice } from '../../../core/admin/notice.admin.tsx'
import { isAdministrator } from '../../../platform/access.ts'
import { deskTexts, stateLabels } from '../request/data-request.labels.ts'
import { countRequests } from '../request/stored-request.rows.ts'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'user'>

/** On the admin's first page: how many requests wait, for administrators alone. */
export async function RequestsNotice({ i18n, payload, user }: Props) {
  if (!isAdministrator({ req: { user: user ?? null } })) return null
  const { open, due } = await countRequests(payload, new Date())
  if (open === 0) return null
  const language = parseLanguage(i18n.language)
  return (
    <Notice title={deskTexts.noticeTitle[language]}>
      <li>
        <a href={`${payload.config.routes.admin}/collections/data-requests`}>
          {stateLabels.open[language]} {open} · {deskTexts.noticeDue[language]} {due}
        </a>
      </li>
    </Notice>
  )
}
