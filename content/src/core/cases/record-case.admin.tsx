import { parseLanguage } from '@washhouse/contract/language'
import type { UIFieldServerProps } from 'payload'
import { caseKindsOf, kindsFor } from './case-kind.ts'
import { CaseHistory, CasePartList } from './case-view.admin.tsx'
import { readHistory } from './read-case.ts'
import './queue.css'

interface Props extends Pick<UIFieldServerProps, 'data' | 'id' | 'payload' | 'req'> {
  /** The prefix of the subjects. It is also the kind, unless the record has a field `kind`. */
  of: string
}

/** For a record's own page: the same parts as in the queue. */
export async function RecordParts(props: Props) {
  const about = viewedIn(props)
  if (!about) return null
  const { payload, req } = props
  const language = parseLanguage(req.i18n.language)
  const kind = caseKindsOf(payload)[about.kind]
  const view = req.user && (await kind?.view(payload, about, { language, user: req.user }))
  return view && <CasePartList parts={view.parts} language={language} heading="h2" />
}

/** For a record's own page: steps and notes of staff, latest first. */
export async function RecordHistory(props: Props) {
  const about = viewedIn(props)
  if (!about) return null
  const language = parseLanguage(props.req.i18n.language)
  const history = await readHistory(props.payload, about, about, { language })
  return <CaseHistory history={history.toReversed()} language={language} isOpen />
}

/** The record; undefined if the reader may not see cases of its kind. */
function viewedIn({ of, data, id, payload, req }: Props) {
  const kinds = caseKindsOf(payload)
  const kind = of in kinds ? of : String(data?.['kind'])
  if (id === undefined || !kindsFor(kinds, req).includes(kind)) return undefined
  return { id: 0, kind, subject: `${of}:${id}`, cause: null }
}
