import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`faqs_locales\` DROP COLUMN \`folded\`;`)
  await db.run(sql`ALTER TABLE \`_faqs_v_locales\` DROP COLUMN \`version_folded\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`faqs_locales\` ADD \`folded\` text;`)
  await db.run(sql`ALTER TABLE \`_faqs_v_locales\` ADD \`version_folded\` text;`)
}
