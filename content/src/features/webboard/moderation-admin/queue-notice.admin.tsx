import { parseLanguage } from '@washhouse/contract/language'
import type { ServerProps } from 'payload'
import { Notice } from '../../../core/admin/notice.admin.tsx'
import { isModerator } from '../../../platform/access.ts'
import { sayIn } from './case-place.admin.tsx'
import { countCases } from './list-cases.rows.ts'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'user'>

/** On the admin's first page: how many cases wait, for those who decide them. */
export async function QueueNotice({ i18n, payload, user }: Props) {
  if (!isModerator({ req: { user: user ?? null } })) return null
  const { open, late } = await countCases(payload)
  if (open === 0) return null
  const say = sayIn(parseLanguage(i18n.language))
  return (
    <Notice title={say('noticeTitle')}>
      <li>
        <a href={`${payload.config.routes.admin}/collections/board-cases`}>
          {say('open')} {open} · {say('late')} {late}
        </a>
      </li>
    </Notice>
  )
}
