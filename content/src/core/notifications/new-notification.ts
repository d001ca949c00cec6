import type { NotificationEvent } from '@washhouse/contract/notification/notification.contract'
import { and, desc, eq, inArray, isNotNull, like, type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { type Connection, connectionTo } from '../../platform/database/tables.ts'
import { marksOf, notificationsOf, toldBranchesIn } from './notification-tables.ts'

/** Something that members are told of by itself, once. */
export interface NewNotification {
  /** What it is told once for: `news:12`. */
  source: string
  event: NotificationEvent
  /** Who is notified: all members, followers of any of the branches, followers of a post but for one member, or one member. */
  audience:
    | { kind: 'all' }
    | { kind: 'branches'; branches: readonly number[] }
    | { kind: 'post'; post: number; except: string }
    | { kind: 'member'; member: string }
  titleTh: string
  /** Null: there is the Thai one alone. */
  titleEn: string | null
  /** Where it leads, as the contract says; null: nowhere. */
  slug: string | null
  /** Of the media, which are for everyone. */
  image: string | null
  newsId?: number
  categoryId?: number | null
}

const longestTitle = 200

/** Tells members from now on, in this order; of several processes that tell the same, one does. */
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

// What was told longer ago stays as it is.
const mostLookedAfter = 10_000

/** What was told of an event by itself, the newest first, withdrawn by editors or not. */
export async function listTold(
  payload: BasePayload,
  event: NotificationEvent,
): Promise<{ id: number; source: string; branch: number | null }[]> {
  const { id, source, branch, ...table } = notificationsOf(payload)
  const rows = await connectionTo(payload)
    .select({ id, source, branch })
    .from(notificationsOf(payload))
    .where(and(eq(table.event, event), isNotNull(source)))
    // By the index of events: in the order of ids themselves databases would look through all that is told.
    .orderBy(desc(sql`${id} + 0`))
    .limit(mostLookedAfter)
  return rows.map((row) => ({
    id: Number(row.id),
    source: String(row.source),
    branch: row.branch === null ? null : Number(row.branch),
  }))
}

/** The branches whose followers were told, by notification. */
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

/** Has what was told of one event and place by itself, from sources that begin so, say something else. */
export async function retell(
  payload: BasePayload,
  { event, slug, from }: { event: NotificationEvent; slug: string; from: string },
  titles: Titles,
): Promise<void> {
  const table = notificationsOf(payload)
  const updatedAt = new Date().toISOString()
  await connectionTo(payload)
    .update(table)
    // Whoever has it open in the admin is told of it.
    .set({ ...titlesOf(titles), updatedAt })
    .where(and(eq(table.event, event), eq(table.slug, slug), like(table.source, `${from}%`)))
}

/** Takes back what is told of something that is seen no more. */
export async function takeBack(payload: BasePayload, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return
  await takeBackWhere(payload, inArray(notificationsOf(payload).source, [...sources]))
}

/** The same of all that leads to what the slug names, where that was told by itself. */
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

/** Of one who is told, and of one who is not. */
function memberOf(audience: NewNotification['audience']): string | null {
  if (audience.kind === 'member') return audience.member
  return audience.kind === 'post' ? audience.except : null
}

type Titles = Pick<NewNotification, 'titleTh' | 'titleEn'>

function titlesOf({ titleTh, titleEn }: Titles): Titles {
  return { titleTh: cut(titleTh), titleEn: titleEn === null ? null : cut(titleEn) }
}

/** By code points: half a letter is none. */
function cut(title: string): string {
  const letters = Array.from(title)
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle - 1).join('')}…` : title
}
