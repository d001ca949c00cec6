import type { Language } from '@washhouse/contract/language'
import { inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, tableOf } from '../../platform/database/tables.ts'
import { fieldTest, wholeList } from '../records/entity-query.ts'
import { findEntities } from '../records/entity-rows.ts'
import { openEntity } from '../records/entity-source.ts'
import { tableNameOf, type StoredEntity } from '../records/stored-entity.ts'
import { daysAgo } from '../work/daily-work.ts'
import type { DigestRecord, DigestSource } from './digest-source.ts'

interface Titled {
  id: number
  title: string
}

interface Appearing extends Titled {
  publishedAt: string | null
}

interface Place<Entity> extends Pick<DigestSource, 'section' | 'path'> {
  pathOf: (record: Entity) => string
}

// Older records are not news of the week, even if they were added recently.
const oldestDays = 30

/** For records with a publication time. */
export function digestOfAppearing<Entity extends Appearing>(
  entity: StoredEntity<Entity>,
  { section, path, pathOf }: Place<Entity>,
): DigestSource {
  async function list(payload: BasePayload, language: Language): Promise<DigestRecord[]> {
    const oldest = daysAgo(oldestDays).toISOString()
    const filter = fieldTest(entity, 'publishedAt', '_gt', oldest)
    const source = openEntity(payload, entity, language)
    const found = await findEntities(source, { ...wholeList, filter })
    return found.flatMap((record) =>
      record.publishedAt === null
        ? []
        : [
            {
              id: record.id,
              title: record.title,
              path: pathOf(record),
              appearedAt: record.publishedAt,
            },
          ],
    )
  }
  return { section, path, list }
}

/** For records without a publication time: uses the time they were added. */
export function digestOfStored<Entity extends Titled>(
  entity: StoredEntity<Entity>,
  { section, path, pathOf }: Place<Entity>,
): DigestSource {
  async function list(payload: BasePayload, language: Language): Promise<DigestRecord[]> {
    const found = await findEntities(openEntity(payload, entity, language), wholeList)
    if (found.length === 0) return []
    const table = tableOf(payload, tableNameOf(entity), ['id', 'createdAt'])
    const rows = await connectionTo(payload)
      .select({ id: table.id, createdAt: table.createdAt })
      .from(table)
      .where(
        inArray(
          table.id,
          found.map(({ id }) => id),
        ),
      )
    const storedAt = new Map(
      rows.map(({ id, createdAt }) => [Number(id), new Date(String(createdAt)).toISOString()]),
    )
    return found.flatMap((record) => {
      const appearedAt = storedAt.get(record.id)
      const { id, title } = record
      return appearedAt === undefined ? [] : [{ id, title, path: pathOf(record), appearedAt }]
    })
  }
  return { section, path, list }
}
