import { randomUUID } from 'node:crypto'
import type { FormIssue } from './form-answer.ts'

/** For the loader of a page with a form, which is never kept by a cache. */
export function issueForm(): FormIssue {
  return { key: randomUUID(), openedAt: Date.now() }
}
