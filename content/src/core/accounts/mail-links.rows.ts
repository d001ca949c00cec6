import { createHash, createHmac, randomBytes } from 'node:crypto'
import { and, desc, eq, exists, gt, gte, inArray, isNull, lt, lte, ne, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, type Connection, connectionTo } from '../../platform/database/tables.ts'
import { deleteExpired } from '../retention/delete-expired.ts'
import type { linkKinds } from './mail-links.collection.ts'

export type LinkKind = (typeof linkKinds)[number]

export interface LinkAccount {
  collection: 'staff' | 'members'
  id: number | string
}

export interface NewLink {
  kind: LinkKind
  account: LinkAccount
  email: string
  token: string
  expiresAt: Date
}

export interface OpenLink {
  accountId: string
  email: string
  openedAt: string
}

const linksOf = (payload: BasePayload) => collectionTable(payload, 'mail-links')

// Prevents a stranger from filling a mailbox with emails. Earlier links stay valid.
const mostInAnHour = 5
const mostOpen = 10
const hourMs = 60 * 60 * 1000

/** The only part of a link's token that is stored. */
export const hashOfLink = (token: string) => createHash('sha256').update(token).digest('hex')
const nameOf = ({ collection, id }: LinkAccount) => `${collection} ${id}`
const nowText = () => new Date().toISOString()
const moment = (stored: unknown) => new Date(String(stored)).toISOString()

/** A random input for a link's token. The email's job stores it until the email is sent. */
export function drawSeed(): string {
  return randomBytes(32).toString('base64url')
}

/** Never stored: derived at each attempt from the job's seed and the server secret. */
export function tokenOf({ secret }: BasePayload, seed: string): string {
  return createHmac('sha256', secret).update(seed).digest('base64url')
}

/** Stores a link in addition to earlier ones. False if there are too many of its kind, or if it was already used. */
export async function openLink(payload: BasePayload, link: NewLink): Promise<boolean> {
  const table = linksOf(payload)
  const { kind } = link
  const row = rowOf(link)
  const { account, tokenHash } = row
  await connectionTo(payload)
    .insert(table)
    .values(row)
    // A retry of the email.
    .onConflictDoNothing()
  const open = await connectionTo(payload)
    .select({ id: table.id, tokenHash: table.tokenHash, expiresAt: table.expiresAt })
    .from(table)
    .where(and(eq(table.account, account), eq(table.kind, kind), works(payload)))
  const own = open.find((each) => each.tokenHash === tokenHash)
  if (!own) return false
  // A concurrent request counts only links stored before its own, so that two requests do not evict each other.
  const before = open.filter(({ id }) => Number(id) < Number(own.id))
  // All links of a kind have the same lifetime, so the expiry gives the time of the request.
  const hourBefore = link.expiresAt.getTime() - hourMs
  const lately = before.filter((each) => Date.parse(String(each.expiresAt)) > hourBefore)
  if (before.length < mostOpen && lately.length < mostInAnHour) return true
  await connectionTo(payload).delete(table).where(eq(table.tokenHash, tokenHash))
  return false
}

/** Stores a link and revokes the account's older links of its kind. Of two concurrent ones, the later one works. */
export async function replaceLink(
  payload: BasePayload,
  link: NewLink,
  connection: Connection = connectionTo(payload),
): Promise<void> {
  const table = linksOf(payload)
  const row = rowOf(link)
  const [own] = await connection.insert(table).values(row).returning({ id: table.id })
  const isOfKind = and(eq(table.account, row.account), eq(table.kind, row.kind))
  await connection
    .update(table)
    .set({ usedAt: row.createdAt, updatedAt: row.createdAt })
    .where(and(isOfKind, isNull(table.usedAt), lt(table.id, own?.id)))
}

function rowOf({ kind, account, email, token, expiresAt }: NewLink) {
  const now = nowText()
  return {
    tokenHash: hashOfLink(token),
    kind,
    account: nameOf(account),
    email,
    expiresAt: expiresAt.toISOString(),
    createdAt: now,
    updatedAt: now,
  }
}

export async function readLink(
  payload: BasePayload,
  kind: LinkKind,
  collection: LinkAccount['collection'],
  token: string,
): Promise<OpenLink | undefined> {
  const table = linksOf(payload)
  const [row] = await connectionTo(payload)
    .select({ account: table.account, email: table.email, openedAt: table.createdAt })
    .from(table)
    .where(and(eq(table.tokenHash, hashOfLink(token)), eq(table.kind, kind), works(payload)))
  const [owner, accountId] = String(row?.account).split(' ')
  if (!row || owner !== collection || accountId === undefined) return undefined
  return { accountId, email: String(row.email), openedAt: String(row.openedAt) }
}

/**
 * Redeems a link, and all valid links of its kind that the account has. False if it was already redeemed. Of the kind `undo`
 * it redeems only this one: an attacker who has taken over the account must not use up its owner's link.
 */
export async function redeemLink(
  payload: BasePayload,
  kind: LinkKind,
  token: string,
): Promise<boolean> {
  const table = linksOf(payload)
  const isThis = and(eq(table.tokenHash, hashOfLink(token)), eq(table.kind, kind), works(payload))
  const owner = connectionTo(payload).select({ account: table.account }).from(table).where(isThis)
  const ofAccount = and(inArray(table.account, owner), eq(table.kind, kind), works(payload))
  const taken = await connectionTo(payload)
    .update(table)
    .set({ usedAt: nowText(), updatedAt: nowText() })
    .where(kind === 'undo' ? isThis : ofAccount)
    .returning({ tokenHash: table.tokenHash })
  return taken.some(({ tokenHash }) => tokenHash === hashOfLink(token))
}

/** Revokes the account's links of these kinds, or of all kinds. Returns the hashes of those that were still valid. */
export async function endLinks(
  payload: BasePayload,
  account: LinkAccount,
  kinds?: readonly LinkKind[],
): Promise<string[]> {
  const table = linksOf(payload)
  return await close(payload, account, kinds && inArray(table.kind, [...kinds]))
}

/** Revokes the account's links of a kind that were mailed to other addresses. Returns as `endLinks`. */
export async function endLinksToOthers(
  payload: BasePayload,
  account: LinkAccount,
  kind: LinkKind,
  email: string,
): Promise<string[]> {
  const table = linksOf(payload)
  return await close(payload, account, and(eq(table.kind, kind), ne(table.email, email)))
}

/** Address and expiry of the account's newest valid link of a kind. */
export async function findNewestLink(
  payload: BasePayload,
  account: LinkAccount,
  kind: LinkKind,
): Promise<{ email: string; expiresAt: string } | undefined> {
  const table = linksOf(payload)
  const [row] = await connectionTo(payload)
    .select({ email: table.email, expiresAt: table.expiresAt })
    .from(table)
    .where(and(eq(table.account, nameOf(account)), eq(table.kind, kind), works(payload)))
    .orderBy(desc(table.id))
    .limit(1)
  return row && { email: String(row.email), expiresAt: moment(row.expiresAt) }
}

/** Revokes the links of a kind that were created after a moment. */
export async function endLaterLinks(
  payload: BasePayload,
  account: LinkAccount,
  kind: LinkKind,
  openedAt: string,
): Promise<void> {
  const table = linksOf(payload)
  await close(payload, account, and(eq(table.kind, kind), gt(table.createdAt, openedAt)))
}

// Marks rows instead of deleting them: the email of a link may still be retried.
async function close(payload: BasePayload, account: LinkAccount, which?: SQL): Promise<string[]> {
  const table = linksOf(payload)
  const closed = await connectionTo(payload)
    .update(table)
    .set({ usedAt: nowText(), updatedAt: nowText() })
    .where(and(eq(table.account, nameOf(account)), isNull(table.usedAt), which))
    .returning({ tokenHash: table.tokenHash, expiresAt: table.expiresAt })
  return closed
    .filter(({ expiresAt }) => Date.parse(String(expiresAt)) > Date.now())
    .map(({ tokenHash }) => String(tokenHash))
}

/** A condition: a link of this kind that was created before `openedAt` has been redeemed at or after that time. */
export function isOvertaken(
  payload: BasePayload,
  account: LinkAccount,
  kind: LinkKind,
  openedAt: string,
): SQL {
  const table = linksOf(payload)
  const ofAccount = and(eq(table.account, nameOf(account)), eq(table.kind, kind))
  const earlier = connectionTo(payload)
    .select({ tokenHash: table.tokenHash })
    .from(table)
    .where(and(ofAccount, lt(table.createdAt, openedAt), gte(table.usedAt, openedAt)))
  return exists(earlier)
}

/** True if a valid link of this kind was emailed to this address for another account. */
export async function isHeldByLink(
  payload: BasePayload,
  kind: LinkKind,
  email: string,
  account?: LinkAccount,
): Promise<boolean> {
  const table = linksOf(payload)
  const ofOthers = account && ne(table.account, nameOf(account))
  const held = await connectionTo(payload)
    .select({ tokenHash: table.tokenHash })
    .from(table)
    .where(and(eq(table.email, email), eq(table.kind, kind), works(payload), ofOthers))
    .limit(1)
  return held.length > 0
}

export async function deleteLinks(payload: BasePayload, account: LinkAccount): Promise<void> {
  const table = linksOf(payload)
  await connectionTo(payload)
    .delete(table)
    .where(eq(table.account, nameOf(account)))
}

export const deleteExpiredLinks = deleteExpired(linksOf, (table, { before }) =>
  lte(table.expiresAt, before.toISOString()),
)

function works(payload: BasePayload) {
  const table = linksOf(payload)
  return and(isNull(table.usedAt), gt(table.expiresAt, nowText()))
}
