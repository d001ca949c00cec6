import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A Thai letter has three bytes in UTF-8. A text is Thai if a quarter of its characters are (rules/language-of-text.ts
  // counts letters only).
  await db.execute(sql`
   ALTER TABLE "board_posts" ADD COLUMN "language" varchar;
  UPDATE "board_posts" SET "language" = CASE WHEN (octet_length(coalesce(title, '') || coalesce(detail, '')) - length(coalesce(title, '') || coalesce(detail, ''))) * 2 >= length(coalesce(title, '') || coalesce(detail, '')) THEN 'th' ELSE 'en' END;
  CREATE INDEX "state_replies_activity_idx" ON "board_posts" USING btree ("state","replies","activity");
  CREATE INDEX "state_language_activity_idx" ON "board_posts" USING btree ("state","language","activity");
  CREATE INDEX "state_language_replies_activity_idx" ON "board_posts" USING btree ("state","language","replies","activity");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "state_replies_activity_idx";
  DROP INDEX "state_language_activity_idx";
  DROP INDEX "state_language_replies_activity_idx";
  ALTER TABLE "board_posts" DROP COLUMN "language";`)
}
