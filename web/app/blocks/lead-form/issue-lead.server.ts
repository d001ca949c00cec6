import { randomUUID } from 'node:crypto'
import type { LeadIssue } from './lead-answer.ts'

/** For the loader of a page with a form, which is never kept by a cache. */
export function issueLead(): LeadIssue {
  return { key: randomUUID(), openedAt: Date.now() }
}
