import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_banners_place" AS ENUM('main', 'banner_2', 'banner_3', 'banner_4');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_place" AS ENUM('main', 'banner_2', 'banner_3', 'banner_4');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_home_blocks_promises_items_icon" AS ENUM('clock', 'shield', 'wallet', 'phone', 'leaf', 'sparkle', 'basket', 'coin-exchange', 'washer', 'sun', 'store', 'users');
  CREATE TYPE "public"."enum_home_blocks_steps_items_icon" AS ENUM('clock', 'shield', 'wallet', 'phone', 'leaf', 'sparkle', 'basket', 'coin-exchange', 'washer', 'sun', 'store', 'users');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_blocks_promises_items_icon" AS ENUM('clock', 'shield', 'wallet', 'phone', 'leaf', 'sparkle', 'basket', 'coin-exchange', 'washer', 'sun', 'store', 'users');
  CREATE TYPE "public"."enum__home_v_blocks_steps_items_icon" AS ENUM('clock', 'shield', 'wallet', 'phone', 'leaf', 'sparkle', 'basket', 'coin-exchange', 'washer', 'sun', 'store', 'users');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('th', 'en');
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"link" varchar,
  	"see_through" boolean DEFAULT false,
  	"place" "enum_banners_place" DEFAULT 'main',
  	"is_active" boolean DEFAULT true,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_banners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "banners_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" varchar,
  	"version_link" varchar,
  	"version_see_through" boolean DEFAULT false,
  	"version_place" "enum__banners_v_version_place" DEFAULT 'main',
  	"version_is_active" boolean DEFAULT true,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__banners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__banners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_banners_v_locales" (
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "seo" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" varchar NOT NULL,
  	"canonical_tag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seo_locales" (
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_keywords" varchar,
  	"alt_tag" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_blocks_banners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_banner2" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_banner3" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_banner4" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_promises_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_home_blocks_promises_items_icon"
  );
  
  CREATE TABLE "home_blocks_promises_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_promises_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_steps_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_home_blocks_steps_items_icon"
  );
  
  CREATE TABLE "home_blocks_steps_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_steps_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_figures_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_news" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_news_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_promotions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"category_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_promotions_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_events_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_reviews" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_reviews_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_franchise" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"button_link" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_franchise_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"button_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"has_popup" boolean DEFAULT true,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"hero_title" varchar,
  	"hero_text" varchar,
  	"popup_title" varchar,
  	"popup_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_banners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_banner2" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_banner3" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_banner4" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_promises_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__home_v_blocks_promises_items_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_blocks_promises_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_promises_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_steps_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__home_v_blocks_steps_items_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_blocks_steps_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_steps_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_figures_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_news" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_news_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_promotions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"category_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_promotions_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_events_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_reviews" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_reviews_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_blocks_franchise" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"button_link" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_franchise_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"button_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_has_popup" boolean DEFAULT true,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_home_v_locales" (
  	"version_hero_title" varchar,
  	"version_hero_text" varchar,
  	"version_popup_title" varchar,
  	"version_popup_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigation_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_header_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_footer_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "banners_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "seo_id" integer;
  ALTER TABLE "settings" ADD COLUMN "logo_id" varchar;
  ALTER TABLE "settings" ADD COLUMN "icon_id" varchar;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seo_locales" ADD CONSTRAINT "seo_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_banners" ADD CONSTRAINT "home_blocks_banners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_banner2" ADD CONSTRAINT "home_blocks_banner2_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_banner3" ADD CONSTRAINT "home_blocks_banner3_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_banner4" ADD CONSTRAINT "home_blocks_banner4_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_promises_items" ADD CONSTRAINT "home_blocks_promises_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_promises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_promises_items_locales" ADD CONSTRAINT "home_blocks_promises_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_promises_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_promises" ADD CONSTRAINT "home_blocks_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_promises_locales" ADD CONSTRAINT "home_blocks_promises_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_promises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_steps_items" ADD CONSTRAINT "home_blocks_steps_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_steps_items_locales" ADD CONSTRAINT "home_blocks_steps_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_steps_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_steps" ADD CONSTRAINT "home_blocks_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_steps_locales" ADD CONSTRAINT "home_blocks_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_figures" ADD CONSTRAINT "home_blocks_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_figures_locales" ADD CONSTRAINT "home_blocks_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_news" ADD CONSTRAINT "home_blocks_news_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_news_locales" ADD CONSTRAINT "home_blocks_news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_promotions" ADD CONSTRAINT "home_blocks_promotions_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_blocks_promotions" ADD CONSTRAINT "home_blocks_promotions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_promotions_locales" ADD CONSTRAINT "home_blocks_promotions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_events" ADD CONSTRAINT "home_blocks_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_events_locales" ADD CONSTRAINT "home_blocks_events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_reviews" ADD CONSTRAINT "home_blocks_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_reviews_locales" ADD CONSTRAINT "home_blocks_reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_franchise" ADD CONSTRAINT "home_blocks_franchise_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_franchise_locales" ADD CONSTRAINT "home_blocks_franchise_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_franchise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_banners" ADD CONSTRAINT "_home_v_blocks_banners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_banner2" ADD CONSTRAINT "_home_v_blocks_banner2_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_banner3" ADD CONSTRAINT "_home_v_blocks_banner3_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_banner4" ADD CONSTRAINT "_home_v_blocks_banner4_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_promises_items" ADD CONSTRAINT "_home_v_blocks_promises_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_promises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_promises_items_locales" ADD CONSTRAINT "_home_v_blocks_promises_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_promises_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_promises" ADD CONSTRAINT "_home_v_blocks_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_promises_locales" ADD CONSTRAINT "_home_v_blocks_promises_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_promises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_steps_items" ADD CONSTRAINT "_home_v_blocks_steps_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_steps_items_locales" ADD CONSTRAINT "_home_v_blocks_steps_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_steps_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_steps" ADD CONSTRAINT "_home_v_blocks_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_steps_locales" ADD CONSTRAINT "_home_v_blocks_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_figures" ADD CONSTRAINT "_home_v_blocks_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_figures_locales" ADD CONSTRAINT "_home_v_blocks_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_news" ADD CONSTRAINT "_home_v_blocks_news_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_news_locales" ADD CONSTRAINT "_home_v_blocks_news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_promotions" ADD CONSTRAINT "_home_v_blocks_promotions_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_promotions" ADD CONSTRAINT "_home_v_blocks_promotions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_promotions_locales" ADD CONSTRAINT "_home_v_blocks_promotions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_events" ADD CONSTRAINT "_home_v_blocks_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_events_locales" ADD CONSTRAINT "_home_v_blocks_events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_reviews" ADD CONSTRAINT "_home_v_blocks_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_reviews_locales" ADD CONSTRAINT "_home_v_blocks_reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_franchise" ADD CONSTRAINT "_home_v_blocks_franchise_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_franchise_locales" ADD CONSTRAINT "_home_v_blocks_franchise_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_franchise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header" ADD CONSTRAINT "navigation_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header_locales" ADD CONSTRAINT "navigation_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links_locales" ADD CONSTRAINT "navigation_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_locales" ADD CONSTRAINT "navigation_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "banners_image_idx" ON "banners" USING btree ("image_id");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE INDEX "_status_place_sort_idx" ON "banners" USING btree ("_status","place","sort");
  CREATE UNIQUE INDEX "banners_locales_locale_parent_id_unique" ON "banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "banners_locales_parent_idx" ON "banners_locales" USING btree ("_parent_id");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version_image_idx" ON "_banners_v" USING btree ("version_image_id");
  CREATE INDEX "_banners_v_version_version_updated_at_idx" ON "_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_banners_v_version_version_created_at_idx" ON "_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "_banners_v" USING btree ("version__status");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_snapshot_idx" ON "_banners_v" USING btree ("snapshot");
  CREATE INDEX "_banners_v_published_locale_idx" ON "_banners_v" USING btree ("published_locale");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE INDEX "version__status_version_place_version_sort_idx" ON "_banners_v" USING btree ("version__status","version_place","version_sort");
  CREATE UNIQUE INDEX "_banners_v_locales_locale_parent_id_unique" ON "_banners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_banners_v_locales_parent_idx" ON "_banners_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "seo_page_idx" ON "seo" USING btree ("page");
  CREATE INDEX "seo_updated_at_idx" ON "seo" USING btree ("updated_at");
  CREATE INDEX "seo_created_at_idx" ON "seo" USING btree ("created_at");
  CREATE UNIQUE INDEX "seo_locales_locale_parent_id_unique" ON "seo_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "seo_locales_parent_idx" ON "seo_locales" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_banners_order_idx" ON "home_blocks_banners" USING btree ("_order");
  CREATE INDEX "home_blocks_banners_parent_id_idx" ON "home_blocks_banners" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_banners_path_idx" ON "home_blocks_banners" USING btree ("_path");
  CREATE INDEX "home_blocks_banner2_order_idx" ON "home_blocks_banner2" USING btree ("_order");
  CREATE INDEX "home_blocks_banner2_parent_id_idx" ON "home_blocks_banner2" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_banner2_path_idx" ON "home_blocks_banner2" USING btree ("_path");
  CREATE INDEX "home_blocks_banner3_order_idx" ON "home_blocks_banner3" USING btree ("_order");
  CREATE INDEX "home_blocks_banner3_parent_id_idx" ON "home_blocks_banner3" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_banner3_path_idx" ON "home_blocks_banner3" USING btree ("_path");
  CREATE INDEX "home_blocks_banner4_order_idx" ON "home_blocks_banner4" USING btree ("_order");
  CREATE INDEX "home_blocks_banner4_parent_id_idx" ON "home_blocks_banner4" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_banner4_path_idx" ON "home_blocks_banner4" USING btree ("_path");
  CREATE INDEX "home_blocks_promises_items_order_idx" ON "home_blocks_promises_items" USING btree ("_order");
  CREATE INDEX "home_blocks_promises_items_parent_id_idx" ON "home_blocks_promises_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_blocks_promises_items_locales_locale_parent_id_unique" ON "home_blocks_promises_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_promises_items_locales_parent_idx" ON "home_blocks_promises_items_locales" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_promises_order_idx" ON "home_blocks_promises" USING btree ("_order");
  CREATE INDEX "home_blocks_promises_parent_id_idx" ON "home_blocks_promises" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_promises_path_idx" ON "home_blocks_promises" USING btree ("_path");
  CREATE UNIQUE INDEX "home_blocks_promises_locales_locale_parent_id_unique" ON "home_blocks_promises_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_promises_locales_parent_idx" ON "home_blocks_promises_locales" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_steps_items_order_idx" ON "home_blocks_steps_items" USING btree ("_order");
  CREATE INDEX "home_blocks_steps_items_parent_id_idx" ON "home_blocks_steps_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_blocks_steps_items_locales_locale_parent_id_unique" ON "home_blocks_steps_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_steps_items_locales_parent_idx" ON "home_blocks_steps_items_locales" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_steps_order_idx" ON "home_blocks_steps" USING btree ("_order");
  CREATE INDEX "home_blocks_steps_parent_id_idx" ON "home_blocks_steps" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_steps_path_idx" ON "home_blocks_steps" USING btree ("_path");
  CREATE UNIQUE INDEX "home_blocks_steps_locales_locale_parent_id_unique" ON "home_blocks_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_steps_locales_parent_idx" ON "home_blocks_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_figures_order_idx" ON "home_blocks_figures" USING btree ("_order");
  CREATE INDEX "home_blocks_figures_parent_id_idx" ON "home_blocks_figures" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_figures_path_idx" ON "home_blocks_figures" USING btree ("_path");
  CREATE UNIQUE INDEX "home_blocks_figures_locales_locale_parent_id_unique" ON "home_blocks_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_figures_locales_parent_idx" ON "home_blocks_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_news_order_idx" ON "home_blocks_news" USING btree ("_order");
  CREATE INDEX "home_blocks_news_parent_id_idx" ON "home_blocks_news" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_news_path_idx" ON "home_blocks_news" USING btree ("_path");
  CREATE UNIQUE INDEX "home_blocks_news_locales_locale_parent_id_unique" ON "home_blocks_news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_news_locales_parent_idx" ON "home_blocks_news_locales" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_promotions_order_idx" ON "home_blocks_promotions" USING btree ("_order");
  CREATE INDEX "home_blocks_promotions_parent_id_idx" ON "home_blocks_promotions" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_promotions_path_idx" ON "home_blocks_promotions" USING btree ("_path");
  CREATE INDEX "home_blocks_promotions_category_idx" ON "home_blocks_promotions" USING btree ("category_id");
  CREATE UNIQUE INDEX "home_blocks_promotions_locales_locale_parent_id_unique" ON "home_blocks_promotions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_promotions_locales_parent_idx" ON "home_blocks_promotions_locales" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_events_order_idx" ON "home_blocks_events" USING btree ("_order");
  CREATE INDEX "home_blocks_events_parent_id_idx" ON "home_blocks_events" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_events_path_idx" ON "home_blocks_events" USING btree ("_path");
  CREATE UNIQUE INDEX "home_blocks_events_locales_locale_parent_id_unique" ON "home_blocks_events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_events_locales_parent_idx" ON "home_blocks_events_locales" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_reviews_order_idx" ON "home_blocks_reviews" USING btree ("_order");
  CREATE INDEX "home_blocks_reviews_parent_id_idx" ON "home_blocks_reviews" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_reviews_path_idx" ON "home_blocks_reviews" USING btree ("_path");
  CREATE UNIQUE INDEX "home_blocks_reviews_locales_locale_parent_id_unique" ON "home_blocks_reviews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_reviews_locales_parent_idx" ON "home_blocks_reviews_locales" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_franchise_order_idx" ON "home_blocks_franchise" USING btree ("_order");
  CREATE INDEX "home_blocks_franchise_parent_id_idx" ON "home_blocks_franchise" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_franchise_path_idx" ON "home_blocks_franchise" USING btree ("_path");
  CREATE UNIQUE INDEX "home_blocks_franchise_locales_locale_parent_id_unique" ON "home_blocks_franchise_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_franchise_locales_parent_idx" ON "home_blocks_franchise_locales" USING btree ("_parent_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_locales_parent_idx" ON "home_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_banners_order_idx" ON "_home_v_blocks_banners" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_banners_parent_id_idx" ON "_home_v_blocks_banners" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_banners_path_idx" ON "_home_v_blocks_banners" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_banner2_order_idx" ON "_home_v_blocks_banner2" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_banner2_parent_id_idx" ON "_home_v_blocks_banner2" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_banner2_path_idx" ON "_home_v_blocks_banner2" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_banner3_order_idx" ON "_home_v_blocks_banner3" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_banner3_parent_id_idx" ON "_home_v_blocks_banner3" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_banner3_path_idx" ON "_home_v_blocks_banner3" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_banner4_order_idx" ON "_home_v_blocks_banner4" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_banner4_parent_id_idx" ON "_home_v_blocks_banner4" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_banner4_path_idx" ON "_home_v_blocks_banner4" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_promises_items_order_idx" ON "_home_v_blocks_promises_items" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_promises_items_parent_id_idx" ON "_home_v_blocks_promises_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_blocks_promises_items_locales_locale_parent_id_uniqu" ON "_home_v_blocks_promises_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_promises_items_locales_parent_idx" ON "_home_v_blocks_promises_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_promises_order_idx" ON "_home_v_blocks_promises" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_promises_parent_id_idx" ON "_home_v_blocks_promises" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_promises_path_idx" ON "_home_v_blocks_promises" USING btree ("_path");
  CREATE UNIQUE INDEX "_home_v_blocks_promises_locales_locale_parent_id_unique" ON "_home_v_blocks_promises_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_promises_locales_parent_idx" ON "_home_v_blocks_promises_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_steps_items_order_idx" ON "_home_v_blocks_steps_items" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_steps_items_parent_id_idx" ON "_home_v_blocks_steps_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_blocks_steps_items_locales_locale_parent_id_unique" ON "_home_v_blocks_steps_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_steps_items_locales_parent_idx" ON "_home_v_blocks_steps_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_steps_order_idx" ON "_home_v_blocks_steps" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_steps_parent_id_idx" ON "_home_v_blocks_steps" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_steps_path_idx" ON "_home_v_blocks_steps" USING btree ("_path");
  CREATE UNIQUE INDEX "_home_v_blocks_steps_locales_locale_parent_id_unique" ON "_home_v_blocks_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_steps_locales_parent_idx" ON "_home_v_blocks_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_figures_order_idx" ON "_home_v_blocks_figures" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_figures_parent_id_idx" ON "_home_v_blocks_figures" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_figures_path_idx" ON "_home_v_blocks_figures" USING btree ("_path");
  CREATE UNIQUE INDEX "_home_v_blocks_figures_locales_locale_parent_id_unique" ON "_home_v_blocks_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_figures_locales_parent_idx" ON "_home_v_blocks_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_news_order_idx" ON "_home_v_blocks_news" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_news_parent_id_idx" ON "_home_v_blocks_news" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_news_path_idx" ON "_home_v_blocks_news" USING btree ("_path");
  CREATE UNIQUE INDEX "_home_v_blocks_news_locales_locale_parent_id_unique" ON "_home_v_blocks_news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_news_locales_parent_idx" ON "_home_v_blocks_news_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_promotions_order_idx" ON "_home_v_blocks_promotions" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_promotions_parent_id_idx" ON "_home_v_blocks_promotions" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_promotions_path_idx" ON "_home_v_blocks_promotions" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_promotions_category_idx" ON "_home_v_blocks_promotions" USING btree ("category_id");
  CREATE UNIQUE INDEX "_home_v_blocks_promotions_locales_locale_parent_id_unique" ON "_home_v_blocks_promotions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_promotions_locales_parent_idx" ON "_home_v_blocks_promotions_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_events_order_idx" ON "_home_v_blocks_events" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_events_parent_id_idx" ON "_home_v_blocks_events" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_events_path_idx" ON "_home_v_blocks_events" USING btree ("_path");
  CREATE UNIQUE INDEX "_home_v_blocks_events_locales_locale_parent_id_unique" ON "_home_v_blocks_events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_events_locales_parent_idx" ON "_home_v_blocks_events_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_reviews_order_idx" ON "_home_v_blocks_reviews" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_reviews_parent_id_idx" ON "_home_v_blocks_reviews" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_reviews_path_idx" ON "_home_v_blocks_reviews" USING btree ("_path");
  CREATE UNIQUE INDEX "_home_v_blocks_reviews_locales_locale_parent_id_unique" ON "_home_v_blocks_reviews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_reviews_locales_parent_idx" ON "_home_v_blocks_reviews_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_franchise_order_idx" ON "_home_v_blocks_franchise" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_franchise_parent_id_idx" ON "_home_v_blocks_franchise" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_franchise_path_idx" ON "_home_v_blocks_franchise" USING btree ("_path");
  CREATE UNIQUE INDEX "_home_v_blocks_franchise_locales_locale_parent_id_unique" ON "_home_v_blocks_franchise_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_blocks_franchise_locales_parent_idx" ON "_home_v_blocks_franchise_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_locales_parent_idx" ON "_home_v_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_header_order_idx" ON "navigation_header" USING btree ("_order");
  CREATE INDEX "navigation_header_parent_id_idx" ON "navigation_header" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_header_locales_locale_parent_id_unique" ON "navigation_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_header_locales_parent_idx" ON "navigation_header_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_order_idx" ON "navigation_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_parent_id_idx" ON "navigation_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_links_locales_locale_parent_id_unique" ON "navigation_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_links_locales_parent_idx" ON "navigation_footer_links_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_locales_locale_parent_id_unique" ON "navigation_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_locales_parent_idx" ON "navigation_footer_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seo_fk" FOREIGN KEY ("seo_id") REFERENCES "public"."seo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_seo_id_idx" ON "payload_locked_documents_rels" USING btree ("seo_id");
  CREATE INDEX "settings_logo_idx" ON "settings" USING btree ("logo_id");
  CREATE INDEX "settings_icon_idx" ON "settings" USING btree ("icon_id");
  INSERT INTO "home" ("has_popup", "_status", "created_at", "updated_at")
  	SELECT true, 'published', now(), now() FROM "settings" LIMIT 1;
  INSERT INTO "home_locales" ("hero_title", "hero_text", "_locale", "_parent_id")
  	SELECT "settings_locales"."hero_title", "settings_locales"."hero_text", "settings_locales"."_locale", "home"."id" FROM "settings_locales", "home";
  ALTER TABLE "settings_locales" DROP COLUMN "hero_title";
  ALTER TABLE "settings_locales" DROP COLUMN "hero_text";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "banners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "banners_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_banners_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_banners_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seo" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seo_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_banners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_banner2" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_banner3" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_banner4" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_promises_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_promises_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_promises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_promises_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_steps_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_steps_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_news" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_news_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_promotions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_promotions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_events_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_reviews_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_franchise" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_franchise_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_banners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_banner2" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_banner3" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_banner4" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_promises_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_promises_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_promises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_promises_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_steps_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_steps_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_news" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_news_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_promotions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_promotions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_events_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_reviews_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_franchise" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_blocks_franchise_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_header_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_footer_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_footer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_footer_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "banners_locales" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "_banners_v_locales" CASCADE;
  DROP TABLE "seo" CASCADE;
  DROP TABLE "seo_locales" CASCADE;
  DROP TABLE "home_blocks_banners" CASCADE;
  DROP TABLE "home_blocks_banner2" CASCADE;
  DROP TABLE "home_blocks_banner3" CASCADE;
  DROP TABLE "home_blocks_banner4" CASCADE;
  DROP TABLE "home_blocks_promises_items" CASCADE;
  DROP TABLE "home_blocks_promises_items_locales" CASCADE;
  DROP TABLE "home_blocks_promises" CASCADE;
  DROP TABLE "home_blocks_promises_locales" CASCADE;
  DROP TABLE "home_blocks_steps_items" CASCADE;
  DROP TABLE "home_blocks_steps_items_locales" CASCADE;
  DROP TABLE "home_blocks_steps" CASCADE;
  DROP TABLE "home_blocks_steps_locales" CASCADE;
  DROP TABLE "home_blocks_figures" CASCADE;
  DROP TABLE "home_blocks_figures_locales" CASCADE;
  DROP TABLE "home_blocks_news" CASCADE;
  DROP TABLE "home_blocks_news_locales" CASCADE;
  DROP TABLE "home_blocks_promotions" CASCADE;
  DROP TABLE "home_blocks_promotions_locales" CASCADE;
  DROP TABLE "home_blocks_events" CASCADE;
  DROP TABLE "home_blocks_events_locales" CASCADE;
  DROP TABLE "home_blocks_reviews" CASCADE;
  DROP TABLE "home_blocks_reviews_locales" CASCADE;
  DROP TABLE "home_blocks_franchise" CASCADE;
  DROP TABLE "home_blocks_franchise_locales" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_locales" CASCADE;
  DROP TABLE "_home_v_blocks_banners" CASCADE;
  DROP TABLE "_home_v_blocks_banner2" CASCADE;
  DROP TABLE "_home_v_blocks_banner3" CASCADE;
  DROP TABLE "_home_v_blocks_banner4" CASCADE;
  DROP TABLE "_home_v_blocks_promises_items" CASCADE;
  DROP TABLE "_home_v_blocks_promises_items_locales" CASCADE;
  DROP TABLE "_home_v_blocks_promises" CASCADE;
  DROP TABLE "_home_v_blocks_promises_locales" CASCADE;
  DROP TABLE "_home_v_blocks_steps_items" CASCADE;
  DROP TABLE "_home_v_blocks_steps_items_locales" CASCADE;
  DROP TABLE "_home_v_blocks_steps" CASCADE;
  DROP TABLE "_home_v_blocks_steps_locales" CASCADE;
  DROP TABLE "_home_v_blocks_figures" CASCADE;
  DROP TABLE "_home_v_blocks_figures_locales" CASCADE;
  DROP TABLE "_home_v_blocks_news" CASCADE;
  DROP TABLE "_home_v_blocks_news_locales" CASCADE;
  DROP TABLE "_home_v_blocks_promotions" CASCADE;
  DROP TABLE "_home_v_blocks_promotions_locales" CASCADE;
  DROP TABLE "_home_v_blocks_events" CASCADE;
  DROP TABLE "_home_v_blocks_events_locales" CASCADE;
  DROP TABLE "_home_v_blocks_reviews" CASCADE;
  DROP TABLE "_home_v_blocks_reviews_locales" CASCADE;
  DROP TABLE "_home_v_blocks_franchise" CASCADE;
  DROP TABLE "_home_v_blocks_franchise_locales" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_locales" CASCADE;
  DROP TABLE "navigation_header" CASCADE;
  DROP TABLE "navigation_header_locales" CASCADE;
  DROP TABLE "navigation_footer_links" CASCADE;
  DROP TABLE "navigation_footer_links_locales" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation_footer_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_banners_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_seo_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_logo_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_icon_id_media_id_fk";
  
  DROP INDEX "payload_locked_documents_rels_banners_id_idx";
  DROP INDEX "payload_locked_documents_rels_seo_id_idx";
  DROP INDEX "settings_logo_idx";
  DROP INDEX "settings_icon_idx";
  ALTER TABLE "settings_locales" ADD COLUMN "hero_title" varchar NOT NULL;
  ALTER TABLE "settings_locales" ADD COLUMN "hero_text" varchar;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "banners_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "seo_id";
  ALTER TABLE "settings" DROP COLUMN "logo_id";
  ALTER TABLE "settings" DROP COLUMN "icon_id";
  DROP TYPE "public"."enum_banners_place";
  DROP TYPE "public"."enum_banners_status";
  DROP TYPE "public"."enum__banners_v_version_place";
  DROP TYPE "public"."enum__banners_v_version_status";
  DROP TYPE "public"."enum__banners_v_published_locale";
  DROP TYPE "public"."enum_home_blocks_promises_items_icon";
  DROP TYPE "public"."enum_home_blocks_steps_items_icon";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_blocks_promises_items_icon";
  DROP TYPE "public"."enum__home_v_blocks_steps_items_icon";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum__home_v_published_locale";`)
}
