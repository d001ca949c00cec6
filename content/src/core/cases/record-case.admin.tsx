import { parseLanguage } from '@washhouse/contract/language'
import type { UIFieldServerProps } from 'payload'
import { caseKindsOf, kindsFor } from './case-kind.ts'
import { CaseHistory, CasePartList } from './case-view.admin.tsx'
import { readHistory } from './read-case.ts'
import './queue.css'

interface Props extends Pick<UIFieldServerProps, 'data' | 'id' | 'payload' | 'req'> {
  /** What the subjects of its cases begin with; the kind itself, unless the record's field `kind` names that. */
  of: string
}

/** On a record's own page: what the queue shows of it. */
export async function RecordParts(props: Props) {
  const about = viewedIn(props)
  if (!about) return null
  const { payload, req } = props
  const language = parseLanguage(req.i18n.language)
  const kind = caseKindsOf(payload)[about.kind]
  const view = req.user && (await kind?.view(payload, about, { language, user: req.user }))
  return view && <CasePartList parts={view.parts} language={language} heading="h2" />
}

/** On a record's own page: what staff did with it and said about it, the latest first. */
export async function RecordHistory(props: Props) {
  const about = viewedIn(props)
  if (!about) return null
  const language = parseLanguage(props.req.i18n.language)
  const history = await readHistory(props.payload, about, about, { language })
  return <CaseHistory history={history.toReversed()} language={language} isOpen />
}

/** The record, for those who see cases of its kind. */
function viewedIn({ of, data, id, payload, req }: Props) {
  const kinds = caseKindsOf(payload)
  const kind = of in kinds ? of : String(data?.['kind'])
  if (id === undefined || !kindsFor(kinds, req).includes(kind)) return undefined
  return { id: 0, kind, subject: `${of}:${id}`, cause: null }
}
