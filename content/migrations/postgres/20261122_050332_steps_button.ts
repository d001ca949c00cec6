import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_blocks_steps" ADD COLUMN "button_link" varchar;
  ALTER TABLE "home_blocks_steps_locales" ADD COLUMN "button_label" varchar;
  ALTER TABLE "_home_v_blocks_steps" ADD COLUMN "button_link" varchar;
  ALTER TABLE "_home_v_blocks_steps_locales" ADD COLUMN "button_label" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_blocks_steps" DROP COLUMN "button_link";
  ALTER TABLE "home_blocks_steps_locales" DROP COLUMN "button_label";
  ALTER TABLE "_home_v_blocks_steps" DROP COLUMN "button_link";
  ALTER TABLE "_home_v_blocks_steps_locales" DROP COLUMN "button_label";`)
}
