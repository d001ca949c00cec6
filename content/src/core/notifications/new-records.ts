import type { NotificationEvent } from '@washhouse/contract/notification/notification.contract'
import type { BasePayload } from 'payload'
import { fieldTest, wholeList } from '../records/entity-query.ts'
import { findEntities } from '../records/entity-rows.ts'
import { openEntity } from '../records/entity-source.ts'
import type { StoredEntity } from '../records/stored-entity.ts'
import { daysAgo } from '../work/daily-work.ts'
import type { NewNotification } from './new-notification.ts'
import { listTold, takeBack, tell } from './new-notification.ts'
import type { NotificationSource } from './notifier.ts'

interface Appearing {
  id: number
  title: string
  publishedAt: string | null
}

interface Options<Entity> {
  event: NotificationEvent
  /** Link, image and references of the notification. */
  describe: (record: Entity) => Pick<NewNotification, 'slug' | 'image' | 'newsId' | 'categoryId'>
}

// Older records are not new, as at the first start with existing records.
const newForDays = 7

/** Notifies all members of newly visible records, by title. Retracts notifications of records that are no longer visible. */
export function newRecords<Entity extends Appearing>(
  entity: StoredEntity<Entity>,
  { event, describe }: Options<Entity>,
): NotificationSource {
  const { tag } = entity
  const sourceOf = (id: number) => `${event}:${id}`

  async function look(payload: BasePayload): Promise<void> {
    const told = await listTold(payload, event)
    await takeBackGone(
      payload,
      told.map(({ source }) => source),
    )
    const known = new Set(told.map(({ source }) => source))
    const since = fieldTest(entity, 'publishedAt', '_gt', daysAgo(newForDays).toISOString())
    const found = await find(payload, 'th', since)
    const untold = found.filter(({ id }) => !known.has(sourceOf(id))).toReversed()
    if (untold.length === 0) return
    const english = await find(payload, 'en', idsAre(untold))
    const titles = new Map(english.map(({ id, title }) => [id, title]))
    const notifications = untold.map((record): NewNotification => {
      const { id, title } = record
      const titleEn = titles.get(id) ?? title
      return {
        source: sourceOf(id),
        event,
        audience: { kind: 'all' },
        titleTh: title,
        titleEn: titleEn === title ? null : titleEn,
        ...describe(record),
      }
    })
    await tell(payload, notifications)
  }

  async function takeBackGone(payload: BasePayload, sources: readonly string[]): Promise<void> {
    const told = sources.map((source) => ({ id: Number(source.slice(event.length + 1)) }))
    if (told.length === 0) return
    const seen = new Set((await find(payload, 'th', idsAre(told))).map(({ id }) => id))
    await takeBack(
      payload,
      told.filter(({ id }) => !seen.has(id)).map(({ id }) => sourceOf(id)),
    )
  }

  const idsAre = (records: readonly { id: number }[]) =>
    fieldTest(
      entity,
      'id',
      '_in',
      records.map(({ id }) => id),
    )
  const find = (
    payload: BasePayload,
    language: 'th' | 'en',
    filter: ReturnType<typeof fieldTest>,
  ) => findEntities(openEntity(payload, entity, language), { ...wholeList, filter })

  return { tag, look }
}
