import type { z } from 'zod'
import { log } from '../../platform/log.ts'

// Forgotten all at once: a table that is broken as a whole is not told row by row for ever.
const mostKept = 1000
const reported = new Set<string>()

/** Says once which record the contract cannot give, by the names of its fields alone; it is left out. */
export function reportUnreadable(kind: string, id: unknown, { issues }: z.ZodError): void {
  const key = `${kind} ${String(id)}`
  if (reported.has(key)) return
  if (reported.size >= mostKept) reported.clear()
  reported.add(key)
  const fields = issues.map((issue) => issue.path.join('.'))
  log.error({ kind, id, fields }, 'a record cannot be read and is left out')
}
