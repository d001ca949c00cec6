import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { moveDataRequests } from '../move-data-requests.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "data_requests" ADD COLUMN "reopened_why" varchar;`)
  for (const statement of moveDataRequests) await db.execute(sql.raw(statement))
  await db.execute(sql`
  DROP TABLE "data_request_steps" CASCADE;
  DROP TYPE "public"."enum_data_request_steps_act";`)
}

/** The table before has no place for what began since. */
export function down(): Promise<void> {
  return Promise.reject(
    new Error('This migration cannot be taken back: restore the backup "…-before-migration".'),
  )
}
