import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_notes_status" AS ENUM('new', 'working', 'refunded', 'closed', 'spam');
  CREATE TYPE "public"."enum_leads_source" AS ENUM('phone', 'line', 'visit', 'demo');
  CREATE TYPE "public"."enum_leads_kind" AS ENUM('contact', 'franchise', 'problem');
  CREATE TYPE "public"."enum_leads_language" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_leads_budget" AS ENUM('under_1m', '1_to_1_99m', '2_to_3_99m', '4m_and_above');
  CREATE TYPE "public"."enum_leads_contact_time" AS ENUM('before_0900', '0900_to_1200', '1300_to_1730', 'after_1730');
  CREATE TYPE "public"."enum_leads_timeline" AS ENUM('under_3_months', 'under_6_months', 'over_6_months');
  CREATE TYPE "public"."enum_leads_source_of_fund" AS ENUM('cash', 'loan');
  CREATE TYPE "public"."enum_leads_place_type" AS ENUM('gas_station', 'community_mall', 'convenience_store', 'department_store', 'university', 'market', 'village', 'condominium_or_apartment', 'other');
  CREATE TYPE "public"."enum_leads_open_shop" AS ENUM('space_in_building', 'empty_land', 'not_yet');
  CREATE TYPE "public"."enum_leads_ad_source" AS ENUM('facebook', 'event', 'employee_referral', 'referral', 'google_adwords', 'partner', 'seminar', 'webinar', 'youtube', 'line');
  CREATE TYPE "public"."enum_leads_cause" AS ENUM('machine_stopped', 'coin_not_returned', 'detergent', 'other');
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'working', 'refunded', 'closed', 'spam');
  CREATE TYPE "public"."enum_contact_clicks_type" AS ENUM('line', 'phone', 'email', 'facebook', 'map');
  CREATE TYPE "public"."enum_outbox_purpose" AS ENUM('staff', 'sender', 'webhook', 'line');
  CREATE TYPE "public"."enum_outbox_channel" AS ENUM('mail', 'webhook');
  CREATE TYPE "public"."enum_outbox_status" AS ENUM('waiting', 'sending', 'sent', 'failed', 'dropped');
  CREATE TYPE "public"."enum_franchise_packages_size" AS ENUM('small', 'medium', 'big', 'two_machine');
  CREATE TYPE "public"."enum_franchise_packages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__franchise_packages_v_version_size" AS ENUM('small', 'medium', 'big', 'two_machine');
  CREATE TYPE "public"."enum__franchise_packages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__franchise_packages_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_investor_reasons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_reasons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_reasons_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_franchise_comments_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__franchise_comments_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__franchise_comments_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_investor_head_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_head_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_head_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_investor_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_page_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_contact_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_page_v_published_locale" AS ENUM('th', 'en');
  ALTER TYPE "public"."enum_banners_place" ADD VALUE 'investor_ads';
  ALTER TYPE "public"."enum__banners_v_version_place" ADD VALUE 'investor_ads';
  CREATE TABLE "leads_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"status" "enum_leads_notes_status",
  	"by_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "leads" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"source" "enum_leads_source",
  	"kind" "enum_leads_kind" NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"message" varchar,
  	"language" "enum_leads_language" NOT NULL,
  	"consent_at" timestamp(3) with time zone,
  	"province_id" integer,
  	"budget" "enum_leads_budget",
  	"contact_time" "enum_leads_contact_time",
  	"timeline" "enum_leads_timeline",
  	"source_of_fund" "enum_leads_source_of_fund",
  	"place_type" "enum_leads_place_type",
  	"open_shop" "enum_leads_open_shop",
  	"ad_source" "enum_leads_ad_source",
  	"reference" varchar,
  	"branch_id" integer,
  	"machine" varchar,
  	"cause" "enum_leads_cause",
  	"amount" numeric,
  	"photo_id" varchar,
  	"status" "enum_leads_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"request_key" varchar,
  	"looks_automatic" boolean DEFAULT false,
  	"first_answered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_photos" (
  	"id" varchar PRIMARY KEY NOT NULL,
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
  
  CREATE TABLE "contact_clicks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_contact_clicks_type" NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outbox" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"purpose" "enum_outbox_purpose" NOT NULL,
  	"channel" "enum_outbox_channel" NOT NULL,
  	"lead_id" varchar,
  	"status" "enum_outbox_status" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"queued_at" timestamp(3) with time zone,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "franchise_packages_config" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"quantity" numeric DEFAULT 1
  );
  
  CREATE TABLE "franchise_packages_config_locales" (
  	"item" varchar,
  	"unit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "franchise_packages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"price" numeric,
  	"machines" numeric,
  	"size" "enum_franchise_packages_size",
  	"image_id" varchar,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_franchise_packages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "franchise_packages_locales" (
  	"brands" varchar,
  	"small" varchar,
  	"medium" varchar,
  	"big" varchar,
  	"two_machine" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_franchise_packages_v_version_config" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"quantity" numeric DEFAULT 1,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_franchise_packages_v_version_config_locales" (
  	"item" varchar,
  	"unit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_franchise_packages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_price" numeric,
  	"version_machines" numeric,
  	"version_size" "enum__franchise_packages_v_version_size",
  	"version_image_id" varchar,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__franchise_packages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__franchise_packages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_franchise_packages_v_locales" (
  	"version_brands" varchar,
  	"version_small" varchar,
  	"version_medium" varchar,
  	"version_big" varchar,
  	"version_two_machine" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "investor_reasons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_investor_reasons_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "investor_reasons_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_investor_reasons_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" varchar,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__investor_reasons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__investor_reasons_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_investor_reasons_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "franchise_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_franchise_comments_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "franchise_comments_locales" (
  	"name" varchar,
  	"feedback" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_franchise_comments_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" varchar,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__franchise_comments_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__franchise_comments_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_franchise_comments_v_locales" (
  	"version_name" varchar,
  	"version_feedback" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "investor_head" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background_image_id" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"_status" "enum_investor_head_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "investor_head_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_investor_head_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_background_image_id" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version__status" "enum__investor_head_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__investor_head_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_investor_head_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "investor_page_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "investor_page_facts_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "investor_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"assumptions_uses_per_day" numeric DEFAULT 4,
  	"assumptions_price_per_use" numeric DEFAULT 50,
  	"assumptions_utilities_percent" numeric DEFAULT 30,
  	"assumptions_fee_percent" numeric DEFAULT 5,
  	"assumptions_rent" numeric DEFAULT 20000,
  	"assumptions_other_costs" numeric DEFAULT 10000,
  	"_status" "enum_investor_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "investor_page_locales" (
  	"estimate_note" varchar,
  	"interest_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_investor_page_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_investor_page_v_version_facts_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_investor_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_assumptions_uses_per_day" numeric DEFAULT 4,
  	"version_assumptions_price_per_use" numeric DEFAULT 50,
  	"version_assumptions_utilities_percent" numeric DEFAULT 30,
  	"version_assumptions_fee_percent" numeric DEFAULT 5,
  	"version_assumptions_rent" numeric DEFAULT 20000,
  	"version_assumptions_other_costs" numeric DEFAULT 10000,
  	"version__status" "enum__investor_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__investor_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_investor_page_v_locales" (
  	"version_estimate_note" varchar,
  	"version_interest_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "contact_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"map_link" varchar,
  	"_status" "enum_contact_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "contact_page_locales" (
  	"title" varchar,
  	"description" varchar,
  	"office_address" varchar,
  	"office_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_contact_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_map_link" varchar,
  	"version__status" "enum__contact_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__contact_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_contact_page_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_office_address" varchar,
  	"version_office_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "lead_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"acknowledges" boolean DEFAULT true,
  	"contact_hours" numeric DEFAULT 24 NOT NULL,
  	"franchise_hours" numeric DEFAULT 24 NOT NULL,
  	"problem_hours" numeric DEFAULT 2 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "lead_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "leads_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "franchise_packages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "investor_reasons_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "franchise_comments_id" integer;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_province_id_provinces_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."provinces"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_photo_id_lead_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."lead_photos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "outbox" ADD CONSTRAINT "outbox_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "franchise_packages_config" ADD CONSTRAINT "franchise_packages_config_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_packages_config_locales" ADD CONSTRAINT "franchise_packages_config_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_packages_config"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_packages" ADD CONSTRAINT "franchise_packages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "franchise_packages_locales" ADD CONSTRAINT "franchise_packages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_packages_v_version_config" ADD CONSTRAINT "_franchise_packages_v_version_config_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_packages_v_version_config_locales" ADD CONSTRAINT "_franchise_packages_v_version_config_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_packages_v_version_config"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_packages_v" ADD CONSTRAINT "_franchise_packages_v_parent_id_franchise_packages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."franchise_packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_franchise_packages_v" ADD CONSTRAINT "_franchise_packages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_franchise_packages_v_locales" ADD CONSTRAINT "_franchise_packages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_reasons" ADD CONSTRAINT "investor_reasons_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "investor_reasons_locales" ADD CONSTRAINT "investor_reasons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."investor_reasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_reasons_v" ADD CONSTRAINT "_investor_reasons_v_parent_id_investor_reasons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."investor_reasons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_reasons_v" ADD CONSTRAINT "_investor_reasons_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_reasons_v_locales" ADD CONSTRAINT "_investor_reasons_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_investor_reasons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_comments" ADD CONSTRAINT "franchise_comments_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "franchise_comments_locales" ADD CONSTRAINT "franchise_comments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_comments_v" ADD CONSTRAINT "_franchise_comments_v_parent_id_franchise_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."franchise_comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_franchise_comments_v" ADD CONSTRAINT "_franchise_comments_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_franchise_comments_v_locales" ADD CONSTRAINT "_franchise_comments_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_comments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_head" ADD CONSTRAINT "investor_head_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "investor_head" ADD CONSTRAINT "investor_head_created_by_id_staff_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "investor_head" ADD CONSTRAINT "investor_head_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "investor_head_locales" ADD CONSTRAINT "investor_head_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."investor_head"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_head_v" ADD CONSTRAINT "_investor_head_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_head_v" ADD CONSTRAINT "_investor_head_v_version_created_by_id_staff_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_head_v" ADD CONSTRAINT "_investor_head_v_version_updated_by_id_staff_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_head_v_locales" ADD CONSTRAINT "_investor_head_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_investor_head_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_page_facts" ADD CONSTRAINT "investor_page_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."investor_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_page_facts_locales" ADD CONSTRAINT "investor_page_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."investor_page_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_page_locales" ADD CONSTRAINT "investor_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."investor_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_page_v_version_facts" ADD CONSTRAINT "_investor_page_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_investor_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_page_v_version_facts_locales" ADD CONSTRAINT "_investor_page_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_investor_page_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_page_v_locales" ADD CONSTRAINT "_investor_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_investor_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_page_locales" ADD CONSTRAINT "contact_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_page_v_locales" ADD CONSTRAINT "_contact_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_settings_texts" ADD CONSTRAINT "lead_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_notes_order_idx" ON "leads_notes" USING btree ("_order");
  CREATE INDEX "leads_notes_parent_id_idx" ON "leads_notes" USING btree ("_parent_id");
  CREATE INDEX "leads_notes_by_idx" ON "leads_notes" USING btree ("by_id");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_kind_idx" ON "leads" USING btree ("kind");
  CREATE INDEX "leads_phone_idx" ON "leads" USING btree ("phone");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_province_idx" ON "leads" USING btree ("province_id");
  CREATE UNIQUE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");
  CREATE INDEX "leads_branch_idx" ON "leads" USING btree ("branch_id");
  CREATE INDEX "leads_photo_idx" ON "leads" USING btree ("photo_id");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_assignee_idx" ON "leads" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "leads_request_key_idx" ON "leads" USING btree ("request_key");
  CREATE INDEX "leads_looks_automatic_idx" ON "leads" USING btree ("looks_automatic");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "lead_photos_updated_at_idx" ON "lead_photos" USING btree ("updated_at");
  CREATE INDEX "lead_photos_created_at_idx" ON "lead_photos" USING btree ("created_at");
  CREATE UNIQUE INDEX "lead_photos_filename_idx" ON "lead_photos" USING btree ("filename");
  CREATE UNIQUE INDEX "contact_clicks_type_idx" ON "contact_clicks" USING btree ("type");
  CREATE INDEX "contact_clicks_updated_at_idx" ON "contact_clicks" USING btree ("updated_at");
  CREATE INDEX "contact_clicks_created_at_idx" ON "contact_clicks" USING btree ("created_at");
  CREATE INDEX "outbox_lead_idx" ON "outbox" USING btree ("lead_id");
  CREATE UNIQUE INDEX "outbox_key_idx" ON "outbox" USING btree ("key");
  CREATE INDEX "outbox_updated_at_idx" ON "outbox" USING btree ("updated_at");
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE INDEX "status_nextAttemptAt_idx" ON "outbox" USING btree ("status","next_attempt_at");
  CREATE INDEX "franchise_packages_config_order_idx" ON "franchise_packages_config" USING btree ("_order");
  CREATE INDEX "franchise_packages_config_parent_id_idx" ON "franchise_packages_config" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "franchise_packages_config_locales_locale_parent_id_unique" ON "franchise_packages_config_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_packages_config_locales_parent_idx" ON "franchise_packages_config_locales" USING btree ("_parent_id");
  CREATE INDEX "franchise_packages_image_idx" ON "franchise_packages" USING btree ("image_id");
  CREATE INDEX "franchise_packages_updated_at_idx" ON "franchise_packages" USING btree ("updated_at");
  CREATE INDEX "franchise_packages_created_at_idx" ON "franchise_packages" USING btree ("created_at");
  CREATE INDEX "franchise_packages__status_idx" ON "franchise_packages" USING btree ("_status");
  CREATE INDEX "_status_sort_2_idx" ON "franchise_packages" USING btree ("_status","sort");
  CREATE UNIQUE INDEX "franchise_packages_locales_locale_parent_id_unique" ON "franchise_packages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_packages_locales_parent_idx" ON "franchise_packages_locales" USING btree ("_parent_id");
  CREATE INDEX "_franchise_packages_v_version_config_order_idx" ON "_franchise_packages_v_version_config" USING btree ("_order");
  CREATE INDEX "_franchise_packages_v_version_config_parent_id_idx" ON "_franchise_packages_v_version_config" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_franchise_packages_v_version_config_locales_locale_parent_i" ON "_franchise_packages_v_version_config_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_packages_v_version_config_locales_parent_idx" ON "_franchise_packages_v_version_config_locales" USING btree ("_parent_id");
  CREATE INDEX "_franchise_packages_v_parent_idx" ON "_franchise_packages_v" USING btree ("parent_id");
  CREATE INDEX "_franchise_packages_v_version_version_image_idx" ON "_franchise_packages_v" USING btree ("version_image_id");
  CREATE INDEX "_franchise_packages_v_version_version_updated_at_idx" ON "_franchise_packages_v" USING btree ("version_updated_at");
  CREATE INDEX "_franchise_packages_v_version_version_created_at_idx" ON "_franchise_packages_v" USING btree ("version_created_at");
  CREATE INDEX "_franchise_packages_v_version_version__status_idx" ON "_franchise_packages_v" USING btree ("version__status");
  CREATE INDEX "_franchise_packages_v_created_at_idx" ON "_franchise_packages_v" USING btree ("created_at");
  CREATE INDEX "_franchise_packages_v_updated_at_idx" ON "_franchise_packages_v" USING btree ("updated_at");
  CREATE INDEX "_franchise_packages_v_snapshot_idx" ON "_franchise_packages_v" USING btree ("snapshot");
  CREATE INDEX "_franchise_packages_v_published_locale_idx" ON "_franchise_packages_v" USING btree ("published_locale");
  CREATE INDEX "_franchise_packages_v_latest_idx" ON "_franchise_packages_v" USING btree ("latest");
  CREATE INDEX "version__status_version_sort_2_idx" ON "_franchise_packages_v" USING btree ("version__status","version_sort");
  CREATE UNIQUE INDEX "_franchise_packages_v_locales_locale_parent_id_unique" ON "_franchise_packages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_packages_v_locales_parent_idx" ON "_franchise_packages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "investor_reasons_image_idx" ON "investor_reasons" USING btree ("image_id");
  CREATE INDEX "investor_reasons_updated_at_idx" ON "investor_reasons" USING btree ("updated_at");
  CREATE INDEX "investor_reasons_created_at_idx" ON "investor_reasons" USING btree ("created_at");
  CREATE INDEX "investor_reasons__status_idx" ON "investor_reasons" USING btree ("_status");
  CREATE INDEX "_status_sort_3_idx" ON "investor_reasons" USING btree ("_status","sort");
  CREATE UNIQUE INDEX "investor_reasons_locales_locale_parent_id_unique" ON "investor_reasons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "investor_reasons_locales_parent_idx" ON "investor_reasons_locales" USING btree ("_parent_id");
  CREATE INDEX "_investor_reasons_v_parent_idx" ON "_investor_reasons_v" USING btree ("parent_id");
  CREATE INDEX "_investor_reasons_v_version_version_image_idx" ON "_investor_reasons_v" USING btree ("version_image_id");
  CREATE INDEX "_investor_reasons_v_version_version_updated_at_idx" ON "_investor_reasons_v" USING btree ("version_updated_at");
  CREATE INDEX "_investor_reasons_v_version_version_created_at_idx" ON "_investor_reasons_v" USING btree ("version_created_at");
  CREATE INDEX "_investor_reasons_v_version_version__status_idx" ON "_investor_reasons_v" USING btree ("version__status");
  CREATE INDEX "_investor_reasons_v_created_at_idx" ON "_investor_reasons_v" USING btree ("created_at");
  CREATE INDEX "_investor_reasons_v_updated_at_idx" ON "_investor_reasons_v" USING btree ("updated_at");
  CREATE INDEX "_investor_reasons_v_snapshot_idx" ON "_investor_reasons_v" USING btree ("snapshot");
  CREATE INDEX "_investor_reasons_v_published_locale_idx" ON "_investor_reasons_v" USING btree ("published_locale");
  CREATE INDEX "_investor_reasons_v_latest_idx" ON "_investor_reasons_v" USING btree ("latest");
  CREATE INDEX "version__status_version_sort_3_idx" ON "_investor_reasons_v" USING btree ("version__status","version_sort");
  CREATE UNIQUE INDEX "_investor_reasons_v_locales_locale_parent_id_unique" ON "_investor_reasons_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_investor_reasons_v_locales_parent_idx" ON "_investor_reasons_v_locales" USING btree ("_parent_id");
  CREATE INDEX "franchise_comments_image_idx" ON "franchise_comments" USING btree ("image_id");
  CREATE INDEX "franchise_comments_updated_at_idx" ON "franchise_comments" USING btree ("updated_at");
  CREATE INDEX "franchise_comments_created_at_idx" ON "franchise_comments" USING btree ("created_at");
  CREATE INDEX "franchise_comments__status_idx" ON "franchise_comments" USING btree ("_status");
  CREATE INDEX "_status_sort_4_idx" ON "franchise_comments" USING btree ("_status","sort");
  CREATE UNIQUE INDEX "franchise_comments_locales_locale_parent_id_unique" ON "franchise_comments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_comments_locales_parent_idx" ON "franchise_comments_locales" USING btree ("_parent_id");
  CREATE INDEX "_franchise_comments_v_parent_idx" ON "_franchise_comments_v" USING btree ("parent_id");
  CREATE INDEX "_franchise_comments_v_version_version_image_idx" ON "_franchise_comments_v" USING btree ("version_image_id");
  CREATE INDEX "_franchise_comments_v_version_version_updated_at_idx" ON "_franchise_comments_v" USING btree ("version_updated_at");
  CREATE INDEX "_franchise_comments_v_version_version_created_at_idx" ON "_franchise_comments_v" USING btree ("version_created_at");
  CREATE INDEX "_franchise_comments_v_version_version__status_idx" ON "_franchise_comments_v" USING btree ("version__status");
  CREATE INDEX "_franchise_comments_v_created_at_idx" ON "_franchise_comments_v" USING btree ("created_at");
  CREATE INDEX "_franchise_comments_v_updated_at_idx" ON "_franchise_comments_v" USING btree ("updated_at");
  CREATE INDEX "_franchise_comments_v_snapshot_idx" ON "_franchise_comments_v" USING btree ("snapshot");
  CREATE INDEX "_franchise_comments_v_published_locale_idx" ON "_franchise_comments_v" USING btree ("published_locale");
  CREATE INDEX "_franchise_comments_v_latest_idx" ON "_franchise_comments_v" USING btree ("latest");
  CREATE INDEX "version__status_version_sort_4_idx" ON "_franchise_comments_v" USING btree ("version__status","version_sort");
  CREATE UNIQUE INDEX "_franchise_comments_v_locales_locale_parent_id_unique" ON "_franchise_comments_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_comments_v_locales_parent_idx" ON "_franchise_comments_v_locales" USING btree ("_parent_id");
  CREATE INDEX "investor_head_background_image_idx" ON "investor_head" USING btree ("background_image_id");
  CREATE INDEX "investor_head_created_by_idx" ON "investor_head" USING btree ("created_by_id");
  CREATE INDEX "investor_head_updated_by_idx" ON "investor_head" USING btree ("updated_by_id");
  CREATE INDEX "investor_head__status_idx" ON "investor_head" USING btree ("_status");
  CREATE UNIQUE INDEX "investor_head_locales_locale_parent_id_unique" ON "investor_head_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "investor_head_locales_parent_idx" ON "investor_head_locales" USING btree ("_parent_id");
  CREATE INDEX "_investor_head_v_version_version_background_image_idx" ON "_investor_head_v" USING btree ("version_background_image_id");
  CREATE INDEX "_investor_head_v_version_version_created_by_idx" ON "_investor_head_v" USING btree ("version_created_by_id");
  CREATE INDEX "_investor_head_v_version_version_updated_by_idx" ON "_investor_head_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_investor_head_v_version_version__status_idx" ON "_investor_head_v" USING btree ("version__status");
  CREATE INDEX "_investor_head_v_created_at_idx" ON "_investor_head_v" USING btree ("created_at");
  CREATE INDEX "_investor_head_v_updated_at_idx" ON "_investor_head_v" USING btree ("updated_at");
  CREATE INDEX "_investor_head_v_snapshot_idx" ON "_investor_head_v" USING btree ("snapshot");
  CREATE INDEX "_investor_head_v_published_locale_idx" ON "_investor_head_v" USING btree ("published_locale");
  CREATE INDEX "_investor_head_v_latest_idx" ON "_investor_head_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_investor_head_v_locales_locale_parent_id_unique" ON "_investor_head_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_investor_head_v_locales_parent_idx" ON "_investor_head_v_locales" USING btree ("_parent_id");
  CREATE INDEX "investor_page_facts_order_idx" ON "investor_page_facts" USING btree ("_order");
  CREATE INDEX "investor_page_facts_parent_id_idx" ON "investor_page_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "investor_page_facts_locales_locale_parent_id_unique" ON "investor_page_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "investor_page_facts_locales_parent_idx" ON "investor_page_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "investor_page__status_idx" ON "investor_page" USING btree ("_status");
  CREATE UNIQUE INDEX "investor_page_locales_locale_parent_id_unique" ON "investor_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "investor_page_locales_parent_idx" ON "investor_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_investor_page_v_version_facts_order_idx" ON "_investor_page_v_version_facts" USING btree ("_order");
  CREATE INDEX "_investor_page_v_version_facts_parent_id_idx" ON "_investor_page_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_investor_page_v_version_facts_locales_locale_parent_id_uniq" ON "_investor_page_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_investor_page_v_version_facts_locales_parent_idx" ON "_investor_page_v_version_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "_investor_page_v_version_version__status_idx" ON "_investor_page_v" USING btree ("version__status");
  CREATE INDEX "_investor_page_v_created_at_idx" ON "_investor_page_v" USING btree ("created_at");
  CREATE INDEX "_investor_page_v_updated_at_idx" ON "_investor_page_v" USING btree ("updated_at");
  CREATE INDEX "_investor_page_v_snapshot_idx" ON "_investor_page_v" USING btree ("snapshot");
  CREATE INDEX "_investor_page_v_published_locale_idx" ON "_investor_page_v" USING btree ("published_locale");
  CREATE INDEX "_investor_page_v_latest_idx" ON "_investor_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_investor_page_v_locales_locale_parent_id_unique" ON "_investor_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_investor_page_v_locales_parent_idx" ON "_investor_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "contact_page__status_idx" ON "contact_page" USING btree ("_status");
  CREATE UNIQUE INDEX "contact_page_locales_locale_parent_id_unique" ON "contact_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contact_page_locales_parent_idx" ON "contact_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_contact_page_v_version_version__status_idx" ON "_contact_page_v" USING btree ("version__status");
  CREATE INDEX "_contact_page_v_created_at_idx" ON "_contact_page_v" USING btree ("created_at");
  CREATE INDEX "_contact_page_v_updated_at_idx" ON "_contact_page_v" USING btree ("updated_at");
  CREATE INDEX "_contact_page_v_snapshot_idx" ON "_contact_page_v" USING btree ("snapshot");
  CREATE INDEX "_contact_page_v_published_locale_idx" ON "_contact_page_v" USING btree ("published_locale");
  CREATE INDEX "_contact_page_v_latest_idx" ON "_contact_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_contact_page_v_locales_locale_parent_id_unique" ON "_contact_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_page_v_locales_parent_idx" ON "_contact_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "lead_settings_texts_order_parent" ON "lead_settings_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_franchise_packages_fk" FOREIGN KEY ("franchise_packages_id") REFERENCES "public"."franchise_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_investor_reasons_fk" FOREIGN KEY ("investor_reasons_id") REFERENCES "public"."investor_reasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_franchise_comments_fk" FOREIGN KEY ("franchise_comments_id") REFERENCES "public"."franchise_comments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_franchise_packages_id_idx" ON "payload_locked_documents_rels" USING btree ("franchise_packages_id");
  CREATE INDEX "payload_locked_documents_rels_investor_reasons_id_idx" ON "payload_locked_documents_rels" USING btree ("investor_reasons_id");
  CREATE INDEX "payload_locked_documents_rels_franchise_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("franchise_comments_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "leads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_photos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_clicks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "outbox" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_packages_config" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_packages_config_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_packages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_packages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_packages_v_version_config" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_packages_v_version_config_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_packages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_packages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "investor_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "investor_reasons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_investor_reasons_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_investor_reasons_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_comments_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_comments_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_comments_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "investor_head" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "investor_head_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_investor_head_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_investor_head_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "investor_page_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "investor_page_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "investor_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "investor_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_investor_page_v_version_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_investor_page_v_version_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_investor_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_investor_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_contact_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_contact_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_settings_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "leads_notes" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "lead_photos" CASCADE;
  DROP TABLE "contact_clicks" CASCADE;
  DROP TABLE "outbox" CASCADE;
  DROP TABLE "franchise_packages_config" CASCADE;
  DROP TABLE "franchise_packages_config_locales" CASCADE;
  DROP TABLE "franchise_packages" CASCADE;
  DROP TABLE "franchise_packages_locales" CASCADE;
  DROP TABLE "_franchise_packages_v_version_config" CASCADE;
  DROP TABLE "_franchise_packages_v_version_config_locales" CASCADE;
  DROP TABLE "_franchise_packages_v" CASCADE;
  DROP TABLE "_franchise_packages_v_locales" CASCADE;
  DROP TABLE "investor_reasons" CASCADE;
  DROP TABLE "investor_reasons_locales" CASCADE;
  DROP TABLE "_investor_reasons_v" CASCADE;
  DROP TABLE "_investor_reasons_v_locales" CASCADE;
  DROP TABLE "franchise_comments" CASCADE;
  DROP TABLE "franchise_comments_locales" CASCADE;
  DROP TABLE "_franchise_comments_v" CASCADE;
  DROP TABLE "_franchise_comments_v_locales" CASCADE;
  DROP TABLE "investor_head" CASCADE;
  DROP TABLE "investor_head_locales" CASCADE;
  DROP TABLE "_investor_head_v" CASCADE;
  DROP TABLE "_investor_head_v_locales" CASCADE;
  DROP TABLE "investor_page_facts" CASCADE;
  DROP TABLE "investor_page_facts_locales" CASCADE;
  DROP TABLE "investor_page" CASCADE;
  DROP TABLE "investor_page_locales" CASCADE;
  DROP TABLE "_investor_page_v_version_facts" CASCADE;
  DROP TABLE "_investor_page_v_version_facts_locales" CASCADE;
  DROP TABLE "_investor_page_v" CASCADE;
  DROP TABLE "_investor_page_v_locales" CASCADE;
  DROP TABLE "contact_page" CASCADE;
  DROP TABLE "contact_page_locales" CASCADE;
  DROP TABLE "_contact_page_v" CASCADE;
  DROP TABLE "_contact_page_v_locales" CASCADE;
  DROP TABLE "lead_settings" CASCADE;
  DROP TABLE "lead_settings_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_leads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_franchise_packages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_investor_reasons_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_franchise_comments_fk";
  
  ALTER TABLE "banners" ALTER COLUMN "place" SET DATA TYPE text;
  ALTER TABLE "banners" ALTER COLUMN "place" SET DEFAULT 'main'::text;
  DROP TYPE "public"."enum_banners_place";
  CREATE TYPE "public"."enum_banners_place" AS ENUM('main', 'banner_2', 'banner_3', 'banner_4');
  ALTER TABLE "banners" ALTER COLUMN "place" SET DEFAULT 'main'::"public"."enum_banners_place";
  ALTER TABLE "banners" ALTER COLUMN "place" SET DATA TYPE "public"."enum_banners_place" USING "place"::"public"."enum_banners_place";
  ALTER TABLE "_banners_v" ALTER COLUMN "version_place" SET DATA TYPE text;
  ALTER TABLE "_banners_v" ALTER COLUMN "version_place" SET DEFAULT 'main'::text;
  DROP TYPE "public"."enum__banners_v_version_place";
  CREATE TYPE "public"."enum__banners_v_version_place" AS ENUM('main', 'banner_2', 'banner_3', 'banner_4');
  ALTER TABLE "_banners_v" ALTER COLUMN "version_place" SET DEFAULT 'main'::"public"."enum__banners_v_version_place";
  ALTER TABLE "_banners_v" ALTER COLUMN "version_place" SET DATA TYPE "public"."enum__banners_v_version_place" USING "version_place"::"public"."enum__banners_v_version_place";
  DROP INDEX "payload_locked_documents_rels_leads_id_idx";
  DROP INDEX "payload_locked_documents_rels_franchise_packages_id_idx";
  DROP INDEX "payload_locked_documents_rels_investor_reasons_id_idx";
  DROP INDEX "payload_locked_documents_rels_franchise_comments_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "leads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "franchise_packages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "investor_reasons_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "franchise_comments_id";
  DROP TYPE "public"."enum_leads_notes_status";
  DROP TYPE "public"."enum_leads_source";
  DROP TYPE "public"."enum_leads_kind";
  DROP TYPE "public"."enum_leads_language";
  DROP TYPE "public"."enum_leads_budget";
  DROP TYPE "public"."enum_leads_contact_time";
  DROP TYPE "public"."enum_leads_timeline";
  DROP TYPE "public"."enum_leads_source_of_fund";
  DROP TYPE "public"."enum_leads_place_type";
  DROP TYPE "public"."enum_leads_open_shop";
  DROP TYPE "public"."enum_leads_ad_source";
  DROP TYPE "public"."enum_leads_cause";
  DROP TYPE "public"."enum_leads_status";
  DROP TYPE "public"."enum_contact_clicks_type";
  DROP TYPE "public"."enum_outbox_purpose";
  DROP TYPE "public"."enum_outbox_channel";
  DROP TYPE "public"."enum_outbox_status";
  DROP TYPE "public"."enum_franchise_packages_size";
  DROP TYPE "public"."enum_franchise_packages_status";
  DROP TYPE "public"."enum__franchise_packages_v_version_size";
  DROP TYPE "public"."enum__franchise_packages_v_version_status";
  DROP TYPE "public"."enum__franchise_packages_v_published_locale";
  DROP TYPE "public"."enum_investor_reasons_status";
  DROP TYPE "public"."enum__investor_reasons_v_version_status";
  DROP TYPE "public"."enum__investor_reasons_v_published_locale";
  DROP TYPE "public"."enum_franchise_comments_status";
  DROP TYPE "public"."enum__franchise_comments_v_version_status";
  DROP TYPE "public"."enum__franchise_comments_v_published_locale";
  DROP TYPE "public"."enum_investor_head_status";
  DROP TYPE "public"."enum__investor_head_v_version_status";
  DROP TYPE "public"."enum__investor_head_v_published_locale";
  DROP TYPE "public"."enum_investor_page_status";
  DROP TYPE "public"."enum__investor_page_v_version_status";
  DROP TYPE "public"."enum__investor_page_v_published_locale";
  DROP TYPE "public"."enum_contact_page_status";
  DROP TYPE "public"."enum__contact_page_v_version_status";
  DROP TYPE "public"."enum__contact_page_v_published_locale";`)
}
