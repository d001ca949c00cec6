import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`home_blocks_steps\` ADD \`button_link\` text;`)
  await db.run(sql`ALTER TABLE \`home_blocks_steps_locales\` ADD \`button_label\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_blocks_steps\` ADD \`button_link\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_blocks_steps_locales\` ADD \`button_label\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`home_blocks_steps\` DROP COLUMN \`button_link\`;`)
  await db.run(sql`ALTER TABLE \`home_blocks_steps_locales\` DROP COLUMN \`button_label\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_blocks_steps\` DROP COLUMN \`button_link\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_blocks_steps_locales\` DROP COLUMN \`button_label\`;`)
}
