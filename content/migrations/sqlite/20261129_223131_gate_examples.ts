import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`board_examples\` text;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`faq_examples\` text;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`download_examples\` text;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`enews_examples\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`board_examples\`;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`faq_examples\`;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`download_examples\`;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`enews_examples\`;`)
}
