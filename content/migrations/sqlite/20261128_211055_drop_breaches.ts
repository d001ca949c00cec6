import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { saveBreachRegister } from '../save-breach-register.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await saveBreachRegister((query) => db.all(sql.raw(query)))
  await db.run(sql`DROP TABLE \`breaches\`;`)
  await db.run(sql`DROP TABLE \`breach_steps\`;`)
  await db.run(sql`DROP TABLE \`breach_notices\`;`)
}

/** The register is in a file by then. */
export function down(): Promise<void> {
  return Promise.reject(
    new Error('This migration cannot be taken back: restore the backup "…-before-migration".'),
  )
}
