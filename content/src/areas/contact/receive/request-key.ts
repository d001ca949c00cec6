import { createHash } from 'node:crypto'
import type { Lead } from '@washhouse/contract/contact/contact.contract'
import type { Sent } from '../../../engines/calls/bound-write.ts'

/**
 * Names one submission: the same key with the same content is the same lead, however it is written
 * on the wire; another content is another lead. Null without an Idempotency-Key.
 */
export function requestKeyOf({ idempotencyKey, record, files }: Sent<Lead>): string | null {
  if (idempotencyKey === undefined) return null
  const photo = files.get('photo')
  const content = [idempotencyKey, record, photo ? digest(photo) : null]
  return digest(JSON.stringify(content))
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
