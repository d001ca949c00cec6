import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** A text as one line that nobody reads without the key, and nobody could have written. `day` is bound to it. */
export function sealLine(text: string, day: string, key: string): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyOf(key), nonce).setAAD(Buffer.from(day))
  const sealed = [sealing.update(text, 'utf8'), sealing.final()]
  return Buffer.concat([nonce, ...sealed, sealing.getAuthTag()]).toString('base64url')
}

/** What was sealed with one of these keys on that day; undefined for anything else. */
export function openLine(line: string, day: string, keys: readonly string[]): string | undefined {
  const bytes = Buffer.from(line, 'base64url')
  if (bytes.length <= nonceBytes + tagBytes) return undefined
  for (const key of keys) {
    const text = openWith(bytes, day, key)
    if (text !== undefined) return text
  }
  return undefined
}

function openWith(bytes: Buffer, day: string, key: string): string | undefined {
  const nonce = bytes.subarray(0, nonceBytes)
  const opening = createDecipheriv(cipher, keyOf(key), nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(day))
    .setAuthTag(bytes.subarray(-tagBytes))
  try {
    const text = [opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()]
    return Buffer.concat(text).toString()
  } catch {
    return undefined
  }
}

const derived = new Map<string, Buffer>()

function keyOf(secret: string): Buffer {
  const known = derived.get(secret)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'traffic log', 32))
  derived.set(secret, key)
  return key
}
