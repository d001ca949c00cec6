import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`board_posts\` ADD \`language\` text;`)
  // A Thai letter has three bytes in UTF-8. A text is Thai if a quarter of its characters are (rules/language-of-text.ts
  // counts letters only).
  await db.run(sql`UPDATE board_posts SET language = CASE WHEN (length(CAST(coalesce(title, '') || coalesce(detail, '') AS BLOB)) - length(coalesce(title, '') || coalesce(detail, ''))) * 2 >= length(coalesce(title, '') || coalesce(detail, '')) THEN 'th' ELSE 'en' END;`)
  await db.run(sql`CREATE INDEX \`state_replies_activity_idx\` ON \`board_posts\` (\`state\`,\`replies\`,\`activity\`);`)
  await db.run(sql`CREATE INDEX \`state_language_activity_idx\` ON \`board_posts\` (\`state\`,\`language\`,\`activity\`);`)
  await db.run(sql`CREATE INDEX \`state_language_replies_activity_idx\` ON \`board_posts\` (\`state\`,\`language\`,\`replies\`,\`activity\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`state_replies_activity_idx\`;`)
  await db.run(sql`DROP INDEX \`state_language_activity_idx\`;`)
  await db.run(sql`DROP INDEX \`state_language_replies_activity_idx\`;`)
  await db.run(sql`ALTER TABLE \`board_posts\` DROP COLUMN \`language\`;`)
}
