import type { BasePayload } from 'payload'
import { ownerColumns, type RawTables, tableNameOf } from './entity-tables.ts'
import { refuseWhileUsed } from './refuse-while-used.ts'

interface Adapter {
  payload: BasePayload
  rawTables: RawTables
}

/**
 * Has the database itself keep the records that are refused to be deleted while they are used: Payload
 * would let it empty the fields that refer to them, also one that was filled in a moment ago.
 */
export function holdUsed<Schema>(built: { schema: Schema }): Schema {
  const adapter: unknown = 'adapter' in built ? built.adapter : undefined
  if (!isAdapter(adapter)) throw new Error('The database adapter does not show its tables')
  const held = adapter.payload.config.collections
    .filter(({ hooks }) => hooks.beforeDelete.includes(refuseWhileUsed))
    .map(({ slug }) => tableNameOf(slug))
  for (const { name, columns, foreignKeys = {} } of Object.values(adapter.rawTables)) {
    // Payload's own notes about records, such as who has one open, go with them.
    if (name.startsWith('payload_')) continue
    for (const { reference } of Object.values(columns))
      if (reference && held.includes(reference.table)) reference.onDelete = 'no action'
    for (const key of Object.values(foreignKeys)) {
      const isOwner = ownerColumns.includes(key.columns[0] ?? '')
      const [to] = key.foreignColumns
      if (!isOwner && to && held.includes(to.table)) key.onDelete = 'no action'
    }
  }
  return built.schema
}

function isAdapter(value: unknown): value is Adapter {
  return typeof value === 'object' && value !== null && 'payload' in value && 'rawTables' in value
}
