import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { z } from 'zod'
import { keysOf } from '../../ground/keys.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** What a text is sealed for: one of another purpose does not open. */
type Purpose = 'line flow' | 'line ticket' | 'line token'

/** Writes a value so that this service alone reads it, and nobody else could have written it. */
export function seal(payload: BasePayload, purpose: Purpose, value: unknown): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyFor(payload.secret, purpose), nonce)
  const sealed = [sealing.update(JSON.stringify(value), 'utf8'), sealing.final()]
  return Buffer.concat([nonce, ...sealed, sealing.getAuthTag()]).toString('base64url')
}

/** What was sealed; undefined for what is none of ours, or not of this form. */
export function unseal<Value>(
  payload: BasePayload,
  purpose: Purpose,
  schema: z.ZodType<Value>,
  text: string,
): Value | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length <= nonceBytes + tagBytes) return undefined
  for (const secret of keysOf(payload)) {
    const content = open(bytes, keyFor(secret, purpose))
    if (content !== undefined) return schema.safeParse(JSON.parse(content)).data
  }
  return undefined
}

function open(bytes: Buffer, key: Buffer): string | undefined {
  const nonce = bytes.subarray(0, nonceBytes)
  const opening = createDecipheriv(cipher, key, nonce, {
    authTagLength: tagBytes,
  }).setAuthTag(bytes.subarray(-tagBytes))
  try {
    const content = [opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()]
    return Buffer.concat(content).toString()
  } catch {
    return undefined
  }
}

function keyFor(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `sealed ${purpose}`, 32))
}
