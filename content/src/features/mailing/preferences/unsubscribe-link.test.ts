import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readToken, writeToken } from './unsubscribe-link.ts'

const key = randomBytes(32)
const memberId = randomUUID()
const digest = { memberId, kind: 'digest' } as const

describe('The token by which a mail is left', () => {
  it('contains member and kind, readable only with the key', () => {
    for (const kind of ['digest', 'bundle'] as const)
      expect(readToken(key, writeToken(key, { memberId, kind }))).toEqual({ memberId, kind })
  })

  it('is fit for an address, and shows nobody whose it is or whether two are of one member', () => {
    const [one, other] = [writeToken(key, digest), writeToken(key, digest)]
    expect(one).toMatch(/^[\w-]{60}$/)
    expect(other).not.toBe(one)
    const id = Buffer.from(memberId.replaceAll('-', ''), 'hex')
    expect(Buffer.from(one, 'base64url').includes(id)).toBe(false)
  })

  it('is none where a single bit of it was changed, so no kind becomes another', () => {
    const bytes = Buffer.from(writeToken(key, digest), 'base64url')
    for (let index = 0; index < bytes.length; index += 1)
      for (const bit of [1, 2, 3, 128]) {
        const changed = Buffer.from(bytes)
        changed[index] = (changed[index] ?? 0) ^ bit
        expect(readToken(key, changed.toString('base64url'))).toBeUndefined()
      }
  })

  it('is none of another key, cut off, longer, or spelled otherwise', () => {
    const token = writeToken(key, digest)
    expect(readToken(randomBytes(32), token)).toBeUndefined()
    for (const other of ['', 'mailed', token.slice(0, -1), `${token}A`, `${token}=`, ` ${token}`])
      expect(readToken(key, other)).toBeUndefined()
  })
})
