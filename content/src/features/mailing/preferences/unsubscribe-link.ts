import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Language } from '@washhouse/contract/language'
import { mailKinds, type MailKind } from '@washhouse/contract/mailing/mailing.contract'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { UnsubscribeHeaders } from '../../../core/mail/mail.ts'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'
import { websitePage } from '../../../platform/website-page.ts'

/** What a token says: this member unsubscribes from this kind of mail. */
export interface Leaving {
  memberId: string
  kind: MailKind
}

/** Two ways to unsubscribe: in the mail program (RFC 8058), or by the link in the text. */
export interface UnsubscribeLink {
  headers: UnsubscribeHeaders
  /** The confirmation page, in the language of the mail; it needs no sign-in. */
  href: string
}

/** Creates the link for one mail. Its token is encrypted, so it reveals nothing about the member. */
export async function unsubscribeHeaders(
  payload: BasePayload,
  leaving: Leaving,
  language: Language,
): Promise<UnsubscribeLink> {
  const token = writeToken(await unsubscribeKey(payload), leaving)
  const href = websitePage(language, `/unsubscribe?token=${token}`)
  return {
    href,
    headers: {
      'List-Unsubscribe': `<${href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

export const keysOf = (payload: BasePayload) => collectionTable(payload, 'mail-keys')

const purpose = 'leaving'
const keyBytes = 32
const known = new WeakMap<BasePayload, Buffer>()

/** The key of unsubscribe links, created once by the first process that needs it. */
export async function unsubscribeKey(payload: BasePayload): Promise<Buffer> {
  const key = known.get(payload) ?? (await readKey(payload)) ?? (await drawKey(payload))
  known.set(payload, key)
  return key
}

async function readKey(payload: BasePayload): Promise<Buffer | undefined> {
  const keys = keysOf(payload)
  const [row] = await connectionTo(payload)
    .select({ key: keys.key })
    .from(keys)
    .where(eq(keys.purpose, purpose))
  return row && Buffer.from(String(row.key), 'base64url')
}

async function drawKey(payload: BasePayload): Promise<Buffer> {
  const now = new Date().toISOString()
  const key = randomBytes(keyBytes).toString('base64url')
  await connectionTo(payload)
    .insert(keysOf(payload))
    .values({ purpose, key, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  const kept = await readKey(payload)
  if (!kept) throw new Error('The key of unsubscribe links was not kept')
  return kept
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const idBytes = 16
const tagBytes = 16
const tokenBytes = nonceBytes + idBytes + 1 + tagBytes
const additional = Buffer.from('leave mail 1')
/** Never change a number: mails stay in mailboxes. */
const numberOfKind = { digest: 1, bundle: 2 } as const satisfies Record<MailKind, number>

/** 60 characters of base64url: the member and the kind, encrypted and authenticated with the key. */
export function writeToken(key: Buffer, { memberId, kind }: Leaving): string {
  const id = Buffer.from(memberId.replaceAll('-', ''), 'hex')
  if (id.length !== idBytes) throw new Error('The id of a member is a UUID')
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce).setAAD(additional)
  const content = Buffer.concat([id, Buffer.of(numberOfKind[kind])])
  const sealed = Buffer.concat([sealing.update(content), sealing.final()])
  return Buffer.concat([nonce, sealed, sealing.getAuthTag()]).toString('base64url')
}

/** Undefined if it was not made with this key. */
export function readToken(key: Buffer, token: string): Leaving | undefined {
  const bytes = Buffer.from(token, 'base64url')
  // Accepts only the canonical encoding.
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
