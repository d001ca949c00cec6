import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { moveBoardCases } from '../move-board-cases.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_outbox_purpose" ADD VALUE 'decision' BEFORE 'staff';
  ALTER TYPE "public"."enum_outbox_channel" ADD VALUE 'case';
  CREATE TABLE "cases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"subject" varchar,
  	"cause" varchar,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"open_key" varchar,
  	"assignee" numeric,
  	"by" numeric,
  	"decision" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"version" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "case_steps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"case_id" numeric,
  	"subject" varchar,
  	"act" varchar NOT NULL,
  	"reason" varchar,
  	"by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "board_replies" ADD COLUMN "was_solution" boolean DEFAULT false;
  ALTER TABLE "board_kept_texts" ADD COLUMN "act" varchar;
  ALTER TABLE "board_kept_texts" ADD COLUMN "reason" varchar;`)
  for (const statement of moveBoardCases) await db.execute(sql.raw(statement))
  await db.execute(sql`SELECT setval('cases_id_seq', (SELECT MAX(id) FROM cases)) WHERE EXISTS (SELECT 1 FROM cases)`)
  await db.execute(sql`
  DROP TABLE "board_cases" CASCADE;
  DROP TABLE "board_log" CASCADE;
  DROP TABLE "board_undos" CASCADE;
  CREATE INDEX "cases_subject_idx" ON "cases" USING btree ("subject");
  CREATE UNIQUE INDEX "cases_open_key_idx" ON "cases" USING btree ("open_key");
  CREATE INDEX "cases_updated_at_idx" ON "cases" USING btree ("updated_at");
  CREATE INDEX "cases_created_at_idx" ON "cases" USING btree ("created_at");
  CREATE INDEX "state_dueAt_idx" ON "cases" USING btree ("state","due_at");
  CREATE INDEX "case_steps_case_id_idx" ON "case_steps" USING btree ("case_id");
  CREATE INDEX "case_steps_subject_idx" ON "case_steps" USING btree ("subject");
  CREATE INDEX "case_steps_updated_at_idx" ON "case_steps" USING btree ("updated_at");
  CREATE INDEX "case_steps_created_at_idx" ON "case_steps" USING btree ("created_at");
  DROP TYPE "public"."enum_board_cases_kind";
  DROP TYPE "public"."enum_board_cases_state";
  DROP TYPE "public"."enum_board_cases_look";`)
}

/** The tables before have no place for what began since. */
export function down(): Promise<void> {
  return Promise.reject(
    new Error('This migration cannot be taken back: restore the backup "…-before-migration".'),
  )
}
