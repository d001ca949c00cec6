import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`board_shelves\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`board_shelves\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sorting\` text NOT NULL,
  	\`shelf\` numeric NOT NULL,
  	\`posts\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`board_shelves_updated_at_idx\` ON \`board_shelves\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_shelves_created_at_idx\` ON \`board_shelves\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sorting_shelf_idx\` ON \`board_shelves\` (\`sorting\`,\`shelf\`);`)
}
