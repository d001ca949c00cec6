import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "board_shelves" CASCADE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "board_shelves" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sorting" varchar NOT NULL,
  	"shelf" numeric NOT NULL,
  	"posts" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "board_shelves_updated_at_idx" ON "board_shelves" USING btree ("updated_at");
  CREATE INDEX "board_shelves_created_at_idx" ON "board_shelves" USING btree ("created_at");
  CREATE UNIQUE INDEX "sorting_shelf_idx" ON "board_shelves" USING btree ("sorting","shelf");`)
}
