import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads_notes\` ADD \`is_assigned\` integer;`)
  await db.run(sql`ALTER TABLE \`leads_notes\` ADD \`assignee_id\` integer REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`leads_notes_assignee_idx\` ON \`leads_notes\` (\`assignee_id\`);`)
  // Data steps: begin. A password that somebody else chose opens no account any more, and what was opened by it ends. That of
  // the first administrator stands in a file that its owner alone can read. Each account has a name.
  await db.run(sql`DELETE FROM \`staff_sessions\` WHERE \`_parent_id\` IN
    (SELECT \`id\` FROM \`staff\` WHERE \`must_change_password\` AND \`email\` <> 'admin@washhouse.local');`)
  await db.run(sql`UPDATE \`staff\` SET \`hash\` = NULL, \`salt\` = NULL
    WHERE \`must_change_password\` AND \`email\` <> 'admin@washhouse.local';`)
  await db.run(sql`UPDATE \`staff\` SET \`name\` = substr(\`email\`, 1, 120) WHERE trim(coalesce(\`name\`, '')) = '';`)
  // Data steps: end.
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`must_change_password\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`given_passwords\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_leads_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`status\` text,
  	\`by_id\` integer,
  	\`at\` text,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_leads_notes\`("_order", "_parent_id", "id", "text", "status", "by_id", "at") SELECT "_order", "_parent_id", "id", "text", "status", "by_id", "at" FROM \`leads_notes\`;`)
  await db.run(sql`DROP TABLE \`leads_notes\`;`)
  await db.run(sql`ALTER TABLE \`__new_leads_notes\` RENAME TO \`leads_notes\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`leads_notes_order_idx\` ON \`leads_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`leads_notes_parent_id_idx\` ON \`leads_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_notes_by_idx\` ON \`leads_notes\` (\`by_id\`);`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`must_change_password\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`given_passwords\` text;`)
}
