import { adapterIn } from '../database/planned-tables.ts'
import { ownerColumns, tableNameOf } from './entity-tables.ts'
import { refuseWhileUsed } from './refuse-while-used.ts'

/**
 * Makes the database refuse to delete records with `refuseWhileUsed` while they are referred to. Payload's default would
 * empty the referring fields, even one that was just filled in.
 */
export function restrictDelete<Schema>(built: { schema: Schema }): Schema {
  const { payload, rawTables } = adapterIn(built)
  const held = payload.config.collections
    .filter(({ hooks }) => hooks.beforeDelete.includes(refuseWhileUsed))
    .map(({ slug }) => tableNameOf(slug))
  for (const { name, columns, foreignKeys = {} } of Object.values(rawTables)) {
    // Payload's own data about records, such as document locks, is deleted with them.
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
