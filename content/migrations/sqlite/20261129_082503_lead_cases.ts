import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { moveLeadCases } from '../move-lead-cases.ts'

const after = (moment: string, hours: string) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', ${moment}, '+' || (${hours}) || ' hours')`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of moveLeadCases(after)) await db.run(sql.raw(statement))
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_leads_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`by_id\` integer,
  	\`at\` text,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_leads_notes\`("_order", "_parent_id", "id", "text", "by_id", "at") SELECT "_order", "_parent_id", "id", "text", "by_id", "at" FROM \`leads_notes\`;`)
  await db.run(sql`DROP TABLE \`leads_notes\`;`)
  await db.run(sql`ALTER TABLE \`__new_leads_notes\` RENAME TO \`leads_notes\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`leads_notes_order_idx\` ON \`leads_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`leads_notes_parent_id_idx\` ON \`leads_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_notes_by_idx\` ON \`leads_notes\` (\`by_id\`);`)
}

/** The tables before have no place for what began since. */
export function down(): Promise<void> {
  return Promise.reject(
    new Error('This migration cannot be taken back: restore the backup "…-before-migration".'),
  )
}
