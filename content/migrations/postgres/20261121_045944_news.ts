import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_news_publishedat_tz" AS ENUM('Asia/Bangkok');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_publishedat_tz" AS ENUM('Asia/Bangkok');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_special_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__special_events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__special_events_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_news_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_page_v_published_locale" AS ENUM('th', 'en');
  CREATE TABLE "news_album" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" varchar
  );
  
  CREATE TABLE "news_album_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_image_id" varchar,
  	"main_image_id" varchar,
  	"video_link" varchar,
  	"video_file_id" varchar,
  	"video" varchar,
  	"slug" varchar,
  	"category_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"publishedat_tz" "enum_news_publishedat_tz" DEFAULT 'Asia/Bangkok',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_keywords" varchar,
  	"alt_tag" varchar,
  	"canonical_tag" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v_version_album" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_news_v_version_album_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_image_id" varchar,
  	"version_main_image_id" varchar,
  	"version_video_link" varchar,
  	"version_video_file_id" varchar,
  	"version_video" varchar,
  	"version_slug" varchar,
  	"version_category_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_publishedat_tz" "enum__news_v_version_publishedat_tz" DEFAULT 'Asia/Bangkok',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_keywords" varchar,
  	"version_alt_tag" varchar,
  	"version_canonical_tag" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "news_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "special_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"link" varchar,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_special_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "special_events_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_special_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" varchar,
  	"version_link" varchar,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__special_events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__special_events_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_special_events_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background_image_id" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"_status" "enum_news_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "news_page_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_background_image_id" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version__status" "enum__news_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_page_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "news_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "news_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "special_events_id" integer;
  ALTER TABLE "news_album" ADD CONSTRAINT "news_album_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_album" ADD CONSTRAINT "news_album_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_album_locales" ADD CONSTRAINT "news_album_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_album"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_video_file_id_media_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_version_album" ADD CONSTRAINT "_news_v_version_album_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_version_album" ADD CONSTRAINT "_news_v_version_album_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_version_album_locales" ADD CONSTRAINT "_news_v_version_album_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v_version_album"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_cover_image_id_media_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_video_file_id_media_id_fk" FOREIGN KEY ("version_video_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_category_id_news_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_categories_locales" ADD CONSTRAINT "news_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "special_events" ADD CONSTRAINT "special_events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "special_events_locales" ADD CONSTRAINT "special_events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."special_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_special_events_v" ADD CONSTRAINT "_special_events_v_parent_id_special_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."special_events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_special_events_v" ADD CONSTRAINT "_special_events_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_special_events_v_locales" ADD CONSTRAINT "_special_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_special_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_page" ADD CONSTRAINT "news_page_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_page" ADD CONSTRAINT "news_page_created_by_id_staff_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_page" ADD CONSTRAINT "news_page_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_page_locales" ADD CONSTRAINT "news_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_page_v" ADD CONSTRAINT "_news_page_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_page_v" ADD CONSTRAINT "_news_page_v_version_created_by_id_staff_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_page_v" ADD CONSTRAINT "_news_page_v_version_updated_by_id_staff_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_page_v_locales" ADD CONSTRAINT "_news_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "news_album_order_idx" ON "news_album" USING btree ("_order");
  CREATE INDEX "news_album_parent_id_idx" ON "news_album" USING btree ("_parent_id");
  CREATE INDEX "news_album_image_idx" ON "news_album" USING btree ("image_id");
  CREATE UNIQUE INDEX "news_album_locales_locale_parent_id_unique" ON "news_album_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_album_locales_parent_idx" ON "news_album_locales" USING btree ("_parent_id");
  CREATE INDEX "news_cover_image_idx" ON "news" USING btree ("cover_image_id");
  CREATE INDEX "news_main_image_idx" ON "news" USING btree ("main_image_id");
  CREATE INDEX "news_video_file_idx" ON "news" USING btree ("video_file_id");
  CREATE UNIQUE INDEX "news_slug_idx" ON "news" USING btree ("slug");
  CREATE INDEX "news_category_idx" ON "news" USING btree ("category_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "_status_publishedAt_idx" ON "news" USING btree ("_status","published_at");
  CREATE INDEX "_status_category_publishedAt_idx" ON "news" USING btree ("_status","category_id","published_at");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_locales_parent_idx" ON "news_locales" USING btree ("_parent_id");
  CREATE INDEX "_news_v_version_album_order_idx" ON "_news_v_version_album" USING btree ("_order");
  CREATE INDEX "_news_v_version_album_parent_id_idx" ON "_news_v_version_album" USING btree ("_parent_id");
  CREATE INDEX "_news_v_version_album_image_idx" ON "_news_v_version_album" USING btree ("image_id");
  CREATE UNIQUE INDEX "_news_v_version_album_locales_locale_parent_id_unique" ON "_news_v_version_album_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_version_album_locales_parent_idx" ON "_news_v_version_album_locales" USING btree ("_parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_cover_image_idx" ON "_news_v" USING btree ("version_cover_image_id");
  CREATE INDEX "_news_v_version_version_main_image_idx" ON "_news_v" USING btree ("version_main_image_id");
  CREATE INDEX "_news_v_version_version_video_file_idx" ON "_news_v" USING btree ("version_video_file_id");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v" USING btree ("version_slug");
  CREATE INDEX "_news_v_version_version_category_idx" ON "_news_v" USING btree ("version_category_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "version__status_version_publishedAt_idx" ON "_news_v" USING btree ("version__status","version_published_at");
  CREATE INDEX "version__status_version_category_version_publishedAt_idx" ON "_news_v" USING btree ("version__status","version_category_id","version_published_at");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_locales_parent_idx" ON "_news_v_locales" USING btree ("_parent_id");
  CREATE INDEX "news_categories_updated_at_idx" ON "news_categories" USING btree ("updated_at");
  CREATE INDEX "news_categories_created_at_idx" ON "news_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "news_categories_locales_locale_parent_id_unique" ON "news_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_categories_locales_parent_idx" ON "news_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "special_events_image_idx" ON "special_events" USING btree ("image_id");
  CREATE INDEX "special_events_updated_at_idx" ON "special_events" USING btree ("updated_at");
  CREATE INDEX "special_events_created_at_idx" ON "special_events" USING btree ("created_at");
  CREATE INDEX "special_events__status_idx" ON "special_events" USING btree ("_status");
  CREATE INDEX "_status_sort_1_idx" ON "special_events" USING btree ("_status","sort");
  CREATE UNIQUE INDEX "special_events_locales_locale_parent_id_unique" ON "special_events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "special_events_locales_parent_idx" ON "special_events_locales" USING btree ("_parent_id");
  CREATE INDEX "_special_events_v_parent_idx" ON "_special_events_v" USING btree ("parent_id");
  CREATE INDEX "_special_events_v_version_version_image_idx" ON "_special_events_v" USING btree ("version_image_id");
  CREATE INDEX "_special_events_v_version_version_updated_at_idx" ON "_special_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_special_events_v_version_version_created_at_idx" ON "_special_events_v" USING btree ("version_created_at");
  CREATE INDEX "_special_events_v_version_version__status_idx" ON "_special_events_v" USING btree ("version__status");
  CREATE INDEX "_special_events_v_created_at_idx" ON "_special_events_v" USING btree ("created_at");
  CREATE INDEX "_special_events_v_updated_at_idx" ON "_special_events_v" USING btree ("updated_at");
  CREATE INDEX "_special_events_v_snapshot_idx" ON "_special_events_v" USING btree ("snapshot");
  CREATE INDEX "_special_events_v_published_locale_idx" ON "_special_events_v" USING btree ("published_locale");
  CREATE INDEX "_special_events_v_latest_idx" ON "_special_events_v" USING btree ("latest");
  CREATE INDEX "version__status_version_sort_1_idx" ON "_special_events_v" USING btree ("version__status","version_sort");
  CREATE UNIQUE INDEX "_special_events_v_locales_locale_parent_id_unique" ON "_special_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_special_events_v_locales_parent_idx" ON "_special_events_v_locales" USING btree ("_parent_id");
  CREATE INDEX "news_page_background_image_idx" ON "news_page" USING btree ("background_image_id");
  CREATE INDEX "news_page_created_by_idx" ON "news_page" USING btree ("created_by_id");
  CREATE INDEX "news_page_updated_by_idx" ON "news_page" USING btree ("updated_by_id");
  CREATE INDEX "news_page__status_idx" ON "news_page" USING btree ("_status");
  CREATE UNIQUE INDEX "news_page_locales_locale_parent_id_unique" ON "news_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_page_locales_parent_idx" ON "news_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_news_page_v_version_version_background_image_idx" ON "_news_page_v" USING btree ("version_background_image_id");
  CREATE INDEX "_news_page_v_version_version_created_by_idx" ON "_news_page_v" USING btree ("version_created_by_id");
  CREATE INDEX "_news_page_v_version_version_updated_by_idx" ON "_news_page_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_news_page_v_version_version__status_idx" ON "_news_page_v" USING btree ("version__status");
  CREATE INDEX "_news_page_v_created_at_idx" ON "_news_page_v" USING btree ("created_at");
  CREATE INDEX "_news_page_v_updated_at_idx" ON "_news_page_v" USING btree ("updated_at");
  CREATE INDEX "_news_page_v_snapshot_idx" ON "_news_page_v" USING btree ("snapshot");
  CREATE INDEX "_news_page_v_published_locale_idx" ON "_news_page_v" USING btree ("published_locale");
  CREATE INDEX "_news_page_v_latest_idx" ON "_news_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_news_page_v_locales_locale_parent_id_unique" ON "_news_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_page_v_locales_parent_idx" ON "_news_page_v_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_special_events_fk" FOREIGN KEY ("special_events_id") REFERENCES "public"."special_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_news_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("news_categories_id");
  CREATE INDEX "payload_locked_documents_rels_special_events_id_idx" ON "payload_locked_documents_rels" USING btree ("special_events_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news_album" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_album_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_version_album" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_version_album_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "special_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "special_events_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_special_events_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_special_events_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_page_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "news_album" CASCADE;
  DROP TABLE "news_album_locales" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "_news_v_version_album" CASCADE;
  DROP TABLE "_news_v_version_album_locales" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "news_categories" CASCADE;
  DROP TABLE "news_categories_locales" CASCADE;
  DROP TABLE "special_events" CASCADE;
  DROP TABLE "special_events_locales" CASCADE;
  DROP TABLE "_special_events_v" CASCADE;
  DROP TABLE "_special_events_v_locales" CASCADE;
  DROP TABLE "news_page" CASCADE;
  DROP TABLE "news_page_locales" CASCADE;
  DROP TABLE "_news_page_v" CASCADE;
  DROP TABLE "_news_page_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_news_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_news_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_special_events_fk";
  
  DROP INDEX "payload_locked_documents_rels_news_id_idx";
  DROP INDEX "payload_locked_documents_rels_news_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_special_events_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "news_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "news_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "special_events_id";
  DROP TYPE "public"."enum_news_publishedat_tz";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_publishedat_tz";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum_special_events_status";
  DROP TYPE "public"."enum__special_events_v_version_status";
  DROP TYPE "public"."enum__special_events_v_published_locale";
  DROP TYPE "public"."enum_news_page_status";
  DROP TYPE "public"."enum__news_page_v_version_status";
  DROP TYPE "public"."enum__news_page_v_published_locale";`)
}
