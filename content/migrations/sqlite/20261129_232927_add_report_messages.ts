import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`leads_messages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`photo_id\` text,
  	\`at\` text,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`lead_photos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_messages_order_idx\` ON \`leads_messages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`leads_messages_parent_id_idx\` ON \`leads_messages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_messages_photo_idx\` ON \`leads_messages\` (\`photo_id\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`had_member\` integer DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`leads_messages\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`had_member\`;`)
}
