import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_about_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_pages_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_milestones_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__milestones_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__milestones_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_rewards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__rewards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__rewards_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_official_channels_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__official_channels_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__official_channels_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_machines_programmes_temperature" AS ENUM('cold', 'warm', 'hot');
  CREATE TYPE "public"."enum_machines_kind" AS ENUM('washer', 'dryer', 'coin_exchange', 'detergent_vending');
  CREATE TYPE "public"."enum_machines_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__machines_v_version_programmes_temperature" AS ENUM('cold', 'warm', 'hot');
  CREATE TYPE "public"."enum__machines_v_version_kind" AS ENUM('washer', 'dryer', 'coin_exchange', 'detergent_vending');
  CREATE TYPE "public"."enum__machines_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__machines_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_product_head_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_head_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_head_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_product_page_payments_kind" AS ENUM('coin', 'banknote', 'promptpay', 'card', 'truemoney', 'line-pay');
  CREATE TYPE "public"."enum_product_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_page_v_version_payments_kind" AS ENUM('coin', 'banknote', 'promptpay', 'card', 'truemoney', 'line-pay');
  CREATE TYPE "public"."enum__product_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_page_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_about_head_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_head_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_head_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_about_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_brand_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_about_history_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_history_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_history_v_published_locale" AS ENUM('th', 'en');
  CREATE TABLE "about_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"slug" varchar,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_about_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "about_pages_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" varchar,
  	"version_slug" varchar,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__about_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_about_pages_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "milestones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"image_id" varchar,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_milestones_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "milestones_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_milestones_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_year" numeric,
  	"version_image_id" varchar,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__milestones_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__milestones_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_milestones_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "rewards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_rewards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "rewards_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rewards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" varchar,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__rewards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__rewards_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_rewards_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "official_channels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"image_id" varchar,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_official_channels_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "official_channels_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_official_channels_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_url" varchar,
  	"version_image_id" varchar,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__official_channels_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__official_channels_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_official_channels_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "machines_programmes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"temperature" "enum_machines_programmes_temperature",
  	"price" numeric,
  	"minutes" numeric
  );
  
  CREATE TABLE "machines_programmes_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "machines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_machines_kind",
  	"capacity" numeric,
  	"image_id" varchar,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_machines_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "machines_locales" (
  	"title" varchar,
  	"fits" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_machines_v_version_programmes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"temperature" "enum__machines_v_version_programmes_temperature",
  	"price" numeric,
  	"minutes" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_machines_v_version_programmes_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_machines_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__machines_v_version_kind",
  	"version_capacity" numeric,
  	"version_image_id" varchar,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__machines_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__machines_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_machines_v_locales" (
  	"version_title" varchar,
  	"version_fits" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_head" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background_image_id" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"_status" "enum_product_head_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "product_head_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_head_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_background_image_id" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version__status" "enum__product_head_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_head_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_product_head_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_page_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" varchar
  );
  
  CREATE TABLE "product_page_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_page_allowed" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "product_page_allowed_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_page_forbidden" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "product_page_forbidden_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_page_payments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_product_page_payments_kind"
  );
  
  CREATE TABLE "product_page_payments_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_product_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "product_page_locales" (
  	"promise_title" varchar,
  	"promise_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_page_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_page_v_version_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_page_v_version_allowed" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_page_v_version_allowed_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_page_v_version_forbidden" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_page_v_version_forbidden_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_page_v_version_payments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__product_page_v_version_payments_kind",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_page_v_version_payments_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__product_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_product_page_v_locales" (
  	"version_promise_title" varchar,
  	"version_promise_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_head" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background_image_id" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"_status" "enum_about_head_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_head_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_head_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_background_image_id" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version__status" "enum__about_head_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_head_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_about_head_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"_status" "enum_about_brand_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_brand_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_image_id" varchar,
  	"version__status" "enum__about_brand_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_brand_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_about_brand_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_history" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"_status" "enum_about_history_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_history_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_history_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_image_id" varchar,
  	"version__status" "enum__about_history_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_history_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_about_history_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "about_pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "milestones_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "rewards_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "official_channels_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "machines_id" integer;
  ALTER TABLE "about_pages" ADD CONSTRAINT "about_pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_pages_locales" ADD CONSTRAINT "about_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_pages_v" ADD CONSTRAINT "_about_pages_v_parent_id_about_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_pages_v" ADD CONSTRAINT "_about_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_pages_v_locales" ADD CONSTRAINT "_about_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "milestones" ADD CONSTRAINT "milestones_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "milestones_locales" ADD CONSTRAINT "milestones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_milestones_v" ADD CONSTRAINT "_milestones_v_parent_id_milestones_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."milestones"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_milestones_v" ADD CONSTRAINT "_milestones_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_milestones_v_locales" ADD CONSTRAINT "_milestones_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_milestones_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rewards" ADD CONSTRAINT "rewards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rewards_locales" ADD CONSTRAINT "rewards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rewards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rewards_v" ADD CONSTRAINT "_rewards_v_parent_id_rewards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rewards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rewards_v" ADD CONSTRAINT "_rewards_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rewards_v_locales" ADD CONSTRAINT "_rewards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rewards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "official_channels" ADD CONSTRAINT "official_channels_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "official_channels_locales" ADD CONSTRAINT "official_channels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."official_channels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_official_channels_v" ADD CONSTRAINT "_official_channels_v_parent_id_official_channels_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."official_channels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_official_channels_v" ADD CONSTRAINT "_official_channels_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_official_channels_v_locales" ADD CONSTRAINT "_official_channels_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_official_channels_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_programmes" ADD CONSTRAINT "machines_programmes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_programmes_locales" ADD CONSTRAINT "machines_programmes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines_programmes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines" ADD CONSTRAINT "machines_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "machines_locales" ADD CONSTRAINT "machines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_version_programmes" ADD CONSTRAINT "_machines_v_version_programmes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_version_programmes_locales" ADD CONSTRAINT "_machines_v_version_programmes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v_version_programmes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v" ADD CONSTRAINT "_machines_v_parent_id_machines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."machines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_machines_v" ADD CONSTRAINT "_machines_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_machines_v_locales" ADD CONSTRAINT "_machines_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_head" ADD CONSTRAINT "product_head_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_head" ADD CONSTRAINT "product_head_created_by_id_staff_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_head" ADD CONSTRAINT "product_head_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_head_locales" ADD CONSTRAINT "product_head_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_head"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_head_v" ADD CONSTRAINT "_product_head_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_head_v" ADD CONSTRAINT "_product_head_v_version_created_by_id_staff_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_head_v" ADD CONSTRAINT "_product_head_v_version_updated_by_id_staff_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_head_v_locales" ADD CONSTRAINT "_product_head_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_head_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_steps" ADD CONSTRAINT "product_page_steps_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_page_steps" ADD CONSTRAINT "product_page_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_steps_locales" ADD CONSTRAINT "product_page_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_allowed" ADD CONSTRAINT "product_page_allowed_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_allowed_locales" ADD CONSTRAINT "product_page_allowed_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page_allowed"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_forbidden" ADD CONSTRAINT "product_page_forbidden_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_forbidden_locales" ADD CONSTRAINT "product_page_forbidden_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page_forbidden"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_payments" ADD CONSTRAINT "product_page_payments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_payments_locales" ADD CONSTRAINT "product_page_payments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page_payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_locales" ADD CONSTRAINT "product_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_steps" ADD CONSTRAINT "_product_page_v_version_steps_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_steps" ADD CONSTRAINT "_product_page_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_steps_locales" ADD CONSTRAINT "_product_page_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_allowed" ADD CONSTRAINT "_product_page_v_version_allowed_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_allowed_locales" ADD CONSTRAINT "_product_page_v_version_allowed_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v_version_allowed"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_forbidden" ADD CONSTRAINT "_product_page_v_version_forbidden_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_forbidden_locales" ADD CONSTRAINT "_product_page_v_version_forbidden_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v_version_forbidden"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_payments" ADD CONSTRAINT "_product_page_v_version_payments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_payments_locales" ADD CONSTRAINT "_product_page_v_version_payments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v_version_payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_locales" ADD CONSTRAINT "_product_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_head" ADD CONSTRAINT "about_head_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_head" ADD CONSTRAINT "about_head_created_by_id_staff_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_head" ADD CONSTRAINT "about_head_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_head_locales" ADD CONSTRAINT "about_head_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_head"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_head_v" ADD CONSTRAINT "_about_head_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_head_v" ADD CONSTRAINT "_about_head_v_version_created_by_id_staff_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_head_v" ADD CONSTRAINT "_about_head_v_version_updated_by_id_staff_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_head_v_locales" ADD CONSTRAINT "_about_head_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_head_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_brand" ADD CONSTRAINT "about_brand_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_brand_locales" ADD CONSTRAINT "about_brand_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_brand_v" ADD CONSTRAINT "_about_brand_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_brand_v_locales" ADD CONSTRAINT "_about_brand_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_history" ADD CONSTRAINT "about_history_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_history_locales" ADD CONSTRAINT "about_history_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_history_v" ADD CONSTRAINT "_about_history_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_history_v_locales" ADD CONSTRAINT "_about_history_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_history_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "about_pages_image_idx" ON "about_pages" USING btree ("image_id");
  CREATE UNIQUE INDEX "about_pages_slug_idx" ON "about_pages" USING btree ("slug");
  CREATE INDEX "about_pages_updated_at_idx" ON "about_pages" USING btree ("updated_at");
  CREATE INDEX "about_pages_created_at_idx" ON "about_pages" USING btree ("created_at");
  CREATE INDEX "about_pages__status_idx" ON "about_pages" USING btree ("_status");
  CREATE INDEX "_status_sort_5_idx" ON "about_pages" USING btree ("_status","sort");
  CREATE UNIQUE INDEX "about_pages_locales_locale_parent_id_unique" ON "about_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_pages_locales_parent_idx" ON "about_pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_pages_v_parent_idx" ON "_about_pages_v" USING btree ("parent_id");
  CREATE INDEX "_about_pages_v_version_version_image_idx" ON "_about_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_about_pages_v_version_version_slug_idx" ON "_about_pages_v" USING btree ("version_slug");
  CREATE INDEX "_about_pages_v_version_version_updated_at_idx" ON "_about_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_about_pages_v_version_version_created_at_idx" ON "_about_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_about_pages_v_version_version__status_idx" ON "_about_pages_v" USING btree ("version__status");
  CREATE INDEX "_about_pages_v_created_at_idx" ON "_about_pages_v" USING btree ("created_at");
  CREATE INDEX "_about_pages_v_updated_at_idx" ON "_about_pages_v" USING btree ("updated_at");
  CREATE INDEX "_about_pages_v_snapshot_idx" ON "_about_pages_v" USING btree ("snapshot");
  CREATE INDEX "_about_pages_v_published_locale_idx" ON "_about_pages_v" USING btree ("published_locale");
  CREATE INDEX "_about_pages_v_latest_idx" ON "_about_pages_v" USING btree ("latest");
  CREATE INDEX "version__status_version_sort_5_idx" ON "_about_pages_v" USING btree ("version__status","version_sort");
  CREATE UNIQUE INDEX "_about_pages_v_locales_locale_parent_id_unique" ON "_about_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_pages_v_locales_parent_idx" ON "_about_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "milestones_image_idx" ON "milestones" USING btree ("image_id");
  CREATE INDEX "milestones_updated_at_idx" ON "milestones" USING btree ("updated_at");
  CREATE INDEX "milestones_created_at_idx" ON "milestones" USING btree ("created_at");
  CREATE INDEX "milestones__status_idx" ON "milestones" USING btree ("_status");
  CREATE INDEX "_status_year_idx" ON "milestones" USING btree ("_status","year");
  CREATE UNIQUE INDEX "milestones_locales_locale_parent_id_unique" ON "milestones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "milestones_locales_parent_idx" ON "milestones_locales" USING btree ("_parent_id");
  CREATE INDEX "_milestones_v_parent_idx" ON "_milestones_v" USING btree ("parent_id");
  CREATE INDEX "_milestones_v_version_version_image_idx" ON "_milestones_v" USING btree ("version_image_id");
  CREATE INDEX "_milestones_v_version_version_updated_at_idx" ON "_milestones_v" USING btree ("version_updated_at");
  CREATE INDEX "_milestones_v_version_version_created_at_idx" ON "_milestones_v" USING btree ("version_created_at");
  CREATE INDEX "_milestones_v_version_version__status_idx" ON "_milestones_v" USING btree ("version__status");
  CREATE INDEX "_milestones_v_created_at_idx" ON "_milestones_v" USING btree ("created_at");
  CREATE INDEX "_milestones_v_updated_at_idx" ON "_milestones_v" USING btree ("updated_at");
  CREATE INDEX "_milestones_v_snapshot_idx" ON "_milestones_v" USING btree ("snapshot");
  CREATE INDEX "_milestones_v_published_locale_idx" ON "_milestones_v" USING btree ("published_locale");
  CREATE INDEX "_milestones_v_latest_idx" ON "_milestones_v" USING btree ("latest");
  CREATE INDEX "version__status_version_year_idx" ON "_milestones_v" USING btree ("version__status","version_year");
  CREATE UNIQUE INDEX "_milestones_v_locales_locale_parent_id_unique" ON "_milestones_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_milestones_v_locales_parent_idx" ON "_milestones_v_locales" USING btree ("_parent_id");
  CREATE INDEX "rewards_image_idx" ON "rewards" USING btree ("image_id");
  CREATE INDEX "rewards_updated_at_idx" ON "rewards" USING btree ("updated_at");
  CREATE INDEX "rewards_created_at_idx" ON "rewards" USING btree ("created_at");
  CREATE INDEX "rewards__status_idx" ON "rewards" USING btree ("_status");
  CREATE INDEX "_status_sort_6_idx" ON "rewards" USING btree ("_status","sort");
  CREATE UNIQUE INDEX "rewards_locales_locale_parent_id_unique" ON "rewards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rewards_locales_parent_idx" ON "rewards_locales" USING btree ("_parent_id");
  CREATE INDEX "_rewards_v_parent_idx" ON "_rewards_v" USING btree ("parent_id");
  CREATE INDEX "_rewards_v_version_version_image_idx" ON "_rewards_v" USING btree ("version_image_id");
  CREATE INDEX "_rewards_v_version_version_updated_at_idx" ON "_rewards_v" USING btree ("version_updated_at");
  CREATE INDEX "_rewards_v_version_version_created_at_idx" ON "_rewards_v" USING btree ("version_created_at");
  CREATE INDEX "_rewards_v_version_version__status_idx" ON "_rewards_v" USING btree ("version__status");
  CREATE INDEX "_rewards_v_created_at_idx" ON "_rewards_v" USING btree ("created_at");
  CREATE INDEX "_rewards_v_updated_at_idx" ON "_rewards_v" USING btree ("updated_at");
  CREATE INDEX "_rewards_v_snapshot_idx" ON "_rewards_v" USING btree ("snapshot");
  CREATE INDEX "_rewards_v_published_locale_idx" ON "_rewards_v" USING btree ("published_locale");
  CREATE INDEX "_rewards_v_latest_idx" ON "_rewards_v" USING btree ("latest");
  CREATE INDEX "version__status_version_sort_6_idx" ON "_rewards_v" USING btree ("version__status","version_sort");
  CREATE UNIQUE INDEX "_rewards_v_locales_locale_parent_id_unique" ON "_rewards_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rewards_v_locales_parent_idx" ON "_rewards_v_locales" USING btree ("_parent_id");
  CREATE INDEX "official_channels_image_idx" ON "official_channels" USING btree ("image_id");
  CREATE INDEX "official_channels_updated_at_idx" ON "official_channels" USING btree ("updated_at");
  CREATE INDEX "official_channels_created_at_idx" ON "official_channels" USING btree ("created_at");
  CREATE INDEX "official_channels__status_idx" ON "official_channels" USING btree ("_status");
  CREATE INDEX "_status_sort_7_idx" ON "official_channels" USING btree ("_status","sort");
  CREATE UNIQUE INDEX "official_channels_locales_locale_parent_id_unique" ON "official_channels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "official_channels_locales_parent_idx" ON "official_channels_locales" USING btree ("_parent_id");
  CREATE INDEX "_official_channels_v_parent_idx" ON "_official_channels_v" USING btree ("parent_id");
  CREATE INDEX "_official_channels_v_version_version_image_idx" ON "_official_channels_v" USING btree ("version_image_id");
  CREATE INDEX "_official_channels_v_version_version_updated_at_idx" ON "_official_channels_v" USING btree ("version_updated_at");
  CREATE INDEX "_official_channels_v_version_version_created_at_idx" ON "_official_channels_v" USING btree ("version_created_at");
  CREATE INDEX "_official_channels_v_version_version__status_idx" ON "_official_channels_v" USING btree ("version__status");
  CREATE INDEX "_official_channels_v_created_at_idx" ON "_official_channels_v" USING btree ("created_at");
  CREATE INDEX "_official_channels_v_updated_at_idx" ON "_official_channels_v" USING btree ("updated_at");
  CREATE INDEX "_official_channels_v_snapshot_idx" ON "_official_channels_v" USING btree ("snapshot");
  CREATE INDEX "_official_channels_v_published_locale_idx" ON "_official_channels_v" USING btree ("published_locale");
  CREATE INDEX "_official_channels_v_latest_idx" ON "_official_channels_v" USING btree ("latest");
  CREATE INDEX "version__status_version_sort_7_idx" ON "_official_channels_v" USING btree ("version__status","version_sort");
  CREATE UNIQUE INDEX "_official_channels_v_locales_locale_parent_id_unique" ON "_official_channels_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_official_channels_v_locales_parent_idx" ON "_official_channels_v_locales" USING btree ("_parent_id");
  CREATE INDEX "machines_programmes_order_idx" ON "machines_programmes" USING btree ("_order");
  CREATE INDEX "machines_programmes_parent_id_idx" ON "machines_programmes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "machines_programmes_locales_locale_parent_id_unique" ON "machines_programmes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "machines_programmes_locales_parent_idx" ON "machines_programmes_locales" USING btree ("_parent_id");
  CREATE INDEX "machines_image_idx" ON "machines" USING btree ("image_id");
  CREATE INDEX "machines_updated_at_idx" ON "machines" USING btree ("updated_at");
  CREATE INDEX "machines_created_at_idx" ON "machines" USING btree ("created_at");
  CREATE INDEX "machines__status_idx" ON "machines" USING btree ("_status");
  CREATE INDEX "_status_sort_8_idx" ON "machines" USING btree ("_status","sort");
  CREATE UNIQUE INDEX "machines_locales_locale_parent_id_unique" ON "machines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "machines_locales_parent_idx" ON "machines_locales" USING btree ("_parent_id");
  CREATE INDEX "_machines_v_version_programmes_order_idx" ON "_machines_v_version_programmes" USING btree ("_order");
  CREATE INDEX "_machines_v_version_programmes_parent_id_idx" ON "_machines_v_version_programmes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_machines_v_version_programmes_locales_locale_parent_id_uniq" ON "_machines_v_version_programmes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_machines_v_version_programmes_locales_parent_idx" ON "_machines_v_version_programmes_locales" USING btree ("_parent_id");
  CREATE INDEX "_machines_v_parent_idx" ON "_machines_v" USING btree ("parent_id");
  CREATE INDEX "_machines_v_version_version_image_idx" ON "_machines_v" USING btree ("version_image_id");
  CREATE INDEX "_machines_v_version_version_updated_at_idx" ON "_machines_v" USING btree ("version_updated_at");
  CREATE INDEX "_machines_v_version_version_created_at_idx" ON "_machines_v" USING btree ("version_created_at");
  CREATE INDEX "_machines_v_version_version__status_idx" ON "_machines_v" USING btree ("version__status");
  CREATE INDEX "_machines_v_created_at_idx" ON "_machines_v" USING btree ("created_at");
  CREATE INDEX "_machines_v_updated_at_idx" ON "_machines_v" USING btree ("updated_at");
  CREATE INDEX "_machines_v_snapshot_idx" ON "_machines_v" USING btree ("snapshot");
  CREATE INDEX "_machines_v_published_locale_idx" ON "_machines_v" USING btree ("published_locale");
  CREATE INDEX "_machines_v_latest_idx" ON "_machines_v" USING btree ("latest");
  CREATE INDEX "version__status_version_sort_8_idx" ON "_machines_v" USING btree ("version__status","version_sort");
  CREATE UNIQUE INDEX "_machines_v_locales_locale_parent_id_unique" ON "_machines_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_machines_v_locales_parent_idx" ON "_machines_v_locales" USING btree ("_parent_id");
  CREATE INDEX "product_head_background_image_idx" ON "product_head" USING btree ("background_image_id");
  CREATE INDEX "product_head_created_by_idx" ON "product_head" USING btree ("created_by_id");
  CREATE INDEX "product_head_updated_by_idx" ON "product_head" USING btree ("updated_by_id");
  CREATE INDEX "product_head__status_idx" ON "product_head" USING btree ("_status");
  CREATE UNIQUE INDEX "product_head_locales_locale_parent_id_unique" ON "product_head_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_head_locales_parent_idx" ON "product_head_locales" USING btree ("_parent_id");
  CREATE INDEX "_product_head_v_version_version_background_image_idx" ON "_product_head_v" USING btree ("version_background_image_id");
  CREATE INDEX "_product_head_v_version_version_created_by_idx" ON "_product_head_v" USING btree ("version_created_by_id");
  CREATE INDEX "_product_head_v_version_version_updated_by_idx" ON "_product_head_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_product_head_v_version_version__status_idx" ON "_product_head_v" USING btree ("version__status");
  CREATE INDEX "_product_head_v_created_at_idx" ON "_product_head_v" USING btree ("created_at");
  CREATE INDEX "_product_head_v_updated_at_idx" ON "_product_head_v" USING btree ("updated_at");
  CREATE INDEX "_product_head_v_snapshot_idx" ON "_product_head_v" USING btree ("snapshot");
  CREATE INDEX "_product_head_v_published_locale_idx" ON "_product_head_v" USING btree ("published_locale");
  CREATE INDEX "_product_head_v_latest_idx" ON "_product_head_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_product_head_v_locales_locale_parent_id_unique" ON "_product_head_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_head_v_locales_parent_idx" ON "_product_head_v_locales" USING btree ("_parent_id");
  CREATE INDEX "product_page_steps_order_idx" ON "product_page_steps" USING btree ("_order");
  CREATE INDEX "product_page_steps_parent_id_idx" ON "product_page_steps" USING btree ("_parent_id");
  CREATE INDEX "product_page_steps_image_idx" ON "product_page_steps" USING btree ("image_id");
  CREATE UNIQUE INDEX "product_page_steps_locales_locale_parent_id_unique" ON "product_page_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_page_steps_locales_parent_idx" ON "product_page_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "product_page_allowed_order_idx" ON "product_page_allowed" USING btree ("_order");
  CREATE INDEX "product_page_allowed_parent_id_idx" ON "product_page_allowed" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_page_allowed_locales_locale_parent_id_unique" ON "product_page_allowed_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_page_allowed_locales_parent_idx" ON "product_page_allowed_locales" USING btree ("_parent_id");
  CREATE INDEX "product_page_forbidden_order_idx" ON "product_page_forbidden" USING btree ("_order");
  CREATE INDEX "product_page_forbidden_parent_id_idx" ON "product_page_forbidden" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_page_forbidden_locales_locale_parent_id_unique" ON "product_page_forbidden_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_page_forbidden_locales_parent_idx" ON "product_page_forbidden_locales" USING btree ("_parent_id");
  CREATE INDEX "product_page_payments_order_idx" ON "product_page_payments" USING btree ("_order");
  CREATE INDEX "product_page_payments_parent_id_idx" ON "product_page_payments" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_page_payments_locales_locale_parent_id_unique" ON "product_page_payments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_page_payments_locales_parent_idx" ON "product_page_payments_locales" USING btree ("_parent_id");
  CREATE INDEX "product_page__status_idx" ON "product_page" USING btree ("_status");
  CREATE UNIQUE INDEX "product_page_locales_locale_parent_id_unique" ON "product_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_page_locales_parent_idx" ON "product_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_product_page_v_version_steps_order_idx" ON "_product_page_v_version_steps" USING btree ("_order");
  CREATE INDEX "_product_page_v_version_steps_parent_id_idx" ON "_product_page_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_product_page_v_version_steps_image_idx" ON "_product_page_v_version_steps" USING btree ("image_id");
  CREATE UNIQUE INDEX "_product_page_v_version_steps_locales_locale_parent_id_uniqu" ON "_product_page_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_page_v_version_steps_locales_parent_idx" ON "_product_page_v_version_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "_product_page_v_version_allowed_order_idx" ON "_product_page_v_version_allowed" USING btree ("_order");
  CREATE INDEX "_product_page_v_version_allowed_parent_id_idx" ON "_product_page_v_version_allowed" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_page_v_version_allowed_locales_locale_parent_id_uni" ON "_product_page_v_version_allowed_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_page_v_version_allowed_locales_parent_idx" ON "_product_page_v_version_allowed_locales" USING btree ("_parent_id");
  CREATE INDEX "_product_page_v_version_forbidden_order_idx" ON "_product_page_v_version_forbidden" USING btree ("_order");
  CREATE INDEX "_product_page_v_version_forbidden_parent_id_idx" ON "_product_page_v_version_forbidden" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_page_v_version_forbidden_locales_locale_parent_id_u" ON "_product_page_v_version_forbidden_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_page_v_version_forbidden_locales_parent_idx" ON "_product_page_v_version_forbidden_locales" USING btree ("_parent_id");
  CREATE INDEX "_product_page_v_version_payments_order_idx" ON "_product_page_v_version_payments" USING btree ("_order");
  CREATE INDEX "_product_page_v_version_payments_parent_id_idx" ON "_product_page_v_version_payments" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_page_v_version_payments_locales_locale_parent_id_un" ON "_product_page_v_version_payments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_page_v_version_payments_locales_parent_idx" ON "_product_page_v_version_payments_locales" USING btree ("_parent_id");
  CREATE INDEX "_product_page_v_version_version__status_idx" ON "_product_page_v" USING btree ("version__status");
  CREATE INDEX "_product_page_v_created_at_idx" ON "_product_page_v" USING btree ("created_at");
  CREATE INDEX "_product_page_v_updated_at_idx" ON "_product_page_v" USING btree ("updated_at");
  CREATE INDEX "_product_page_v_snapshot_idx" ON "_product_page_v" USING btree ("snapshot");
  CREATE INDEX "_product_page_v_published_locale_idx" ON "_product_page_v" USING btree ("published_locale");
  CREATE INDEX "_product_page_v_latest_idx" ON "_product_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_product_page_v_locales_locale_parent_id_unique" ON "_product_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_page_v_locales_parent_idx" ON "_product_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "about_head_background_image_idx" ON "about_head" USING btree ("background_image_id");
  CREATE INDEX "about_head_created_by_idx" ON "about_head" USING btree ("created_by_id");
  CREATE INDEX "about_head_updated_by_idx" ON "about_head" USING btree ("updated_by_id");
  CREATE INDEX "about_head__status_idx" ON "about_head" USING btree ("_status");
  CREATE UNIQUE INDEX "about_head_locales_locale_parent_id_unique" ON "about_head_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_head_locales_parent_idx" ON "about_head_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_head_v_version_version_background_image_idx" ON "_about_head_v" USING btree ("version_background_image_id");
  CREATE INDEX "_about_head_v_version_version_created_by_idx" ON "_about_head_v" USING btree ("version_created_by_id");
  CREATE INDEX "_about_head_v_version_version_updated_by_idx" ON "_about_head_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_about_head_v_version_version__status_idx" ON "_about_head_v" USING btree ("version__status");
  CREATE INDEX "_about_head_v_created_at_idx" ON "_about_head_v" USING btree ("created_at");
  CREATE INDEX "_about_head_v_updated_at_idx" ON "_about_head_v" USING btree ("updated_at");
  CREATE INDEX "_about_head_v_snapshot_idx" ON "_about_head_v" USING btree ("snapshot");
  CREATE INDEX "_about_head_v_published_locale_idx" ON "_about_head_v" USING btree ("published_locale");
  CREATE INDEX "_about_head_v_latest_idx" ON "_about_head_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_about_head_v_locales_locale_parent_id_unique" ON "_about_head_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_head_v_locales_parent_idx" ON "_about_head_v_locales" USING btree ("_parent_id");
  CREATE INDEX "about_brand_image_idx" ON "about_brand" USING btree ("image_id");
  CREATE INDEX "about_brand__status_idx" ON "about_brand" USING btree ("_status");
  CREATE UNIQUE INDEX "about_brand_locales_locale_parent_id_unique" ON "about_brand_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_brand_locales_parent_idx" ON "about_brand_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_brand_v_version_version_image_idx" ON "_about_brand_v" USING btree ("version_image_id");
  CREATE INDEX "_about_brand_v_version_version__status_idx" ON "_about_brand_v" USING btree ("version__status");
  CREATE INDEX "_about_brand_v_created_at_idx" ON "_about_brand_v" USING btree ("created_at");
  CREATE INDEX "_about_brand_v_updated_at_idx" ON "_about_brand_v" USING btree ("updated_at");
  CREATE INDEX "_about_brand_v_snapshot_idx" ON "_about_brand_v" USING btree ("snapshot");
  CREATE INDEX "_about_brand_v_published_locale_idx" ON "_about_brand_v" USING btree ("published_locale");
  CREATE INDEX "_about_brand_v_latest_idx" ON "_about_brand_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_about_brand_v_locales_locale_parent_id_unique" ON "_about_brand_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_brand_v_locales_parent_idx" ON "_about_brand_v_locales" USING btree ("_parent_id");
  CREATE INDEX "about_history_image_idx" ON "about_history" USING btree ("image_id");
  CREATE INDEX "about_history__status_idx" ON "about_history" USING btree ("_status");
  CREATE UNIQUE INDEX "about_history_locales_locale_parent_id_unique" ON "about_history_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_history_locales_parent_idx" ON "about_history_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_history_v_version_version_image_idx" ON "_about_history_v" USING btree ("version_image_id");
  CREATE INDEX "_about_history_v_version_version__status_idx" ON "_about_history_v" USING btree ("version__status");
  CREATE INDEX "_about_history_v_created_at_idx" ON "_about_history_v" USING btree ("created_at");
  CREATE INDEX "_about_history_v_updated_at_idx" ON "_about_history_v" USING btree ("updated_at");
  CREATE INDEX "_about_history_v_snapshot_idx" ON "_about_history_v" USING btree ("snapshot");
  CREATE INDEX "_about_history_v_published_locale_idx" ON "_about_history_v" USING btree ("published_locale");
  CREATE INDEX "_about_history_v_latest_idx" ON "_about_history_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_about_history_v_locales_locale_parent_id_unique" ON "_about_history_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_history_v_locales_parent_idx" ON "_about_history_v_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_about_pages_fk" FOREIGN KEY ("about_pages_id") REFERENCES "public"."about_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_milestones_fk" FOREIGN KEY ("milestones_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rewards_fk" FOREIGN KEY ("rewards_id") REFERENCES "public"."rewards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_official_channels_fk" FOREIGN KEY ("official_channels_id") REFERENCES "public"."official_channels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_machines_fk" FOREIGN KEY ("machines_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_about_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("about_pages_id");
  CREATE INDEX "payload_locked_documents_rels_milestones_id_idx" ON "payload_locked_documents_rels" USING btree ("milestones_id");
  CREATE INDEX "payload_locked_documents_rels_rewards_id_idx" ON "payload_locked_documents_rels" USING btree ("rewards_id");
  CREATE INDEX "payload_locked_documents_rels_official_channels_id_idx" ON "payload_locked_documents_rels" USING btree ("official_channels_id");
  CREATE INDEX "payload_locked_documents_rels_machines_id_idx" ON "payload_locked_documents_rels" USING btree ("machines_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "about_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "milestones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "milestones_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_milestones_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_milestones_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rewards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rewards_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rewards_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rewards_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "official_channels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "official_channels_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_official_channels_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_official_channels_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines_programmes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines_programmes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v_version_programmes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v_version_programmes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_head" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_head_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_head_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_head_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_page_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_page_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_page_allowed" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_page_allowed_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_page_forbidden" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_page_forbidden_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_page_payments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_page_payments_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_page_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_page_v_version_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_page_v_version_allowed" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_page_v_version_allowed_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_page_v_version_forbidden" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_page_v_version_forbidden_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_page_v_version_payments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_page_v_version_payments_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_head" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_head_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_head_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_head_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_brand" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_brand_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_brand_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_brand_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_history_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_history_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_history_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "about_pages" CASCADE;
  DROP TABLE "about_pages_locales" CASCADE;
  DROP TABLE "_about_pages_v" CASCADE;
  DROP TABLE "_about_pages_v_locales" CASCADE;
  DROP TABLE "milestones" CASCADE;
  DROP TABLE "milestones_locales" CASCADE;
  DROP TABLE "_milestones_v" CASCADE;
  DROP TABLE "_milestones_v_locales" CASCADE;
  DROP TABLE "rewards" CASCADE;
  DROP TABLE "rewards_locales" CASCADE;
  DROP TABLE "_rewards_v" CASCADE;
  DROP TABLE "_rewards_v_locales" CASCADE;
  DROP TABLE "official_channels" CASCADE;
  DROP TABLE "official_channels_locales" CASCADE;
  DROP TABLE "_official_channels_v" CASCADE;
  DROP TABLE "_official_channels_v_locales" CASCADE;
  DROP TABLE "machines_programmes" CASCADE;
  DROP TABLE "machines_programmes_locales" CASCADE;
  DROP TABLE "machines" CASCADE;
  DROP TABLE "machines_locales" CASCADE;
  DROP TABLE "_machines_v_version_programmes" CASCADE;
  DROP TABLE "_machines_v_version_programmes_locales" CASCADE;
  DROP TABLE "_machines_v" CASCADE;
  DROP TABLE "_machines_v_locales" CASCADE;
  DROP TABLE "product_head" CASCADE;
  DROP TABLE "product_head_locales" CASCADE;
  DROP TABLE "_product_head_v" CASCADE;
  DROP TABLE "_product_head_v_locales" CASCADE;
  DROP TABLE "product_page_steps" CASCADE;
  DROP TABLE "product_page_steps_locales" CASCADE;
  DROP TABLE "product_page_allowed" CASCADE;
  DROP TABLE "product_page_allowed_locales" CASCADE;
  DROP TABLE "product_page_forbidden" CASCADE;
  DROP TABLE "product_page_forbidden_locales" CASCADE;
  DROP TABLE "product_page_payments" CASCADE;
  DROP TABLE "product_page_payments_locales" CASCADE;
  DROP TABLE "product_page" CASCADE;
  DROP TABLE "product_page_locales" CASCADE;
  DROP TABLE "_product_page_v_version_steps" CASCADE;
  DROP TABLE "_product_page_v_version_steps_locales" CASCADE;
  DROP TABLE "_product_page_v_version_allowed" CASCADE;
  DROP TABLE "_product_page_v_version_allowed_locales" CASCADE;
  DROP TABLE "_product_page_v_version_forbidden" CASCADE;
  DROP TABLE "_product_page_v_version_forbidden_locales" CASCADE;
  DROP TABLE "_product_page_v_version_payments" CASCADE;
  DROP TABLE "_product_page_v_version_payments_locales" CASCADE;
  DROP TABLE "_product_page_v" CASCADE;
  DROP TABLE "_product_page_v_locales" CASCADE;
  DROP TABLE "about_head" CASCADE;
  DROP TABLE "about_head_locales" CASCADE;
  DROP TABLE "_about_head_v" CASCADE;
  DROP TABLE "_about_head_v_locales" CASCADE;
  DROP TABLE "about_brand" CASCADE;
  DROP TABLE "about_brand_locales" CASCADE;
  DROP TABLE "_about_brand_v" CASCADE;
  DROP TABLE "_about_brand_v_locales" CASCADE;
  DROP TABLE "about_history" CASCADE;
  DROP TABLE "about_history_locales" CASCADE;
  DROP TABLE "_about_history_v" CASCADE;
  DROP TABLE "_about_history_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_about_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_milestones_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_rewards_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_official_channels_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_machines_fk";
  
  DROP INDEX "payload_locked_documents_rels_about_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_milestones_id_idx";
  DROP INDEX "payload_locked_documents_rels_rewards_id_idx";
  DROP INDEX "payload_locked_documents_rels_official_channels_id_idx";
  DROP INDEX "payload_locked_documents_rels_machines_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "about_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "milestones_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "rewards_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "official_channels_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "machines_id";
  DROP TYPE "public"."enum_about_pages_status";
  DROP TYPE "public"."enum__about_pages_v_version_status";
  DROP TYPE "public"."enum__about_pages_v_published_locale";
  DROP TYPE "public"."enum_milestones_status";
  DROP TYPE "public"."enum__milestones_v_version_status";
  DROP TYPE "public"."enum__milestones_v_published_locale";
  DROP TYPE "public"."enum_rewards_status";
  DROP TYPE "public"."enum__rewards_v_version_status";
  DROP TYPE "public"."enum__rewards_v_published_locale";
  DROP TYPE "public"."enum_official_channels_status";
  DROP TYPE "public"."enum__official_channels_v_version_status";
  DROP TYPE "public"."enum__official_channels_v_published_locale";
  DROP TYPE "public"."enum_machines_programmes_temperature";
  DROP TYPE "public"."enum_machines_kind";
  DROP TYPE "public"."enum_machines_status";
  DROP TYPE "public"."enum__machines_v_version_programmes_temperature";
  DROP TYPE "public"."enum__machines_v_version_kind";
  DROP TYPE "public"."enum__machines_v_version_status";
  DROP TYPE "public"."enum__machines_v_published_locale";
  DROP TYPE "public"."enum_product_head_status";
  DROP TYPE "public"."enum__product_head_v_version_status";
  DROP TYPE "public"."enum__product_head_v_published_locale";
  DROP TYPE "public"."enum_product_page_payments_kind";
  DROP TYPE "public"."enum_product_page_status";
  DROP TYPE "public"."enum__product_page_v_version_payments_kind";
  DROP TYPE "public"."enum__product_page_v_version_status";
  DROP TYPE "public"."enum__product_page_v_published_locale";
  DROP TYPE "public"."enum_about_head_status";
  DROP TYPE "public"."enum__about_head_v_version_status";
  DROP TYPE "public"."enum__about_head_v_published_locale";
  DROP TYPE "public"."enum_about_brand_status";
  DROP TYPE "public"."enum__about_brand_v_version_status";
  DROP TYPE "public"."enum__about_brand_v_published_locale";
  DROP TYPE "public"."enum_about_history_status";
  DROP TYPE "public"."enum__about_history_v_version_status";
  DROP TYPE "public"."enum__about_history_v_published_locale";`)
}
