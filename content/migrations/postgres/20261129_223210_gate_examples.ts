import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_locales" ADD COLUMN "board_examples" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "faq_examples" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "download_examples" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "enews_examples" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_locales" DROP COLUMN "board_examples";
  ALTER TABLE "settings_locales" DROP COLUMN "faq_examples";
  ALTER TABLE "settings_locales" DROP COLUMN "download_examples";
  ALTER TABLE "settings_locales" DROP COLUMN "enews_examples";`)
}
