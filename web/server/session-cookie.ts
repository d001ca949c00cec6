import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createKeyMemo } from '@washhouse/serving/key-memo'
import { cookieOf } from './cookies.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
// What a browser keeps in one cookie.
const maxLength = 4096
const base64url = /^[\w-]+$/

/** The session's cookie, which only this website can have written: its content is sealed with a key of ours. */
export function createSessionCookie({ secret, isHttps }: { secret: string; isHttps: boolean }) {
  // On https no other host of the domain, and no page without TLS, can set this name.
  const name = isHttps ? '__Host-washhouse_session' : 'washhouse_session'
  const key = Buffer.from(hkdfSync('sha256', secret, '', `cookie ${name}`, 32))

  function seal(content: string): string {
    const nonce = randomBytes(nonceBytes)
    const sealing = createCipheriv(cipher, key, nonce)
    const sealed = [sealing.update(content, 'utf8'), sealing.final()]
    return Buffer.concat([nonce, ...sealed, sealing.getAuthTag()]).toString('base64url')
  }

  function unseal(value: string): string | null {
    if (value.length > maxLength || !base64url.test(value)) return null
    const bytes = Buffer.from(value, 'base64url')
    if (bytes.length <= nonceBytes + tagBytes) return null
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

  // To unseal costs twice as much as to answer with a kept page.
  const known = createKeyMemo(unseal, { entries: 1000, textLength: maxLength })

  /** What was sealed; null for no session, and for a cookie that is none of ours. */
  function open(req: IncomingMessage): string | null {
    const value = cookieOf(req, name)
    return value === undefined ? null : known.keyOf(value)
  }

  return { name, seal, open }
}
