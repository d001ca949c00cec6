import { pathOf } from '@washhouse/contract/wire/field-path'
import { selectFields } from '@washhouse/contract/wire/select-fields'
import { fieldTest, wholeList } from './entity-query.ts'
import { findEntities } from './entity-rows.ts'
import { openEntity, type EntitySource } from './entity-source.ts'
import type { StoredEntity } from './stored-entity.ts'

type WireRecord = Record<string, unknown>

/**
 * Writes records as the selectors of `fields` ask: own fields, texts, and in the place of a
 * relation's id what they name behind it, null where the public sees no such record.
 */
export async function writeRecords<Entity>(
  { payload, entity, language }: EntitySource<Entity>,
  rows: readonly Entity[],
  selectors: readonly string[],
): Promise<WireRecord[]> {
  const records = rows.map((row) => entity.wire.encode(row, language))
  for (const { wireName, target, selectors: inner } of expansionsOf(entity, selectors)) {
    const ids = [...new Set(records.map((record) => record[wireName]))].filter(isId)
    const filter = fieldTest(target, 'id', '_in', ids)
    const source = openEntity(payload, target, language)
    const found = await findEntities(source, { ...wholeList, filter })
    const written = await writeRecords(source, found, inner)
    const idName = pathOf(target.wire, 'id').field.wireName
    const idOf = (row: unknown) => target.wire.encode(row, language)[idName]
    const byId = new Map(found.map((row, index) => [idOf(row), written[index]]))
    for (const record of records) record[wireName] = byId.get(record[wireName]) ?? null
  }
  return records.map((record) => selectFields(record, selectors))
}

/** The entities that the selectors lead to. */
export function expandedEntities(
  entity: StoredEntity<unknown>,
  selectors: readonly string[],
): StoredEntity<unknown>[] {
  return expansionsOf(entity, selectors).flatMap(({ target, selectors: inner }) => [
    target,
    ...expandedEntities(target, inner),
  ])
}

/** Where the selectors ask for more than a relation's id, and what they ask of its target. */
function expansionsOf(
  { wire, relations = {} }: StoredEntity<unknown>,
  selectors: readonly string[],
) {
  return wire.fields.flatMap(({ name, wireName }) => {
    const target = relations[name]?.()
    const inner = selectors.flatMap((selector) => {
      const [head = '', ...rest] = selector.split('.')
      return rest.length > 0 && (head === wireName || head === '*') ? [rest.join('.')] : []
    })
    return target && inner.length > 0 ? [{ wireName, target, selectors: inner }] : []
  })
}

function isId(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string'
}
