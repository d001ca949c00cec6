import { parseLanguage } from '@washhouse/contract/language'
import { idParameter } from '@washhouse/contract/wire/parameters'
import type { ServerProps } from 'payload'
import { caseKindsOf, kindsFor } from './case-kind.ts'
import { QueuePanel } from './queue-panel.admin.tsx'
import './queue.css'
import { sayIn } from './queue.labels.ts'
import { listCases, mine, readCase } from './read-case.ts'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'searchParams' | 'user'>

/** Replaces the list of cases: the queue, one case after another. `?kind=held` and `?id=12` open a view and a case. */
export async function CaseQueue({ i18n, payload, searchParams = {}, user }: Props) {
  if (user?.collection !== 'staff') return null
  const kinds = kindsFor(caseKindsOf(payload), { user })
  if (kinds.length === 0) return null
  const reader = { language: parseLanguage(i18n.language), user }
  const kind = [mine, ...kinds].find((name) => name === searchParams['kind'])
  const list = await listCases(payload, { kinds, page: 1, kind, ...reader })
  const asked = idParameter('id').safeParse(searchParams['id']).data
  const read = (id: number | undefined) => readCase(payload, kinds, id, reader)
  const shown = (await read(asked)) ?? (await read(list.cases[0]?.id)) ?? null
  return (
    <main className="case-queue-page gutter--left gutter--right">
      <h1>{sayIn(reader.language)('title')}</h1>
      <QueuePanel
        api={payload.config.routes.api}
        language={reader.language}
        initial={{ kind: kind ?? null, page: 1, list, shown }}
      />
    </main>
  )
}
