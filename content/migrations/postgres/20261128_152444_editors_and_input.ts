import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_branches_exceptions_kind" AS ENUM('closed', 'hours', 'notice');
  CREATE TYPE "public"."enum_branches_exceptions_tell" AS ENUM('now', 'begin', 'no');
  CREATE TYPE "public"."enum__branches_v_version_exceptions_kind" AS ENUM('closed', 'hours', 'notice');
  CREATE TYPE "public"."enum__branches_v_version_exceptions_tell" AS ENUM('now', 'begin', 'no');
  ALTER TYPE "public"."enum_notifications_audience" ADD VALUE 'branches' BEFORE 'member';
  ALTER TYPE "public"."enum_outbox_purpose" ADD VALUE 'assigned' BEFORE 'sender';
  ALTER TYPE "public"."enum_outbox_purpose" ADD VALUE 'invite' BEFORE 'changed';
  ALTER TYPE "public"."enum_mail_links_kind" ADD VALUE 'invite' BEFORE 'verify';
  CREATE TABLE "notifications_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"branches_id" integer
  );
  
  CREATE TABLE "branches_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_branches_exceptions_kind",
  	"begins" timestamp(3) with time zone,
  	"ends" timestamp(3) with time zone,
  	"opens" varchar,
  	"closes" varchar,
  	"thai" varchar,
  	"english" varchar,
  	"tell" "enum_branches_exceptions_tell" DEFAULT 'now',
  	"announcement" varchar
  );
  
  CREATE TABLE "_branches_v_version_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__branches_v_version_exceptions_kind",
  	"begins" timestamp(3) with time zone,
  	"ends" timestamp(3) with time zone,
  	"opens" varchar,
  	"closes" varchar,
  	"thai" varchar,
  	"english" varchar,
  	"tell" "enum__branches_v_version_exceptions_tell" DEFAULT 'now',
  	"announcement" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "leads_notes" ADD COLUMN "is_assigned" boolean;
  ALTER TABLE "leads_notes" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "settings" ADD COLUMN "common_words" varchar;
  ALTER TABLE "notifications_rels" ADD CONSTRAINT "notifications_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_rels" ADD CONSTRAINT "notifications_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_exceptions" ADD CONSTRAINT "branches_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_exceptions" ADD CONSTRAINT "_branches_v_version_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notifications_rels_order_idx" ON "notifications_rels" USING btree ("order");
  CREATE INDEX "notifications_rels_parent_idx" ON "notifications_rels" USING btree ("parent_id");
  CREATE INDEX "notifications_rels_path_idx" ON "notifications_rels" USING btree ("path");
  CREATE INDEX "notifications_rels_branches_id_idx" ON "notifications_rels" USING btree ("branches_id");
  CREATE INDEX "branches_exceptions_order_idx" ON "branches_exceptions" USING btree ("_order");
  CREATE INDEX "branches_exceptions_parent_id_idx" ON "branches_exceptions" USING btree ("_parent_id");
  CREATE INDEX "_branches_v_version_exceptions_order_idx" ON "_branches_v_version_exceptions" USING btree ("_order");
  CREATE INDEX "_branches_v_version_exceptions_parent_id_idx" ON "_branches_v_version_exceptions" USING btree ("_parent_id");
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_notes_assignee_idx" ON "leads_notes" USING btree ("assignee_id");
  -- A notice that closed a branch becomes a closure without an end, in versions too.
  INSERT INTO "branches_exceptions" ("_order", "_parent_id", "id", "kind", "begins", "thai", "english", "tell", "announcement")
    SELECT 1, b.id, lpad(b.id::text, 24, '0'), 'closed'::"enum_branches_exceptions_kind", coalesce(b.changed_at, b.updated_at), nullif(th.notice, ''), nullif(en.notice, ''), 'now'::"enum_branches_exceptions_tell", 'b' || b.id
    FROM branches b
    LEFT JOIN branches_locales th ON th._parent_id = b.id AND th._locale = 'th'
    LEFT JOIN branches_locales en ON en._parent_id = b.id AND en._locale = 'en'
    WHERE coalesce(th.notice, '') <> '' OR coalesce(en.notice, '') <> '';
  INSERT INTO "_branches_v_version_exceptions" ("_order", "_parent_id", "_uuid", "kind", "begins", "thai", "english", "tell", "announcement")
    SELECT 1, v.id, lpad(v.parent_id::text, 24, '0'), 'closed'::"enum__branches_v_version_exceptions_kind", coalesce(b.changed_at, v.version_changed_at, v.updated_at), nullif(th.version_notice, ''), nullif(en.version_notice, ''), 'now'::"enum__branches_v_version_exceptions_tell", 'b' || v.parent_id
    FROM _branches_v v
    LEFT JOIN branches b ON b.id = v.parent_id
    LEFT JOIN _branches_v_locales th ON th._parent_id = v.id AND th._locale = 'th'
    LEFT JOIN _branches_v_locales en ON en._parent_id = v.id AND en._locale = 'en'
    WHERE coalesce(th.version_notice, '') <> '' OR coalesce(en.version_notice, '') <> '';
  -- What followers were told of it has its name: they are not told again, and are told when the branch opens.
  UPDATE notifications SET source = 'closed:b' || branch_id
    WHERE id IN (
      SELECT max(id) FROM notifications
      WHERE event = 'branch' AND source LIKE 'branch:%' AND branch_id IN (SELECT _parent_id FROM branches_exceptions)
      GROUP BY branch_id HAVING count(*) % 2 = 1);
  -- A password that somebody else chose opens no account any more, and what was opened by it ends. That of
  -- the first administrator stands in a file that its owner alone can read. Each account has a name.
  DELETE FROM "staff_sessions" WHERE "_parent_id" IN
    (SELECT "id" FROM "staff" WHERE "must_change_password" AND "email" <> 'admin@washhouse.local');
  UPDATE "staff" SET "hash" = NULL, "salt" = NULL
    WHERE "must_change_password" AND "email" <> 'admin@washhouse.local';
  UPDATE "staff" SET "name" = substr("email", 1, 120) WHERE trim(coalesce("name", '')) = '';
  ALTER TABLE "branches_locales" DROP COLUMN "notice";
  ALTER TABLE "_branches_v_locales" DROP COLUMN "version_notice";
  ALTER TABLE "staff" DROP COLUMN "must_change_password";
  ALTER TABLE "staff" DROP COLUMN "given_passwords";`)
}

/** Closures, other hours and invitations have no place in the tables before. */
export function down(): Promise<void> {
  return Promise.reject(
    new Error('This migration cannot be taken back: restore the backup "…-before-migration".'),
  )
}
