import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createKeyMemo } from '@washhouse/serving/key-memo'
import { cookieOf } from './cookies.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
// Browser limit of one cookie, including name and attributes.
const maxLength = 4096
const base64url = /^[\w-]+$/

export interface SealedCookieOptions {
  /** The first one seals, all of them open: a new first secret signs nobody out. */
  secrets: readonly string[]
  isHttps: boolean
}

export type SealedCookie = ReturnType<typeof createSealedCookie>

/** A cookie that only this website can write and read: its content is sealed with our key. */
export function createSealedCookie(
  purpose: 'session' | 'device' | 'line',
  { secrets, isHttps }: SealedCookieOptions,
) {
  // On https no other host of the domain, and no page without TLS, can set this name.
  const name = `${isHttps ? '__Host-' : ''}washhouse_${purpose}`
  const [sealingKey, ...olderKeys] = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', `cookie ${name}`, 32)),
  )
  if (!sealingKey) throw new Error('there is no secret to seal cookies with')
  const keys = [sealingKey, ...olderKeys]
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

  const seal = (content: string) => sealWith(sealingKey, content)

  function unseal(value: string): string | null {
    if (value.length > maxLength || !base64url.test(value)) return null
    const bytes = Buffer.from(value, 'base64url')
    if (bytes.length <= nonceBytes + tagBytes) return null
    for (const key of keys) {
      const content = unsealWith(key, bytes)
      if (content !== null) return content
    }
    return null
  }

  // Unsealing costs twice as much as a response from the page cache.
  const known = createKeyMemo(unseal, { entries: 1000, textLength: maxLength })

  /** The sealed content; null without the cookie or with a wrong seal. */
  function open(req: IncomingMessage): string | null {
    const value = cookieOf(req, name)
    return value === undefined ? null : known.keyOf(value)
  }

  /** Returns a Set-Cookie value; without an age the cookie ends with the browser session. */
  function print(content: string, maxAgeSeconds: number | null): string {
    const age = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`
    const line = `${name}=${seal(content)}; ${attributes}${age}`
    if (line.length > maxLength) throw new Error(`the cookie ${name} is too long for browsers`)
    return line
  }

  /** The Set-Cookie value that deletes it. */
  const clearing = `${name}=; ${attributes}; Max-Age=0`

  return { name, seal, unseal, open, print, clearing }
}

function sealWith(key: Buffer, content: string): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce)
  const sealed = [sealing.update(content, 'utf8'), sealing.final()]
  return Buffer.concat([nonce, ...sealed, sealing.getAuthTag()]).toString('base64url')
}

function unsealWith(key: Buffer, bytes: Buffer): string | null {
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  }).setAuthTag(bytes.subarray(-tagBytes))
  try {
    const content = opening.update(bytes.subarray(nonceBytes, -tagBytes))
    return Buffer.concat([content, opening.final()]).toString()
  } catch {
    return null
  }
}
