import type { BasePayload } from 'payload'
import type { z } from 'zod'
import { keysOf } from '../../platform/keys.ts'
import { openText, sealingKey, sealText } from '../../platform/sealed-text.ts'

type Purpose = 'line flow' | 'line ticket' | 'line token'

/** Writes a value so that this service alone reads it, and nobody else could have written it. */
export function seal(payload: BasePayload, purpose: Purpose, value: unknown): string {
  return sealText(JSON.stringify(value), keyFor(payload.secret, purpose))
}

/** What was sealed; undefined for what is none of ours, or not of this form. */
export function unseal<Value>(
  payload: BasePayload,
  purpose: Purpose,
  schema: z.ZodType<Value>,
  text: string,
): Value | undefined {
  const keys = keysOf(payload).map((secret) => keyFor(secret, purpose))
  const content = openText(text, keys)
  return content === undefined ? undefined : schema.safeParse(JSON.parse(content)).data
}

const keyFor = (secret: string, purpose: Purpose) => sealingKey(secret, `sealed ${purpose}`)
