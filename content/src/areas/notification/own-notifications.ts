import type { Language } from '@washhouse/contract/language'
import type { Notification } from '@washhouse/contract/notification/notification.contract'
import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Member } from '../../engines/calls/member.ts'
import { openEntity, type EntitySource } from '../../engines/records/entity-source.ts'
import { rowReader } from '../../engines/records/row-reader.ts'
import { connectionTo } from '../../ground/database/tables.ts'
import { isFlag, notificationEntity, unflaggedEntity } from './notification.entities.ts'
import {
  followedOf,
  looksOf,
  marksOf,
  notificationsOf,
  postsOf,
  visitsOf,
} from './notification-tables.ts'

/** Whose flags they are: him who asks, as his token shows. */
export type Reader = Pick<Member, 'id' | 'createdAt'>

/** The same in a query that is asked for each with his own. */
export type AnyReader = Record<keyof Reader, string | Placeholder>

/** What somebody is told, with his own flags; who is no member is told what all are. */
export function openOwn(
  payload: BasePayload,
  language: Language,
  reader: Reader | undefined,
): EntitySource<Notification> {
  const parts = openEntity(payload, unflaggedEntity, language)
  const flags = reader
    ? flagsOf(payload, reader)
    : { isRead: sql`(1 = 0)`, isCounted: sql`(1 = 0)` }
  const { fields } = notificationEntity.wire
  const selected = fields.flatMap(({ name }) => {
    const own = isFlag(name) ? flags[name].as(`${name}_value`) : parts.selection[name]
    return own ? [[name, own] as const] : []
  })
  const selection = Object.fromEntries(selected)
  return {
    ...parts,
    entity: notificationEntity,
    selection,
    readRow: rowReader(notificationEntity, fields, selection),
    expression(field) {
      if (isFlag(field.name)) return flags[field.name]
      // As the wire has it: whatever else a filter asks for is none that is shown.
      if (field.name === 'status') return sql`cast('Published' as text)`
      return parts.expression(field)
    },
    isText: () => false,
    lasting: and(parts.lasting, isToldTo(payload, reader)),
    // Whose they are is written into the query.
    ready: new Map(),
  }
}

/** The condition of being told somebody: all, who followed the branch or post by then, or he alone. */
export function isToldTo(payload: BasePayload, reader: Reader | undefined): SQL | undefined {
  const { audience } = notificationsOf(payload)
  if (!reader) return eq(audience, 'all')
  return or(
    eq(audience, 'all'),
    isOwn(payload, reader),
    isOfFollowed(payload, reader),
    isOfPost(payload, reader),
  )
}

export function isOwn(payload: BasePayload, { id }: AnyReader): SQL | undefined {
  const { audience, member } = notificationsOf(payload)
  return and(eq(audience, 'member'), eq(member, id))
}

export function isOfFollowed(payload: BasePayload, { id }: AnyReader): SQL | undefined {
  const { audience, branch, publishedAt } = notificationsOf(payload)
  const followed = followedOf(payload)
  const following = connectionTo(payload)
    .select({ one: sql`1` })
    .from(followed)
    .where(
      and(
        eq(followed.memberId, id),
        eq(followed.branchId, branch),
        sql`${followed.createdAt} <= ${publishedAt}`,
      ),
    )
  return and(eq(audience, 'branch'), exists(following))
}

/** Before any moment. */
const ever = new Date(0).toISOString()

/**
 * Told to those who followed the post by then, but for whoever replied, and who asked: he is told of each reply. Found by
 * the few posts that he follows.
 */
export function isOfPost(payload: BasePayload, { id }: AnyReader): SQL | undefined {
  const { member, post, publishedAt } = notificationsOf(payload)
  const visits = visitsOf(payload)
  const posts = postsOf(payload)
  const following = connectionTo(payload)
    .select({ post: visits.post })
    .from(visits)
    .innerJoin(posts, eq(posts.id, visits.post))
    .where(
      and(
        eq(visits.memberId, id),
        gt(visits.followedAt, ever),
        or(isNull(posts.memberId), ne(posts.memberId, id)),
      ),
    )
  const since = connectionTo(payload)
    .select({ one: sql`1` })
    .from(visits)
    .where(and(eq(visits.memberId, id), eq(visits.post, post), lte(visits.followedAt, publishedAt)))
  return and(inArray(post, following), or(isNull(member), ne(member, id)), exists(since))
}

/** A member's flags, made of what he has done otherwise: what is older than he is here is read and not counted. */
function flagsOf(payload: BasePayload, reader: Reader) {
  const { id, publishedAt } = notificationsOf(payload)
  const marks = marksOf(payload)
  const marked = connectionTo(payload)
    .select({ isRead: marks.isRead })
    .from(marks)
    .where(and(eq(marks.memberId, reader.id), eq(marks.notificationId, id)))
  return {
    isRead: sql<boolean>`coalesce(${marked}, ${publishedAt} <= ${reader.createdAt})`,
    isCounted: sql<boolean>`(${publishedAt} > ${seenUntil(payload, reader)})`,
  }
}

/** Up to which moment he has looked at his notifications; since he is here where he has not. */
export function seenUntil(payload: BasePayload, reader: AnyReader): SQL {
  const looks = looksOf(payload)
  const looked = connectionTo(payload)
    .select({ seenUntil: looks.seenUntil })
    .from(looks)
    .where(eq(looks.memberId, reader.id))
  return sql`coalesce(${looked}, ${reader.createdAt})`
}
