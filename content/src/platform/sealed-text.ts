import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts and authenticates a text. `boundTo` is stored elsewhere and required to decrypt it. */
export function sealText(text: string, key: Buffer, boundTo = ''): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(boundTo))
  const sealed = [sealing.update(text, 'utf8'), sealing.final()]
  return Buffer.concat([nonce, ...sealed, sealing.getAuthTag()]).toString('base64url')
}

/** Decrypts a text that one of these keys encrypted; undefined for anything else. */
export function openText(text: string, keys: readonly Buffer[], boundTo = ''): string | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length <= nonceBytes + tagBytes) return undefined
  for (const key of keys) {
    const opened = openWith(bytes, key, boundTo)
    if (opened !== undefined) return opened
  }
  return undefined
}

function openWith(bytes: Buffer, key: Buffer, boundTo: string): string | undefined {
  const nonce = bytes.subarray(0, nonceBytes)
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(bytes.subarray(-tagBytes))
  try {
    const text = [opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()]
    return Buffer.concat(text).toString()
  } catch {
    return undefined
  }
}

const derived = new Map<string, Buffer>()

/** Derives the key of a secret for one purpose; it cannot decrypt texts for another. */
export function sealingKey(secret: string, purpose: string): Buffer {
  const name = JSON.stringify([secret, purpose])
  const key = derived.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  derived.set(name, key)
  return key
}
