import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { CollectionAfterOperationHook } from 'payload'
import { isAudited } from '../audit/audited-collections.ts'
import { noteRead } from '../audit/note-read.ts'

/** The admin shows by its name whom or what each message is about (`outbox-subject.admin.tsx`): so staff have read that, too. */
export const noteSubjects: CollectionAfterOperationHook<'outbox'> = ({
  operation,
  req,
  result,
}) => {
  if (operation !== 'find' && operation !== 'findByID') return result
  const told: unknown = result
  const list: unknown = isPlainObject(told) ? (told['docs'] ?? [told]) : []
  const rows: unknown[] = Array.isArray(list) ? list : []
  const byKind = Map.groupBy(rows.filter(isPlainObject), (row) => row['subjectKind'])
  for (const [kind, its] of byKind)
    if (typeof kind === 'string' && isAudited(kind)) {
      const ids = [...new Set(its.map((row) => String(row['subjectId'])))]
      noteRead(req, kind, { act: 'read', ids })
    }
  return result
}
