import { adapterIn } from './planned-tables.ts'

/**
 * Ends the index of every list by the ids that decide among records that stand alike: Payload's indexes
 * cannot name them. Once it was told how many are alike (ANALYZE), SQLite takes an index that holds one key
 * alone for useless, and sorts the whole table for each page; PostgreSQL sorts all that stand alike.
 */
export function endIndexesById<Schema>(built: { schema: Schema }): Schema {
  for (const { indexes = {} } of Object.values(adapterIn(built).rawTables))
    for (const index of Object.values(indexes)) {
      if (index.unique || !Array.isArray(index.on)) continue
      if (index.on[0] === '_status') index.on.push('id')
    }
  return built.schema
}
