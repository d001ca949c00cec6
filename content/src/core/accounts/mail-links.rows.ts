import { createHash, createHmac, randomBytes } from 'node:crypto'
import { and, eq, exists, gt, gte, inArray, isNull, lt, lte, ne, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, type Connection, connectionTo } from '../../platform/database/tables.ts'
import { deleteExpired } from '../retention/delete-expired.ts'
import type { linkKinds } from './mail-links.collection.ts'

export type LinkKind = (typeof linkKinds)[number]

export interface LinkAccount {
  collection: 'staff' | 'members'
  id: number | string
}

/** A link before it is opened. */
export interface NewLink {
  kind: LinkKind
  account: LinkAccount
  /** Where it is mailed to. */
  email: string
  token: string
  expiresAt: Date
}

/** A link that works. */
export interface OpenLink {
  /** Whose it is. */
  accountId: string
  /** Where it was mailed to. */
  email: string
  openedAt: string
}

const linksOf = (payload: BasePayload) => collectionTable(payload, 'mail-links')

// So that nobody's mailbox is filled by a stranger; those he has go on working.
const mostInAnHour = 5
const mostOpen = 10
const hourMs = 60 * 60 * 1000

/** All that is kept of a link's token. */
export const hashOfLink = (token: string) => createHash('sha256').update(token).digest('hex')
const nameOf = ({ collection, id }: LinkAccount) => `${collection} ${id}`
const nowText = () => new Date().toISOString()

/** What the token of a link is made of; the job of its mail keeps it until the mail has left. */
export function drawSeed(): string {
  return randomBytes(32).toString('base64url')
}

/** Kept nowhere: made of what a job has and what the service alone knows, at each attempt again. */
export function tokenOf({ secret }: BasePayload, seed: string): string {
  return createHmac('sha256', secret).update(seed).digest('base64url')
}

/**
 * Lets a link work until a moment, beside those that were asked for before; false when there are
 * enough of its kind, or when it has been used already.
 */
export async function openLink(payload: BasePayload, link: NewLink): Promise<boolean> {
  const table = linksOf(payload)
  const { kind } = link
  const row = rowOf(link)
  const { account, tokenHash } = row
  await connectionTo(payload)
    .insert(table)
    .values(row)
    // The mail is tried once more.
    .onConflictDoNothing()
  const open = await connectionTo(payload)
    .select({ id: table.id, tokenHash: table.tokenHash, expiresAt: table.expiresAt })
    .from(table)
    .where(and(eq(table.account, account), eq(table.kind, kind), works(payload)))
  const own = open.find((each) => each.tokenHash === tokenHash)
  if (!own) return false
  // Of several at once each counts those that were stored before it, so that none takes the place of another.
  const before = open.filter(({ id }) => Number(id) < Number(own.id))
  // Links of a kind work equally long: when they end tells when they were asked for.
  const hourBefore = link.expiresAt.getTime() - hourMs
  const lately = before.filter((each) => Date.parse(String(each.expiresAt)) > hourBefore)
  if (before.length < mostOpen && lately.length < mostInAnHour) return true
  await connectionTo(payload).delete(table).where(eq(table.tokenHash, tokenHash))
  return false
}

/** Stores a link and revokes the account's older ones of its kind. Of two that are stored at once the later one works. */
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

/** Whose link it is, while it works. */
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
 * Uses a link up, and with it all of its kind that the account has; false for whoever comes second. Links that
 * undo stand alone: whoever took an account over must not use up its owner's.
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

/**
 * No link of the account and these kinds works any more; of all kinds where none is named. Gives the hashes of those
 * that did.
 */
export async function endLinks(
  payload: BasePayload,
  account: LinkAccount,
  kinds?: readonly LinkKind[],
): Promise<string[]> {
  const table = linksOf(payload)
  return await close(payload, account, kinds && inArray(table.kind, [...kinds]))
}

/** Nor does one of a kind that was opened after a moment. */
export async function endLaterLinks(
  payload: BasePayload,
  account: LinkAccount,
  kind: LinkKind,
  openedAt: string,
): Promise<void> {
  const table = linksOf(payload)
  await close(payload, account, and(eq(table.kind, kind), gt(table.createdAt, openedAt)))
}

// Marked, not deleted: the mail of one may still be tried again.
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

/** The condition that a link was used that had been opened before another one of its kind, which was open then. */
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

/** Whether a link of a kind that was mailed to an address works for another account than this one. */
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
