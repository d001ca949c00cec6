import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { saveBreachRegister } from '../save-breach-register.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Nothing is written between the copy and the drop.
  await db.execute(sql`LOCK TABLE "breaches", "breach_steps", "breach_notices";`)
  await saveBreachRegister(async (query) => (await db.execute(sql.raw(query))).rows)
  await db.execute(sql`
   DROP TABLE "breaches" CASCADE;
  DROP TABLE "breach_steps" CASCADE;
  DROP TABLE "breach_notices" CASCADE;
  DROP TYPE "public"."enum_breaches_risk";
  DROP TYPE "public"."enum_breach_steps_act";`)
}

/** The register is in a file by then. */
export function down(): Promise<void> {
  return Promise.reject(
    new Error('This migration cannot be taken back: restore the backup "…-before-migration".'),
  )
}
