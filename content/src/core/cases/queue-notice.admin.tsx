import { parseLanguage } from '@washhouse/contract/language'
import type { ServerProps } from 'payload'
import { Notice } from '../admin/notice.admin.tsx'
import { caseKindsOf, kindsFor } from './case-kind.ts'
import { countOpen } from './cases.rows.ts'
import { sayIn } from './queue.labels.ts'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'user'>

/** For the admin's first page: the number of open cases, for staff who decide them, with links to the view of each kind. */
export async function CasesNotice({ i18n, payload, user }: Props) {
  const kinds = caseKindsOf(payload)
  const names = kindsFor(kinds, { user: user ?? null })
  const { open, late, byKind } = await countOpen(payload, { kinds: names })
  if (open === 0) return null
  const language = parseLanguage(i18n.language)
  const say = sayIn(language)
  return (
    <Notice title={`${say('title')}: ${say('open')} ${open} · ${say('late')} ${late}`}>
      {names
        .filter((name) => byKind.has(name))
        .map((name) => (
          <li key={name}>
            <a href={`${payload.config.routes.admin}/collections/cases?kind=${name}`}>
              {kinds[name]?.label[language]} {byKind.get(name)?.open}
            </a>
          </li>
        ))}
    </Notice>
  )
}
