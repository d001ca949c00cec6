import type { BasePayload } from 'payload'
import type { z } from 'zod'
import { keysOf } from '../../platform/keys.ts'
import { openText, sealingKey, sealText } from '../../platform/sealed-text.ts'

type Purpose =
  | 'line flow'
  | 'line ticket'
  | 'line token'
  | 'staff factor'
  | 'staff set-up'
  | 'staff sign-in'

/** Encrypts and authenticates a value: only this service can read or create it. */
export function seal(payload: BasePayload, purpose: Purpose, value: unknown): string {
  return sealText(JSON.stringify(value), keyFor(payload.secret, purpose))
}

/** Decrypts a sealed value; undefined if it is not authentic or does not match the schema. */
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
