import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_policy_images_policy" AS ENUM('cookie', 'privacy', 'terms');
  CREATE TYPE "public"."enum_policy_images_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__policy_images_v_version_policy" AS ENUM('cookie', 'privacy', 'terms');
  CREATE TYPE "public"."enum__policy_images_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__policy_images_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_consent_log_action" AS ENUM('accept_all', 'refuse', 'confirm');
  CREATE TYPE "public"."enum_cookie_policy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cookie_policy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cookie_policy_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_privacy_policy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_policy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_policy_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_terms_of_service_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_of_service_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_of_service_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_analytics_cookie_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__analytics_cookie_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__analytics_cookie_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_advertising_cookie_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__advertising_cookie_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__advertising_cookie_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_tracking_before_choice" AS ENUM('cookieless', 'nothing');
  CREATE TABLE "policy_images" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"policy" "enum_policy_images_policy",
  	"image_id" varchar,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_policy_images_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "policy_images_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_policy_images_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_policy" "enum__policy_images_v_version_policy",
  	"version_image_id" varchar,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__policy_images_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__policy_images_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_policy_images_v_locales" (
  	"version_caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "general_cookies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "general_cookies_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "consent_log" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"action" "enum_consent_log_action" NOT NULL,
  	"categories" varchar NOT NULL,
  	"policy_version" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cookie_policy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_cookie_policy_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cookie_policy_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"pdf_id" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cookie_policy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__cookie_policy_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__cookie_policy_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_cookie_policy_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_pdf_id" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "privacy_policy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_privacy_policy_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "privacy_policy_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"pdf_id" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_privacy_policy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__privacy_policy_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__privacy_policy_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_privacy_policy_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_pdf_id" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "terms_of_service" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_terms_of_service_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "terms_of_service_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"pdf_id" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_terms_of_service_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__terms_of_service_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__terms_of_service_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_terms_of_service_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_pdf_id" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cookie_detail" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo_id" varchar,
  	"close_icon_id" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cookie_detail_locales" (
  	"header" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "analytics_cookie" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_analytics_cookie_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "analytics_cookie_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_analytics_cookie_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__analytics_cookie_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__analytics_cookie_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_analytics_cookie_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "advertising_cookie" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_advertising_cookie_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "advertising_cookie_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_advertising_cookie_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__advertising_cookie_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__advertising_cookie_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_advertising_cookie_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tracking" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"container_one" varchar,
  	"container_two" varchar,
  	"analytics_id" varchar,
  	"pixel_id" varchar,
  	"tag_origin" varchar DEFAULT 'https://www.googletagmanager.com' NOT NULL,
  	"pixel_origin" varchar DEFAULT 'https://connect.facebook.net' NOT NULL,
  	"before_choice" "enum_tracking_before_choice" DEFAULT 'cookieless' NOT NULL,
  	"start_ticked" boolean DEFAULT true NOT NULL,
  	"policy_version" varchar DEFAULT '1' NOT NULL,
  	"overlay_first_visit" numeric DEFAULT 3000 NOT NULL,
  	"overlay_navigation" numeric DEFAULT 2000 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "policy_images_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "general_cookies_id" integer;
  ALTER TABLE "policy_images" ADD CONSTRAINT "policy_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "policy_images_locales" ADD CONSTRAINT "policy_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."policy_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policy_images_v" ADD CONSTRAINT "_policy_images_v_parent_id_policy_images_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."policy_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_policy_images_v" ADD CONSTRAINT "_policy_images_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_policy_images_v_locales" ADD CONSTRAINT "_policy_images_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_policy_images_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "general_cookies_locales" ADD CONSTRAINT "general_cookies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."general_cookies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cookie_policy_locales" ADD CONSTRAINT "cookie_policy_locales_pdf_id_media_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cookie_policy_locales" ADD CONSTRAINT "cookie_policy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cookie_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cookie_policy_v_locales" ADD CONSTRAINT "_cookie_policy_v_locales_version_pdf_id_media_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cookie_policy_v_locales" ADD CONSTRAINT "_cookie_policy_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cookie_policy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_policy_locales" ADD CONSTRAINT "privacy_policy_locales_pdf_id_media_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy_policy_locales" ADD CONSTRAINT "privacy_policy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v_locales" ADD CONSTRAINT "_privacy_policy_v_locales_version_pdf_id_media_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v_locales" ADD CONSTRAINT "_privacy_policy_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_policy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_of_service_locales" ADD CONSTRAINT "terms_of_service_locales_pdf_id_media_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "terms_of_service_locales" ADD CONSTRAINT "terms_of_service_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms_of_service"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_terms_of_service_v_locales" ADD CONSTRAINT "_terms_of_service_v_locales_version_pdf_id_media_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_terms_of_service_v_locales" ADD CONSTRAINT "_terms_of_service_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_of_service_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cookie_detail" ADD CONSTRAINT "cookie_detail_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cookie_detail" ADD CONSTRAINT "cookie_detail_close_icon_id_media_id_fk" FOREIGN KEY ("close_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cookie_detail_locales" ADD CONSTRAINT "cookie_detail_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cookie_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "analytics_cookie_locales" ADD CONSTRAINT "analytics_cookie_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."analytics_cookie"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_analytics_cookie_v_locales" ADD CONSTRAINT "_analytics_cookie_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_analytics_cookie_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advertising_cookie_locales" ADD CONSTRAINT "advertising_cookie_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advertising_cookie"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advertising_cookie_v_locales" ADD CONSTRAINT "_advertising_cookie_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advertising_cookie_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "policy_images_image_idx" ON "policy_images" USING btree ("image_id");
  CREATE INDEX "policy_images_updated_at_idx" ON "policy_images" USING btree ("updated_at");
  CREATE INDEX "policy_images_created_at_idx" ON "policy_images" USING btree ("created_at");
  CREATE INDEX "policy_images__status_idx" ON "policy_images" USING btree ("_status");
  CREATE INDEX "_status_policy_sort_idx" ON "policy_images" USING btree ("_status","policy","sort");
  CREATE UNIQUE INDEX "policy_images_locales_locale_parent_id_unique" ON "policy_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "policy_images_locales_parent_idx" ON "policy_images_locales" USING btree ("_parent_id");
  CREATE INDEX "_policy_images_v_parent_idx" ON "_policy_images_v" USING btree ("parent_id");
  CREATE INDEX "_policy_images_v_version_version_image_idx" ON "_policy_images_v" USING btree ("version_image_id");
  CREATE INDEX "_policy_images_v_version_version_updated_at_idx" ON "_policy_images_v" USING btree ("version_updated_at");
  CREATE INDEX "_policy_images_v_version_version_created_at_idx" ON "_policy_images_v" USING btree ("version_created_at");
  CREATE INDEX "_policy_images_v_version_version__status_idx" ON "_policy_images_v" USING btree ("version__status");
  CREATE INDEX "_policy_images_v_created_at_idx" ON "_policy_images_v" USING btree ("created_at");
  CREATE INDEX "_policy_images_v_updated_at_idx" ON "_policy_images_v" USING btree ("updated_at");
  CREATE INDEX "_policy_images_v_snapshot_idx" ON "_policy_images_v" USING btree ("snapshot");
  CREATE INDEX "_policy_images_v_published_locale_idx" ON "_policy_images_v" USING btree ("published_locale");
  CREATE INDEX "_policy_images_v_latest_idx" ON "_policy_images_v" USING btree ("latest");
  CREATE INDEX "version__status_version_policy_version_sort_idx" ON "_policy_images_v" USING btree ("version__status","version_policy","version_sort");
  CREATE UNIQUE INDEX "_policy_images_v_locales_locale_parent_id_unique" ON "_policy_images_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_policy_images_v_locales_parent_idx" ON "_policy_images_v_locales" USING btree ("_parent_id");
  CREATE INDEX "general_cookies_updated_at_idx" ON "general_cookies" USING btree ("updated_at");
  CREATE INDEX "general_cookies_created_at_idx" ON "general_cookies" USING btree ("created_at");
  CREATE UNIQUE INDEX "general_cookies_locales_locale_parent_id_unique" ON "general_cookies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "general_cookies_locales_parent_idx" ON "general_cookies_locales" USING btree ("_parent_id");
  CREATE INDEX "consent_log_updated_at_idx" ON "consent_log" USING btree ("updated_at");
  CREATE INDEX "consent_log_created_at_idx" ON "consent_log" USING btree ("created_at");
  CREATE INDEX "cookie_policy__status_idx" ON "cookie_policy" USING btree ("_status");
  CREATE INDEX "cookie_policy_pdf_idx" ON "cookie_policy_locales" USING btree ("pdf_id","_locale");
  CREATE UNIQUE INDEX "cookie_policy_locales_locale_parent_id_unique" ON "cookie_policy_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cookie_policy_locales_parent_idx" ON "cookie_policy_locales" USING btree ("_parent_id");
  CREATE INDEX "_cookie_policy_v_version_version__status_idx" ON "_cookie_policy_v" USING btree ("version__status");
  CREATE INDEX "_cookie_policy_v_created_at_idx" ON "_cookie_policy_v" USING btree ("created_at");
  CREATE INDEX "_cookie_policy_v_updated_at_idx" ON "_cookie_policy_v" USING btree ("updated_at");
  CREATE INDEX "_cookie_policy_v_snapshot_idx" ON "_cookie_policy_v" USING btree ("snapshot");
  CREATE INDEX "_cookie_policy_v_published_locale_idx" ON "_cookie_policy_v" USING btree ("published_locale");
  CREATE INDEX "_cookie_policy_v_latest_idx" ON "_cookie_policy_v" USING btree ("latest");
  CREATE INDEX "_cookie_policy_v_version_version_pdf_idx" ON "_cookie_policy_v_locales" USING btree ("version_pdf_id","_locale");
  CREATE UNIQUE INDEX "_cookie_policy_v_locales_locale_parent_id_unique" ON "_cookie_policy_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cookie_policy_v_locales_parent_idx" ON "_cookie_policy_v_locales" USING btree ("_parent_id");
  CREATE INDEX "privacy_policy__status_idx" ON "privacy_policy" USING btree ("_status");
  CREATE INDEX "privacy_policy_pdf_idx" ON "privacy_policy_locales" USING btree ("pdf_id","_locale");
  CREATE UNIQUE INDEX "privacy_policy_locales_locale_parent_id_unique" ON "privacy_policy_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "privacy_policy_locales_parent_idx" ON "privacy_policy_locales" USING btree ("_parent_id");
  CREATE INDEX "_privacy_policy_v_version_version__status_idx" ON "_privacy_policy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_policy_v_created_at_idx" ON "_privacy_policy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_policy_v_updated_at_idx" ON "_privacy_policy_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_policy_v_snapshot_idx" ON "_privacy_policy_v" USING btree ("snapshot");
  CREATE INDEX "_privacy_policy_v_published_locale_idx" ON "_privacy_policy_v" USING btree ("published_locale");
  CREATE INDEX "_privacy_policy_v_latest_idx" ON "_privacy_policy_v" USING btree ("latest");
  CREATE INDEX "_privacy_policy_v_version_version_pdf_idx" ON "_privacy_policy_v_locales" USING btree ("version_pdf_id","_locale");
  CREATE UNIQUE INDEX "_privacy_policy_v_locales_locale_parent_id_unique" ON "_privacy_policy_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_privacy_policy_v_locales_parent_idx" ON "_privacy_policy_v_locales" USING btree ("_parent_id");
  CREATE INDEX "terms_of_service__status_idx" ON "terms_of_service" USING btree ("_status");
  CREATE INDEX "terms_of_service_pdf_idx" ON "terms_of_service_locales" USING btree ("pdf_id","_locale");
  CREATE UNIQUE INDEX "terms_of_service_locales_locale_parent_id_unique" ON "terms_of_service_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "terms_of_service_locales_parent_idx" ON "terms_of_service_locales" USING btree ("_parent_id");
  CREATE INDEX "_terms_of_service_v_version_version__status_idx" ON "_terms_of_service_v" USING btree ("version__status");
  CREATE INDEX "_terms_of_service_v_created_at_idx" ON "_terms_of_service_v" USING btree ("created_at");
  CREATE INDEX "_terms_of_service_v_updated_at_idx" ON "_terms_of_service_v" USING btree ("updated_at");
  CREATE INDEX "_terms_of_service_v_snapshot_idx" ON "_terms_of_service_v" USING btree ("snapshot");
  CREATE INDEX "_terms_of_service_v_published_locale_idx" ON "_terms_of_service_v" USING btree ("published_locale");
  CREATE INDEX "_terms_of_service_v_latest_idx" ON "_terms_of_service_v" USING btree ("latest");
  CREATE INDEX "_terms_of_service_v_version_version_pdf_idx" ON "_terms_of_service_v_locales" USING btree ("version_pdf_id","_locale");
  CREATE UNIQUE INDEX "_terms_of_service_v_locales_locale_parent_id_unique" ON "_terms_of_service_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_terms_of_service_v_locales_parent_idx" ON "_terms_of_service_v_locales" USING btree ("_parent_id");
  CREATE INDEX "cookie_detail_logo_idx" ON "cookie_detail" USING btree ("logo_id");
  CREATE INDEX "cookie_detail_close_icon_idx" ON "cookie_detail" USING btree ("close_icon_id");
  CREATE UNIQUE INDEX "cookie_detail_locales_locale_parent_id_unique" ON "cookie_detail_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cookie_detail_locales_parent_idx" ON "cookie_detail_locales" USING btree ("_parent_id");
  CREATE INDEX "analytics_cookie__status_idx" ON "analytics_cookie" USING btree ("_status");
  CREATE UNIQUE INDEX "analytics_cookie_locales_locale_parent_id_unique" ON "analytics_cookie_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "analytics_cookie_locales_parent_idx" ON "analytics_cookie_locales" USING btree ("_parent_id");
  CREATE INDEX "_analytics_cookie_v_version_version__status_idx" ON "_analytics_cookie_v" USING btree ("version__status");
  CREATE INDEX "_analytics_cookie_v_created_at_idx" ON "_analytics_cookie_v" USING btree ("created_at");
  CREATE INDEX "_analytics_cookie_v_updated_at_idx" ON "_analytics_cookie_v" USING btree ("updated_at");
  CREATE INDEX "_analytics_cookie_v_snapshot_idx" ON "_analytics_cookie_v" USING btree ("snapshot");
  CREATE INDEX "_analytics_cookie_v_published_locale_idx" ON "_analytics_cookie_v" USING btree ("published_locale");
  CREATE INDEX "_analytics_cookie_v_latest_idx" ON "_analytics_cookie_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_analytics_cookie_v_locales_locale_parent_id_unique" ON "_analytics_cookie_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_analytics_cookie_v_locales_parent_idx" ON "_analytics_cookie_v_locales" USING btree ("_parent_id");
  CREATE INDEX "advertising_cookie__status_idx" ON "advertising_cookie" USING btree ("_status");
  CREATE UNIQUE INDEX "advertising_cookie_locales_locale_parent_id_unique" ON "advertising_cookie_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "advertising_cookie_locales_parent_idx" ON "advertising_cookie_locales" USING btree ("_parent_id");
  CREATE INDEX "_advertising_cookie_v_version_version__status_idx" ON "_advertising_cookie_v" USING btree ("version__status");
  CREATE INDEX "_advertising_cookie_v_created_at_idx" ON "_advertising_cookie_v" USING btree ("created_at");
  CREATE INDEX "_advertising_cookie_v_updated_at_idx" ON "_advertising_cookie_v" USING btree ("updated_at");
  CREATE INDEX "_advertising_cookie_v_snapshot_idx" ON "_advertising_cookie_v" USING btree ("snapshot");
  CREATE INDEX "_advertising_cookie_v_published_locale_idx" ON "_advertising_cookie_v" USING btree ("published_locale");
  CREATE INDEX "_advertising_cookie_v_latest_idx" ON "_advertising_cookie_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_advertising_cookie_v_locales_locale_parent_id_unique" ON "_advertising_cookie_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_advertising_cookie_v_locales_parent_idx" ON "_advertising_cookie_v_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_policy_images_fk" FOREIGN KEY ("policy_images_id") REFERENCES "public"."policy_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_general_cookies_fk" FOREIGN KEY ("general_cookies_id") REFERENCES "public"."general_cookies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_policy_images_id_idx" ON "payload_locked_documents_rels" USING btree ("policy_images_id");
  CREATE INDEX "payload_locked_documents_rels_general_cookies_id_idx" ON "payload_locked_documents_rels" USING btree ("general_cookies_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "policy_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "policy_images_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_policy_images_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_policy_images_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "general_cookies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "general_cookies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cookie_policy" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cookie_policy_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cookie_policy_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cookie_policy_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_policy" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_policy_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_policy_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_policy_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_of_service" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_of_service_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_terms_of_service_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_terms_of_service_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cookie_detail" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cookie_detail_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "analytics_cookie" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "analytics_cookie_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_analytics_cookie_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_analytics_cookie_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advertising_cookie" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advertising_cookie_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advertising_cookie_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advertising_cookie_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tracking" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "policy_images" CASCADE;
  DROP TABLE "policy_images_locales" CASCADE;
  DROP TABLE "_policy_images_v" CASCADE;
  DROP TABLE "_policy_images_v_locales" CASCADE;
  DROP TABLE "general_cookies" CASCADE;
  DROP TABLE "general_cookies_locales" CASCADE;
  DROP TABLE "consent_log" CASCADE;
  DROP TABLE "cookie_policy" CASCADE;
  DROP TABLE "cookie_policy_locales" CASCADE;
  DROP TABLE "_cookie_policy_v" CASCADE;
  DROP TABLE "_cookie_policy_v_locales" CASCADE;
  DROP TABLE "privacy_policy" CASCADE;
  DROP TABLE "privacy_policy_locales" CASCADE;
  DROP TABLE "_privacy_policy_v" CASCADE;
  DROP TABLE "_privacy_policy_v_locales" CASCADE;
  DROP TABLE "terms_of_service" CASCADE;
  DROP TABLE "terms_of_service_locales" CASCADE;
  DROP TABLE "_terms_of_service_v" CASCADE;
  DROP TABLE "_terms_of_service_v_locales" CASCADE;
  DROP TABLE "cookie_detail" CASCADE;
  DROP TABLE "cookie_detail_locales" CASCADE;
  DROP TABLE "analytics_cookie" CASCADE;
  DROP TABLE "analytics_cookie_locales" CASCADE;
  DROP TABLE "_analytics_cookie_v" CASCADE;
  DROP TABLE "_analytics_cookie_v_locales" CASCADE;
  DROP TABLE "advertising_cookie" CASCADE;
  DROP TABLE "advertising_cookie_locales" CASCADE;
  DROP TABLE "_advertising_cookie_v" CASCADE;
  DROP TABLE "_advertising_cookie_v_locales" CASCADE;
  DROP TABLE "tracking" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_policy_images_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_general_cookies_fk";
  
  DROP INDEX "payload_locked_documents_rels_policy_images_id_idx";
  DROP INDEX "payload_locked_documents_rels_general_cookies_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "policy_images_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "general_cookies_id";
  DROP TYPE "public"."enum_policy_images_policy";
  DROP TYPE "public"."enum_policy_images_status";
  DROP TYPE "public"."enum__policy_images_v_version_policy";
  DROP TYPE "public"."enum__policy_images_v_version_status";
  DROP TYPE "public"."enum__policy_images_v_published_locale";
  DROP TYPE "public"."enum_consent_log_action";
  DROP TYPE "public"."enum_cookie_policy_status";
  DROP TYPE "public"."enum__cookie_policy_v_version_status";
  DROP TYPE "public"."enum__cookie_policy_v_published_locale";
  DROP TYPE "public"."enum_privacy_policy_status";
  DROP TYPE "public"."enum__privacy_policy_v_version_status";
  DROP TYPE "public"."enum__privacy_policy_v_published_locale";
  DROP TYPE "public"."enum_terms_of_service_status";
  DROP TYPE "public"."enum__terms_of_service_v_version_status";
  DROP TYPE "public"."enum__terms_of_service_v_published_locale";
  DROP TYPE "public"."enum_analytics_cookie_status";
  DROP TYPE "public"."enum__analytics_cookie_v_version_status";
  DROP TYPE "public"."enum__analytics_cookie_v_published_locale";
  DROP TYPE "public"."enum_advertising_cookie_status";
  DROP TYPE "public"."enum__advertising_cookie_v_version_status";
  DROP TYPE "public"."enum__advertising_cookie_v_published_locale";
  DROP TYPE "public"."enum_tracking_before_choice";`)
}
