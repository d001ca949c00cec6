import { parseLanguage } from '@washhouse/contract/language'
import type { TypedUser, UIFieldServerProps } from 'payload'
import { caseKindsOf, kindsFor } from './case-kind.ts'
import { CaseHistory, CasePartList } from './case-view.admin.tsx'
import { readRecord } from './read-case.ts'
import './queue.css'

interface Props extends Pick<UIFieldServerProps, 'data' | 'id' | 'payload' | 'req'> {
  /** What the subjects of its cases begin with; the kind itself, unless the record's field `kind` names that. */
  of: string
}

/** On a record's own page: what the queue shows of it. */
export async function RecordParts(props: Props) {
  const found = await read(props)
  return found && <CasePartList parts={found.parts} language={found.language} heading="h2" />
}

/** On a record's own page: what staff did with it and said about it, the latest first. */
export async function RecordHistory(props: Props) {
  const found = await read(props)
  if (!found) return null
  const { history, language } = found
  return <CaseHistory history={history.toReversed()} language={language} isOpen />
}

async function read({ of, data, id, payload, req }: Props) {
  const kinds = caseKindsOf(payload)
  const kind = of in kinds ? of : String(data?.['kind'])
  const { user }: { user: TypedUser | null } = req
  if (id === undefined || user?.collection !== 'staff' || !kindsFor(kinds, req).includes(kind))
    return undefined
  const reader = { language: parseLanguage(req.i18n.language), by: user.id }
  const found = await readRecord(payload, { kind, subject: `${of}:${id}` }, reader)
  return found && { ...found, language: reader.language }
}
