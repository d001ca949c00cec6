import type { NotificationEvent } from '@washhouse/contract/notification/notification.contract'
import { and, desc, eq, inArray, isNotNull, like, type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { type Connection, connectionTo } from '../../platform/database/tables.ts'
import { marksOf, notificationsOf, toldBranchesIn } from './notification-tables.ts'

/** An automatic notification, sent once. */
export interface NewNotification {
  /** Idempotency key, such as `news:12`. */
  source: string
  event: NotificationEvent
  /** The recipients: all members, followers of any of the branches, followers of a post except one member, or one member. */
  audience:
    | { kind: 'all' }
    | { kind: 'branches'; branches: readonly number[] }
    | { kind: 'post'; post: number; except: string }
    | { kind: 'member'; member: string }
  titleTh: string
  titleEn: string | null
  /** The link as the contract defines it; null for none. */
  slug: string | null
  /** Id of a media file, which must be public. */
  image: string | null
  newsId?: number
  categoryId?: number | null
}

const longestTitle = 200

/** Publishes notifications to members, in this order. Idempotent by `source`, also across processes. */
export async function tell(
  payload: BasePayload,
  notifications: readonly NewNotification[],
  connection: Connection = connectionTo(payload),
): Promise<void> {
  const now = new Date().toISOString()
  for (const { audience, titleTh, titleEn, ...told } of notifications) {
    const [stored] = await connection
      .insert(notificationsOf(payload))
      .values({
        newsId: null,
        categoryId: null,
        ...told,
        ...titlesOf({ titleTh, titleEn }),
        audience: audience.kind,
        post: audience.kind === 'post' ? audience.post : null,
        member: memberOf(audience),
        status: 'published',
        publishedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: notificationsOf(payload).id })
    if (stored && audience.kind === 'branches')
      await notifyFollowers(payload, Number(stored.id), audience.branches, connection)
  }
}

async function notifyFollowers(
  payload: BasePayload,
  parent: number,
  branches: readonly number[],
  connection: Connection,
): Promise<void> {
  const rows = branches.map((branchesID, order) => ({
    parent,
    path: 'branches',
    order,
    branchesID,
  }))
  await connection.insert(toldBranchesIn(payload)).values(rows)
}

/** Extends a notification to the followers of more branches, and replaces its text. */
export async function tellMore(
  payload: BasePayload,
  branches: readonly number[],
  told: Pick<NewNotification, 'source' | 'titleTh' | 'titleEn' | 'slug' | 'image'>,
): Promise<void> {
  const table = notificationsOf(payload)
  const { source, slug, image } = told
  const updatedAt = new Date().toISOString()
  const [stored] = await connectionTo(payload)
    .update(table)
    .set({ ...titlesOf(told), slug, image, updatedAt })
    .where(eq(table.source, source))
    .returning({ id: table.id })
  if (stored) await notifyFollowers(payload, Number(stored.id), branches, connectionTo(payload))
}

// Only the newest 10,000 are read; older notifications are not extended or taken back any more when their records change.
const mostLookedAfter = 10_000

/** The automatic notifications of an event, newest first, including those that editors withdrew. */
export async function listTold(
  payload: BasePayload,
  event: NotificationEvent,
): Promise<{ id: number; source: string; branch: number | null }[]> {
  const { id, source, branch, ...table } = notificationsOf(payload)
  const rows = await connectionTo(payload)
    .select({ id, source, branch })
    .from(notificationsOf(payload))
    .where(and(eq(table.event, event), isNotNull(source)))
    // `+ 0` makes databases use the index of events. With a plain id they would scan all notifications in order.
    .orderBy(desc(sql`${id} + 0`))
    .limit(mostLookedAfter)
  return rows.map((row) => ({
    id: Number(row.id),
    source: String(row.source),
    branch: row.branch === null ? null : Number(row.branch),
  }))
}

/** The branches whose followers were notified, by notification. */
export async function listToldBranches(payload: BasePayload): Promise<Map<number, number[]>> {
  const { parent, branchesID } = toldBranchesIn(payload)
  const rows = await connectionTo(payload)
    .select({ parent, branchesID })
    .from(toldBranchesIn(payload))
    .where(isNotNull(branchesID))
    .orderBy(desc(parent))
    .limit(mostLookedAfter)
  const told = new Map<number, number[]>()
  for (const row of rows) {
    const id = Number(row.parent)
    told.set(id, [...(told.get(id) ?? []), Number(row.branchesID)])
  }
  return told
}

/** Replaces the titles of automatic notifications with this event, slug and source prefix. */
export async function retell(
  payload: BasePayload,
  { event, slug, from }: { event: NotificationEvent; slug: string; from: string },
  titles: Titles,
): Promise<void> {
  const table = notificationsOf(payload)
  const updatedAt = new Date().toISOString()
  await connectionTo(payload)
    .update(table)
    // The new `updatedAt` makes the admin warn an editor who has it open.
    .set({ ...titlesOf(titles), updatedAt })
    .where(and(eq(table.event, event), eq(table.slug, slug), like(table.source, `${from}%`)))
}

/** Deletes the notifications of records that are no longer visible. */
export async function takeBack(payload: BasePayload, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return
  await takeBackWhere(payload, inArray(notificationsOf(payload).source, [...sources]))
}

/** Deletes the automatic notifications of an event that link to the slug. */
export async function retractAbout(
  payload: BasePayload,
  event: NotificationEvent,
  slug: string,
): Promise<void> {
  const table = notificationsOf(payload)
  const isAboutIt = and(eq(table.event, event), eq(table.slug, slug), isNotNull(table.source))
  await takeBackWhere(payload, isAboutIt)
}

async function takeBackWhere(payload: BasePayload, condition: SQL | undefined): Promise<void> {
  const table = notificationsOf(payload)
  const marks = marksOf(payload)
  const gone = await connectionTo(payload)
    .delete(table)
    .where(condition)
    .returning({ id: table.id })
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  await connectionTo(payload).delete(marks).where(inArray(marks.notificationId, ids))
}

/** The only recipient, or the excluded one. */
function memberOf(audience: NewNotification['audience']): string | null {
  if (audience.kind === 'member') return audience.member
  return audience.kind === 'post' ? audience.except : null
}

type Titles = Pick<NewNotification, 'titleTh' | 'titleEn'>

function titlesOf({ titleTh, titleEn }: Titles): Titles {
  return { titleTh: cut(titleTh), titleEn: titleEn === null ? null : cut(titleEn) }
}

/** By code points, to keep surrogate pairs together. */
function cut(title: string): string {
  const letters = Array.from(title)
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle - 1).join('')}…` : title
}
