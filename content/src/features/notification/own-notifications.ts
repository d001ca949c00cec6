import type { Language } from '@washhouse/contract/language'
import type { Notification } from '@washhouse/contract/notification/notification.contract'
import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { membersOf } from '../../core/accounts/member-tables.ts'
import type { Member } from '../../core/calls/member.ts'
import { openEntity, type EntitySource } from '../../core/records/entity-source.ts'
import { rowReader } from '../../core/records/row-reader.ts'
import { runQuery } from '../../platform/database/run-query.ts'
import { connectionTo } from '../../platform/database/tables.ts'
import { isFlag, notificationEntity, unflaggedEntity } from './notification.entities.ts'
import { looksOf, marksOf, notificationsOf } from '../../core/notifications/notification-tables.ts'
import { isVisibleTo, selectIds, notificationScopes } from './notification-scopes.ts'

/** The caller, whose flags are read. */
export type Reader = Pick<Member, 'id' | 'createdAt'>

/**
 * Notifications of a reader with own flags; without a reader, those to all. `newest`: the query reads only this many of the
 * latest.
 */
export function openOwn(
  payload: BasePayload,
  language: Language,
  reader: Reader | undefined,
  { newest }: { newest?: number | undefined } = {},
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
      // As on the wire: all visible ones have this status.
      if (field.name === 'status') return sql`cast('Published' as text)`
      return parts.expression(field)
    },
    isText: () => false,
    lasting: and(parts.lasting, isTold(payload, reader, newest)),
  }
}

function isTold(payload: BasePayload, reader: Reader | undefined, newest: number | undefined): SQL {
  if (!reader) return eq(notificationsOf(payload).audience, 'all')
  return isVisibleTo(payload, reader.id, newest)
}

/** Flags of a reader. Notifications older than the account are read and not counted. */
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

/** Up to when the reader has seen notifications; default: registration. */
function seenUntil(payload: BasePayload, reader: Reader): SQL {
  const looks = looksOf(payload)
  const looked = connectionTo(payload)
    .select({ seenUntil: looks.seenUntil })
    .from(looks)
    .where(eq(looks.memberId, reader.id))
  return sql`coalesce(${looked}, ${reader.createdAt})`
}

/** Number of notifications that the notification menu counts. */
export async function countOwn(payload: BasePayload, reader: Reader): Promise<number> {
  const [row = []] = await runQuery(payload, selectCounts(payload, reader))
  return row.reduce<number>((total, part) => total + Number(part), 0)
}

/** One count per scope. */
function selectCounts(payload: BasePayload, reader: Reader) {
  const { publishedAt } = notificationsOf(payload)
  const members = membersOf(payload)
  const isCounted = and(
    gt(publishedAt, seenUntil(payload, reader)),
    lte(publishedAt, new Date().toISOString()),
  )
  const counted = notificationScopes(payload, reader.id).map((part, index) => {
    const ids = selectIds(payload, part, isCounted)
    return [
      `part${index}`,
      sql`(select count(*) from (${ids}) as told)`.as(`part${index}`),
    ] as const
  })
  return connectionTo(payload)
    .select(Object.fromEntries(counted))
    .from(members)
    .where(eq(members.id, reader.id))
}
