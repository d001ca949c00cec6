import type { z } from 'zod'
import { log } from '../../platform/log.ts'

// The set is cleared at this size, to limit its memory.
const mostKept = 1000
const reported = new Set<string>()

/** Logs each unreadable record once, with field names only. The contract leaves the record out. */
export function reportUnreadable(kind: string, id: unknown, { issues }: z.ZodError): void {
  const key = `${kind} ${String(id)}`
  if (reported.has(key)) return
  if (reported.size >= mostKept) reported.clear()
  reported.add(key)
  const fields = issues.map((issue) => issue.path.join('.'))
  log.error({ kind, id, fields }, 'a record cannot be read and is left out')
}
