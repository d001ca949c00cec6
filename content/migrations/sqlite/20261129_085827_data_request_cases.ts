import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { moveDataRequests } from '../move-data-requests.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`data_requests\` ADD \`reopened_why\` text;`)
  for (const statement of moveDataRequests) await db.run(sql.raw(statement))
  await db.run(sql`DROP TABLE \`data_request_steps\`;`)
}

/** The table before has no place for what began since. */
export function down(): Promise<void> {
  return Promise.reject(
    new Error('This migration cannot be taken back: restore the backup "…-before-migration".'),
  )
}
