import { createHash } from 'node:crypto'
import type { Stored } from '../tables/subject.ts'

/** Identifies one version of a text: a decision applies to the version that staff read. */
export function textMark(stored: Stored): string {
  const title = stored.kind === 'post' ? stored.title : null
  const text = JSON.stringify([title, stored.detail])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
