import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mailKinds, numberOfKind, type MailKind } from './mail-kinds.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const idBytes = 16
const tagBytes = 16
const tokenBytes = nonceBytes + idBytes + 1 + tagBytes
const additional = Buffer.from('leave mail 1')

/** Whose mail a token ends, and which. */
export interface Leaving {
  memberId: string
  kind: MailKind
}

/** 60 characters of base64url: the member and the kind, to be read and made by whoever has the key alone. */
export function writeToken(key: Buffer, { memberId, kind }: Leaving): string {
  const id = Buffer.from(memberId.replaceAll('-', ''), 'hex')
  if (id.length !== idBytes) throw new Error('The id of a member is a UUID')
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce).setAAD(additional)
  const content = Buffer.concat([id, Buffer.of(numberOfKind[kind])])
  const sealed = Buffer.concat([sealing.update(content), sealing.final()])
  return Buffer.concat([nonce, sealed, sealing.getAuthTag()]).toString('base64url')
}

/** What a token says; undefined for what is none of ours. */
export function readToken(key: Buffer, token: string): Leaving | undefined {
  const bytes = Buffer.from(token, 'base64url')
  // As it was written and no other spelling of it.
  if (bytes.length !== tokenBytes || bytes.toString('base64url') !== token) return undefined
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(additional)
    .setAuthTag(bytes.subarray(-tagBytes))
  try {
    const sealed = bytes.subarray(nonceBytes, -tagBytes)
    const content = Buffer.concat([opening.update(sealed), opening.final()])
    const kind = mailKinds.find((each) => numberOfKind[each] === content[idBytes])
    return kind && { memberId: uuidOf(content.subarray(0, idBytes)), kind }
  } catch {
    return undefined
  }
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
