import type { Language } from '@washhouse/contract/language'
import { notificationCalls } from '@washhouse/contract/notification/notification.calls'
import {
  notificationCountWire,
  notificationWire,
} from '@washhouse/contract/notification/notification.wire'
import type { Notification } from '@washhouse/contract/notification/notification.contract'
import { forbidden } from '@washhouse/contract/wire/errors'
import { maxItemsLimit, type ItemsQuery } from '@washhouse/contract/wire/items-query'
import { maxId } from '@washhouse/contract/wire/parameters'
import { selectFields } from '@washhouse/contract/wire/select-fields'
import { desc } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Routes, Writes } from '../../core/area.ts'
import { bindMemberWrite } from '../../core/calls/bound-write.ts'
import { bindRead, limitedRoute, memberRoute } from '../../core/calls/contract-route.ts'
import { writeRoute } from '../../core/calls/write-route.ts'
import { fieldTest, wholeList } from '../../core/records/entity-query.ts'
import { countEntities, findEntities } from '../../core/records/entity-rows.ts'
import { itemsBody, queryOf } from '../../core/records/items-routes.ts'
import { markRead, noteReview } from './notification-marks.rows.ts'
import { notificationEntity } from './notification.entities.ts'
import { notificationsOf } from '../../core/notifications/notification-tables.ts'
import { countOwn, openOwn, type Reader } from './own-notifications.ts'

/** For the whole list, which is never cached. */
const readLimit = { most: 120, spanSeconds: 60 }
const writeLimit = { most: 240, spanSeconds: 60 }

export const notificationRoutes: Routes = (payload) => {
  const list = { ...notificationCalls.listNotifications, isLocalised: true }
  const one = { ...list, path: `${list.path}/{id}` }
  const query = queryOf(notificationWire)
  const all = bindRead(list, query, async ({ query, language }, { member }) => {
    const source = openOwn(payload, language, member)
    const records = await findOwn(payload, query, { language, member })
    const counts =
      query.meta.length > 0
        ? await Promise.all([countEntities(source), countEntities(source, query)])
        : []
    const data = records.map((record) => written(record, language, query))
    return { body: itemsBody(query, data, ...counts) }
  })
  const single = bindRead(one, query, async ({ path, query, language }, { member }) => {
    const found = await readOwn(payload, { id: path['id'] ?? '', language, member })
    return { body: { data: written(found, language, query) } }
  })
  const { countNotifications } = notificationCalls
  const counted = memberRoute(countNotifications, async ({ member, language }) => {
    const count = await countOwn(payload, member)
    return { body: { result: notificationCountWire.encode({ count }, language) } }
  })
  return [limitedRoute(all, readLimit), limitedRoute(single, readLimit), counted]
}

export const notificationWrites: Writes = (payload) => [
  writeRoute(writeLimit, [
    bindMemberWrite(notificationCalls.changeNotification, async ({ record, path, ...asked }) => {
      const { member, language } = asked
      const found = await readOwn(payload, { id: path['id'] ?? '', language, member })
      const { isRead = found.isRead } = record
      if (isRead !== found.isRead) await markRead(payload, member, { id: found.id, isRead })
      return { ...found, isRead }
    }),
  ]),
  writeRoute(writeLimit, [
    bindMemberWrite(notificationCalls.openNotifications, ({ member }) =>
      noteReview(payload, member),
    ),
  ]),
]

/** Oldest first. If one answer cannot contain all, the newest are selected. */
async function findOwn(
  payload: BasePayload,
  query: ItemsQuery,
  { language, member }: Omit<Asked, 'id'>,
): Promise<Notification[]> {
  // The website's order, which an index serves.
  if (isNewestFirst(query)) return await findNewest({ ...query, sort: [] })
  if (query.limit !== -1 || query.sort.length > 0)
    return await findEntities(openOwn(payload, language, member), query)
  const newest = await findNewest({ ...query, limit: maxItemsLimit, offset: 0 })
  return newest.toReversed().slice(query.offset)

  async function findNewest(asked: ItemsQuery): Promise<Notification[]> {
    const { publishedAt, id } = notificationsOf(payload)
    const isNarrowed = asked.filter !== null || asked.search !== null
    const limit = asked.limit === -1 ? maxItemsLimit : asked.limit
    const most = Math.min(asked.offset + limit, Number.MAX_SAFE_INTEGER)
    const newest = isNarrowed ? undefined : most
    const source = openOwn(payload, language, member, { newest })
    return await findEntities({ ...source, order: [desc(publishedAt), desc(id)] }, asked)
  }
}

function isNewestFirst({ sort }: ItemsQuery): boolean {
  const keys = sort.map(({ path, isDescending }) => `${isDescending ? '-' : ''}${path.field.name}`)
  return keys.join() === '-publishedAt,-id'
}

interface Asked {
  id: string
  language: Language
  member: Reader | undefined
}

/** On `/items`, the same error for an unknown id and for a notification that the member may not see. */
async function readOwn(payload: BasePayload, { id, language, member }: Asked) {
  if (!/^\d+$/.test(id) || Number(id) > maxId) throw forbidden()
  const filter = fieldTest(notificationEntity, 'id', '_eq', Number(id))
  const source = openOwn(payload, language, member)
  const [found] = await findEntities(source, { ...wholeList, filter })
  if (!found) throw forbidden()
  return found
}

function written(record: Notification, language: Language, { fields }: ItemsQuery) {
  return selectFields(notificationWire.encode(record, language), fields)
}
