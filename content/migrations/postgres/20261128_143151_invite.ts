import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_outbox_purpose" ADD VALUE 'assigned' BEFORE 'sender';
  ALTER TYPE "public"."enum_outbox_purpose" ADD VALUE 'invite' BEFORE 'changed';
  ALTER TYPE "public"."enum_mail_links_kind" ADD VALUE 'invite' BEFORE 'verify';
  ALTER TABLE "leads_notes" ADD COLUMN "is_assigned" boolean;
  ALTER TABLE "leads_notes" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_notes_assignee_idx" ON "leads_notes" USING btree ("assignee_id");
  -- Data steps: begin. A password that somebody else chose opens no account any more, and what was opened by it ends. That of
  -- the first administrator stands in a file that its owner alone can read. Each account has a name.
  DELETE FROM "staff_sessions" WHERE "_parent_id" IN
    (SELECT "id" FROM "staff" WHERE "must_change_password" AND "email" <> 'admin@washhouse.local');
  UPDATE "staff" SET "hash" = NULL, "salt" = NULL
    WHERE "must_change_password" AND "email" <> 'admin@washhouse.local';
  UPDATE "staff" SET "name" = substr("email", 1, 120) WHERE trim(coalesce("name", '')) = '';
  -- Data steps: end.
  ALTER TABLE "staff" DROP COLUMN "must_change_password";
  ALTER TABLE "staff" DROP COLUMN "given_passwords";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads_notes" DROP CONSTRAINT "leads_notes_assignee_id_staff_id_fk";
  
  ALTER TABLE "outbox" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_purpose";
  CREATE TYPE "public"."enum_outbox_purpose" AS ENUM('staff', 'sender', 'webhook', 'line', 'take-down', 'data-proof', 'data-received', 'data-answered', 'data-refused', 'data-arrived', 'data-due', 'reset', 'changed', 'welcome', 'verify', 'new-email', 'email-moved', 'password-changed', 'new-device', 'misuse', 'line-joined', 'line-parted', 'suspended', 'appeal-granted', 'appeal-refused', 'inactive', 'unverified', 'deleted', 'left', 'mail-start', 'digest', 'digest-proof', 'bundle', 'policy-change', 'policy-proof', 'line-report', 'line-branch');
  ALTER TABLE "outbox" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_outbox_purpose" USING "purpose"::"public"."enum_outbox_purpose";
  ALTER TABLE "mail_links" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_links_kind";
  CREATE TYPE "public"."enum_mail_links_kind" AS ENUM('reset', 'verify', 'email', 'undo', 'appeal', 'start');
  ALTER TABLE "mail_links" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mail_links_kind" USING "kind"::"public"."enum_mail_links_kind";
  DROP INDEX "leads_notes_assignee_idx";
  ALTER TABLE "staff" ADD COLUMN "must_change_password" boolean DEFAULT false;
  ALTER TABLE "staff" ADD COLUMN "given_passwords" jsonb;
  ALTER TABLE "leads_notes" DROP COLUMN "is_assigned";
  ALTER TABLE "leads_notes" DROP COLUMN "assignee_id";`)
}
