import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_branches_services" AS ENUM('wash', 'dry', 'large-machine', 'coin-exchange', 'detergent-vending', 'folding-table', 'wifi', 'parking', 'air-conditioning', 'shoe-washer');
  CREATE TYPE "public"."enum_branches_payments" AS ENUM('coin', 'banknote', 'promptpay', 'card', 'truemoney', 'line-pay');
  CREATE TYPE "public"."enum_branches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branches_v_version_services" AS ENUM('wash', 'dry', 'large-machine', 'coin-exchange', 'detergent-vending', 'folding-table', 'wifi', 'parking', 'air-conditioning', 'shoe-washer');
  CREATE TYPE "public"."enum__branches_v_version_payments" AS ENUM('coin', 'banknote', 'promptpay', 'card', 'truemoney', 'line-pay');
  CREATE TYPE "public"."enum__branches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branches_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_customer_reviews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__customer_reviews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__customer_reviews_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('administrator', 'editor', 'moderator');
  CREATE TYPE "public"."enum_members_language" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_members_status" AS ENUM('active', 'suspended');
  CREATE TYPE "public"."enum_branch_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branch_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branch_page_v_published_locale" AS ENUM('th', 'en');
  CREATE TABLE "branches_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_branches_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "branches_payments" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_branches_payments",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "branches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"latitude" numeric,
  	"longitude" numeric,
  	"google_map" varchar,
  	"facebook" varchar,
  	"phone" varchar,
  	"hours_is_open_all_day" boolean DEFAULT true,
  	"hours_weekday_opens" varchar,
  	"hours_weekday_closes" varchar,
  	"hours_weekend_opens" varchar,
  	"hours_weekend_closes" varchar,
  	"slug" varchar,
  	"province_id" integer,
  	"sector_id" integer,
  	"image_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_branches_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "branches_locales" (
  	"name" varchar,
  	"landmark" varchar,
  	"notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__branches_v_version_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_payments" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__branches_v_version_payments",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_branches_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_google_map" varchar,
  	"version_facebook" varchar,
  	"version_phone" varchar,
  	"version_hours_is_open_all_day" boolean DEFAULT true,
  	"version_hours_weekday_opens" varchar,
  	"version_hours_weekday_closes" varchar,
  	"version_hours_weekend_opens" varchar,
  	"version_hours_weekend_closes" varchar,
  	"version_slug" varchar,
  	"version_province_id" integer,
  	"version_sector_id" integer,
  	"version_image_id" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__branches_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__branches_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_branches_v_locales" (
  	"version_name" varchar,
  	"version_landmark" varchar,
  	"version_notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "provinces" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sector_id" integer NOT NULL,
  	"code" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "provinces_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sectors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sectors_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "customer_reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sort" numeric,
  	"image_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_customer_reviews_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "customer_reviews_locales" (
  	"name" varchar,
  	"feedback" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_customer_reviews_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_sort" numeric,
  	"version_image_id" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__customer_reviews_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__customer_reviews_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_customer_reviews_v_locales" (
  	"version_name" varchar,
  	"version_feedback" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"is_private" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_staff_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "members_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "members" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"tel" varchar,
  	"location" varchar,
  	"avatar_id" varchar,
  	"language" "enum_members_language" DEFAULT 'th' NOT NULL,
  	"status" "enum_members_status" DEFAULT 'active' NOT NULL,
  	"email_notifications" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"branches_id" integer,
  	"provinces_id" integer,
  	"sectors_id" integer,
  	"customer_reviews_id" integer,
  	"media_id" varchar,
  	"staff_id" integer,
  	"members_id" varchar
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" integer,
  	"members_id" varchar
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "current_branch" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"customers" numeric DEFAULT 0 NOT NULL,
  	"branches" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "branch_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background_image_id" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"_status" "enum_branch_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "branch_page_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_branch_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_background_image_id" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version__status" "enum__branch_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__branch_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_branch_page_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"line_id" varchar,
  	"email" varchar,
  	"facebook" varchar,
  	"share_image_id" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_locales" (
  	"brand_name" varchar NOT NULL,
  	"hero_title" varchar NOT NULL,
  	"hero_text" varchar,
  	"footer_text" varchar,
  	"home_title" varchar NOT NULL,
  	"meta_description" varchar,
  	"meta_keywords" varchar,
  	"meta_author" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "branches_services" ADD CONSTRAINT "branches_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_payments" ADD CONSTRAINT "branches_payments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches" ADD CONSTRAINT "branches_province_id_provinces_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."provinces"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branches" ADD CONSTRAINT "branches_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branches" ADD CONSTRAINT "branches_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branches_locales" ADD CONSTRAINT "branches_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_services" ADD CONSTRAINT "_branches_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_payments" ADD CONSTRAINT "_branches_v_version_payments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_parent_id_branches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_version_province_id_provinces_id_fk" FOREIGN KEY ("version_province_id") REFERENCES "public"."provinces"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_version_sector_id_sectors_id_fk" FOREIGN KEY ("version_sector_id") REFERENCES "public"."sectors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branches_v_locales" ADD CONSTRAINT "_branches_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "provinces" ADD CONSTRAINT "provinces_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "provinces_locales" ADD CONSTRAINT "provinces_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."provinces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_locales" ADD CONSTRAINT "sectors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_reviews_locales" ADD CONSTRAINT "customer_reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customer_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_customer_reviews_v" ADD CONSTRAINT "_customer_reviews_v_parent_id_customer_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."customer_reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customer_reviews_v" ADD CONSTRAINT "_customer_reviews_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customer_reviews_v_locales" ADD CONSTRAINT "_customer_reviews_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_customer_reviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_sessions" ADD CONSTRAINT "members_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members" ADD CONSTRAINT "members_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_provinces_fk" FOREIGN KEY ("provinces_id") REFERENCES "public"."provinces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_reviews_fk" FOREIGN KEY ("customer_reviews_id") REFERENCES "public"."customer_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branch_page" ADD CONSTRAINT "branch_page_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branch_page" ADD CONSTRAINT "branch_page_created_by_id_staff_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branch_page" ADD CONSTRAINT "branch_page_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branch_page_locales" ADD CONSTRAINT "branch_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branch_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branch_page_v" ADD CONSTRAINT "_branch_page_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branch_page_v" ADD CONSTRAINT "_branch_page_v_version_created_by_id_staff_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branch_page_v" ADD CONSTRAINT "_branch_page_v_version_updated_by_id_staff_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branch_page_v_locales" ADD CONSTRAINT "_branch_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branch_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "branches_services_order_idx" ON "branches_services" USING btree ("order");
  CREATE INDEX "branches_services_parent_idx" ON "branches_services" USING btree ("parent_id");
  CREATE INDEX "branches_payments_order_idx" ON "branches_payments" USING btree ("order");
  CREATE INDEX "branches_payments_parent_idx" ON "branches_payments" USING btree ("parent_id");
  CREATE UNIQUE INDEX "branches_slug_idx" ON "branches" USING btree ("slug");
  CREATE INDEX "branches_province_idx" ON "branches" USING btree ("province_id");
  CREATE INDEX "branches_sector_idx" ON "branches" USING btree ("sector_id");
  CREATE INDEX "branches_image_idx" ON "branches" USING btree ("image_id");
  CREATE INDEX "branches_updated_at_idx" ON "branches" USING btree ("updated_at");
  CREATE INDEX "branches_created_at_idx" ON "branches" USING btree ("created_at");
  CREATE INDEX "branches__status_idx" ON "branches" USING btree ("_status");
  CREATE INDEX "_status_slug_idx" ON "branches" USING btree ("_status","slug");
  CREATE INDEX "_status_sector_slug_idx" ON "branches" USING btree ("_status","sector_id","slug");
  CREATE INDEX "_status_province_slug_idx" ON "branches" USING btree ("_status","province_id","slug");
  CREATE UNIQUE INDEX "branches_locales_locale_parent_id_unique" ON "branches_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branches_locales_parent_idx" ON "branches_locales" USING btree ("_parent_id");
  CREATE INDEX "_branches_v_version_services_order_idx" ON "_branches_v_version_services" USING btree ("order");
  CREATE INDEX "_branches_v_version_services_parent_idx" ON "_branches_v_version_services" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_payments_order_idx" ON "_branches_v_version_payments" USING btree ("order");
  CREATE INDEX "_branches_v_version_payments_parent_idx" ON "_branches_v_version_payments" USING btree ("parent_id");
  CREATE INDEX "_branches_v_parent_idx" ON "_branches_v" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_version_slug_idx" ON "_branches_v" USING btree ("version_slug");
  CREATE INDEX "_branches_v_version_version_province_idx" ON "_branches_v" USING btree ("version_province_id");
  CREATE INDEX "_branches_v_version_version_sector_idx" ON "_branches_v" USING btree ("version_sector_id");
  CREATE INDEX "_branches_v_version_version_image_idx" ON "_branches_v" USING btree ("version_image_id");
  CREATE INDEX "_branches_v_version_version_updated_at_idx" ON "_branches_v" USING btree ("version_updated_at");
  CREATE INDEX "_branches_v_version_version_created_at_idx" ON "_branches_v" USING btree ("version_created_at");
  CREATE INDEX "_branches_v_version_version__status_idx" ON "_branches_v" USING btree ("version__status");
  CREATE INDEX "_branches_v_created_at_idx" ON "_branches_v" USING btree ("created_at");
  CREATE INDEX "_branches_v_updated_at_idx" ON "_branches_v" USING btree ("updated_at");
  CREATE INDEX "_branches_v_snapshot_idx" ON "_branches_v" USING btree ("snapshot");
  CREATE INDEX "_branches_v_published_locale_idx" ON "_branches_v" USING btree ("published_locale");
  CREATE INDEX "_branches_v_latest_idx" ON "_branches_v" USING btree ("latest");
  CREATE INDEX "_branches_v_autosave_idx" ON "_branches_v" USING btree ("autosave");
  CREATE INDEX "version__status_version_slug_idx" ON "_branches_v" USING btree ("version__status","version_slug");
  CREATE INDEX "version__status_version_sector_version_slug_idx" ON "_branches_v" USING btree ("version__status","version_sector_id","version_slug");
  CREATE INDEX "version__status_version_province_version_slug_idx" ON "_branches_v" USING btree ("version__status","version_province_id","version_slug");
  CREATE UNIQUE INDEX "_branches_v_locales_locale_parent_id_unique" ON "_branches_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_locales_parent_idx" ON "_branches_v_locales" USING btree ("_parent_id");
  CREATE INDEX "provinces_sector_idx" ON "provinces" USING btree ("sector_id");
  CREATE UNIQUE INDEX "provinces_code_idx" ON "provinces" USING btree ("code");
  CREATE INDEX "provinces_updated_at_idx" ON "provinces" USING btree ("updated_at");
  CREATE INDEX "provinces_created_at_idx" ON "provinces" USING btree ("created_at");
  CREATE UNIQUE INDEX "provinces_locales_locale_parent_id_unique" ON "provinces_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "provinces_locales_parent_idx" ON "provinces_locales" USING btree ("_parent_id");
  CREATE INDEX "sectors_updated_at_idx" ON "sectors" USING btree ("updated_at");
  CREATE INDEX "sectors_created_at_idx" ON "sectors" USING btree ("created_at");
  CREATE UNIQUE INDEX "sectors_locales_locale_parent_id_unique" ON "sectors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sectors_locales_parent_idx" ON "sectors_locales" USING btree ("_parent_id");
  CREATE INDEX "customer_reviews_image_idx" ON "customer_reviews" USING btree ("image_id");
  CREATE INDEX "customer_reviews_updated_at_idx" ON "customer_reviews" USING btree ("updated_at");
  CREATE INDEX "customer_reviews_created_at_idx" ON "customer_reviews" USING btree ("created_at");
  CREATE INDEX "customer_reviews__status_idx" ON "customer_reviews" USING btree ("_status");
  CREATE INDEX "_status_sort_idx" ON "customer_reviews" USING btree ("_status","sort");
  CREATE UNIQUE INDEX "customer_reviews_locales_locale_parent_id_unique" ON "customer_reviews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "customer_reviews_locales_parent_idx" ON "customer_reviews_locales" USING btree ("_parent_id");
  CREATE INDEX "_customer_reviews_v_parent_idx" ON "_customer_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_customer_reviews_v_version_version_image_idx" ON "_customer_reviews_v" USING btree ("version_image_id");
  CREATE INDEX "_customer_reviews_v_version_version_updated_at_idx" ON "_customer_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_customer_reviews_v_version_version_created_at_idx" ON "_customer_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_customer_reviews_v_version_version__status_idx" ON "_customer_reviews_v" USING btree ("version__status");
  CREATE INDEX "_customer_reviews_v_created_at_idx" ON "_customer_reviews_v" USING btree ("created_at");
  CREATE INDEX "_customer_reviews_v_updated_at_idx" ON "_customer_reviews_v" USING btree ("updated_at");
  CREATE INDEX "_customer_reviews_v_snapshot_idx" ON "_customer_reviews_v" USING btree ("snapshot");
  CREATE INDEX "_customer_reviews_v_published_locale_idx" ON "_customer_reviews_v" USING btree ("published_locale");
  CREATE INDEX "_customer_reviews_v_latest_idx" ON "_customer_reviews_v" USING btree ("latest");
  CREATE INDEX "version__status_version_sort_idx" ON "_customer_reviews_v" USING btree ("version__status","version_sort");
  CREATE UNIQUE INDEX "_customer_reviews_v_locales_locale_parent_id_unique" ON "_customer_reviews_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_customer_reviews_v_locales_parent_idx" ON "_customer_reviews_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_is_private_idx" ON "media" USING btree ("is_private");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE INDEX "members_sessions_order_idx" ON "members_sessions" USING btree ("_order");
  CREATE INDEX "members_sessions_parent_id_idx" ON "members_sessions" USING btree ("_parent_id");
  CREATE INDEX "members_avatar_idx" ON "members" USING btree ("avatar_id");
  CREATE INDEX "members_status_idx" ON "members" USING btree ("status");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE UNIQUE INDEX "members_email_idx" ON "members" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_branches_id_idx" ON "payload_locked_documents_rels" USING btree ("branches_id");
  CREATE INDEX "payload_locked_documents_rels_provinces_id_idx" ON "payload_locked_documents_rels" USING btree ("provinces_id");
  CREATE INDEX "payload_locked_documents_rels_sectors_id_idx" ON "payload_locked_documents_rels" USING btree ("sectors_id");
  CREATE INDEX "payload_locked_documents_rels_customer_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("customer_reviews_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_members_id_idx" ON "payload_locked_documents_rels" USING btree ("members_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_preferences_rels_members_id_idx" ON "payload_preferences_rels" USING btree ("members_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "branch_page_background_image_idx" ON "branch_page" USING btree ("background_image_id");
  CREATE INDEX "branch_page_created_by_idx" ON "branch_page" USING btree ("created_by_id");
  CREATE INDEX "branch_page_updated_by_idx" ON "branch_page" USING btree ("updated_by_id");
  CREATE INDEX "branch_page__status_idx" ON "branch_page" USING btree ("_status");
  CREATE UNIQUE INDEX "branch_page_locales_locale_parent_id_unique" ON "branch_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branch_page_locales_parent_idx" ON "branch_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_branch_page_v_version_version_background_image_idx" ON "_branch_page_v" USING btree ("version_background_image_id");
  CREATE INDEX "_branch_page_v_version_version_created_by_idx" ON "_branch_page_v" USING btree ("version_created_by_id");
  CREATE INDEX "_branch_page_v_version_version_updated_by_idx" ON "_branch_page_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_branch_page_v_version_version__status_idx" ON "_branch_page_v" USING btree ("version__status");
  CREATE INDEX "_branch_page_v_created_at_idx" ON "_branch_page_v" USING btree ("created_at");
  CREATE INDEX "_branch_page_v_updated_at_idx" ON "_branch_page_v" USING btree ("updated_at");
  CREATE INDEX "_branch_page_v_snapshot_idx" ON "_branch_page_v" USING btree ("snapshot");
  CREATE INDEX "_branch_page_v_published_locale_idx" ON "_branch_page_v" USING btree ("published_locale");
  CREATE INDEX "_branch_page_v_latest_idx" ON "_branch_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_branch_page_v_locales_locale_parent_id_unique" ON "_branch_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branch_page_v_locales_parent_idx" ON "_branch_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "settings_share_image_idx" ON "settings" USING btree ("share_image_id");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "settings_locales_parent_idx" ON "settings_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "branches_services" CASCADE;
  DROP TABLE "branches_payments" CASCADE;
  DROP TABLE "branches" CASCADE;
  DROP TABLE "branches_locales" CASCADE;
  DROP TABLE "_branches_v_version_services" CASCADE;
  DROP TABLE "_branches_v_version_payments" CASCADE;
  DROP TABLE "_branches_v" CASCADE;
  DROP TABLE "_branches_v_locales" CASCADE;
  DROP TABLE "provinces" CASCADE;
  DROP TABLE "provinces_locales" CASCADE;
  DROP TABLE "sectors" CASCADE;
  DROP TABLE "sectors_locales" CASCADE;
  DROP TABLE "customer_reviews" CASCADE;
  DROP TABLE "customer_reviews_locales" CASCADE;
  DROP TABLE "_customer_reviews_v" CASCADE;
  DROP TABLE "_customer_reviews_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "members_sessions" CASCADE;
  DROP TABLE "members" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "current_branch" CASCADE;
  DROP TABLE "branch_page" CASCADE;
  DROP TABLE "branch_page_locales" CASCADE;
  DROP TABLE "_branch_page_v" CASCADE;
  DROP TABLE "_branch_page_v_locales" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_branches_services";
  DROP TYPE "public"."enum_branches_payments";
  DROP TYPE "public"."enum_branches_status";
  DROP TYPE "public"."enum__branches_v_version_services";
  DROP TYPE "public"."enum__branches_v_version_payments";
  DROP TYPE "public"."enum__branches_v_version_status";
  DROP TYPE "public"."enum__branches_v_published_locale";
  DROP TYPE "public"."enum_customer_reviews_status";
  DROP TYPE "public"."enum__customer_reviews_v_version_status";
  DROP TYPE "public"."enum__customer_reviews_v_published_locale";
  DROP TYPE "public"."enum_staff_role";
  DROP TYPE "public"."enum_members_language";
  DROP TYPE "public"."enum_members_status";
  DROP TYPE "public"."enum_branch_page_status";
  DROP TYPE "public"."enum__branch_page_v_version_status";
  DROP TYPE "public"."enum__branch_page_v_published_locale";`)
}
