import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'

export function keyOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32)
}

/** The keys of this service, one per PAYLOAD_SECRET. The first, `payload.secret`, signs and encrypts; all are accepted. */
export function keysOf({ secret, config }: BasePayload): readonly string[] {
  const older: readonly string[] = config.custom['olderKeys']
  return [secret, ...older]
}
