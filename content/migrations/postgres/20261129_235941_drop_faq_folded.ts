import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "faqs_locales" DROP COLUMN "folded";
  ALTER TABLE "_faqs_v_locales" DROP COLUMN "version_folded";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "faqs_locales" ADD COLUMN "folded" varchar;
  ALTER TABLE "_faqs_v_locales" ADD COLUMN "version_folded" varchar;`)
}
