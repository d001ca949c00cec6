import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { moveLeadCases } from '../move-lead-cases.ts'

const after = (moment: string, hours: string) => `${moment} + (${hours}) * interval '1 hour'`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of moveLeadCases(after)) await db.execute(sql.raw(statement))
  await db.execute(sql`
   ALTER TABLE "leads_notes" DROP CONSTRAINT "leads_notes_assignee_id_staff_id_fk";
  
  DROP INDEX "leads_notes_assignee_idx";
  ALTER TABLE "leads_notes" DROP COLUMN "status";
  ALTER TABLE "leads_notes" DROP COLUMN "is_assigned";
  ALTER TABLE "leads_notes" DROP COLUMN "assignee_id";
  DROP TYPE "public"."enum_leads_notes_status";`)
}

/** The tables before have no place for what began since. */
export function down(): Promise<void> {
  return Promise.reject(
    new Error('This migration cannot be taken back: restore the backup "…-before-migration".'),
  )
}
