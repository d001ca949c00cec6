import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_outbox_purpose" ADD VALUE 'added' BEFORE 'sender';
  CREATE TABLE "leads_messages" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"photo_id" varchar,
  	"at" timestamp(3) with time zone
  );
  
  ALTER TABLE "leads" ADD COLUMN "had_member" boolean DEFAULT false;
  ALTER TABLE "leads_messages" ADD CONSTRAINT "leads_messages_photo_id_lead_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."lead_photos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_messages" ADD CONSTRAINT "leads_messages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_messages_order_idx" ON "leads_messages" USING btree ("_order");
  CREATE INDEX "leads_messages_parent_id_idx" ON "leads_messages" USING btree ("_parent_id");
  CREATE INDEX "leads_messages_photo_idx" ON "leads_messages" USING btree ("photo_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "leads_messages" CASCADE;
  ALTER TABLE "outbox" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_purpose";
  CREATE TYPE "public"."enum_outbox_purpose" AS ENUM('decision', 'staff', 'assigned', 'sender', 'webhook', 'line', 'take-down', 'data-proof', 'data-received', 'data-answered', 'data-refused', 'data-arrived', 'data-due', 'reset', 'invite', 'changed', 'welcome', 'verify', 'new-email', 'email-moved', 'password-changed', 'new-device', 'misuse', 'line-joined', 'line-parted', 'suspended', 'appeal-granted', 'appeal-refused', 'inactive', 'unverified', 'deleted', 'left', 'mail-start', 'policy-change', 'bundle', 'digest', 'campaign-test', 'line-report', 'line-branch');
  ALTER TABLE "outbox" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_outbox_purpose" USING "purpose"::"public"."enum_outbox_purpose";
  ALTER TABLE "leads" DROP COLUMN "had_member";`)
}
