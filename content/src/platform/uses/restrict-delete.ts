import { adapterIn } from '../database/planned-tables.ts'
import { ownerColumns, tableNameOf } from './entity-tables.ts'
import { refuseWhileUsed } from './refuse-while-used.ts'

/**
 * Has the database itself keep the records that are refused to be deleted while they are used: Payload
 * would let it empty the fields that refer to them, also one that was filled in a moment ago.
 */
export function restrictDelete<Schema>(built: { schema: Schema }): Schema {
  const { payload, rawTables } = adapterIn(built)
  const held = payload.config.collections
    .filter(({ hooks }) => hooks.beforeDelete.includes(refuseWhileUsed))
    .map(({ slug }) => tableNameOf(slug))
  for (const { name, columns, foreignKeys = {} } of Object.values(rawTables)) {
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
