import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`staff_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` text NOT NULL,
  	\`set_up_id\` text NOT NULL,
  	\`sealed_secret\` text NOT NULL,
  	\`last_step\` numeric NOT NULL,
  	\`recovery_hashes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_factors_account_idx\` ON \`staff_factors\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`staff_factors_updated_at_idx\` ON \`staff_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_factors_created_at_idx\` ON \`staff_factors\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`staff_factors\`;`)
}
