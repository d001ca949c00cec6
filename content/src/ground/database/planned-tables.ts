import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { BasePayload } from 'payload'

export type RawTables = SQLiteAdapter['rawTables']

interface Adapter {
  payload: BasePayload
  rawTables: RawTables
}

/** The adapter that a schema hook runs in: Payload hands it over, its types do not tell. */
export function adapterIn(built: object): Adapter {
  const adapter: unknown = 'adapter' in built ? built.adapter : undefined
  if (!isAdapter(adapter)) throw new Error('The database adapter does not show its tables')
  return adapter
}

function isAdapter(value: unknown): value is Adapter {
  return typeof value === 'object' && value !== null && 'payload' in value && 'rawTables' in value
}

/** Changes the tables that Payload has planned, before they are made. */
export type SchemaChange = <Schema>(built: { schema: Schema }) => Schema
