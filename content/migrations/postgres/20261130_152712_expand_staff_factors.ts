import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "staff_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" varchar NOT NULL,
  	"set_up_id" varchar NOT NULL,
  	"sealed_secret" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"recovery_hashes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "staff_factors_account_idx" ON "staff_factors" USING btree ("account");
  CREATE INDEX "staff_factors_updated_at_idx" ON "staff_factors" USING btree ("updated_at");
  CREATE INDEX "staff_factors_created_at_idx" ON "staff_factors" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "staff_factors" CASCADE;`)
}
