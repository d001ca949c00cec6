import { parseLanguage } from '@washhouse/contract/language'
import type { ServerProps } from 'payload'
import './queue.css'
import { noteStaffAct } from '../../../core/audit/staff-audit.rows.ts'
import { isModerator } from '../../../platform/access.ts'
import { sayIn } from './case-place.admin.tsx'
import { listCases } from './list-cases.rows.ts'
import { QueueDesk } from './queue-desk.admin.tsx'
import { readCase } from './read-case.ts'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'user'>

/** In place of the list of cases: what staff are to decide, for those who keep order. */
export async function BoardQueue({ i18n, payload, user }: Props) {
  if (!user || !isModerator({ req: { user } })) return null
  const language = parseLanguage(i18n.language)
  const list = await listCases(payload, 1)
  const [first] = list.cases
  const shown = first ? ((await readCase(payload, first.id)) ?? null) : null
  if (shown)
    await noteStaffAct(payload, { act: 'read', by: user.id, about: 'board-cases', ids: [shown.id] })
  return (
    <main className="board-queue-page gutter--left gutter--right">
      <h1>{sayIn(language)('title')}</h1>
      <QueueDesk
        api={`${payload.config.routes.api}/board-cases`}
        language={language}
        initial={{ page: 1, list, shown }}
      />
    </main>
  )
}
