import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_leads_notes_status" AS ENUM('new', 'working', 'refunded', 'closed', 'spam');
  CREATE TYPE "public"."enum_leads_source" AS ENUM('phone', 'line', 'visit', 'demo');
  CREATE TYPE "public"."enum_leads_kind" AS ENUM('contact', 'franchise', 'problem');
  CREATE TYPE "public"."enum_leads_language" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_leads_consent_channel" AS ENUM('website');
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
  CREATE TYPE "public"."enum_news_publishedat_tz" AS ENUM('Asia/Bangkok');
  CREATE TYPE "public"."enum_news_endsat_tz" AS ENUM('Asia/Bangkok');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_publishedat_tz" AS ENUM('Asia/Bangkok');
  CREATE TYPE "public"."enum__news_v_version_endsat_tz" AS ENUM('Asia/Bangkok');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_special_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__special_events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__special_events_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_notifications_audience" AS ENUM('all', 'branch', 'member', 'post');
  CREATE TYPE "public"."enum_notifications_event" AS ENUM('news', 'enews', 'branch', 'board', 'account', 'policy');
  CREATE TYPE "public"."enum_notifications_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_downloads_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__downloads_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__downloads_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_enews_publishedat_tz" AS ENUM('Asia/Bangkok');
  CREATE TYPE "public"."enum_enews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__enews_v_version_publishedat_tz" AS ENUM('Asia/Bangkok');
  CREATE TYPE "public"."enum__enews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__enews_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_banners_place" AS ENUM('main', 'banner_2', 'banner_3', 'banner_4', 'investor_ads');
  CREATE TYPE "public"."enum_banners_endsat_tz" AS ENUM('Asia/Bangkok');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_place" AS ENUM('main', 'banner_2', 'banner_3', 'banner_4', 'investor_ads');
  CREATE TYPE "public"."enum__banners_v_version_endsat_tz" AS ENUM('Asia/Bangkok');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_published_locale" AS ENUM('th', 'en');
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
  CREATE TYPE "public"."enum_policy_images_policy" AS ENUM('cookie', 'privacy', 'terms');
  CREATE TYPE "public"."enum_policy_images_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__policy_images_v_version_policy" AS ENUM('cookie', 'privacy', 'terms');
  CREATE TYPE "public"."enum__policy_images_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__policy_images_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_machines_programmes_temperature" AS ENUM('cold', 'warm', 'hot');
  CREATE TYPE "public"."enum_machines_kind" AS ENUM('washer', 'dryer', 'coin_exchange', 'detergent_vending');
  CREATE TYPE "public"."enum_machines_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__machines_v_version_programmes_temperature" AS ENUM('cold', 'warm', 'hot');
  CREATE TYPE "public"."enum__machines_v_version_kind" AS ENUM('washer', 'dryer', 'coin_exchange', 'detergent_vending');
  CREATE TYPE "public"."enum__machines_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__machines_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_faqs_cause" AS ENUM('machine_stopped', 'coin_not_returned', 'detergent', 'other');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_cause" AS ENUM('machine_stopped', 'coin_not_returned', 'detergent', 'other');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_sub_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sub_faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sub_faqs_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_main_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__main_faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__main_faqs_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_board_posts_state" AS ENUM('published', 'waiting', 'hidden', 'withdrawn', 'removed');
  CREATE TYPE "public"."enum_board_replies_state" AS ENUM('published', 'waiting', 'hidden', 'withdrawn', 'removed');
  CREATE TYPE "public"."enum_board_cases_kind" AS ENUM('held', 'reported', 'take_down', 'appeal');
  CREATE TYPE "public"."enum_board_cases_state" AS ENUM('open', 'decided');
  CREATE TYPE "public"."enum_board_cases_look" AS ENUM('link', 'phone', 'picture', 'listed', 'automatic');
  CREATE TYPE "public"."enum_board_reports_reason" AS ENUM('spam', 'abuse', 'personal_data', 'illegal', 'off_topic', 'other');
  CREATE TYPE "public"."enum_board_appeals_about" AS ENUM('limit', 'suspension');
  CREATE TYPE "public"."enum_board_take_downs_reason" AS ENUM('spam', 'abuse', 'personal_data', 'illegal', 'off_topic', 'other');
  CREATE TYPE "public"."enum_consent_log_action" AS ENUM('accept_all', 'refuse', 'confirm');
  CREATE TYPE "public"."enum_consent_log_language" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_consent_log_channel" AS ENUM('website');
  CREATE TYPE "public"."enum_data_requests_kind" AS ENUM('access', 'copy', 'correction', 'erasure', 'objection', 'guardian');
  CREATE TYPE "public"."enum_data_requests_channel" AS ENUM('account', 'website', 'post', 'counter');
  CREATE TYPE "public"."enum_data_requests_language" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_data_requests_state" AS ENUM('unproven', 'open', 'answered', 'refused');
  CREATE TYPE "public"."enum_data_request_steps_act" AS ENUM('received', 'proven', 'copied', 'answered', 'refused', 'reopened', 'erased', 'withdrawn');
  CREATE TYPE "public"."enum_breaches_risk" AS ENUM('none', 'risk', 'high');
  CREATE TYPE "public"."enum_breach_steps_act" AS ENUM('found', 'assessed', 'changed', 'listed', 'told-office', 'told-concerned', 'closed', 'reopened');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('administrator', 'editor', 'moderator');
  CREATE TYPE "public"."enum_members_language" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_members_status" AS ENUM('active', 'suspended');
  CREATE TYPE "public"."enum_members_email_frequency" AS ENUM('none', 'weekly');
  CREATE TYPE "public"."enum_members_age_declaration" AS ENUM('of_age', 'guardian_agrees');
  CREATE TYPE "public"."enum_member_history_act" AS ENUM('suspended', 'lifted', 'sessions', 'reset', 'exported', 'erased');
  CREATE TYPE "public"."enum_member_identities_provider" AS ENUM('line');
  CREATE TYPE "public"."enum_member_consents_purpose" AS ENUM('terms', 'of_age', 'guardian', 'digest', 'bundle', 'line-reports', 'line-branches');
  CREATE TYPE "public"."enum_member_consents_act" AS ENUM('given', 'withdrawn');
  CREATE TYPE "public"."enum_member_consents_language" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_member_consents_channel" AS ENUM('website', 'mail-link', 'complaint', 'line');
  CREATE TYPE "public"."enum_policy_changes_policy" AS ENUM('privacy', 'terms', 'cookie');
  CREATE TYPE "public"."enum_policy_changes_state" AS ENUM('planned', 'waiting', 'running', 'paused', 'halted', 'stopped', 'done', 'empty');
  CREATE TYPE "public"."enum_digest_issues_state" AS ENUM('planned', 'waiting', 'running', 'paused', 'halted', 'stopped', 'done', 'empty');
  CREATE TYPE "public"."enum_mail_bundles_state" AS ENUM('planned', 'waiting', 'running', 'paused', 'halted', 'stopped', 'done', 'empty');
  CREATE TYPE "public"."enum_mail_bounces_what" AS ENUM('soft', 'hard', 'complaint');
  CREATE TYPE "public"."enum_outbox_purpose" AS ENUM('staff', 'sender', 'webhook', 'line', 'take-down', 'data-proof', 'data-received', 'data-answered', 'data-refused', 'data-arrived', 'data-due', 'reset', 'changed', 'welcome', 'verify', 'new-email', 'email-moved', 'password-changed', 'new-device', 'misuse', 'line-joined', 'line-parted', 'suspended', 'appeal-granted', 'appeal-refused', 'inactive', 'unverified', 'deleted', 'left', 'mail-start', 'digest', 'digest-proof', 'bundle', 'policy-change', 'policy-proof', 'line-report', 'line-branch');
  CREATE TYPE "public"."enum_outbox_channel" AS ENUM('mail', 'webhook', 'line', 'bulk', 'member-line');
  CREATE TYPE "public"."enum_outbox_status" AS ENUM('waiting', 'sending', 'sent', 'failed', 'dropped');
  CREATE TYPE "public"."enum_library_files_preview_state" AS ENUM('drawn', 'waiting', 'failed', 'unreadable', 'tooLarge');
  CREATE TYPE "public"."enum_mail_links_kind" AS ENUM('reset', 'verify', 'email', 'undo', 'appeal', 'start');
  CREATE TYPE "public"."enum_staff_audit_act" AS ENUM('read', 'search', 'export', 'change', 'erase');
  CREATE TYPE "public"."enum_contact_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_page_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_news_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_page_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_downloads_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__downloads_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__downloads_page_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_enews_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__enews_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__enews_page_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_home_blocks_promises_items_icon" AS ENUM('clock', 'shield', 'wallet', 'phone', 'leaf', 'sparkle', 'basket', 'coin-exchange', 'washer', 'sun', 'store', 'users');
  CREATE TYPE "public"."enum_home_blocks_steps_items_icon" AS ENUM('clock', 'shield', 'wallet', 'phone', 'leaf', 'sparkle', 'basket', 'coin-exchange', 'washer', 'sun', 'store', 'users');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_blocks_promises_items_icon" AS ENUM('clock', 'shield', 'wallet', 'phone', 'leaf', 'sparkle', 'basket', 'coin-exchange', 'washer', 'sun', 'store', 'users');
  CREATE TYPE "public"."enum__home_v_blocks_steps_items_icon" AS ENUM('clock', 'shield', 'wallet', 'phone', 'leaf', 'sparkle', 'basket', 'coin-exchange', 'washer', 'sun', 'store', 'users');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_branch_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branch_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branch_page_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_investor_head_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_head_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_head_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_investor_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_page_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_about_head_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_head_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_head_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_about_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_brand_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_about_history_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_history_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_history_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_cookie_policy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cookie_policy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cookie_policy_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_privacy_policy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_policy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_policy_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_terms_of_service_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_of_service_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_of_service_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_product_head_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_head_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_head_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_product_page_payments_kind" AS ENUM('coin', 'banknote', 'promptpay', 'card', 'truemoney', 'line-pay');
  CREATE TYPE "public"."enum_product_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_page_v_version_payments_kind" AS ENUM('coin', 'banknote', 'promptpay', 'card', 'truemoney', 'line-pay');
  CREATE TYPE "public"."enum__product_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_page_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_webboard_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__webboard_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__webboard_page_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_analytics_cookie_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__analytics_cookie_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__analytics_cookie_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_advertising_cookie_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__advertising_cookie_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__advertising_cookie_v_published_locale" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_tracking_before_choice" AS ENUM('cookieless', 'nothing');
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
  	"consent_version" varchar,
  	"consent_channel" "enum_leads_consent_channel",
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
  	"member" varchar,
  	"request_key" varchar,
  	"looks_automatic" boolean DEFAULT false,
  	"first_answered_at" timestamp(3) with time zone,
  	"state_changed_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
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
  	"ends_at" timestamp(3) with time zone,
  	"endsat_tz" "enum_news_endsat_tz" DEFAULT 'Asia/Bangkok',
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  
  CREATE TABLE "news_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
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
  	"version_ends_at" timestamp(3) with time zone,
  	"version_endsat_tz" "enum__news_v_version_endsat_tz" DEFAULT 'Asia/Bangkok',
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean
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
  
  CREATE TABLE "_news_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "news_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sort" numeric,
  	"saved_by_id" integer,
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
  	"saved_by_id" integer,
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
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "notifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title_th" varchar NOT NULL,
  	"title_en" varchar,
  	"audience" "enum_notifications_audience" DEFAULT 'all' NOT NULL,
  	"branch_id" integer,
  	"event" "enum_notifications_event",
  	"slug" varchar,
  	"image_id" varchar,
  	"status" "enum_notifications_status" DEFAULT 'draft' NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"member" varchar,
  	"post" numeric,
  	"category_id" numeric,
  	"news_id" numeric,
  	"source" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notification_marks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL,
  	"notification_id" numeric NOT NULL,
  	"is_read" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notification_looks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL,
  	"seen_until" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_image_id" varchar,
  	"category_id" integer,
  	"subcategory_id" integer,
  	"date" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_downloads_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "downloads_locales" (
  	"title" varchar,
  	"description" varchar,
  	"searched" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "downloads_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"library_files_id" varchar
  );
  
  CREATE TABLE "_downloads_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_image_id" varchar,
  	"version_category_id" integer,
  	"version_subcategory_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__downloads_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__downloads_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_downloads_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_searched" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_downloads_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"library_files_id" varchar
  );
  
  CREATE TABLE "download_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sort" numeric,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "download_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "download_subcategories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category_id" integer NOT NULL,
  	"sort" numeric,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "download_subcategories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "enews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_image_id" varchar,
  	"pdf_id" varchar,
  	"link" varchar,
  	"published_at" timestamp(3) with time zone,
  	"publishedat_tz" "enum_enews_publishedat_tz" DEFAULT 'Asia/Bangkok',
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_enews_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "enews_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "enews_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "_enews_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_image_id" varchar,
  	"version_pdf_id" varchar,
  	"version_link" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_publishedat_tz" "enum__enews_v_version_publishedat_tz" DEFAULT 'Asia/Bangkok',
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__enews_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__enews_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_enews_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_enews_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"link" varchar,
  	"see_through" boolean DEFAULT false,
  	"place" "enum_banners_place" DEFAULT 'main',
  	"is_active" boolean DEFAULT true,
  	"ends_at" timestamp(3) with time zone,
  	"endsat_tz" "enum_banners_endsat_tz" DEFAULT 'Asia/Bangkok',
  	"sort" numeric,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_banners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "banners_locales" (
  	"text" varchar,
  	"button" varchar,
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
  	"version_ends_at" timestamp(3) with time zone,
  	"version_endsat_tz" "enum__banners_v_version_endsat_tz" DEFAULT 'Asia/Bangkok',
  	"version_sort" numeric,
  	"version_saved_by_id" integer,
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
  	"version_button" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
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
  	"province_sort_th" varchar,
  	"province_sort_en" varchar,
  	"name_sort_th" varchar,
  	"name_sort_en" varchar,
  	"image_id" varchar,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  	"version_province_sort_th" varchar,
  	"version_province_sort_en" varchar,
  	"version_name_sort_th" varchar,
  	"version_name_sort_en" varchar,
  	"version_image_id" varchar,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__branches_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__branches_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_branches_v_locales" (
  	"version_name" varchar,
  	"version_landmark" varchar,
  	"version_notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "customer_reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sort" numeric,
  	"image_id" varchar,
  	"saved_by_id" integer,
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
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "provinces" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sector_id" integer NOT NULL,
  	"code" varchar,
  	"saved_by_id" integer,
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
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sectors_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "followed_branches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL,
  	"branch_id" numeric NOT NULL,
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
  	"vat" numeric,
  	"fit_out" numeric,
  	"working_capital" numeric,
  	"size" "enum_franchise_packages_size",
  	"image_id" varchar,
  	"sort" numeric,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  	"version_vat" numeric,
  	"version_fit_out" numeric,
  	"version_working_capital" numeric,
  	"version_size" "enum__franchise_packages_v_version_size",
  	"version_image_id" varchar,
  	"version_sort" numeric,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  	"saved_by_id" integer,
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
  	"version_saved_by_id" integer,
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
  	"saved_by_id" integer,
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
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "about_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"slug" varchar,
  	"sort" numeric,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  
  CREATE TABLE "about_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "_about_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" varchar,
  	"version_slug" varchar,
  	"version_sort" numeric,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "_about_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "milestones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"image_id" varchar,
  	"sort" numeric,
  	"saved_by_id" integer,
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
  	"version_saved_by_id" integer,
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
  	"saved_by_id" integer,
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
  	"version_saved_by_id" integer,
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
  	"saved_by_id" integer,
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
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "policy_images" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"policy" "enum_policy_images_policy",
  	"image_id" varchar,
  	"sort" numeric,
  	"saved_by_id" integer,
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
  	"version_saved_by_id" integer,
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
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"sub_faq_id" integer,
  	"cause" "enum_faqs_cause",
  	"sort" numeric,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "faqs_locales" (
  	"question" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"folded" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faqs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_url" varchar,
  	"version_sub_faq_id" integer,
  	"version_cause" "enum__faqs_v_version_cause",
  	"version_sort" numeric,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faqs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_faqs_v_locales" (
  	"version_question" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_folded" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_faqs_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "sub_faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"main_faq_id" integer,
  	"sort" numeric,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_sub_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "sub_faqs_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sub_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_main_faq_id" integer,
  	"version_sort" numeric,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__sub_faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__sub_faqs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_sub_faqs_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "main_faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_image_id" varchar,
  	"slug" varchar,
  	"sort" numeric,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_main_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "main_faqs_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_main_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_image_id" varchar,
  	"version_slug" varchar,
  	"version_sort" numeric,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__main_faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__main_faqs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_main_faqs_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faq_misses" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"folded" varchar NOT NULL,
  	"times" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faq_feedback" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL,
  	"faq" numeric NOT NULL,
  	"has_helped" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "board_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"detail" varchar,
  	"member_id" varchar,
  	"state" "enum_board_posts_state" DEFAULT 'published' NOT NULL,
  	"pinned_at" timestamp(3) with time zone,
  	"is_locked" boolean DEFAULT false NOT NULL,
  	"number" numeric,
  	"activity" numeric,
  	"last_activity_at" timestamp(3) with time zone,
  	"edited_at" timestamp(3) with time zone,
  	"replies" numeric DEFAULT 0 NOT NULL,
  	"places" numeric DEFAULT 0 NOT NULL,
  	"views" numeric DEFAULT 0 NOT NULL,
  	"solved_by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "board_replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post" numeric NOT NULL,
  	"place" numeric,
  	"detail" varchar,
  	"quote" numeric,
  	"member_id" varchar,
  	"staff_name" varchar,
  	"state" "enum_board_replies_state" DEFAULT 'published' NOT NULL,
  	"edited_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "board_pictures" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL,
  	"post" numeric,
  	"reply" numeric,
  	"position" numeric,
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
  
  CREATE TABLE "board_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"posts" numeric NOT NULL,
  	"last_number" numeric NOT NULL,
  	"last_activity" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "board_shelves" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sorting" varchar NOT NULL,
  	"shelf" numeric NOT NULL,
  	"posts" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "board_visits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL,
  	"post" numeric NOT NULL,
  	"seen_until" timestamp(3) with time zone,
  	"seen_before" timestamp(3) with time zone,
  	"followed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "board_authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL,
  	"nickname" varchar,
  	"limited_until" timestamp(3) with time zone,
  	"limit_reason" varchar,
  	"has_appealed" boolean,
  	"is_brand" boolean,
  	"edits" numeric,
  	"edits_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "board_cases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_board_cases_kind" NOT NULL,
  	"state" "enum_board_cases_state" NOT NULL,
  	"subject" varchar,
  	"post" numeric,
  	"reply" numeric,
  	"member_id" varchar,
  	"look" "enum_board_cases_look",
  	"reports" numeric,
  	"was_solution" boolean DEFAULT false,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"open_key" varchar,
  	"decision" varchar,
  	"by" numeric,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "board_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"reason" "enum_board_reports_reason" NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "board_appeals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"case_id" numeric NOT NULL,
  	"member_id" varchar NOT NULL,
  	"about" "enum_board_appeals_about" NOT NULL,
  	"message" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "board_take_downs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"case_id" numeric NOT NULL,
  	"address" varchar NOT NULL,
  	"reason" "enum_board_take_downs_reason" NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"looks_automatic" boolean DEFAULT false,
  	"request_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "board_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"act" varchar NOT NULL,
  	"reason" varchar,
  	"days" numeric,
  	"subject" varchar,
  	"member_id" varchar,
  	"case_id" numeric,
  	"decision" varchar,
  	"by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "board_kept_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"decision" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"member_id" varchar,
  	"title" varchar,
  	"detail" varchar,
  	"quote" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "board_undos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"by" numeric NOT NULL,
  	"before" varchar NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "general_cookies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sort" numeric,
  	"saved_by_id" integer,
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
  	"language" "enum_consent_log_language",
  	"channel" "enum_consent_log_channel",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "data_requests" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"kind" "enum_data_requests_kind" NOT NULL,
  	"channel" "enum_data_requests_channel" NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"language" "enum_data_requests_language" DEFAULT 'th' NOT NULL,
  	"message" varchar,
  	"proof" varchar,
  	"state" "enum_data_requests_state",
  	"due_at" timestamp(3) with time zone,
  	"closed_at" timestamp(3) with time zone,
  	"answer" varchar,
  	"looks_automatic" boolean DEFAULT false,
  	"member_id" varchar,
  	"proof_hash" varchar,
  	"proof_until" timestamp(3) with time zone,
  	"request_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "data_request_steps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"request" varchar NOT NULL,
  	"act" "enum_data_request_steps_act" NOT NULL,
  	"note" varchar,
  	"by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "breaches" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"found_at" timestamp(3) with time zone NOT NULL,
  	"description" varchar NOT NULL,
  	"risk" "enum_breaches_risk",
  	"assessment" varchar,
  	"office_notice_thai" varchar,
  	"office_notice_english" varchar,
  	"concerned_notice_thai" varchar,
  	"concerned_notice_english" varchar,
  	"closed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "breach_steps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"breach" varchar NOT NULL,
  	"act" "enum_breach_steps_act" NOT NULL,
  	"note" varchar,
  	"by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seo" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" varchar NOT NULL,
  	"canonical_tag" varchar,
  	"saved_by_id" integer,
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
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"must_change_password" boolean DEFAULT false,
  	"given_passwords" jsonb,
  	"name" varchar,
  	"role" "enum_staff_role" DEFAULT 'editor' NOT NULL,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "members" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"password_hash" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"tel" varchar,
  	"location" varchar,
  	"avatar_id" varchar,
  	"language" "enum_members_language" DEFAULT 'th' NOT NULL,
  	"status" "enum_members_status" DEFAULT 'active' NOT NULL,
  	"suspended_reason" varchar,
  	"email_verified" boolean DEFAULT false,
  	"email_notifications" boolean DEFAULT false,
  	"email_frequency" "enum_members_email_frequency" DEFAULT 'none',
  	"age_declaration" "enum_members_age_declaration",
  	"last_used_at" timestamp(3) with time zone,
  	"inactive_told_at" timestamp(3) with time zone,
  	"inactive_told_again_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_pictures" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"member" varchar NOT NULL,
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
  
  CREATE TABLE "member_history" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"member" varchar,
  	"act" "enum_member_history_act" NOT NULL,
  	"reason" varchar,
  	"by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_identities" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"provider" "enum_member_identities_provider" NOT NULL,
  	"subject" varchar NOT NULL,
  	"member_id" varchar NOT NULL,
  	"leaving_token" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL,
  	"purpose" "enum_member_consents_purpose" NOT NULL,
  	"act" "enum_member_consents_act" NOT NULL,
  	"policy_version" varchar,
  	"language" "enum_member_consents_language",
  	"channel" "enum_member_consents_channel" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "policy_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"policy" "enum_policy_changes_policy" NOT NULL,
  	"version" varchar NOT NULL,
  	"holds_from" timestamp(3) with time zone NOT NULL,
  	"summary_th" varchar NOT NULL,
  	"summary_en" varchar NOT NULL,
  	"proved_at" timestamp(3) with time zone,
  	"state" "enum_policy_changes_state" DEFAULT 'waiting' NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"queued" numeric DEFAULT 0,
  	"sent" numeric DEFAULT 0,
  	"open" numeric DEFAULT 0,
  	"failed" numeric DEFAULT 0,
  	"dropped" numeric DEFAULT 0,
  	"unheard" numeric DEFAULT 0,
  	"errors" numeric DEFAULT 0,
  	"errors_forgiven" numeric DEFAULT 0,
  	"last_member_id" varchar,
  	"all_queued_at" timestamp(3) with time zone,
  	"holder" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"frozen" jsonb,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "digest_issues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"intro_th" varchar,
  	"intro_en" varchar,
  	"due_at" timestamp(3) with time zone,
  	"proved_at" timestamp(3) with time zone,
  	"state" "enum_digest_issues_state" DEFAULT 'planned' NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"queued" numeric DEFAULT 0,
  	"sent" numeric DEFAULT 0,
  	"open" numeric DEFAULT 0,
  	"failed" numeric DEFAULT 0,
  	"dropped" numeric DEFAULT 0,
  	"unheard" numeric DEFAULT 0,
  	"errors" numeric DEFAULT 0,
  	"errors_forgiven" numeric DEFAULT 0,
  	"last_member_id" varchar,
  	"all_queued_at" timestamp(3) with time zone,
  	"holder" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"frozen" jsonb,
  	"known" jsonb,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_bundles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"since" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"state" "enum_mail_bundles_state" DEFAULT 'planned' NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"queued" numeric DEFAULT 0,
  	"sent" numeric DEFAULT 0,
  	"open" numeric DEFAULT 0,
  	"failed" numeric DEFAULT 0,
  	"dropped" numeric DEFAULT 0,
  	"unheard" numeric DEFAULT 0,
  	"errors" numeric DEFAULT 0,
  	"errors_forgiven" numeric DEFAULT 0,
  	"last_member_id" varchar,
  	"all_queued_at" timestamp(3) with time zone,
  	"holder" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_choices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL,
  	"digest_left_at" timestamp(3) with time zone,
  	"bundle_left_at" timestamp(3) with time zone,
  	"complained_at" timestamp(3) with time zone,
  	"stopped_address" varchar,
  	"stopped_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"purpose" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_bounces" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event" varchar NOT NULL,
  	"member_id" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"what" "enum_mail_bounces_what" NOT NULL,
  	"score" numeric NOT NULL,
  	"occurred_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_allowances" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"used" numeric DEFAULT 0 NOT NULL,
  	"free_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "line_choices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL,
  	"reports_from" timestamp(3) with time zone,
  	"branches_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outbox" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"purpose" "enum_outbox_purpose" NOT NULL,
  	"channel" "enum_outbox_channel" NOT NULL,
  	"subject_kind" varchar NOT NULL,
  	"subject_id" varchar NOT NULL,
  	"to_visitor" boolean DEFAULT false,
  	"content" jsonb,
  	"key" varchar NOT NULL,
  	"run" varchar,
  	"status" "enum_outbox_status" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"unheard" numeric DEFAULT 0,
  	"queued_at" timestamp(3) with time zone,
  	"next_attempt_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"saved_by_id" integer,
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
  
  CREATE TABLE "library_files" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"pages" numeric,
  	"preview_state" "enum_library_files_preview_state",
  	"preview_tries" numeric,
  	"preview_due_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
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
  
  CREATE TABLE "library_previews" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"page" numeric NOT NULL,
  	"filename" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "library_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"month" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "account_attempts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"tries" numeric NOT NULL,
  	"tried_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"kind" "enum_mail_links_kind" NOT NULL,
  	"account" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_sessions" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"member_id" varchar NOT NULL,
  	"user_agent" varchar,
  	"is_remembered" boolean DEFAULT false NOT NULL,
  	"last_used_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"generation" numeric NOT NULL,
  	"refresh_hash" varchar NOT NULL,
  	"access_hash" varchar NOT NULL,
  	"access_expires_at" timestamp(3) with time zone NOT NULL,
  	"earlier_access_hash" varchar,
  	"earlier_access_expires_at" timestamp(3) with time zone,
  	"arrived_at" timestamp(3) with time zone,
  	"misused_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "retention_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"job" varchar NOT NULL,
  	"days" numeric NOT NULL,
  	"removed" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_audit" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"act" "enum_staff_audit_act" NOT NULL,
  	"by" numeric NOT NULL,
  	"about" varchar NOT NULL,
  	"ids" varchar,
  	"count" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"leads_id" varchar,
  	"news_id" integer,
  	"news_categories_id" integer,
  	"special_events_id" integer,
  	"notifications_id" integer,
  	"downloads_id" integer,
  	"download_categories_id" integer,
  	"download_subcategories_id" integer,
  	"enews_id" integer,
  	"banners_id" integer,
  	"branches_id" integer,
  	"customer_reviews_id" integer,
  	"provinces_id" integer,
  	"sectors_id" integer,
  	"franchise_packages_id" integer,
  	"investor_reasons_id" integer,
  	"franchise_comments_id" integer,
  	"about_pages_id" integer,
  	"milestones_id" integer,
  	"rewards_id" integer,
  	"official_channels_id" integer,
  	"policy_images_id" integer,
  	"machines_id" integer,
  	"faqs_id" integer,
  	"sub_faqs_id" integer,
  	"main_faqs_id" integer,
  	"general_cookies_id" integer,
  	"seo_id" integer,
  	"staff_id" integer,
  	"policy_changes_id" integer,
  	"digest_issues_id" integer,
  	"media_id" varchar,
  	"library_files_id" varchar
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
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"map_link" varchar,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  	"saved_by_id" integer,
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
  
  CREATE TABLE "news_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background_image_id" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "downloads_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background_image_id" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
  	"_status" "enum_downloads_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "downloads_page_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_downloads_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_background_image_id" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
  	"version__status" "enum__downloads_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__downloads_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_downloads_page_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "enews_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background_image_id" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
  	"_status" "enum_enews_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enews_page_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_enews_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_background_image_id" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
  	"version__status" "enum__enews_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__enews_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_enews_page_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
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
  	"button_link" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_steps_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"button_label" varchar,
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
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  	"button_link" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_steps_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"button_label" varchar,
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
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "current_branch" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"customers" numeric DEFAULT 0 NOT NULL,
  	"branches" numeric DEFAULT 0 NOT NULL,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "branch_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background_image_id" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "investor_head" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background_image_id" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "about_head" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background_image_id" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  
  CREATE TABLE "about_brand_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "_about_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_image_id" varchar,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "_about_brand_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "about_history" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  
  CREATE TABLE "about_history_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "_about_history_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_image_id" varchar,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "_about_history_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "cookie_policy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  
  CREATE TABLE "cookie_policy_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "_cookie_policy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "_cookie_policy_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "privacy_policy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  
  CREATE TABLE "privacy_policy_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "_privacy_policy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "_privacy_policy_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "terms_of_service" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  
  CREATE TABLE "terms_of_service_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "_terms_of_service_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "_terms_of_service_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" varchar
  );
  
  CREATE TABLE "product_head" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background_image_id" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "product_page_loads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"washer_id" integer,
  	"washes" numeric,
  	"dryer_id" integer,
  	"dries" numeric
  );
  
  CREATE TABLE "product_page_loads_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
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
  
  CREATE TABLE "_product_page_v_version_loads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"washer_id" integer,
  	"washes" numeric,
  	"dryer_id" integer,
  	"dries" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_page_v_version_loads_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "board_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar,
  	"hosts" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "webboard_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background_image_id" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
  	"_status" "enum_webboard_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "webboard_page_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_webboard_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_background_image_id" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_change_mark" varchar,
  	"version_saved_by_id" integer,
  	"version__status" "enum__webboard_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__webboard_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_webboard_page_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cookie_detail" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo_id" varchar,
  	"close_icon_id" varchar,
  	"saved_by_id" integer,
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
  	"saved_by_id" integer,
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
  	"version_saved_by_id" integer,
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
  	"saved_by_id" integer,
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
  	"version_saved_by_id" integer,
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
  	"ask_anew" boolean DEFAULT false,
  	"asked_anew_at" timestamp(3) with time zone,
  	"consent_round" numeric DEFAULT 1 NOT NULL,
  	"overlay_first_visit" numeric DEFAULT 3000 NOT NULL,
  	"overlay_navigation" numeric DEFAULT 2000 NOT NULL,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "breach_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"office_notice_thai" varchar DEFAULT 'เรียน เลขาธิการคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล
  
  ขอแจ้งเหตุการละเมิดข้อมูลส่วนบุคคล ตามมาตรา 37 (4)
  
  1. ลักษณะของเหตุ และวันเวลาที่พบ:
  2. ประเภทของข้อมูล และจำนวนเจ้าของข้อมูลโดยประมาณ:
  3. ผลกระทบที่อาจเกิดขึ้น:
  4. มาตรการที่ดำเนินการแล้วและที่จะดำเนินการ:
  5. ผู้ติดต่อ ชื่อ โทรศัพท์ และอีเมล:',
  	"office_notice_english" varchar DEFAULT 'To the Personal Data Protection Committee
  
  We notify you of a breach of personal data under section 37 (4).
  
  1. What happened, and when it was found:
  2. Which kinds of data, and about how many people:
  3. What it may lead to:
  4. What was done about it, and what will be:
  5. Whom to ask, with phone and e-mail:',
  	"concerned_notice_thai" varchar DEFAULT 'เรียน ลูกค้า
  
  เราพบเหตุที่อาจกระทบข้อมูลส่วนบุคคลของคุณ
  
  เกิดอะไรขึ้น:
  ข้อมูลที่เกี่ยวข้อง:
  สิ่งที่เราทำแล้ว:
  สิ่งที่คุณควรทำ:
  แนวทางการเยียวยา และวิธีขอรับ:
  
  หากมีข้อสงสัย ติดต่อเราได้ที่:',
  	"concerned_notice_english" varchar DEFAULT 'Dear customer,
  
  We have found something that may concern your personal data.
  
  What happened:
  Which data:
  What we have done:
  What you should do:
  The remedy we offer, and how to claim it:
  
  If you have questions, ask us at:',
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_spellings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo_id" varchar,
  	"icon_id" varchar,
  	"phone" varchar,
  	"line_id" varchar,
  	"email" varchar,
  	"facebook" varchar,
  	"answer_days" numeric,
  	"refund_days" numeric,
  	"share_image_id" varchar,
  	"map_style_url" varchar,
  	"changed_at" timestamp(3) with time zone,
  	"change_mark" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_locales" (
  	"brand_name" varchar NOT NULL,
  	"footer_text" varchar,
  	"home_title" varchar NOT NULL,
  	"meta_description" varchar,
  	"meta_keywords" varchar,
  	"meta_author" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_province_id_provinces_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."provinces"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_photo_id_lead_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."lead_photos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_album" ADD CONSTRAINT "news_album_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "news_album" ADD CONSTRAINT "news_album_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_album_locales" ADD CONSTRAINT "news_album_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_album"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_video_file_id_media_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_news_v_version_album" ADD CONSTRAINT "_news_v_version_album_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_news_v_version_album" ADD CONSTRAINT "_news_v_version_album_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_version_album_locales" ADD CONSTRAINT "_news_v_version_album_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v_version_album"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_cover_image_id_media_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_video_file_id_media_id_fk" FOREIGN KEY ("version_video_file_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_category_id_news_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."news_categories"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "news_categories" ADD CONSTRAINT "news_categories_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_categories_locales" ADD CONSTRAINT "news_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "special_events" ADD CONSTRAINT "special_events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "special_events" ADD CONSTRAINT "special_events_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "special_events_locales" ADD CONSTRAINT "special_events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."special_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_special_events_v" ADD CONSTRAINT "_special_events_v_parent_id_special_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."special_events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_special_events_v" ADD CONSTRAINT "_special_events_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_special_events_v" ADD CONSTRAINT "_special_events_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_special_events_v_locales" ADD CONSTRAINT "_special_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_special_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_category_id_download_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."download_categories"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_subcategory_id_download_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."download_subcategories"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads_locales" ADD CONSTRAINT "downloads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "downloads_rels" ADD CONSTRAINT "downloads_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "downloads_rels" ADD CONSTRAINT "downloads_rels_library_files_fk" FOREIGN KEY ("library_files_id") REFERENCES "public"."library_files"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_parent_id_downloads_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."downloads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_version_cover_image_id_media_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_version_category_id_download_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."download_categories"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_version_subcategory_id_download_subcategories_id_fk" FOREIGN KEY ("version_subcategory_id") REFERENCES "public"."download_subcategories"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v_locales" ADD CONSTRAINT "_downloads_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_downloads_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_downloads_v_rels" ADD CONSTRAINT "_downloads_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_downloads_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_downloads_v_rels" ADD CONSTRAINT "_downloads_v_rels_library_files_fk" FOREIGN KEY ("library_files_id") REFERENCES "public"."library_files"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "download_categories" ADD CONSTRAINT "download_categories_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_categories_locales" ADD CONSTRAINT "download_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."download_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "download_subcategories" ADD CONSTRAINT "download_subcategories_category_id_download_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."download_categories"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "download_subcategories" ADD CONSTRAINT "download_subcategories_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_subcategories_locales" ADD CONSTRAINT "download_subcategories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."download_subcategories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enews" ADD CONSTRAINT "enews_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "enews" ADD CONSTRAINT "enews_pdf_id_library_files_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."library_files"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "enews" ADD CONSTRAINT "enews_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enews_locales" ADD CONSTRAINT "enews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enews_rels" ADD CONSTRAINT "enews_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enews_rels" ADD CONSTRAINT "enews_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_enews_v" ADD CONSTRAINT "_enews_v_parent_id_enews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_enews_v" ADD CONSTRAINT "_enews_v_version_cover_image_id_media_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_enews_v" ADD CONSTRAINT "_enews_v_version_pdf_id_library_files_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."library_files"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_enews_v" ADD CONSTRAINT "_enews_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_enews_v_locales" ADD CONSTRAINT "_enews_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_enews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_enews_v_rels" ADD CONSTRAINT "_enews_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_enews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_enews_v_rels" ADD CONSTRAINT "_enews_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_services" ADD CONSTRAINT "branches_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_payments" ADD CONSTRAINT "branches_payments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches" ADD CONSTRAINT "branches_province_id_provinces_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."provinces"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "branches" ADD CONSTRAINT "branches_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "branches" ADD CONSTRAINT "branches_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "branches" ADD CONSTRAINT "branches_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branches_locales" ADD CONSTRAINT "branches_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_services" ADD CONSTRAINT "_branches_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_payments" ADD CONSTRAINT "_branches_v_version_payments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_parent_id_branches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_version_province_id_provinces_id_fk" FOREIGN KEY ("version_province_id") REFERENCES "public"."provinces"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_version_sector_id_sectors_id_fk" FOREIGN KEY ("version_sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branches_v_locales" ADD CONSTRAINT "_branches_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_reviews_locales" ADD CONSTRAINT "customer_reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customer_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_customer_reviews_v" ADD CONSTRAINT "_customer_reviews_v_parent_id_customer_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."customer_reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customer_reviews_v" ADD CONSTRAINT "_customer_reviews_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_customer_reviews_v" ADD CONSTRAINT "_customer_reviews_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customer_reviews_v_locales" ADD CONSTRAINT "_customer_reviews_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_customer_reviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "provinces" ADD CONSTRAINT "provinces_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "provinces" ADD CONSTRAINT "provinces_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "provinces_locales" ADD CONSTRAINT "provinces_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."provinces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors" ADD CONSTRAINT "sectors_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sectors_locales" ADD CONSTRAINT "sectors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_packages_config" ADD CONSTRAINT "franchise_packages_config_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_packages_config_locales" ADD CONSTRAINT "franchise_packages_config_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_packages_config"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_packages" ADD CONSTRAINT "franchise_packages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "franchise_packages" ADD CONSTRAINT "franchise_packages_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "franchise_packages_locales" ADD CONSTRAINT "franchise_packages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_packages_v_version_config" ADD CONSTRAINT "_franchise_packages_v_version_config_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_packages_v_version_config_locales" ADD CONSTRAINT "_franchise_packages_v_version_config_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_packages_v_version_config"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_packages_v" ADD CONSTRAINT "_franchise_packages_v_parent_id_franchise_packages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."franchise_packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_franchise_packages_v" ADD CONSTRAINT "_franchise_packages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_franchise_packages_v" ADD CONSTRAINT "_franchise_packages_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_franchise_packages_v_locales" ADD CONSTRAINT "_franchise_packages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_reasons" ADD CONSTRAINT "investor_reasons_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "investor_reasons" ADD CONSTRAINT "investor_reasons_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "investor_reasons_locales" ADD CONSTRAINT "investor_reasons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."investor_reasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_reasons_v" ADD CONSTRAINT "_investor_reasons_v_parent_id_investor_reasons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."investor_reasons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_reasons_v" ADD CONSTRAINT "_investor_reasons_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_investor_reasons_v" ADD CONSTRAINT "_investor_reasons_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_reasons_v_locales" ADD CONSTRAINT "_investor_reasons_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_investor_reasons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_comments" ADD CONSTRAINT "franchise_comments_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "franchise_comments" ADD CONSTRAINT "franchise_comments_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "franchise_comments_locales" ADD CONSTRAINT "franchise_comments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_comments_v" ADD CONSTRAINT "_franchise_comments_v_parent_id_franchise_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."franchise_comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_franchise_comments_v" ADD CONSTRAINT "_franchise_comments_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_franchise_comments_v" ADD CONSTRAINT "_franchise_comments_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_franchise_comments_v_locales" ADD CONSTRAINT "_franchise_comments_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_comments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_pages" ADD CONSTRAINT "about_pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "about_pages" ADD CONSTRAINT "about_pages_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_pages_locales" ADD CONSTRAINT "about_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_pages_rels" ADD CONSTRAINT "about_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_pages_rels" ADD CONSTRAINT "about_pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_about_pages_v" ADD CONSTRAINT "_about_pages_v_parent_id_about_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_pages_v" ADD CONSTRAINT "_about_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_about_pages_v" ADD CONSTRAINT "_about_pages_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_pages_v_locales" ADD CONSTRAINT "_about_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_pages_v_rels" ADD CONSTRAINT "_about_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_about_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_pages_v_rels" ADD CONSTRAINT "_about_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "milestones" ADD CONSTRAINT "milestones_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "milestones" ADD CONSTRAINT "milestones_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "milestones_locales" ADD CONSTRAINT "milestones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_milestones_v" ADD CONSTRAINT "_milestones_v_parent_id_milestones_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."milestones"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_milestones_v" ADD CONSTRAINT "_milestones_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_milestones_v" ADD CONSTRAINT "_milestones_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_milestones_v_locales" ADD CONSTRAINT "_milestones_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_milestones_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rewards" ADD CONSTRAINT "rewards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "rewards" ADD CONSTRAINT "rewards_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rewards_locales" ADD CONSTRAINT "rewards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rewards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rewards_v" ADD CONSTRAINT "_rewards_v_parent_id_rewards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rewards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rewards_v" ADD CONSTRAINT "_rewards_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_rewards_v" ADD CONSTRAINT "_rewards_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rewards_v_locales" ADD CONSTRAINT "_rewards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rewards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "official_channels" ADD CONSTRAINT "official_channels_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "official_channels" ADD CONSTRAINT "official_channels_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "official_channels_locales" ADD CONSTRAINT "official_channels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."official_channels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_official_channels_v" ADD CONSTRAINT "_official_channels_v_parent_id_official_channels_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."official_channels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_official_channels_v" ADD CONSTRAINT "_official_channels_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_official_channels_v" ADD CONSTRAINT "_official_channels_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_official_channels_v_locales" ADD CONSTRAINT "_official_channels_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_official_channels_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "policy_images" ADD CONSTRAINT "policy_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "policy_images" ADD CONSTRAINT "policy_images_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "policy_images_locales" ADD CONSTRAINT "policy_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."policy_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policy_images_v" ADD CONSTRAINT "_policy_images_v_parent_id_policy_images_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."policy_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_policy_images_v" ADD CONSTRAINT "_policy_images_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_policy_images_v" ADD CONSTRAINT "_policy_images_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_policy_images_v_locales" ADD CONSTRAINT "_policy_images_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_policy_images_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_programmes" ADD CONSTRAINT "machines_programmes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_programmes_locales" ADD CONSTRAINT "machines_programmes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines_programmes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines" ADD CONSTRAINT "machines_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "machines" ADD CONSTRAINT "machines_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "machines_locales" ADD CONSTRAINT "machines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_version_programmes" ADD CONSTRAINT "_machines_v_version_programmes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_version_programmes_locales" ADD CONSTRAINT "_machines_v_version_programmes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v_version_programmes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v" ADD CONSTRAINT "_machines_v_parent_id_machines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."machines"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_machines_v" ADD CONSTRAINT "_machines_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_machines_v" ADD CONSTRAINT "_machines_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_machines_v_locales" ADD CONSTRAINT "_machines_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_sub_faq_id_sub_faqs_id_fk" FOREIGN KEY ("sub_faq_id") REFERENCES "public"."sub_faqs"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_rels" ADD CONSTRAINT "faqs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_rels" ADD CONSTRAINT "faqs_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_sub_faq_id_sub_faqs_id_fk" FOREIGN KEY ("version_sub_faq_id") REFERENCES "public"."sub_faqs"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_locales" ADD CONSTRAINT "_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v_rels" ADD CONSTRAINT "_faqs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v_rels" ADD CONSTRAINT "_faqs_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "sub_faqs" ADD CONSTRAINT "sub_faqs_main_faq_id_main_faqs_id_fk" FOREIGN KEY ("main_faq_id") REFERENCES "public"."main_faqs"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "sub_faqs" ADD CONSTRAINT "sub_faqs_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sub_faqs_locales" ADD CONSTRAINT "sub_faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sub_faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sub_faqs_v" ADD CONSTRAINT "_sub_faqs_v_parent_id_sub_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sub_faqs"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_sub_faqs_v" ADD CONSTRAINT "_sub_faqs_v_version_main_faq_id_main_faqs_id_fk" FOREIGN KEY ("version_main_faq_id") REFERENCES "public"."main_faqs"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_sub_faqs_v" ADD CONSTRAINT "_sub_faqs_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sub_faqs_v_locales" ADD CONSTRAINT "_sub_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sub_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_faqs" ADD CONSTRAINT "main_faqs_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "main_faqs" ADD CONSTRAINT "main_faqs_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "main_faqs_locales" ADD CONSTRAINT "main_faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."main_faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_faqs_v" ADD CONSTRAINT "_main_faqs_v_parent_id_main_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."main_faqs"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_main_faqs_v" ADD CONSTRAINT "_main_faqs_v_version_cover_image_id_media_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_main_faqs_v" ADD CONSTRAINT "_main_faqs_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_main_faqs_v_locales" ADD CONSTRAINT "_main_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_main_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "general_cookies" ADD CONSTRAINT "general_cookies_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "general_cookies_locales" ADD CONSTRAINT "general_cookies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."general_cookies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seo" ADD CONSTRAINT "seo_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seo_locales" ADD CONSTRAINT "seo_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff" ADD CONSTRAINT "staff_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "members" ADD CONSTRAINT "members_avatar_id_member_pictures_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."member_pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_history" ADD CONSTRAINT "member_history_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "policy_changes" ADD CONSTRAINT "policy_changes_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "digest_issues" ADD CONSTRAINT "digest_issues_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "library_files" ADD CONSTRAINT "library_files_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_special_events_fk" FOREIGN KEY ("special_events_id") REFERENCES "public"."special_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notifications_fk" FOREIGN KEY ("notifications_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_download_categories_fk" FOREIGN KEY ("download_categories_id") REFERENCES "public"."download_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_download_subcategories_fk" FOREIGN KEY ("download_subcategories_id") REFERENCES "public"."download_subcategories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enews_fk" FOREIGN KEY ("enews_id") REFERENCES "public"."enews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_reviews_fk" FOREIGN KEY ("customer_reviews_id") REFERENCES "public"."customer_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_provinces_fk" FOREIGN KEY ("provinces_id") REFERENCES "public"."provinces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_franchise_packages_fk" FOREIGN KEY ("franchise_packages_id") REFERENCES "public"."franchise_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_investor_reasons_fk" FOREIGN KEY ("investor_reasons_id") REFERENCES "public"."investor_reasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_franchise_comments_fk" FOREIGN KEY ("franchise_comments_id") REFERENCES "public"."franchise_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_about_pages_fk" FOREIGN KEY ("about_pages_id") REFERENCES "public"."about_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_milestones_fk" FOREIGN KEY ("milestones_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rewards_fk" FOREIGN KEY ("rewards_id") REFERENCES "public"."rewards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_official_channels_fk" FOREIGN KEY ("official_channels_id") REFERENCES "public"."official_channels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_policy_images_fk" FOREIGN KEY ("policy_images_id") REFERENCES "public"."policy_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_machines_fk" FOREIGN KEY ("machines_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sub_faqs_fk" FOREIGN KEY ("sub_faqs_id") REFERENCES "public"."sub_faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_main_faqs_fk" FOREIGN KEY ("main_faqs_id") REFERENCES "public"."main_faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_general_cookies_fk" FOREIGN KEY ("general_cookies_id") REFERENCES "public"."general_cookies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seo_fk" FOREIGN KEY ("seo_id") REFERENCES "public"."seo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_policy_changes_fk" FOREIGN KEY ("policy_changes_id") REFERENCES "public"."policy_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_digest_issues_fk" FOREIGN KEY ("digest_issues_id") REFERENCES "public"."digest_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_library_files_fk" FOREIGN KEY ("library_files_id") REFERENCES "public"."library_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_page" ADD CONSTRAINT "contact_page_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_page_locales" ADD CONSTRAINT "contact_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_page_v" ADD CONSTRAINT "_contact_page_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_page_v_locales" ADD CONSTRAINT "_contact_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_settings" ADD CONSTRAINT "lead_settings_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_settings_texts" ADD CONSTRAINT "lead_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_page" ADD CONSTRAINT "news_page_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "news_page" ADD CONSTRAINT "news_page_created_by_id_staff_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_page" ADD CONSTRAINT "news_page_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_page" ADD CONSTRAINT "news_page_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_page_locales" ADD CONSTRAINT "news_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_page_v" ADD CONSTRAINT "_news_page_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_news_page_v" ADD CONSTRAINT "_news_page_v_version_created_by_id_staff_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_page_v" ADD CONSTRAINT "_news_page_v_version_updated_by_id_staff_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_page_v" ADD CONSTRAINT "_news_page_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_page_v_locales" ADD CONSTRAINT "_news_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "downloads_page" ADD CONSTRAINT "downloads_page_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "downloads_page" ADD CONSTRAINT "downloads_page_created_by_id_staff_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads_page" ADD CONSTRAINT "downloads_page_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads_page" ADD CONSTRAINT "downloads_page_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads_page_locales" ADD CONSTRAINT "downloads_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."downloads_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_downloads_page_v" ADD CONSTRAINT "_downloads_page_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_downloads_page_v" ADD CONSTRAINT "_downloads_page_v_version_created_by_id_staff_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_page_v" ADD CONSTRAINT "_downloads_page_v_version_updated_by_id_staff_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_page_v" ADD CONSTRAINT "_downloads_page_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_page_v_locales" ADD CONSTRAINT "_downloads_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_downloads_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enews_page" ADD CONSTRAINT "enews_page_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "enews_page" ADD CONSTRAINT "enews_page_created_by_id_staff_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enews_page" ADD CONSTRAINT "enews_page_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enews_page" ADD CONSTRAINT "enews_page_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enews_page_locales" ADD CONSTRAINT "enews_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enews_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_enews_page_v" ADD CONSTRAINT "_enews_page_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_enews_page_v" ADD CONSTRAINT "_enews_page_v_version_created_by_id_staff_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_enews_page_v" ADD CONSTRAINT "_enews_page_v_version_updated_by_id_staff_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_enews_page_v" ADD CONSTRAINT "_enews_page_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_enews_page_v_locales" ADD CONSTRAINT "_enews_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_enews_page_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "home_blocks_promotions" ADD CONSTRAINT "home_blocks_promotions_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "home_blocks_promotions" ADD CONSTRAINT "home_blocks_promotions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_promotions_locales" ADD CONSTRAINT "home_blocks_promotions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_events" ADD CONSTRAINT "home_blocks_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_events_locales" ADD CONSTRAINT "home_blocks_events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_reviews" ADD CONSTRAINT "home_blocks_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_reviews_locales" ADD CONSTRAINT "home_blocks_reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_franchise" ADD CONSTRAINT "home_blocks_franchise_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_franchise_locales" ADD CONSTRAINT "home_blocks_franchise_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_franchise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "_home_v_blocks_promotions" ADD CONSTRAINT "_home_v_blocks_promotions_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_promotions" ADD CONSTRAINT "_home_v_blocks_promotions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_promotions_locales" ADD CONSTRAINT "_home_v_blocks_promotions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_events" ADD CONSTRAINT "_home_v_blocks_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_events_locales" ADD CONSTRAINT "_home_v_blocks_events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_reviews" ADD CONSTRAINT "_home_v_blocks_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_reviews_locales" ADD CONSTRAINT "_home_v_blocks_reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_franchise" ADD CONSTRAINT "_home_v_blocks_franchise_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_franchise_locales" ADD CONSTRAINT "_home_v_blocks_franchise_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_blocks_franchise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "current_branch" ADD CONSTRAINT "current_branch_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branch_page" ADD CONSTRAINT "branch_page_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "branch_page" ADD CONSTRAINT "branch_page_created_by_id_staff_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branch_page" ADD CONSTRAINT "branch_page_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branch_page" ADD CONSTRAINT "branch_page_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branch_page_locales" ADD CONSTRAINT "branch_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branch_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branch_page_v" ADD CONSTRAINT "_branch_page_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_branch_page_v" ADD CONSTRAINT "_branch_page_v_version_created_by_id_staff_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branch_page_v" ADD CONSTRAINT "_branch_page_v_version_updated_by_id_staff_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branch_page_v" ADD CONSTRAINT "_branch_page_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branch_page_v_locales" ADD CONSTRAINT "_branch_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branch_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_head" ADD CONSTRAINT "investor_head_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "investor_head" ADD CONSTRAINT "investor_head_created_by_id_staff_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "investor_head" ADD CONSTRAINT "investor_head_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "investor_head" ADD CONSTRAINT "investor_head_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "investor_head_locales" ADD CONSTRAINT "investor_head_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."investor_head"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_head_v" ADD CONSTRAINT "_investor_head_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_investor_head_v" ADD CONSTRAINT "_investor_head_v_version_created_by_id_staff_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_head_v" ADD CONSTRAINT "_investor_head_v_version_updated_by_id_staff_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_head_v" ADD CONSTRAINT "_investor_head_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_head_v_locales" ADD CONSTRAINT "_investor_head_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_investor_head_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_page_facts" ADD CONSTRAINT "investor_page_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."investor_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_page_facts_locales" ADD CONSTRAINT "investor_page_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."investor_page_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_page" ADD CONSTRAINT "investor_page_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "investor_page_locales" ADD CONSTRAINT "investor_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."investor_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_page_v_version_facts" ADD CONSTRAINT "_investor_page_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_investor_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_page_v_version_facts_locales" ADD CONSTRAINT "_investor_page_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_investor_page_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_page_v" ADD CONSTRAINT "_investor_page_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_page_v_locales" ADD CONSTRAINT "_investor_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_investor_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_head" ADD CONSTRAINT "about_head_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "about_head" ADD CONSTRAINT "about_head_created_by_id_staff_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_head" ADD CONSTRAINT "about_head_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_head" ADD CONSTRAINT "about_head_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_head_locales" ADD CONSTRAINT "about_head_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_head"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_head_v" ADD CONSTRAINT "_about_head_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_about_head_v" ADD CONSTRAINT "_about_head_v_version_created_by_id_staff_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_head_v" ADD CONSTRAINT "_about_head_v_version_updated_by_id_staff_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_head_v" ADD CONSTRAINT "_about_head_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_head_v_locales" ADD CONSTRAINT "_about_head_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_head_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_brand" ADD CONSTRAINT "about_brand_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "about_brand" ADD CONSTRAINT "about_brand_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_brand_locales" ADD CONSTRAINT "about_brand_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_brand_rels" ADD CONSTRAINT "about_brand_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_brand_rels" ADD CONSTRAINT "about_brand_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_about_brand_v" ADD CONSTRAINT "_about_brand_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_about_brand_v" ADD CONSTRAINT "_about_brand_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_brand_v_locales" ADD CONSTRAINT "_about_brand_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_brand_v_rels" ADD CONSTRAINT "_about_brand_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_about_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_brand_v_rels" ADD CONSTRAINT "_about_brand_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "about_history" ADD CONSTRAINT "about_history_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "about_history" ADD CONSTRAINT "about_history_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_history_locales" ADD CONSTRAINT "about_history_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_history_rels" ADD CONSTRAINT "about_history_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_history_rels" ADD CONSTRAINT "about_history_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_about_history_v" ADD CONSTRAINT "_about_history_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_about_history_v" ADD CONSTRAINT "_about_history_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_history_v_locales" ADD CONSTRAINT "_about_history_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_history_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_history_v_rels" ADD CONSTRAINT "_about_history_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_about_history_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_history_v_rels" ADD CONSTRAINT "_about_history_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "cookie_policy" ADD CONSTRAINT "cookie_policy_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cookie_policy_locales" ADD CONSTRAINT "cookie_policy_locales_pdf_id_media_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "cookie_policy_locales" ADD CONSTRAINT "cookie_policy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cookie_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cookie_policy_rels" ADD CONSTRAINT "cookie_policy_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cookie_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cookie_policy_rels" ADD CONSTRAINT "cookie_policy_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_cookie_policy_v" ADD CONSTRAINT "_cookie_policy_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cookie_policy_v_locales" ADD CONSTRAINT "_cookie_policy_v_locales_version_pdf_id_media_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_cookie_policy_v_locales" ADD CONSTRAINT "_cookie_policy_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cookie_policy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cookie_policy_v_rels" ADD CONSTRAINT "_cookie_policy_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cookie_policy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cookie_policy_v_rels" ADD CONSTRAINT "_cookie_policy_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "privacy_policy" ADD CONSTRAINT "privacy_policy_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy_policy_locales" ADD CONSTRAINT "privacy_policy_locales_pdf_id_media_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "privacy_policy_locales" ADD CONSTRAINT "privacy_policy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_policy_rels" ADD CONSTRAINT "privacy_policy_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."privacy_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_policy_rels" ADD CONSTRAINT "privacy_policy_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v" ADD CONSTRAINT "_privacy_policy_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v_locales" ADD CONSTRAINT "_privacy_policy_v_locales_version_pdf_id_media_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v_locales" ADD CONSTRAINT "_privacy_policy_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_policy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v_rels" ADD CONSTRAINT "_privacy_policy_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_privacy_policy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v_rels" ADD CONSTRAINT "_privacy_policy_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "terms_of_service" ADD CONSTRAINT "terms_of_service_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "terms_of_service_locales" ADD CONSTRAINT "terms_of_service_locales_pdf_id_media_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "terms_of_service_locales" ADD CONSTRAINT "terms_of_service_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms_of_service"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_of_service_rels" ADD CONSTRAINT "terms_of_service_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."terms_of_service"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_of_service_rels" ADD CONSTRAINT "terms_of_service_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_terms_of_service_v" ADD CONSTRAINT "_terms_of_service_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_terms_of_service_v_locales" ADD CONSTRAINT "_terms_of_service_v_locales_version_pdf_id_media_id_fk" FOREIGN KEY ("version_pdf_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_terms_of_service_v_locales" ADD CONSTRAINT "_terms_of_service_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_of_service_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_terms_of_service_v_rels" ADD CONSTRAINT "_terms_of_service_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_terms_of_service_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_terms_of_service_v_rels" ADD CONSTRAINT "_terms_of_service_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "product_head" ADD CONSTRAINT "product_head_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "product_head" ADD CONSTRAINT "product_head_created_by_id_staff_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_head" ADD CONSTRAINT "product_head_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_head" ADD CONSTRAINT "product_head_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_head_locales" ADD CONSTRAINT "product_head_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_head"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_head_v" ADD CONSTRAINT "_product_head_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_product_head_v" ADD CONSTRAINT "_product_head_v_version_created_by_id_staff_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_head_v" ADD CONSTRAINT "_product_head_v_version_updated_by_id_staff_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_head_v" ADD CONSTRAINT "_product_head_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_head_v_locales" ADD CONSTRAINT "_product_head_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_head_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_steps" ADD CONSTRAINT "product_page_steps_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "product_page_steps" ADD CONSTRAINT "product_page_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_steps_locales" ADD CONSTRAINT "product_page_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_allowed" ADD CONSTRAINT "product_page_allowed_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_allowed_locales" ADD CONSTRAINT "product_page_allowed_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page_allowed"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_forbidden" ADD CONSTRAINT "product_page_forbidden_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_forbidden_locales" ADD CONSTRAINT "product_page_forbidden_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page_forbidden"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_payments" ADD CONSTRAINT "product_page_payments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_payments_locales" ADD CONSTRAINT "product_page_payments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page_payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_loads" ADD CONSTRAINT "product_page_loads_washer_id_machines_id_fk" FOREIGN KEY ("washer_id") REFERENCES "public"."machines"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "product_page_loads" ADD CONSTRAINT "product_page_loads_dryer_id_machines_id_fk" FOREIGN KEY ("dryer_id") REFERENCES "public"."machines"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "product_page_loads" ADD CONSTRAINT "product_page_loads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_loads_locales" ADD CONSTRAINT "product_page_loads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page_loads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page" ADD CONSTRAINT "product_page_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_page_locales" ADD CONSTRAINT "product_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_steps" ADD CONSTRAINT "_product_page_v_version_steps_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_steps" ADD CONSTRAINT "_product_page_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_steps_locales" ADD CONSTRAINT "_product_page_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_allowed" ADD CONSTRAINT "_product_page_v_version_allowed_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_allowed_locales" ADD CONSTRAINT "_product_page_v_version_allowed_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v_version_allowed"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_forbidden" ADD CONSTRAINT "_product_page_v_version_forbidden_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_forbidden_locales" ADD CONSTRAINT "_product_page_v_version_forbidden_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v_version_forbidden"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_payments" ADD CONSTRAINT "_product_page_v_version_payments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_payments_locales" ADD CONSTRAINT "_product_page_v_version_payments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v_version_payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_loads" ADD CONSTRAINT "_product_page_v_version_loads_washer_id_machines_id_fk" FOREIGN KEY ("washer_id") REFERENCES "public"."machines"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_loads" ADD CONSTRAINT "_product_page_v_version_loads_dryer_id_machines_id_fk" FOREIGN KEY ("dryer_id") REFERENCES "public"."machines"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_loads" ADD CONSTRAINT "_product_page_v_version_loads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_loads_locales" ADD CONSTRAINT "_product_page_v_version_loads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v_version_loads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v" ADD CONSTRAINT "_product_page_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_page_v_locales" ADD CONSTRAINT "_product_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "board_rules" ADD CONSTRAINT "board_rules_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webboard_page" ADD CONSTRAINT "webboard_page_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "webboard_page" ADD CONSTRAINT "webboard_page_created_by_id_staff_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webboard_page" ADD CONSTRAINT "webboard_page_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webboard_page" ADD CONSTRAINT "webboard_page_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webboard_page_locales" ADD CONSTRAINT "webboard_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."webboard_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_webboard_page_v" ADD CONSTRAINT "_webboard_page_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "_webboard_page_v" ADD CONSTRAINT "_webboard_page_v_version_created_by_id_staff_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_webboard_page_v" ADD CONSTRAINT "_webboard_page_v_version_updated_by_id_staff_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_webboard_page_v" ADD CONSTRAINT "_webboard_page_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_webboard_page_v_locales" ADD CONSTRAINT "_webboard_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_webboard_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cookie_detail" ADD CONSTRAINT "cookie_detail_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "cookie_detail" ADD CONSTRAINT "cookie_detail_close_icon_id_media_id_fk" FOREIGN KEY ("close_icon_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "cookie_detail" ADD CONSTRAINT "cookie_detail_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cookie_detail_locales" ADD CONSTRAINT "cookie_detail_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cookie_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "analytics_cookie" ADD CONSTRAINT "analytics_cookie_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "analytics_cookie_locales" ADD CONSTRAINT "analytics_cookie_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."analytics_cookie"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_analytics_cookie_v" ADD CONSTRAINT "_analytics_cookie_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_analytics_cookie_v_locales" ADD CONSTRAINT "_analytics_cookie_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_analytics_cookie_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advertising_cookie" ADD CONSTRAINT "advertising_cookie_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "advertising_cookie_locales" ADD CONSTRAINT "advertising_cookie_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advertising_cookie"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advertising_cookie_v" ADD CONSTRAINT "_advertising_cookie_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_advertising_cookie_v_locales" ADD CONSTRAINT "_advertising_cookie_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advertising_cookie_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tracking" ADD CONSTRAINT "tracking_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "breach_notices" ADD CONSTRAINT "breach_notices_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_header" ADD CONSTRAINT "navigation_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header_locales" ADD CONSTRAINT "navigation_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links_locales" ADD CONSTRAINT "navigation_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_locales" ADD CONSTRAINT "navigation_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_spellings" ADD CONSTRAINT "settings_spellings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "leads_member_idx" ON "leads" USING btree ("member");
  CREATE UNIQUE INDEX "leads_request_key_idx" ON "leads" USING btree ("request_key");
  CREATE INDEX "leads_looks_automatic_idx" ON "leads" USING btree ("looks_automatic");
  CREATE INDEX "leads_saved_by_idx" ON "leads" USING btree ("saved_by_id");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "lead_photos_updated_at_idx" ON "lead_photos" USING btree ("updated_at");
  CREATE INDEX "lead_photos_created_at_idx" ON "lead_photos" USING btree ("created_at");
  CREATE UNIQUE INDEX "lead_photos_filename_idx" ON "lead_photos" USING btree ("filename");
  CREATE UNIQUE INDEX "contact_clicks_type_idx" ON "contact_clicks" USING btree ("type");
  CREATE INDEX "contact_clicks_updated_at_idx" ON "contact_clicks" USING btree ("updated_at");
  CREATE INDEX "contact_clicks_created_at_idx" ON "contact_clicks" USING btree ("created_at");
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
  CREATE INDEX "news_ends_at_idx" ON "news" USING btree ("ends_at");
  CREATE INDEX "news_saved_by_idx" ON "news" USING btree ("saved_by_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "_status_publishedAt_idx" ON "news" USING btree ("_status","published_at","id");
  CREATE INDEX "_status_category_publishedAt_idx" ON "news" USING btree ("_status","category_id","published_at","id");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_locales_parent_idx" ON "news_locales" USING btree ("_parent_id");
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_locale_idx" ON "news_rels" USING btree ("locale");
  CREATE INDEX "news_rels_media_id_idx" ON "news_rels" USING btree ("media_id","locale");
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
  CREATE INDEX "_news_v_version_version_ends_at_idx" ON "_news_v" USING btree ("version_ends_at");
  CREATE INDEX "_news_v_version_version_saved_by_idx" ON "_news_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "version__status_version_publishedAt_idx" ON "_news_v" USING btree ("version__status","version_published_at");
  CREATE INDEX "version__status_version_category_version_publishedAt_idx" ON "_news_v" USING btree ("version__status","version_category_id","version_published_at");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_locales_parent_idx" ON "_news_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_locale_idx" ON "_news_v_rels" USING btree ("locale");
  CREATE INDEX "_news_v_rels_media_id_idx" ON "_news_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "news_categories_saved_by_idx" ON "news_categories" USING btree ("saved_by_id");
  CREATE INDEX "news_categories_updated_at_idx" ON "news_categories" USING btree ("updated_at");
  CREATE INDEX "news_categories_created_at_idx" ON "news_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "news_categories_locales_locale_parent_id_unique" ON "news_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_categories_locales_parent_idx" ON "news_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "special_events_image_idx" ON "special_events" USING btree ("image_id");
  CREATE INDEX "special_events_saved_by_idx" ON "special_events" USING btree ("saved_by_id");
  CREATE INDEX "special_events_updated_at_idx" ON "special_events" USING btree ("updated_at");
  CREATE INDEX "special_events_created_at_idx" ON "special_events" USING btree ("created_at");
  CREATE INDEX "special_events__status_idx" ON "special_events" USING btree ("_status");
  CREATE INDEX "_status_sort_idx" ON "special_events" USING btree ("_status","sort","id");
  CREATE UNIQUE INDEX "special_events_locales_locale_parent_id_unique" ON "special_events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "special_events_locales_parent_idx" ON "special_events_locales" USING btree ("_parent_id");
  CREATE INDEX "_special_events_v_parent_idx" ON "_special_events_v" USING btree ("parent_id");
  CREATE INDEX "_special_events_v_version_version_image_idx" ON "_special_events_v" USING btree ("version_image_id");
  CREATE INDEX "_special_events_v_version_version_saved_by_idx" ON "_special_events_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_special_events_v_version_version_updated_at_idx" ON "_special_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_special_events_v_version_version_created_at_idx" ON "_special_events_v" USING btree ("version_created_at");
  CREATE INDEX "_special_events_v_version_version__status_idx" ON "_special_events_v" USING btree ("version__status");
  CREATE INDEX "_special_events_v_created_at_idx" ON "_special_events_v" USING btree ("created_at");
  CREATE INDEX "_special_events_v_updated_at_idx" ON "_special_events_v" USING btree ("updated_at");
  CREATE INDEX "_special_events_v_snapshot_idx" ON "_special_events_v" USING btree ("snapshot");
  CREATE INDEX "_special_events_v_published_locale_idx" ON "_special_events_v" USING btree ("published_locale");
  CREATE INDEX "_special_events_v_latest_idx" ON "_special_events_v" USING btree ("latest");
  CREATE INDEX "version__status_version_sort_idx" ON "_special_events_v" USING btree ("version__status","version_sort");
  CREATE UNIQUE INDEX "_special_events_v_locales_locale_parent_id_unique" ON "_special_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_special_events_v_locales_parent_idx" ON "_special_events_v_locales" USING btree ("_parent_id");
  CREATE INDEX "notifications_branch_idx" ON "notifications" USING btree ("branch_id");
  CREATE INDEX "notifications_image_idx" ON "notifications" USING btree ("image_id");
  CREATE UNIQUE INDEX "notifications_source_idx" ON "notifications" USING btree ("source");
  CREATE INDEX "notifications_saved_by_idx" ON "notifications" USING btree ("saved_by_id");
  CREATE INDEX "notifications_updated_at_idx" ON "notifications" USING btree ("updated_at");
  CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");
  CREATE INDEX "status_publishedAt_idx" ON "notifications" USING btree ("status","published_at");
  CREATE INDEX "audience_status_publishedAt_idx" ON "notifications" USING btree ("audience","status","published_at");
  CREATE INDEX "member_audience_status_publishedAt_idx" ON "notifications" USING btree ("member","audience","status","published_at");
  CREATE INDEX "branch_status_publishedAt_idx" ON "notifications" USING btree ("branch_id","status","published_at");
  CREATE INDEX "post_status_publishedAt_idx" ON "notifications" USING btree ("post","status","published_at");
  CREATE INDEX "event_slug_idx" ON "notifications" USING btree ("event","slug");
  CREATE INDEX "notification_marks_notification_id_idx" ON "notification_marks" USING btree ("notification_id");
  CREATE INDEX "notification_marks_updated_at_idx" ON "notification_marks" USING btree ("updated_at");
  CREATE INDEX "notification_marks_created_at_idx" ON "notification_marks" USING btree ("created_at");
  CREATE UNIQUE INDEX "memberId_notificationId_idx" ON "notification_marks" USING btree ("member_id","notification_id");
  CREATE UNIQUE INDEX "notification_looks_member_id_idx" ON "notification_looks" USING btree ("member_id");
  CREATE INDEX "notification_looks_updated_at_idx" ON "notification_looks" USING btree ("updated_at");
  CREATE INDEX "notification_looks_created_at_idx" ON "notification_looks" USING btree ("created_at");
  CREATE INDEX "downloads_cover_image_idx" ON "downloads" USING btree ("cover_image_id");
  CREATE INDEX "downloads_category_idx" ON "downloads" USING btree ("category_id");
  CREATE INDEX "downloads_subcategory_idx" ON "downloads" USING btree ("subcategory_id");
  CREATE INDEX "downloads_saved_by_idx" ON "downloads" USING btree ("saved_by_id");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "downloads__status_idx" ON "downloads" USING btree ("_status");
  CREATE INDEX "_status_date_idx" ON "downloads" USING btree ("_status","date","id");
  CREATE INDEX "_status_category_date_idx" ON "downloads" USING btree ("_status","category_id","date","id");
  CREATE INDEX "_status_subcategory_date_idx" ON "downloads" USING btree ("_status","subcategory_id","date","id");
  CREATE UNIQUE INDEX "downloads_locales_locale_parent_id_unique" ON "downloads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "downloads_locales_parent_idx" ON "downloads_locales" USING btree ("_parent_id");
  CREATE INDEX "downloads_rels_order_idx" ON "downloads_rels" USING btree ("order");
  CREATE INDEX "downloads_rels_parent_idx" ON "downloads_rels" USING btree ("parent_id");
  CREATE INDEX "downloads_rels_path_idx" ON "downloads_rels" USING btree ("path");
  CREATE INDEX "downloads_rels_library_files_id_idx" ON "downloads_rels" USING btree ("library_files_id");
  CREATE INDEX "_downloads_v_parent_idx" ON "_downloads_v" USING btree ("parent_id");
  CREATE INDEX "_downloads_v_version_version_cover_image_idx" ON "_downloads_v" USING btree ("version_cover_image_id");
  CREATE INDEX "_downloads_v_version_version_category_idx" ON "_downloads_v" USING btree ("version_category_id");
  CREATE INDEX "_downloads_v_version_version_subcategory_idx" ON "_downloads_v" USING btree ("version_subcategory_id");
  CREATE INDEX "_downloads_v_version_version_saved_by_idx" ON "_downloads_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_downloads_v_version_version_updated_at_idx" ON "_downloads_v" USING btree ("version_updated_at");
  CREATE INDEX "_downloads_v_version_version_created_at_idx" ON "_downloads_v" USING btree ("version_created_at");
  CREATE INDEX "_downloads_v_version_version__status_idx" ON "_downloads_v" USING btree ("version__status");
  CREATE INDEX "_downloads_v_created_at_idx" ON "_downloads_v" USING btree ("created_at");
  CREATE INDEX "_downloads_v_updated_at_idx" ON "_downloads_v" USING btree ("updated_at");
  CREATE INDEX "_downloads_v_snapshot_idx" ON "_downloads_v" USING btree ("snapshot");
  CREATE INDEX "_downloads_v_published_locale_idx" ON "_downloads_v" USING btree ("published_locale");
  CREATE INDEX "_downloads_v_latest_idx" ON "_downloads_v" USING btree ("latest");
  CREATE INDEX "version__status_version_date_idx" ON "_downloads_v" USING btree ("version__status","version_date");
  CREATE INDEX "version__status_version_category_version_date_idx" ON "_downloads_v" USING btree ("version__status","version_category_id","version_date");
  CREATE INDEX "version__status_version_subcategory_version_date_idx" ON "_downloads_v" USING btree ("version__status","version_subcategory_id","version_date");
  CREATE UNIQUE INDEX "_downloads_v_locales_locale_parent_id_unique" ON "_downloads_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_downloads_v_locales_parent_idx" ON "_downloads_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_downloads_v_rels_order_idx" ON "_downloads_v_rels" USING btree ("order");
  CREATE INDEX "_downloads_v_rels_parent_idx" ON "_downloads_v_rels" USING btree ("parent_id");
  CREATE INDEX "_downloads_v_rels_path_idx" ON "_downloads_v_rels" USING btree ("path");
  CREATE INDEX "_downloads_v_rels_library_files_id_idx" ON "_downloads_v_rels" USING btree ("library_files_id");
  CREATE INDEX "download_categories_saved_by_idx" ON "download_categories" USING btree ("saved_by_id");
  CREATE INDEX "download_categories_updated_at_idx" ON "download_categories" USING btree ("updated_at");
  CREATE INDEX "download_categories_created_at_idx" ON "download_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "download_categories_locales_locale_parent_id_unique" ON "download_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "download_categories_locales_parent_idx" ON "download_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "download_subcategories_category_idx" ON "download_subcategories" USING btree ("category_id");
  CREATE INDEX "download_subcategories_saved_by_idx" ON "download_subcategories" USING btree ("saved_by_id");
  CREATE INDEX "download_subcategories_updated_at_idx" ON "download_subcategories" USING btree ("updated_at");
  CREATE INDEX "download_subcategories_created_at_idx" ON "download_subcategories" USING btree ("created_at");
  CREATE UNIQUE INDEX "download_subcategories_locales_locale_parent_id_unique" ON "download_subcategories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "download_subcategories_locales_parent_idx" ON "download_subcategories_locales" USING btree ("_parent_id");
  CREATE INDEX "enews_cover_image_idx" ON "enews" USING btree ("cover_image_id");
  CREATE INDEX "enews_pdf_idx" ON "enews" USING btree ("pdf_id");
  CREATE INDEX "enews_saved_by_idx" ON "enews" USING btree ("saved_by_id");
  CREATE INDEX "enews_updated_at_idx" ON "enews" USING btree ("updated_at");
  CREATE INDEX "enews_created_at_idx" ON "enews" USING btree ("created_at");
  CREATE INDEX "enews__status_idx" ON "enews" USING btree ("_status");
  CREATE INDEX "_status_publishedAt_1_idx" ON "enews" USING btree ("_status","published_at","id");
  CREATE UNIQUE INDEX "enews_locales_locale_parent_id_unique" ON "enews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "enews_locales_parent_idx" ON "enews_locales" USING btree ("_parent_id");
  CREATE INDEX "enews_rels_order_idx" ON "enews_rels" USING btree ("order");
  CREATE INDEX "enews_rels_parent_idx" ON "enews_rels" USING btree ("parent_id");
  CREATE INDEX "enews_rels_path_idx" ON "enews_rels" USING btree ("path");
  CREATE INDEX "enews_rels_locale_idx" ON "enews_rels" USING btree ("locale");
  CREATE INDEX "enews_rels_media_id_idx" ON "enews_rels" USING btree ("media_id","locale");
  CREATE INDEX "_enews_v_parent_idx" ON "_enews_v" USING btree ("parent_id");
  CREATE INDEX "_enews_v_version_version_cover_image_idx" ON "_enews_v" USING btree ("version_cover_image_id");
  CREATE INDEX "_enews_v_version_version_pdf_idx" ON "_enews_v" USING btree ("version_pdf_id");
  CREATE INDEX "_enews_v_version_version_saved_by_idx" ON "_enews_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_enews_v_version_version_updated_at_idx" ON "_enews_v" USING btree ("version_updated_at");
  CREATE INDEX "_enews_v_version_version_created_at_idx" ON "_enews_v" USING btree ("version_created_at");
  CREATE INDEX "_enews_v_version_version__status_idx" ON "_enews_v" USING btree ("version__status");
  CREATE INDEX "_enews_v_created_at_idx" ON "_enews_v" USING btree ("created_at");
  CREATE INDEX "_enews_v_updated_at_idx" ON "_enews_v" USING btree ("updated_at");
  CREATE INDEX "_enews_v_snapshot_idx" ON "_enews_v" USING btree ("snapshot");
  CREATE INDEX "_enews_v_published_locale_idx" ON "_enews_v" USING btree ("published_locale");
  CREATE INDEX "_enews_v_latest_idx" ON "_enews_v" USING btree ("latest");
  CREATE INDEX "version__status_version_publishedAt_1_idx" ON "_enews_v" USING btree ("version__status","version_published_at");
  CREATE UNIQUE INDEX "_enews_v_locales_locale_parent_id_unique" ON "_enews_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_enews_v_locales_parent_idx" ON "_enews_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_enews_v_rels_order_idx" ON "_enews_v_rels" USING btree ("order");
  CREATE INDEX "_enews_v_rels_parent_idx" ON "_enews_v_rels" USING btree ("parent_id");
  CREATE INDEX "_enews_v_rels_path_idx" ON "_enews_v_rels" USING btree ("path");
  CREATE INDEX "_enews_v_rels_locale_idx" ON "_enews_v_rels" USING btree ("locale");
  CREATE INDEX "_enews_v_rels_media_id_idx" ON "_enews_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "banners_image_idx" ON "banners" USING btree ("image_id");
  CREATE INDEX "banners_ends_at_idx" ON "banners" USING btree ("ends_at");
  CREATE INDEX "banners_saved_by_idx" ON "banners" USING btree ("saved_by_id");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE INDEX "_status_place_sort_idx" ON "banners" USING btree ("_status","place","sort","id");
  CREATE UNIQUE INDEX "banners_locales_locale_parent_id_unique" ON "banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "banners_locales_parent_idx" ON "banners_locales" USING btree ("_parent_id");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version_image_idx" ON "_banners_v" USING btree ("version_image_id");
  CREATE INDEX "_banners_v_version_version_ends_at_idx" ON "_banners_v" USING btree ("version_ends_at");
  CREATE INDEX "_banners_v_version_version_saved_by_idx" ON "_banners_v" USING btree ("version_saved_by_id");
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
  CREATE INDEX "branches_services_order_idx" ON "branches_services" USING btree ("order");
  CREATE INDEX "branches_services_parent_idx" ON "branches_services" USING btree ("parent_id");
  CREATE INDEX "branches_payments_order_idx" ON "branches_payments" USING btree ("order");
  CREATE INDEX "branches_payments_parent_idx" ON "branches_payments" USING btree ("parent_id");
  CREATE UNIQUE INDEX "branches_slug_idx" ON "branches" USING btree ("slug");
  CREATE INDEX "branches_province_idx" ON "branches" USING btree ("province_id");
  CREATE INDEX "branches_sector_idx" ON "branches" USING btree ("sector_id");
  CREATE INDEX "branches_image_idx" ON "branches" USING btree ("image_id");
  CREATE INDEX "branches_saved_by_idx" ON "branches" USING btree ("saved_by_id");
  CREATE INDEX "branches_updated_at_idx" ON "branches" USING btree ("updated_at");
  CREATE INDEX "branches_created_at_idx" ON "branches" USING btree ("created_at");
  CREATE INDEX "branches__status_idx" ON "branches" USING btree ("_status");
  CREATE INDEX "_status_slug_idx" ON "branches" USING btree ("_status","slug","id");
  CREATE INDEX "_status_provinceSortTh_nameSortTh_idx" ON "branches" USING btree ("_status","province_sort_th","name_sort_th","id");
  CREATE INDEX "_status_sector_provinceSortTh_nameSortTh_idx" ON "branches" USING btree ("_status","sector_id","province_sort_th","name_sort_th","id");
  CREATE INDEX "_status_province_provinceSortTh_nameSortTh_idx" ON "branches" USING btree ("_status","province_id","province_sort_th","name_sort_th","id");
  CREATE INDEX "_status_provinceSortEn_nameSortEn_idx" ON "branches" USING btree ("_status","province_sort_en","name_sort_en","id");
  CREATE INDEX "_status_sector_provinceSortEn_nameSortEn_idx" ON "branches" USING btree ("_status","sector_id","province_sort_en","name_sort_en","id");
  CREATE INDEX "_status_province_provinceSortEn_nameSortEn_idx" ON "branches" USING btree ("_status","province_id","province_sort_en","name_sort_en","id");
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
  CREATE INDEX "_branches_v_version_version_saved_by_idx" ON "_branches_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_branches_v_version_version_updated_at_idx" ON "_branches_v" USING btree ("version_updated_at");
  CREATE INDEX "_branches_v_version_version_created_at_idx" ON "_branches_v" USING btree ("version_created_at");
  CREATE INDEX "_branches_v_version_version__status_idx" ON "_branches_v" USING btree ("version__status");
  CREATE INDEX "_branches_v_created_at_idx" ON "_branches_v" USING btree ("created_at");
  CREATE INDEX "_branches_v_updated_at_idx" ON "_branches_v" USING btree ("updated_at");
  CREATE INDEX "_branches_v_snapshot_idx" ON "_branches_v" USING btree ("snapshot");
  CREATE INDEX "_branches_v_published_locale_idx" ON "_branches_v" USING btree ("published_locale");
  CREATE INDEX "_branches_v_latest_idx" ON "_branches_v" USING btree ("latest");
  CREATE INDEX "version__status_version_slug_idx" ON "_branches_v" USING btree ("version__status","version_slug");
  CREATE INDEX "version__status_version_provinceSortTh_version_nameSortT_idx" ON "_branches_v" USING btree ("version__status","version_province_sort_th","version_name_sort_th");
  CREATE INDEX "compound_index_idx" ON "_branches_v" USING btree ("version__status","version_sector_id","version_province_sort_th","version_name_sort_th");
  CREATE INDEX "compound_index_1_idx" ON "_branches_v" USING btree ("version__status","version_province_id","version_province_sort_th","version_name_sort_th");
  CREATE INDEX "version__status_version_provinceSortEn_version_nameSortE_idx" ON "_branches_v" USING btree ("version__status","version_province_sort_en","version_name_sort_en");
  CREATE INDEX "compound_index_2_idx" ON "_branches_v" USING btree ("version__status","version_sector_id","version_province_sort_en","version_name_sort_en");
  CREATE INDEX "compound_index_3_idx" ON "_branches_v" USING btree ("version__status","version_province_id","version_province_sort_en","version_name_sort_en");
  CREATE UNIQUE INDEX "_branches_v_locales_locale_parent_id_unique" ON "_branches_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_locales_parent_idx" ON "_branches_v_locales" USING btree ("_parent_id");
  CREATE INDEX "customer_reviews_image_idx" ON "customer_reviews" USING btree ("image_id");
  CREATE INDEX "customer_reviews_saved_by_idx" ON "customer_reviews" USING btree ("saved_by_id");
  CREATE INDEX "customer_reviews_updated_at_idx" ON "customer_reviews" USING btree ("updated_at");
  CREATE INDEX "customer_reviews_created_at_idx" ON "customer_reviews" USING btree ("created_at");
  CREATE INDEX "customer_reviews__status_idx" ON "customer_reviews" USING btree ("_status");
  CREATE INDEX "_status_sort_1_idx" ON "customer_reviews" USING btree ("_status","sort","id");
  CREATE UNIQUE INDEX "customer_reviews_locales_locale_parent_id_unique" ON "customer_reviews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "customer_reviews_locales_parent_idx" ON "customer_reviews_locales" USING btree ("_parent_id");
  CREATE INDEX "_customer_reviews_v_parent_idx" ON "_customer_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_customer_reviews_v_version_version_image_idx" ON "_customer_reviews_v" USING btree ("version_image_id");
  CREATE INDEX "_customer_reviews_v_version_version_saved_by_idx" ON "_customer_reviews_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_customer_reviews_v_version_version_updated_at_idx" ON "_customer_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_customer_reviews_v_version_version_created_at_idx" ON "_customer_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_customer_reviews_v_version_version__status_idx" ON "_customer_reviews_v" USING btree ("version__status");
  CREATE INDEX "_customer_reviews_v_created_at_idx" ON "_customer_reviews_v" USING btree ("created_at");
  CREATE INDEX "_customer_reviews_v_updated_at_idx" ON "_customer_reviews_v" USING btree ("updated_at");
  CREATE INDEX "_customer_reviews_v_snapshot_idx" ON "_customer_reviews_v" USING btree ("snapshot");
  CREATE INDEX "_customer_reviews_v_published_locale_idx" ON "_customer_reviews_v" USING btree ("published_locale");
  CREATE INDEX "_customer_reviews_v_latest_idx" ON "_customer_reviews_v" USING btree ("latest");
  CREATE INDEX "version__status_version_sort_1_idx" ON "_customer_reviews_v" USING btree ("version__status","version_sort");
  CREATE UNIQUE INDEX "_customer_reviews_v_locales_locale_parent_id_unique" ON "_customer_reviews_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_customer_reviews_v_locales_parent_idx" ON "_customer_reviews_v_locales" USING btree ("_parent_id");
  CREATE INDEX "provinces_sector_idx" ON "provinces" USING btree ("sector_id");
  CREATE UNIQUE INDEX "provinces_code_idx" ON "provinces" USING btree ("code");
  CREATE INDEX "provinces_saved_by_idx" ON "provinces" USING btree ("saved_by_id");
  CREATE INDEX "provinces_updated_at_idx" ON "provinces" USING btree ("updated_at");
  CREATE INDEX "provinces_created_at_idx" ON "provinces" USING btree ("created_at");
  CREATE UNIQUE INDEX "provinces_locales_locale_parent_id_unique" ON "provinces_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "provinces_locales_parent_idx" ON "provinces_locales" USING btree ("_parent_id");
  CREATE INDEX "sectors_saved_by_idx" ON "sectors" USING btree ("saved_by_id");
  CREATE INDEX "sectors_updated_at_idx" ON "sectors" USING btree ("updated_at");
  CREATE INDEX "sectors_created_at_idx" ON "sectors" USING btree ("created_at");
  CREATE UNIQUE INDEX "sectors_locales_locale_parent_id_unique" ON "sectors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sectors_locales_parent_idx" ON "sectors_locales" USING btree ("_parent_id");
  CREATE INDEX "followed_branches_branch_id_idx" ON "followed_branches" USING btree ("branch_id");
  CREATE INDEX "followed_branches_updated_at_idx" ON "followed_branches" USING btree ("updated_at");
  CREATE INDEX "followed_branches_created_at_idx" ON "followed_branches" USING btree ("created_at");
  CREATE UNIQUE INDEX "memberId_branchId_idx" ON "followed_branches" USING btree ("member_id","branch_id");
  CREATE INDEX "franchise_packages_config_order_idx" ON "franchise_packages_config" USING btree ("_order");
  CREATE INDEX "franchise_packages_config_parent_id_idx" ON "franchise_packages_config" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "franchise_packages_config_locales_locale_parent_id_unique" ON "franchise_packages_config_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_packages_config_locales_parent_idx" ON "franchise_packages_config_locales" USING btree ("_parent_id");
  CREATE INDEX "franchise_packages_image_idx" ON "franchise_packages" USING btree ("image_id");
  CREATE INDEX "franchise_packages_saved_by_idx" ON "franchise_packages" USING btree ("saved_by_id");
  CREATE INDEX "franchise_packages_updated_at_idx" ON "franchise_packages" USING btree ("updated_at");
  CREATE INDEX "franchise_packages_created_at_idx" ON "franchise_packages" USING btree ("created_at");
  CREATE INDEX "franchise_packages__status_idx" ON "franchise_packages" USING btree ("_status");
  CREATE INDEX "_status_sort_2_idx" ON "franchise_packages" USING btree ("_status","sort","id");
  CREATE UNIQUE INDEX "franchise_packages_locales_locale_parent_id_unique" ON "franchise_packages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_packages_locales_parent_idx" ON "franchise_packages_locales" USING btree ("_parent_id");
  CREATE INDEX "_franchise_packages_v_version_config_order_idx" ON "_franchise_packages_v_version_config" USING btree ("_order");
  CREATE INDEX "_franchise_packages_v_version_config_parent_id_idx" ON "_franchise_packages_v_version_config" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_franchise_packages_v_version_config_locales_locale_parent_i" ON "_franchise_packages_v_version_config_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_packages_v_version_config_locales_parent_idx" ON "_franchise_packages_v_version_config_locales" USING btree ("_parent_id");
  CREATE INDEX "_franchise_packages_v_parent_idx" ON "_franchise_packages_v" USING btree ("parent_id");
  CREATE INDEX "_franchise_packages_v_version_version_image_idx" ON "_franchise_packages_v" USING btree ("version_image_id");
  CREATE INDEX "_franchise_packages_v_version_version_saved_by_idx" ON "_franchise_packages_v" USING btree ("version_saved_by_id");
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
  CREATE INDEX "investor_reasons_saved_by_idx" ON "investor_reasons" USING btree ("saved_by_id");
  CREATE INDEX "investor_reasons_updated_at_idx" ON "investor_reasons" USING btree ("updated_at");
  CREATE INDEX "investor_reasons_created_at_idx" ON "investor_reasons" USING btree ("created_at");
  CREATE INDEX "investor_reasons__status_idx" ON "investor_reasons" USING btree ("_status");
  CREATE INDEX "_status_sort_3_idx" ON "investor_reasons" USING btree ("_status","sort","id");
  CREATE UNIQUE INDEX "investor_reasons_locales_locale_parent_id_unique" ON "investor_reasons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "investor_reasons_locales_parent_idx" ON "investor_reasons_locales" USING btree ("_parent_id");
  CREATE INDEX "_investor_reasons_v_parent_idx" ON "_investor_reasons_v" USING btree ("parent_id");
  CREATE INDEX "_investor_reasons_v_version_version_image_idx" ON "_investor_reasons_v" USING btree ("version_image_id");
  CREATE INDEX "_investor_reasons_v_version_version_saved_by_idx" ON "_investor_reasons_v" USING btree ("version_saved_by_id");
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
  CREATE INDEX "franchise_comments_saved_by_idx" ON "franchise_comments" USING btree ("saved_by_id");
  CREATE INDEX "franchise_comments_updated_at_idx" ON "franchise_comments" USING btree ("updated_at");
  CREATE INDEX "franchise_comments_created_at_idx" ON "franchise_comments" USING btree ("created_at");
  CREATE INDEX "franchise_comments__status_idx" ON "franchise_comments" USING btree ("_status");
  CREATE INDEX "_status_sort_4_idx" ON "franchise_comments" USING btree ("_status","sort","id");
  CREATE UNIQUE INDEX "franchise_comments_locales_locale_parent_id_unique" ON "franchise_comments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_comments_locales_parent_idx" ON "franchise_comments_locales" USING btree ("_parent_id");
  CREATE INDEX "_franchise_comments_v_parent_idx" ON "_franchise_comments_v" USING btree ("parent_id");
  CREATE INDEX "_franchise_comments_v_version_version_image_idx" ON "_franchise_comments_v" USING btree ("version_image_id");
  CREATE INDEX "_franchise_comments_v_version_version_saved_by_idx" ON "_franchise_comments_v" USING btree ("version_saved_by_id");
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
  CREATE INDEX "about_pages_image_idx" ON "about_pages" USING btree ("image_id");
  CREATE UNIQUE INDEX "about_pages_slug_idx" ON "about_pages" USING btree ("slug");
  CREATE INDEX "about_pages_saved_by_idx" ON "about_pages" USING btree ("saved_by_id");
  CREATE INDEX "about_pages_updated_at_idx" ON "about_pages" USING btree ("updated_at");
  CREATE INDEX "about_pages_created_at_idx" ON "about_pages" USING btree ("created_at");
  CREATE INDEX "about_pages__status_idx" ON "about_pages" USING btree ("_status");
  CREATE INDEX "_status_sort_5_idx" ON "about_pages" USING btree ("_status","sort","id");
  CREATE UNIQUE INDEX "about_pages_locales_locale_parent_id_unique" ON "about_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_pages_locales_parent_idx" ON "about_pages_locales" USING btree ("_parent_id");
  CREATE INDEX "about_pages_rels_order_idx" ON "about_pages_rels" USING btree ("order");
  CREATE INDEX "about_pages_rels_parent_idx" ON "about_pages_rels" USING btree ("parent_id");
  CREATE INDEX "about_pages_rels_path_idx" ON "about_pages_rels" USING btree ("path");
  CREATE INDEX "about_pages_rels_locale_idx" ON "about_pages_rels" USING btree ("locale");
  CREATE INDEX "about_pages_rels_media_id_idx" ON "about_pages_rels" USING btree ("media_id","locale");
  CREATE INDEX "_about_pages_v_parent_idx" ON "_about_pages_v" USING btree ("parent_id");
  CREATE INDEX "_about_pages_v_version_version_image_idx" ON "_about_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_about_pages_v_version_version_slug_idx" ON "_about_pages_v" USING btree ("version_slug");
  CREATE INDEX "_about_pages_v_version_version_saved_by_idx" ON "_about_pages_v" USING btree ("version_saved_by_id");
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
  CREATE INDEX "_about_pages_v_rels_order_idx" ON "_about_pages_v_rels" USING btree ("order");
  CREATE INDEX "_about_pages_v_rels_parent_idx" ON "_about_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_about_pages_v_rels_path_idx" ON "_about_pages_v_rels" USING btree ("path");
  CREATE INDEX "_about_pages_v_rels_locale_idx" ON "_about_pages_v_rels" USING btree ("locale");
  CREATE INDEX "_about_pages_v_rels_media_id_idx" ON "_about_pages_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "milestones_image_idx" ON "milestones" USING btree ("image_id");
  CREATE INDEX "milestones_saved_by_idx" ON "milestones" USING btree ("saved_by_id");
  CREATE INDEX "milestones_updated_at_idx" ON "milestones" USING btree ("updated_at");
  CREATE INDEX "milestones_created_at_idx" ON "milestones" USING btree ("created_at");
  CREATE INDEX "milestones__status_idx" ON "milestones" USING btree ("_status");
  CREATE INDEX "_status_year_idx" ON "milestones" USING btree ("_status","year","id");
  CREATE UNIQUE INDEX "milestones_locales_locale_parent_id_unique" ON "milestones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "milestones_locales_parent_idx" ON "milestones_locales" USING btree ("_parent_id");
  CREATE INDEX "_milestones_v_parent_idx" ON "_milestones_v" USING btree ("parent_id");
  CREATE INDEX "_milestones_v_version_version_image_idx" ON "_milestones_v" USING btree ("version_image_id");
  CREATE INDEX "_milestones_v_version_version_saved_by_idx" ON "_milestones_v" USING btree ("version_saved_by_id");
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
  CREATE INDEX "rewards_saved_by_idx" ON "rewards" USING btree ("saved_by_id");
  CREATE INDEX "rewards_updated_at_idx" ON "rewards" USING btree ("updated_at");
  CREATE INDEX "rewards_created_at_idx" ON "rewards" USING btree ("created_at");
  CREATE INDEX "rewards__status_idx" ON "rewards" USING btree ("_status");
  CREATE INDEX "_status_sort_6_idx" ON "rewards" USING btree ("_status","sort","id");
  CREATE UNIQUE INDEX "rewards_locales_locale_parent_id_unique" ON "rewards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rewards_locales_parent_idx" ON "rewards_locales" USING btree ("_parent_id");
  CREATE INDEX "_rewards_v_parent_idx" ON "_rewards_v" USING btree ("parent_id");
  CREATE INDEX "_rewards_v_version_version_image_idx" ON "_rewards_v" USING btree ("version_image_id");
  CREATE INDEX "_rewards_v_version_version_saved_by_idx" ON "_rewards_v" USING btree ("version_saved_by_id");
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
  CREATE INDEX "official_channels_saved_by_idx" ON "official_channels" USING btree ("saved_by_id");
  CREATE INDEX "official_channels_updated_at_idx" ON "official_channels" USING btree ("updated_at");
  CREATE INDEX "official_channels_created_at_idx" ON "official_channels" USING btree ("created_at");
  CREATE INDEX "official_channels__status_idx" ON "official_channels" USING btree ("_status");
  CREATE INDEX "_status_sort_7_idx" ON "official_channels" USING btree ("_status","sort","id");
  CREATE UNIQUE INDEX "official_channels_locales_locale_parent_id_unique" ON "official_channels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "official_channels_locales_parent_idx" ON "official_channels_locales" USING btree ("_parent_id");
  CREATE INDEX "_official_channels_v_parent_idx" ON "_official_channels_v" USING btree ("parent_id");
  CREATE INDEX "_official_channels_v_version_version_image_idx" ON "_official_channels_v" USING btree ("version_image_id");
  CREATE INDEX "_official_channels_v_version_version_saved_by_idx" ON "_official_channels_v" USING btree ("version_saved_by_id");
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
  CREATE INDEX "policy_images_image_idx" ON "policy_images" USING btree ("image_id");
  CREATE INDEX "policy_images_saved_by_idx" ON "policy_images" USING btree ("saved_by_id");
  CREATE INDEX "policy_images_updated_at_idx" ON "policy_images" USING btree ("updated_at");
  CREATE INDEX "policy_images_created_at_idx" ON "policy_images" USING btree ("created_at");
  CREATE INDEX "policy_images__status_idx" ON "policy_images" USING btree ("_status");
  CREATE INDEX "_status_policy_sort_idx" ON "policy_images" USING btree ("_status","policy","sort","id");
  CREATE UNIQUE INDEX "policy_images_locales_locale_parent_id_unique" ON "policy_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "policy_images_locales_parent_idx" ON "policy_images_locales" USING btree ("_parent_id");
  CREATE INDEX "_policy_images_v_parent_idx" ON "_policy_images_v" USING btree ("parent_id");
  CREATE INDEX "_policy_images_v_version_version_image_idx" ON "_policy_images_v" USING btree ("version_image_id");
  CREATE INDEX "_policy_images_v_version_version_saved_by_idx" ON "_policy_images_v" USING btree ("version_saved_by_id");
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
  CREATE INDEX "machines_programmes_order_idx" ON "machines_programmes" USING btree ("_order");
  CREATE INDEX "machines_programmes_parent_id_idx" ON "machines_programmes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "machines_programmes_locales_locale_parent_id_unique" ON "machines_programmes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "machines_programmes_locales_parent_idx" ON "machines_programmes_locales" USING btree ("_parent_id");
  CREATE INDEX "machines_image_idx" ON "machines" USING btree ("image_id");
  CREATE INDEX "machines_saved_by_idx" ON "machines" USING btree ("saved_by_id");
  CREATE INDEX "machines_updated_at_idx" ON "machines" USING btree ("updated_at");
  CREATE INDEX "machines_created_at_idx" ON "machines" USING btree ("created_at");
  CREATE INDEX "machines__status_idx" ON "machines" USING btree ("_status");
  CREATE INDEX "_status_sort_8_idx" ON "machines" USING btree ("_status","sort","id");
  CREATE UNIQUE INDEX "machines_locales_locale_parent_id_unique" ON "machines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "machines_locales_parent_idx" ON "machines_locales" USING btree ("_parent_id");
  CREATE INDEX "_machines_v_version_programmes_order_idx" ON "_machines_v_version_programmes" USING btree ("_order");
  CREATE INDEX "_machines_v_version_programmes_parent_id_idx" ON "_machines_v_version_programmes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_machines_v_version_programmes_locales_locale_parent_id_uniq" ON "_machines_v_version_programmes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_machines_v_version_programmes_locales_parent_idx" ON "_machines_v_version_programmes_locales" USING btree ("_parent_id");
  CREATE INDEX "_machines_v_parent_idx" ON "_machines_v" USING btree ("parent_id");
  CREATE INDEX "_machines_v_version_version_image_idx" ON "_machines_v" USING btree ("version_image_id");
  CREATE INDEX "_machines_v_version_version_saved_by_idx" ON "_machines_v" USING btree ("version_saved_by_id");
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
  CREATE INDEX "faqs_sub_faq_idx" ON "faqs" USING btree ("sub_faq_id");
  CREATE INDEX "faqs_saved_by_idx" ON "faqs" USING btree ("saved_by_id");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE INDEX "_status_sort_9_idx" ON "faqs" USING btree ("_status","sort","id");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faqs_locales_parent_idx" ON "faqs_locales" USING btree ("_parent_id");
  CREATE INDEX "faqs_rels_order_idx" ON "faqs_rels" USING btree ("order");
  CREATE INDEX "faqs_rels_parent_idx" ON "faqs_rels" USING btree ("parent_id");
  CREATE INDEX "faqs_rels_path_idx" ON "faqs_rels" USING btree ("path");
  CREATE INDEX "faqs_rels_locale_idx" ON "faqs_rels" USING btree ("locale");
  CREATE INDEX "faqs_rels_media_id_idx" ON "faqs_rels" USING btree ("media_id","locale");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_sub_faq_idx" ON "_faqs_v" USING btree ("version_sub_faq_id");
  CREATE INDEX "_faqs_v_version_version_saved_by_idx" ON "_faqs_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_snapshot_idx" ON "_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_faqs_v_published_locale_idx" ON "_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "version__status_version_sort_9_idx" ON "_faqs_v" USING btree ("version__status","version_sort");
  CREATE UNIQUE INDEX "_faqs_v_locales_locale_parent_id_unique" ON "_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faqs_v_locales_parent_idx" ON "_faqs_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_faqs_v_rels_order_idx" ON "_faqs_v_rels" USING btree ("order");
  CREATE INDEX "_faqs_v_rels_parent_idx" ON "_faqs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_rels_path_idx" ON "_faqs_v_rels" USING btree ("path");
  CREATE INDEX "_faqs_v_rels_locale_idx" ON "_faqs_v_rels" USING btree ("locale");
  CREATE INDEX "_faqs_v_rels_media_id_idx" ON "_faqs_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "sub_faqs_main_faq_idx" ON "sub_faqs" USING btree ("main_faq_id");
  CREATE INDEX "sub_faqs_saved_by_idx" ON "sub_faqs" USING btree ("saved_by_id");
  CREATE INDEX "sub_faqs_updated_at_idx" ON "sub_faqs" USING btree ("updated_at");
  CREATE INDEX "sub_faqs_created_at_idx" ON "sub_faqs" USING btree ("created_at");
  CREATE INDEX "sub_faqs__status_idx" ON "sub_faqs" USING btree ("_status");
  CREATE INDEX "_status_sort_10_idx" ON "sub_faqs" USING btree ("_status","sort","id");
  CREATE UNIQUE INDEX "sub_faqs_locales_locale_parent_id_unique" ON "sub_faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sub_faqs_locales_parent_idx" ON "sub_faqs_locales" USING btree ("_parent_id");
  CREATE INDEX "_sub_faqs_v_parent_idx" ON "_sub_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_sub_faqs_v_version_version_main_faq_idx" ON "_sub_faqs_v" USING btree ("version_main_faq_id");
  CREATE INDEX "_sub_faqs_v_version_version_saved_by_idx" ON "_sub_faqs_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_sub_faqs_v_version_version_updated_at_idx" ON "_sub_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_sub_faqs_v_version_version_created_at_idx" ON "_sub_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_sub_faqs_v_version_version__status_idx" ON "_sub_faqs_v" USING btree ("version__status");
  CREATE INDEX "_sub_faqs_v_created_at_idx" ON "_sub_faqs_v" USING btree ("created_at");
  CREATE INDEX "_sub_faqs_v_updated_at_idx" ON "_sub_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_sub_faqs_v_snapshot_idx" ON "_sub_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_sub_faqs_v_published_locale_idx" ON "_sub_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_sub_faqs_v_latest_idx" ON "_sub_faqs_v" USING btree ("latest");
  CREATE INDEX "version__status_version_sort_10_idx" ON "_sub_faqs_v" USING btree ("version__status","version_sort");
  CREATE UNIQUE INDEX "_sub_faqs_v_locales_locale_parent_id_unique" ON "_sub_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sub_faqs_v_locales_parent_idx" ON "_sub_faqs_v_locales" USING btree ("_parent_id");
  CREATE INDEX "main_faqs_cover_image_idx" ON "main_faqs" USING btree ("cover_image_id");
  CREATE UNIQUE INDEX "main_faqs_slug_idx" ON "main_faqs" USING btree ("slug");
  CREATE INDEX "main_faqs_saved_by_idx" ON "main_faqs" USING btree ("saved_by_id");
  CREATE INDEX "main_faqs_updated_at_idx" ON "main_faqs" USING btree ("updated_at");
  CREATE INDEX "main_faqs_created_at_idx" ON "main_faqs" USING btree ("created_at");
  CREATE INDEX "main_faqs__status_idx" ON "main_faqs" USING btree ("_status");
  CREATE INDEX "_status_sort_11_idx" ON "main_faqs" USING btree ("_status","sort","id");
  CREATE UNIQUE INDEX "main_faqs_locales_locale_parent_id_unique" ON "main_faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "main_faqs_locales_parent_idx" ON "main_faqs_locales" USING btree ("_parent_id");
  CREATE INDEX "_main_faqs_v_parent_idx" ON "_main_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_main_faqs_v_version_version_cover_image_idx" ON "_main_faqs_v" USING btree ("version_cover_image_id");
  CREATE INDEX "_main_faqs_v_version_version_slug_idx" ON "_main_faqs_v" USING btree ("version_slug");
  CREATE INDEX "_main_faqs_v_version_version_saved_by_idx" ON "_main_faqs_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_main_faqs_v_version_version_updated_at_idx" ON "_main_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_main_faqs_v_version_version_created_at_idx" ON "_main_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_main_faqs_v_version_version__status_idx" ON "_main_faqs_v" USING btree ("version__status");
  CREATE INDEX "_main_faqs_v_created_at_idx" ON "_main_faqs_v" USING btree ("created_at");
  CREATE INDEX "_main_faqs_v_updated_at_idx" ON "_main_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_main_faqs_v_snapshot_idx" ON "_main_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_main_faqs_v_published_locale_idx" ON "_main_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_main_faqs_v_latest_idx" ON "_main_faqs_v" USING btree ("latest");
  CREATE INDEX "version__status_version_sort_11_idx" ON "_main_faqs_v" USING btree ("version__status","version_sort");
  CREATE UNIQUE INDEX "_main_faqs_v_locales_locale_parent_id_unique" ON "_main_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_main_faqs_v_locales_parent_idx" ON "_main_faqs_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "faq_misses_folded_idx" ON "faq_misses" USING btree ("folded");
  CREATE INDEX "faq_misses_times_idx" ON "faq_misses" USING btree ("times");
  CREATE INDEX "faq_misses_updated_at_idx" ON "faq_misses" USING btree ("updated_at");
  CREATE INDEX "faq_misses_created_at_idx" ON "faq_misses" USING btree ("created_at");
  CREATE INDEX "faq_feedback_faq_idx" ON "faq_feedback" USING btree ("faq");
  CREATE INDEX "faq_feedback_updated_at_idx" ON "faq_feedback" USING btree ("updated_at");
  CREATE INDEX "faq_feedback_created_at_idx" ON "faq_feedback" USING btree ("created_at");
  CREATE UNIQUE INDEX "memberId_faq_idx" ON "faq_feedback" USING btree ("member_id","faq");
  CREATE INDEX "board_posts_pinned_at_idx" ON "board_posts" USING btree ("pinned_at");
  CREATE UNIQUE INDEX "board_posts_number_idx" ON "board_posts" USING btree ("number");
  CREATE UNIQUE INDEX "board_posts_activity_idx" ON "board_posts" USING btree ("activity");
  CREATE INDEX "board_posts_updated_at_idx" ON "board_posts" USING btree ("updated_at");
  CREATE INDEX "board_posts_created_at_idx" ON "board_posts" USING btree ("created_at");
  CREATE INDEX "state_pinnedAt_activity_idx" ON "board_posts" USING btree ("state","pinned_at","activity");
  CREATE INDEX "state_pinnedAt_number_idx" ON "board_posts" USING btree ("state","pinned_at","number");
  CREATE INDEX "memberId_createdAt_idx" ON "board_posts" USING btree ("member_id","created_at");
  CREATE INDEX "board_replies_updated_at_idx" ON "board_replies" USING btree ("updated_at");
  CREATE INDEX "board_replies_created_at_idx" ON "board_replies" USING btree ("created_at");
  CREATE UNIQUE INDEX "post_place_idx" ON "board_replies" USING btree ("post","place");
  CREATE INDEX "memberId_createdAt_1_idx" ON "board_replies" USING btree ("member_id","created_at");
  CREATE INDEX "board_pictures_updated_at_idx" ON "board_pictures" USING btree ("updated_at");
  CREATE INDEX "board_pictures_created_at_idx" ON "board_pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "board_pictures_filename_idx" ON "board_pictures" USING btree ("filename");
  CREATE INDEX "post_position_idx" ON "board_pictures" USING btree ("post","position");
  CREATE INDEX "reply_position_idx" ON "board_pictures" USING btree ("reply","position");
  CREATE INDEX "memberId_createdAt_2_idx" ON "board_pictures" USING btree ("member_id","created_at");
  CREATE UNIQUE INDEX "board_counts_key_idx" ON "board_counts" USING btree ("key");
  CREATE INDEX "board_counts_updated_at_idx" ON "board_counts" USING btree ("updated_at");
  CREATE INDEX "board_counts_created_at_idx" ON "board_counts" USING btree ("created_at");
  CREATE INDEX "board_shelves_updated_at_idx" ON "board_shelves" USING btree ("updated_at");
  CREATE INDEX "board_shelves_created_at_idx" ON "board_shelves" USING btree ("created_at");
  CREATE UNIQUE INDEX "sorting_shelf_idx" ON "board_shelves" USING btree ("sorting","shelf");
  CREATE INDEX "board_visits_updated_at_idx" ON "board_visits" USING btree ("updated_at");
  CREATE INDEX "board_visits_created_at_idx" ON "board_visits" USING btree ("created_at");
  CREATE UNIQUE INDEX "memberId_post_idx" ON "board_visits" USING btree ("member_id","post");
  CREATE INDEX "memberId_followedAt_post_idx" ON "board_visits" USING btree ("member_id","followed_at","post");
  CREATE INDEX "post_followedAt_idx" ON "board_visits" USING btree ("post","followed_at");
  CREATE UNIQUE INDEX "board_authors_member_id_idx" ON "board_authors" USING btree ("member_id");
  CREATE INDEX "board_authors_updated_at_idx" ON "board_authors" USING btree ("updated_at");
  CREATE INDEX "board_authors_created_at_idx" ON "board_authors" USING btree ("created_at");
  CREATE INDEX "board_cases_subject_idx" ON "board_cases" USING btree ("subject");
  CREATE UNIQUE INDEX "board_cases_open_key_idx" ON "board_cases" USING btree ("open_key");
  CREATE INDEX "board_cases_updated_at_idx" ON "board_cases" USING btree ("updated_at");
  CREATE INDEX "board_cases_created_at_idx" ON "board_cases" USING btree ("created_at");
  CREATE INDEX "state_dueAt_idx" ON "board_cases" USING btree ("state","due_at");
  CREATE INDEX "memberId_state_idx" ON "board_cases" USING btree ("member_id","state");
  CREATE INDEX "board_reports_updated_at_idx" ON "board_reports" USING btree ("updated_at");
  CREATE INDEX "board_reports_created_at_idx" ON "board_reports" USING btree ("created_at");
  CREATE UNIQUE INDEX "subject_memberId_idx" ON "board_reports" USING btree ("subject","member_id");
  CREATE INDEX "memberId_createdAt_3_idx" ON "board_reports" USING btree ("member_id","created_at");
  CREATE INDEX "board_appeals_case_id_idx" ON "board_appeals" USING btree ("case_id");
  CREATE INDEX "board_appeals_member_id_idx" ON "board_appeals" USING btree ("member_id");
  CREATE INDEX "board_appeals_updated_at_idx" ON "board_appeals" USING btree ("updated_at");
  CREATE INDEX "board_appeals_created_at_idx" ON "board_appeals" USING btree ("created_at");
  CREATE INDEX "board_take_downs_case_id_idx" ON "board_take_downs" USING btree ("case_id");
  CREATE UNIQUE INDEX "board_take_downs_request_key_idx" ON "board_take_downs" USING btree ("request_key");
  CREATE INDEX "board_take_downs_updated_at_idx" ON "board_take_downs" USING btree ("updated_at");
  CREATE INDEX "board_take_downs_created_at_idx" ON "board_take_downs" USING btree ("created_at");
  CREATE INDEX "board_log_subject_idx" ON "board_log" USING btree ("subject");
  CREATE INDEX "board_log_member_id_idx" ON "board_log" USING btree ("member_id");
  CREATE INDEX "board_log_updated_at_idx" ON "board_log" USING btree ("updated_at");
  CREATE INDEX "board_log_created_at_idx" ON "board_log" USING btree ("created_at");
  CREATE INDEX "board_kept_texts_decision_idx" ON "board_kept_texts" USING btree ("decision");
  CREATE INDEX "board_kept_texts_subject_idx" ON "board_kept_texts" USING btree ("subject");
  CREATE INDEX "board_kept_texts_member_id_idx" ON "board_kept_texts" USING btree ("member_id");
  CREATE INDEX "board_kept_texts_updated_at_idx" ON "board_kept_texts" USING btree ("updated_at");
  CREATE INDEX "board_kept_texts_created_at_idx" ON "board_kept_texts" USING btree ("created_at");
  CREATE UNIQUE INDEX "board_undos_key_idx" ON "board_undos" USING btree ("key");
  CREATE INDEX "board_undos_until_idx" ON "board_undos" USING btree ("until");
  CREATE INDEX "board_undos_updated_at_idx" ON "board_undos" USING btree ("updated_at");
  CREATE INDEX "board_undos_created_at_idx" ON "board_undos" USING btree ("created_at");
  CREATE INDEX "general_cookies_saved_by_idx" ON "general_cookies" USING btree ("saved_by_id");
  CREATE INDEX "general_cookies_updated_at_idx" ON "general_cookies" USING btree ("updated_at");
  CREATE INDEX "general_cookies_created_at_idx" ON "general_cookies" USING btree ("created_at");
  CREATE UNIQUE INDEX "general_cookies_locales_locale_parent_id_unique" ON "general_cookies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "general_cookies_locales_parent_idx" ON "general_cookies_locales" USING btree ("_parent_id");
  CREATE INDEX "consent_log_updated_at_idx" ON "consent_log" USING btree ("updated_at");
  CREATE INDEX "consent_log_created_at_idx" ON "consent_log" USING btree ("created_at");
  CREATE INDEX "data_requests_email_idx" ON "data_requests" USING btree ("email");
  CREATE INDEX "data_requests_member_id_idx" ON "data_requests" USING btree ("member_id");
  CREATE UNIQUE INDEX "data_requests_proof_hash_idx" ON "data_requests" USING btree ("proof_hash");
  CREATE UNIQUE INDEX "data_requests_request_key_idx" ON "data_requests" USING btree ("request_key");
  CREATE INDEX "data_requests_updated_at_idx" ON "data_requests" USING btree ("updated_at");
  CREATE INDEX "data_requests_created_at_idx" ON "data_requests" USING btree ("created_at");
  CREATE INDEX "state_dueAt_1_idx" ON "data_requests" USING btree ("state","due_at");
  CREATE INDEX "data_request_steps_request_idx" ON "data_request_steps" USING btree ("request");
  CREATE INDEX "data_request_steps_updated_at_idx" ON "data_request_steps" USING btree ("updated_at");
  CREATE INDEX "data_request_steps_created_at_idx" ON "data_request_steps" USING btree ("created_at");
  CREATE INDEX "breaches_found_at_idx" ON "breaches" USING btree ("found_at");
  CREATE INDEX "breaches_updated_at_idx" ON "breaches" USING btree ("updated_at");
  CREATE INDEX "breaches_created_at_idx" ON "breaches" USING btree ("created_at");
  CREATE INDEX "breach_steps_breach_idx" ON "breach_steps" USING btree ("breach");
  CREATE INDEX "breach_steps_updated_at_idx" ON "breach_steps" USING btree ("updated_at");
  CREATE INDEX "breach_steps_created_at_idx" ON "breach_steps" USING btree ("created_at");
  CREATE UNIQUE INDEX "seo_page_idx" ON "seo" USING btree ("page");
  CREATE INDEX "seo_saved_by_idx" ON "seo" USING btree ("saved_by_id");
  CREATE INDEX "seo_updated_at_idx" ON "seo" USING btree ("updated_at");
  CREATE INDEX "seo_created_at_idx" ON "seo" USING btree ("created_at");
  CREATE UNIQUE INDEX "seo_locales_locale_parent_id_unique" ON "seo_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "seo_locales_parent_idx" ON "seo_locales" USING btree ("_parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_saved_by_idx" ON "staff" USING btree ("saved_by_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE UNIQUE INDEX "members_email_idx" ON "members" USING btree ("email");
  CREATE INDEX "members_avatar_idx" ON "members" USING btree ("avatar_id");
  CREATE INDEX "members_status_idx" ON "members" USING btree ("status");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE INDEX "member_pictures_member_idx" ON "member_pictures" USING btree ("member");
  CREATE INDEX "member_pictures_updated_at_idx" ON "member_pictures" USING btree ("updated_at");
  CREATE INDEX "member_pictures_created_at_idx" ON "member_pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_pictures_filename_idx" ON "member_pictures" USING btree ("filename");
  CREATE INDEX "member_history_member_idx" ON "member_history" USING btree ("member");
  CREATE INDEX "member_history_by_idx" ON "member_history" USING btree ("by_id");
  CREATE INDEX "member_history_updated_at_idx" ON "member_history" USING btree ("updated_at");
  CREATE INDEX "member_history_created_at_idx" ON "member_history" USING btree ("created_at");
  CREATE INDEX "member_identities_member_id_idx" ON "member_identities" USING btree ("member_id");
  CREATE INDEX "member_identities_updated_at_idx" ON "member_identities" USING btree ("updated_at");
  CREATE INDEX "member_identities_created_at_idx" ON "member_identities" USING btree ("created_at");
  CREATE UNIQUE INDEX "provider_subject_idx" ON "member_identities" USING btree ("provider","subject");
  CREATE UNIQUE INDEX "provider_memberId_idx" ON "member_identities" USING btree ("provider","member_id");
  CREATE INDEX "member_consents_member_id_idx" ON "member_consents" USING btree ("member_id");
  CREATE INDEX "member_consents_updated_at_idx" ON "member_consents" USING btree ("updated_at");
  CREATE INDEX "member_consents_created_at_idx" ON "member_consents" USING btree ("created_at");
  CREATE INDEX "policy_changes_state_idx" ON "policy_changes" USING btree ("state");
  CREATE INDEX "policy_changes_saved_by_idx" ON "policy_changes" USING btree ("saved_by_id");
  CREATE INDEX "policy_changes_updated_at_idx" ON "policy_changes" USING btree ("updated_at");
  CREATE INDEX "policy_changes_created_at_idx" ON "policy_changes" USING btree ("created_at");
  CREATE UNIQUE INDEX "policy_version_idx" ON "policy_changes" USING btree ("policy","version");
  CREATE UNIQUE INDEX "digest_issues_day_idx" ON "digest_issues" USING btree ("day");
  CREATE INDEX "digest_issues_state_idx" ON "digest_issues" USING btree ("state");
  CREATE INDEX "digest_issues_saved_by_idx" ON "digest_issues" USING btree ("saved_by_id");
  CREATE INDEX "digest_issues_updated_at_idx" ON "digest_issues" USING btree ("updated_at");
  CREATE INDEX "digest_issues_created_at_idx" ON "digest_issues" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_bundles_day_idx" ON "mail_bundles" USING btree ("day");
  CREATE INDEX "mail_bundles_state_idx" ON "mail_bundles" USING btree ("state");
  CREATE INDEX "mail_bundles_updated_at_idx" ON "mail_bundles" USING btree ("updated_at");
  CREATE INDEX "mail_bundles_created_at_idx" ON "mail_bundles" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_choices_member_id_idx" ON "mail_choices" USING btree ("member_id");
  CREATE INDEX "mail_choices_digest_left_at_idx" ON "mail_choices" USING btree ("digest_left_at");
  CREATE INDEX "mail_choices_bundle_left_at_idx" ON "mail_choices" USING btree ("bundle_left_at");
  CREATE INDEX "mail_choices_stopped_at_idx" ON "mail_choices" USING btree ("stopped_at");
  CREATE INDEX "mail_choices_updated_at_idx" ON "mail_choices" USING btree ("updated_at");
  CREATE INDEX "mail_choices_created_at_idx" ON "mail_choices" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_keys_purpose_idx" ON "mail_keys" USING btree ("purpose");
  CREATE INDEX "mail_keys_updated_at_idx" ON "mail_keys" USING btree ("updated_at");
  CREATE INDEX "mail_keys_created_at_idx" ON "mail_keys" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_bounces_event_idx" ON "mail_bounces" USING btree ("event");
  CREATE INDEX "mail_bounces_occurred_at_idx" ON "mail_bounces" USING btree ("occurred_at");
  CREATE INDEX "mail_bounces_updated_at_idx" ON "mail_bounces" USING btree ("updated_at");
  CREATE INDEX "mail_bounces_created_at_idx" ON "mail_bounces" USING btree ("created_at");
  CREATE INDEX "memberId_occurredAt_idx" ON "mail_bounces" USING btree ("member_id","occurred_at");
  CREATE UNIQUE INDEX "mail_allowances_key_idx" ON "mail_allowances" USING btree ("key");
  CREATE INDEX "mail_allowances_updated_at_idx" ON "mail_allowances" USING btree ("updated_at");
  CREATE INDEX "mail_allowances_created_at_idx" ON "mail_allowances" USING btree ("created_at");
  CREATE UNIQUE INDEX "line_choices_member_id_idx" ON "line_choices" USING btree ("member_id");
  CREATE INDEX "line_choices_updated_at_idx" ON "line_choices" USING btree ("updated_at");
  CREATE INDEX "line_choices_created_at_idx" ON "line_choices" USING btree ("created_at");
  CREATE UNIQUE INDEX "outbox_key_idx" ON "outbox" USING btree ("key");
  CREATE INDEX "outbox_updated_at_idx" ON "outbox" USING btree ("updated_at");
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE INDEX "status_channel_nextAttemptAt_idx" ON "outbox" USING btree ("status","channel","next_attempt_at");
  CREATE INDEX "run_status_attempts_unheard_idx" ON "outbox" USING btree ("run","status","attempts","unheard");
  CREATE INDEX "media_saved_by_idx" ON "media" USING btree ("saved_by_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "library_files_saved_by_idx" ON "library_files" USING btree ("saved_by_id");
  CREATE INDEX "library_files_updated_at_idx" ON "library_files" USING btree ("updated_at");
  CREATE INDEX "library_files_created_at_idx" ON "library_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "library_files_filename_idx" ON "library_files" USING btree ("filename");
  CREATE INDEX "library_previews_file_idx" ON "library_previews" USING btree ("file");
  CREATE INDEX "library_previews_updated_at_idx" ON "library_previews" USING btree ("updated_at");
  CREATE INDEX "library_previews_created_at_idx" ON "library_previews" USING btree ("created_at");
  CREATE INDEX "library_counts_file_idx" ON "library_counts" USING btree ("file");
  CREATE INDEX "library_counts_updated_at_idx" ON "library_counts" USING btree ("updated_at");
  CREATE INDEX "library_counts_created_at_idx" ON "library_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "file_month_idx" ON "library_counts" USING btree ("file","month");
  CREATE UNIQUE INDEX "account_attempts_key_idx" ON "account_attempts" USING btree ("key");
  CREATE INDEX "account_attempts_tried_at_idx" ON "account_attempts" USING btree ("tried_at");
  CREATE INDEX "account_attempts_updated_at_idx" ON "account_attempts" USING btree ("updated_at");
  CREATE INDEX "account_attempts_created_at_idx" ON "account_attempts" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_links_token_hash_idx" ON "mail_links" USING btree ("token_hash");
  CREATE INDEX "mail_links_account_idx" ON "mail_links" USING btree ("account");
  CREATE INDEX "mail_links_email_idx" ON "mail_links" USING btree ("email");
  CREATE INDEX "mail_links_expires_at_idx" ON "mail_links" USING btree ("expires_at");
  CREATE INDEX "mail_links_updated_at_idx" ON "mail_links" USING btree ("updated_at");
  CREATE INDEX "mail_links_created_at_idx" ON "mail_links" USING btree ("created_at");
  CREATE INDEX "member_sessions_member_id_idx" ON "member_sessions" USING btree ("member_id");
  CREATE INDEX "member_sessions_expires_at_idx" ON "member_sessions" USING btree ("expires_at");
  CREATE INDEX "member_sessions_updated_at_idx" ON "member_sessions" USING btree ("updated_at");
  CREATE INDEX "member_sessions_created_at_idx" ON "member_sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "retention_runs_key_idx" ON "retention_runs" USING btree ("key");
  CREATE INDEX "retention_runs_updated_at_idx" ON "retention_runs" USING btree ("updated_at");
  CREATE INDEX "retention_runs_created_at_idx" ON "retention_runs" USING btree ("created_at");
  CREATE UNIQUE INDEX "erasures_hash_idx" ON "erasures" USING btree ("hash");
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  CREATE INDEX "staff_audit_by_idx" ON "staff_audit" USING btree ("by");
  CREATE INDEX "staff_audit_updated_at_idx" ON "staff_audit" USING btree ("updated_at");
  CREATE INDEX "staff_audit_created_at_idx" ON "staff_audit" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_news_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("news_categories_id");
  CREATE INDEX "payload_locked_documents_rels_special_events_id_idx" ON "payload_locked_documents_rels" USING btree ("special_events_id");
  CREATE INDEX "payload_locked_documents_rels_notifications_id_idx" ON "payload_locked_documents_rels" USING btree ("notifications_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_download_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("download_categories_id");
  CREATE INDEX "payload_locked_documents_rels_download_subcategories_id_idx" ON "payload_locked_documents_rels" USING btree ("download_subcategories_id");
  CREATE INDEX "payload_locked_documents_rels_enews_id_idx" ON "payload_locked_documents_rels" USING btree ("enews_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_branches_id_idx" ON "payload_locked_documents_rels" USING btree ("branches_id");
  CREATE INDEX "payload_locked_documents_rels_customer_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("customer_reviews_id");
  CREATE INDEX "payload_locked_documents_rels_provinces_id_idx" ON "payload_locked_documents_rels" USING btree ("provinces_id");
  CREATE INDEX "payload_locked_documents_rels_sectors_id_idx" ON "payload_locked_documents_rels" USING btree ("sectors_id");
  CREATE INDEX "payload_locked_documents_rels_franchise_packages_id_idx" ON "payload_locked_documents_rels" USING btree ("franchise_packages_id");
  CREATE INDEX "payload_locked_documents_rels_investor_reasons_id_idx" ON "payload_locked_documents_rels" USING btree ("investor_reasons_id");
  CREATE INDEX "payload_locked_documents_rels_franchise_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("franchise_comments_id");
  CREATE INDEX "payload_locked_documents_rels_about_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("about_pages_id");
  CREATE INDEX "payload_locked_documents_rels_milestones_id_idx" ON "payload_locked_documents_rels" USING btree ("milestones_id");
  CREATE INDEX "payload_locked_documents_rels_rewards_id_idx" ON "payload_locked_documents_rels" USING btree ("rewards_id");
  CREATE INDEX "payload_locked_documents_rels_official_channels_id_idx" ON "payload_locked_documents_rels" USING btree ("official_channels_id");
  CREATE INDEX "payload_locked_documents_rels_policy_images_id_idx" ON "payload_locked_documents_rels" USING btree ("policy_images_id");
  CREATE INDEX "payload_locked_documents_rels_machines_id_idx" ON "payload_locked_documents_rels" USING btree ("machines_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_sub_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("sub_faqs_id");
  CREATE INDEX "payload_locked_documents_rels_main_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("main_faqs_id");
  CREATE INDEX "payload_locked_documents_rels_general_cookies_id_idx" ON "payload_locked_documents_rels" USING btree ("general_cookies_id");
  CREATE INDEX "payload_locked_documents_rels_seo_id_idx" ON "payload_locked_documents_rels" USING btree ("seo_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_policy_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("policy_changes_id");
  CREATE INDEX "payload_locked_documents_rels_digest_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("digest_issues_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_library_files_id_idx" ON "payload_locked_documents_rels" USING btree ("library_files_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "contact_page_saved_by_idx" ON "contact_page" USING btree ("saved_by_id");
  CREATE INDEX "contact_page__status_idx" ON "contact_page" USING btree ("_status");
  CREATE UNIQUE INDEX "contact_page_locales_locale_parent_id_unique" ON "contact_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contact_page_locales_parent_idx" ON "contact_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_contact_page_v_version_version_saved_by_idx" ON "_contact_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_contact_page_v_version_version__status_idx" ON "_contact_page_v" USING btree ("version__status");
  CREATE INDEX "_contact_page_v_created_at_idx" ON "_contact_page_v" USING btree ("created_at");
  CREATE INDEX "_contact_page_v_updated_at_idx" ON "_contact_page_v" USING btree ("updated_at");
  CREATE INDEX "_contact_page_v_snapshot_idx" ON "_contact_page_v" USING btree ("snapshot");
  CREATE INDEX "_contact_page_v_published_locale_idx" ON "_contact_page_v" USING btree ("published_locale");
  CREATE INDEX "_contact_page_v_latest_idx" ON "_contact_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_contact_page_v_locales_locale_parent_id_unique" ON "_contact_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_page_v_locales_parent_idx" ON "_contact_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "lead_settings_saved_by_idx" ON "lead_settings" USING btree ("saved_by_id");
  CREATE INDEX "lead_settings_texts_order_parent" ON "lead_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "news_page_background_image_idx" ON "news_page" USING btree ("background_image_id");
  CREATE INDEX "news_page_created_by_idx" ON "news_page" USING btree ("created_by_id");
  CREATE INDEX "news_page_updated_by_idx" ON "news_page" USING btree ("updated_by_id");
  CREATE INDEX "news_page_saved_by_idx" ON "news_page" USING btree ("saved_by_id");
  CREATE INDEX "news_page__status_idx" ON "news_page" USING btree ("_status");
  CREATE UNIQUE INDEX "news_page_locales_locale_parent_id_unique" ON "news_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_page_locales_parent_idx" ON "news_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_news_page_v_version_version_background_image_idx" ON "_news_page_v" USING btree ("version_background_image_id");
  CREATE INDEX "_news_page_v_version_version_created_by_idx" ON "_news_page_v" USING btree ("version_created_by_id");
  CREATE INDEX "_news_page_v_version_version_updated_by_idx" ON "_news_page_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_news_page_v_version_version_saved_by_idx" ON "_news_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_news_page_v_version_version__status_idx" ON "_news_page_v" USING btree ("version__status");
  CREATE INDEX "_news_page_v_created_at_idx" ON "_news_page_v" USING btree ("created_at");
  CREATE INDEX "_news_page_v_updated_at_idx" ON "_news_page_v" USING btree ("updated_at");
  CREATE INDEX "_news_page_v_snapshot_idx" ON "_news_page_v" USING btree ("snapshot");
  CREATE INDEX "_news_page_v_published_locale_idx" ON "_news_page_v" USING btree ("published_locale");
  CREATE INDEX "_news_page_v_latest_idx" ON "_news_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_news_page_v_locales_locale_parent_id_unique" ON "_news_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_page_v_locales_parent_idx" ON "_news_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "downloads_page_background_image_idx" ON "downloads_page" USING btree ("background_image_id");
  CREATE INDEX "downloads_page_created_by_idx" ON "downloads_page" USING btree ("created_by_id");
  CREATE INDEX "downloads_page_updated_by_idx" ON "downloads_page" USING btree ("updated_by_id");
  CREATE INDEX "downloads_page_saved_by_idx" ON "downloads_page" USING btree ("saved_by_id");
  CREATE INDEX "downloads_page__status_idx" ON "downloads_page" USING btree ("_status");
  CREATE UNIQUE INDEX "downloads_page_locales_locale_parent_id_unique" ON "downloads_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "downloads_page_locales_parent_idx" ON "downloads_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_downloads_page_v_version_version_background_image_idx" ON "_downloads_page_v" USING btree ("version_background_image_id");
  CREATE INDEX "_downloads_page_v_version_version_created_by_idx" ON "_downloads_page_v" USING btree ("version_created_by_id");
  CREATE INDEX "_downloads_page_v_version_version_updated_by_idx" ON "_downloads_page_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_downloads_page_v_version_version_saved_by_idx" ON "_downloads_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_downloads_page_v_version_version__status_idx" ON "_downloads_page_v" USING btree ("version__status");
  CREATE INDEX "_downloads_page_v_created_at_idx" ON "_downloads_page_v" USING btree ("created_at");
  CREATE INDEX "_downloads_page_v_updated_at_idx" ON "_downloads_page_v" USING btree ("updated_at");
  CREATE INDEX "_downloads_page_v_snapshot_idx" ON "_downloads_page_v" USING btree ("snapshot");
  CREATE INDEX "_downloads_page_v_published_locale_idx" ON "_downloads_page_v" USING btree ("published_locale");
  CREATE INDEX "_downloads_page_v_latest_idx" ON "_downloads_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_downloads_page_v_locales_locale_parent_id_unique" ON "_downloads_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_downloads_page_v_locales_parent_idx" ON "_downloads_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "enews_page_background_image_idx" ON "enews_page" USING btree ("background_image_id");
  CREATE INDEX "enews_page_created_by_idx" ON "enews_page" USING btree ("created_by_id");
  CREATE INDEX "enews_page_updated_by_idx" ON "enews_page" USING btree ("updated_by_id");
  CREATE INDEX "enews_page_saved_by_idx" ON "enews_page" USING btree ("saved_by_id");
  CREATE INDEX "enews_page__status_idx" ON "enews_page" USING btree ("_status");
  CREATE UNIQUE INDEX "enews_page_locales_locale_parent_id_unique" ON "enews_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "enews_page_locales_parent_idx" ON "enews_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_enews_page_v_version_version_background_image_idx" ON "_enews_page_v" USING btree ("version_background_image_id");
  CREATE INDEX "_enews_page_v_version_version_created_by_idx" ON "_enews_page_v" USING btree ("version_created_by_id");
  CREATE INDEX "_enews_page_v_version_version_updated_by_idx" ON "_enews_page_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_enews_page_v_version_version_saved_by_idx" ON "_enews_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_enews_page_v_version_version__status_idx" ON "_enews_page_v" USING btree ("version__status");
  CREATE INDEX "_enews_page_v_created_at_idx" ON "_enews_page_v" USING btree ("created_at");
  CREATE INDEX "_enews_page_v_updated_at_idx" ON "_enews_page_v" USING btree ("updated_at");
  CREATE INDEX "_enews_page_v_snapshot_idx" ON "_enews_page_v" USING btree ("snapshot");
  CREATE INDEX "_enews_page_v_published_locale_idx" ON "_enews_page_v" USING btree ("published_locale");
  CREATE INDEX "_enews_page_v_latest_idx" ON "_enews_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_enews_page_v_locales_locale_parent_id_unique" ON "_enews_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_enews_page_v_locales_parent_idx" ON "_enews_page_v_locales" USING btree ("_parent_id");
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
  CREATE INDEX "home_saved_by_idx" ON "home" USING btree ("saved_by_id");
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
  CREATE INDEX "_home_v_version_version_saved_by_idx" ON "_home_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_locales_parent_idx" ON "_home_v_locales" USING btree ("_parent_id");
  CREATE INDEX "current_branch_saved_by_idx" ON "current_branch" USING btree ("saved_by_id");
  CREATE INDEX "branch_page_background_image_idx" ON "branch_page" USING btree ("background_image_id");
  CREATE INDEX "branch_page_created_by_idx" ON "branch_page" USING btree ("created_by_id");
  CREATE INDEX "branch_page_updated_by_idx" ON "branch_page" USING btree ("updated_by_id");
  CREATE INDEX "branch_page_saved_by_idx" ON "branch_page" USING btree ("saved_by_id");
  CREATE INDEX "branch_page__status_idx" ON "branch_page" USING btree ("_status");
  CREATE UNIQUE INDEX "branch_page_locales_locale_parent_id_unique" ON "branch_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branch_page_locales_parent_idx" ON "branch_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_branch_page_v_version_version_background_image_idx" ON "_branch_page_v" USING btree ("version_background_image_id");
  CREATE INDEX "_branch_page_v_version_version_created_by_idx" ON "_branch_page_v" USING btree ("version_created_by_id");
  CREATE INDEX "_branch_page_v_version_version_updated_by_idx" ON "_branch_page_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_branch_page_v_version_version_saved_by_idx" ON "_branch_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_branch_page_v_version_version__status_idx" ON "_branch_page_v" USING btree ("version__status");
  CREATE INDEX "_branch_page_v_created_at_idx" ON "_branch_page_v" USING btree ("created_at");
  CREATE INDEX "_branch_page_v_updated_at_idx" ON "_branch_page_v" USING btree ("updated_at");
  CREATE INDEX "_branch_page_v_snapshot_idx" ON "_branch_page_v" USING btree ("snapshot");
  CREATE INDEX "_branch_page_v_published_locale_idx" ON "_branch_page_v" USING btree ("published_locale");
  CREATE INDEX "_branch_page_v_latest_idx" ON "_branch_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_branch_page_v_locales_locale_parent_id_unique" ON "_branch_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branch_page_v_locales_parent_idx" ON "_branch_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "investor_head_background_image_idx" ON "investor_head" USING btree ("background_image_id");
  CREATE INDEX "investor_head_created_by_idx" ON "investor_head" USING btree ("created_by_id");
  CREATE INDEX "investor_head_updated_by_idx" ON "investor_head" USING btree ("updated_by_id");
  CREATE INDEX "investor_head_saved_by_idx" ON "investor_head" USING btree ("saved_by_id");
  CREATE INDEX "investor_head__status_idx" ON "investor_head" USING btree ("_status");
  CREATE UNIQUE INDEX "investor_head_locales_locale_parent_id_unique" ON "investor_head_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "investor_head_locales_parent_idx" ON "investor_head_locales" USING btree ("_parent_id");
  CREATE INDEX "_investor_head_v_version_version_background_image_idx" ON "_investor_head_v" USING btree ("version_background_image_id");
  CREATE INDEX "_investor_head_v_version_version_created_by_idx" ON "_investor_head_v" USING btree ("version_created_by_id");
  CREATE INDEX "_investor_head_v_version_version_updated_by_idx" ON "_investor_head_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_investor_head_v_version_version_saved_by_idx" ON "_investor_head_v" USING btree ("version_saved_by_id");
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
  CREATE INDEX "investor_page_saved_by_idx" ON "investor_page" USING btree ("saved_by_id");
  CREATE INDEX "investor_page__status_idx" ON "investor_page" USING btree ("_status");
  CREATE UNIQUE INDEX "investor_page_locales_locale_parent_id_unique" ON "investor_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "investor_page_locales_parent_idx" ON "investor_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_investor_page_v_version_facts_order_idx" ON "_investor_page_v_version_facts" USING btree ("_order");
  CREATE INDEX "_investor_page_v_version_facts_parent_id_idx" ON "_investor_page_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_investor_page_v_version_facts_locales_locale_parent_id_uniq" ON "_investor_page_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_investor_page_v_version_facts_locales_parent_idx" ON "_investor_page_v_version_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "_investor_page_v_version_version_saved_by_idx" ON "_investor_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_investor_page_v_version_version__status_idx" ON "_investor_page_v" USING btree ("version__status");
  CREATE INDEX "_investor_page_v_created_at_idx" ON "_investor_page_v" USING btree ("created_at");
  CREATE INDEX "_investor_page_v_updated_at_idx" ON "_investor_page_v" USING btree ("updated_at");
  CREATE INDEX "_investor_page_v_snapshot_idx" ON "_investor_page_v" USING btree ("snapshot");
  CREATE INDEX "_investor_page_v_published_locale_idx" ON "_investor_page_v" USING btree ("published_locale");
  CREATE INDEX "_investor_page_v_latest_idx" ON "_investor_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_investor_page_v_locales_locale_parent_id_unique" ON "_investor_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_investor_page_v_locales_parent_idx" ON "_investor_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "about_head_background_image_idx" ON "about_head" USING btree ("background_image_id");
  CREATE INDEX "about_head_created_by_idx" ON "about_head" USING btree ("created_by_id");
  CREATE INDEX "about_head_updated_by_idx" ON "about_head" USING btree ("updated_by_id");
  CREATE INDEX "about_head_saved_by_idx" ON "about_head" USING btree ("saved_by_id");
  CREATE INDEX "about_head__status_idx" ON "about_head" USING btree ("_status");
  CREATE UNIQUE INDEX "about_head_locales_locale_parent_id_unique" ON "about_head_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_head_locales_parent_idx" ON "about_head_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_head_v_version_version_background_image_idx" ON "_about_head_v" USING btree ("version_background_image_id");
  CREATE INDEX "_about_head_v_version_version_created_by_idx" ON "_about_head_v" USING btree ("version_created_by_id");
  CREATE INDEX "_about_head_v_version_version_updated_by_idx" ON "_about_head_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_about_head_v_version_version_saved_by_idx" ON "_about_head_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_about_head_v_version_version__status_idx" ON "_about_head_v" USING btree ("version__status");
  CREATE INDEX "_about_head_v_created_at_idx" ON "_about_head_v" USING btree ("created_at");
  CREATE INDEX "_about_head_v_updated_at_idx" ON "_about_head_v" USING btree ("updated_at");
  CREATE INDEX "_about_head_v_snapshot_idx" ON "_about_head_v" USING btree ("snapshot");
  CREATE INDEX "_about_head_v_published_locale_idx" ON "_about_head_v" USING btree ("published_locale");
  CREATE INDEX "_about_head_v_latest_idx" ON "_about_head_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_about_head_v_locales_locale_parent_id_unique" ON "_about_head_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_head_v_locales_parent_idx" ON "_about_head_v_locales" USING btree ("_parent_id");
  CREATE INDEX "about_brand_image_idx" ON "about_brand" USING btree ("image_id");
  CREATE INDEX "about_brand_saved_by_idx" ON "about_brand" USING btree ("saved_by_id");
  CREATE INDEX "about_brand__status_idx" ON "about_brand" USING btree ("_status");
  CREATE UNIQUE INDEX "about_brand_locales_locale_parent_id_unique" ON "about_brand_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_brand_locales_parent_idx" ON "about_brand_locales" USING btree ("_parent_id");
  CREATE INDEX "about_brand_rels_order_idx" ON "about_brand_rels" USING btree ("order");
  CREATE INDEX "about_brand_rels_parent_idx" ON "about_brand_rels" USING btree ("parent_id");
  CREATE INDEX "about_brand_rels_path_idx" ON "about_brand_rels" USING btree ("path");
  CREATE INDEX "about_brand_rels_locale_idx" ON "about_brand_rels" USING btree ("locale");
  CREATE INDEX "about_brand_rels_media_id_idx" ON "about_brand_rels" USING btree ("media_id","locale");
  CREATE INDEX "_about_brand_v_version_version_image_idx" ON "_about_brand_v" USING btree ("version_image_id");
  CREATE INDEX "_about_brand_v_version_version_saved_by_idx" ON "_about_brand_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_about_brand_v_version_version__status_idx" ON "_about_brand_v" USING btree ("version__status");
  CREATE INDEX "_about_brand_v_created_at_idx" ON "_about_brand_v" USING btree ("created_at");
  CREATE INDEX "_about_brand_v_updated_at_idx" ON "_about_brand_v" USING btree ("updated_at");
  CREATE INDEX "_about_brand_v_snapshot_idx" ON "_about_brand_v" USING btree ("snapshot");
  CREATE INDEX "_about_brand_v_published_locale_idx" ON "_about_brand_v" USING btree ("published_locale");
  CREATE INDEX "_about_brand_v_latest_idx" ON "_about_brand_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_about_brand_v_locales_locale_parent_id_unique" ON "_about_brand_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_brand_v_locales_parent_idx" ON "_about_brand_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_brand_v_rels_order_idx" ON "_about_brand_v_rels" USING btree ("order");
  CREATE INDEX "_about_brand_v_rels_parent_idx" ON "_about_brand_v_rels" USING btree ("parent_id");
  CREATE INDEX "_about_brand_v_rels_path_idx" ON "_about_brand_v_rels" USING btree ("path");
  CREATE INDEX "_about_brand_v_rels_locale_idx" ON "_about_brand_v_rels" USING btree ("locale");
  CREATE INDEX "_about_brand_v_rels_media_id_idx" ON "_about_brand_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "about_history_image_idx" ON "about_history" USING btree ("image_id");
  CREATE INDEX "about_history_saved_by_idx" ON "about_history" USING btree ("saved_by_id");
  CREATE INDEX "about_history__status_idx" ON "about_history" USING btree ("_status");
  CREATE UNIQUE INDEX "about_history_locales_locale_parent_id_unique" ON "about_history_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_history_locales_parent_idx" ON "about_history_locales" USING btree ("_parent_id");
  CREATE INDEX "about_history_rels_order_idx" ON "about_history_rels" USING btree ("order");
  CREATE INDEX "about_history_rels_parent_idx" ON "about_history_rels" USING btree ("parent_id");
  CREATE INDEX "about_history_rels_path_idx" ON "about_history_rels" USING btree ("path");
  CREATE INDEX "about_history_rels_locale_idx" ON "about_history_rels" USING btree ("locale");
  CREATE INDEX "about_history_rels_media_id_idx" ON "about_history_rels" USING btree ("media_id","locale");
  CREATE INDEX "_about_history_v_version_version_image_idx" ON "_about_history_v" USING btree ("version_image_id");
  CREATE INDEX "_about_history_v_version_version_saved_by_idx" ON "_about_history_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_about_history_v_version_version__status_idx" ON "_about_history_v" USING btree ("version__status");
  CREATE INDEX "_about_history_v_created_at_idx" ON "_about_history_v" USING btree ("created_at");
  CREATE INDEX "_about_history_v_updated_at_idx" ON "_about_history_v" USING btree ("updated_at");
  CREATE INDEX "_about_history_v_snapshot_idx" ON "_about_history_v" USING btree ("snapshot");
  CREATE INDEX "_about_history_v_published_locale_idx" ON "_about_history_v" USING btree ("published_locale");
  CREATE INDEX "_about_history_v_latest_idx" ON "_about_history_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_about_history_v_locales_locale_parent_id_unique" ON "_about_history_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_history_v_locales_parent_idx" ON "_about_history_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_history_v_rels_order_idx" ON "_about_history_v_rels" USING btree ("order");
  CREATE INDEX "_about_history_v_rels_parent_idx" ON "_about_history_v_rels" USING btree ("parent_id");
  CREATE INDEX "_about_history_v_rels_path_idx" ON "_about_history_v_rels" USING btree ("path");
  CREATE INDEX "_about_history_v_rels_locale_idx" ON "_about_history_v_rels" USING btree ("locale");
  CREATE INDEX "_about_history_v_rels_media_id_idx" ON "_about_history_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "cookie_policy_saved_by_idx" ON "cookie_policy" USING btree ("saved_by_id");
  CREATE INDEX "cookie_policy__status_idx" ON "cookie_policy" USING btree ("_status");
  CREATE INDEX "cookie_policy_pdf_idx" ON "cookie_policy_locales" USING btree ("pdf_id","_locale");
  CREATE UNIQUE INDEX "cookie_policy_locales_locale_parent_id_unique" ON "cookie_policy_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cookie_policy_locales_parent_idx" ON "cookie_policy_locales" USING btree ("_parent_id");
  CREATE INDEX "cookie_policy_rels_order_idx" ON "cookie_policy_rels" USING btree ("order");
  CREATE INDEX "cookie_policy_rels_parent_idx" ON "cookie_policy_rels" USING btree ("parent_id");
  CREATE INDEX "cookie_policy_rels_path_idx" ON "cookie_policy_rels" USING btree ("path");
  CREATE INDEX "cookie_policy_rels_locale_idx" ON "cookie_policy_rels" USING btree ("locale");
  CREATE INDEX "cookie_policy_rels_media_id_idx" ON "cookie_policy_rels" USING btree ("media_id","locale");
  CREATE INDEX "_cookie_policy_v_version_version_saved_by_idx" ON "_cookie_policy_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_cookie_policy_v_version_version__status_idx" ON "_cookie_policy_v" USING btree ("version__status");
  CREATE INDEX "_cookie_policy_v_created_at_idx" ON "_cookie_policy_v" USING btree ("created_at");
  CREATE INDEX "_cookie_policy_v_updated_at_idx" ON "_cookie_policy_v" USING btree ("updated_at");
  CREATE INDEX "_cookie_policy_v_snapshot_idx" ON "_cookie_policy_v" USING btree ("snapshot");
  CREATE INDEX "_cookie_policy_v_published_locale_idx" ON "_cookie_policy_v" USING btree ("published_locale");
  CREATE INDEX "_cookie_policy_v_latest_idx" ON "_cookie_policy_v" USING btree ("latest");
  CREATE INDEX "_cookie_policy_v_version_version_pdf_idx" ON "_cookie_policy_v_locales" USING btree ("version_pdf_id","_locale");
  CREATE UNIQUE INDEX "_cookie_policy_v_locales_locale_parent_id_unique" ON "_cookie_policy_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cookie_policy_v_locales_parent_idx" ON "_cookie_policy_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_cookie_policy_v_rels_order_idx" ON "_cookie_policy_v_rels" USING btree ("order");
  CREATE INDEX "_cookie_policy_v_rels_parent_idx" ON "_cookie_policy_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cookie_policy_v_rels_path_idx" ON "_cookie_policy_v_rels" USING btree ("path");
  CREATE INDEX "_cookie_policy_v_rels_locale_idx" ON "_cookie_policy_v_rels" USING btree ("locale");
  CREATE INDEX "_cookie_policy_v_rels_media_id_idx" ON "_cookie_policy_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "privacy_policy_saved_by_idx" ON "privacy_policy" USING btree ("saved_by_id");
  CREATE INDEX "privacy_policy__status_idx" ON "privacy_policy" USING btree ("_status");
  CREATE INDEX "privacy_policy_pdf_idx" ON "privacy_policy_locales" USING btree ("pdf_id","_locale");
  CREATE UNIQUE INDEX "privacy_policy_locales_locale_parent_id_unique" ON "privacy_policy_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "privacy_policy_locales_parent_idx" ON "privacy_policy_locales" USING btree ("_parent_id");
  CREATE INDEX "privacy_policy_rels_order_idx" ON "privacy_policy_rels" USING btree ("order");
  CREATE INDEX "privacy_policy_rels_parent_idx" ON "privacy_policy_rels" USING btree ("parent_id");
  CREATE INDEX "privacy_policy_rels_path_idx" ON "privacy_policy_rels" USING btree ("path");
  CREATE INDEX "privacy_policy_rels_locale_idx" ON "privacy_policy_rels" USING btree ("locale");
  CREATE INDEX "privacy_policy_rels_media_id_idx" ON "privacy_policy_rels" USING btree ("media_id","locale");
  CREATE INDEX "_privacy_policy_v_version_version_saved_by_idx" ON "_privacy_policy_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_privacy_policy_v_version_version__status_idx" ON "_privacy_policy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_policy_v_created_at_idx" ON "_privacy_policy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_policy_v_updated_at_idx" ON "_privacy_policy_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_policy_v_snapshot_idx" ON "_privacy_policy_v" USING btree ("snapshot");
  CREATE INDEX "_privacy_policy_v_published_locale_idx" ON "_privacy_policy_v" USING btree ("published_locale");
  CREATE INDEX "_privacy_policy_v_latest_idx" ON "_privacy_policy_v" USING btree ("latest");
  CREATE INDEX "_privacy_policy_v_version_version_pdf_idx" ON "_privacy_policy_v_locales" USING btree ("version_pdf_id","_locale");
  CREATE UNIQUE INDEX "_privacy_policy_v_locales_locale_parent_id_unique" ON "_privacy_policy_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_privacy_policy_v_locales_parent_idx" ON "_privacy_policy_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_privacy_policy_v_rels_order_idx" ON "_privacy_policy_v_rels" USING btree ("order");
  CREATE INDEX "_privacy_policy_v_rels_parent_idx" ON "_privacy_policy_v_rels" USING btree ("parent_id");
  CREATE INDEX "_privacy_policy_v_rels_path_idx" ON "_privacy_policy_v_rels" USING btree ("path");
  CREATE INDEX "_privacy_policy_v_rels_locale_idx" ON "_privacy_policy_v_rels" USING btree ("locale");
  CREATE INDEX "_privacy_policy_v_rels_media_id_idx" ON "_privacy_policy_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "terms_of_service_saved_by_idx" ON "terms_of_service" USING btree ("saved_by_id");
  CREATE INDEX "terms_of_service__status_idx" ON "terms_of_service" USING btree ("_status");
  CREATE INDEX "terms_of_service_pdf_idx" ON "terms_of_service_locales" USING btree ("pdf_id","_locale");
  CREATE UNIQUE INDEX "terms_of_service_locales_locale_parent_id_unique" ON "terms_of_service_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "terms_of_service_locales_parent_idx" ON "terms_of_service_locales" USING btree ("_parent_id");
  CREATE INDEX "terms_of_service_rels_order_idx" ON "terms_of_service_rels" USING btree ("order");
  CREATE INDEX "terms_of_service_rels_parent_idx" ON "terms_of_service_rels" USING btree ("parent_id");
  CREATE INDEX "terms_of_service_rels_path_idx" ON "terms_of_service_rels" USING btree ("path");
  CREATE INDEX "terms_of_service_rels_locale_idx" ON "terms_of_service_rels" USING btree ("locale");
  CREATE INDEX "terms_of_service_rels_media_id_idx" ON "terms_of_service_rels" USING btree ("media_id","locale");
  CREATE INDEX "_terms_of_service_v_version_version_saved_by_idx" ON "_terms_of_service_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_terms_of_service_v_version_version__status_idx" ON "_terms_of_service_v" USING btree ("version__status");
  CREATE INDEX "_terms_of_service_v_created_at_idx" ON "_terms_of_service_v" USING btree ("created_at");
  CREATE INDEX "_terms_of_service_v_updated_at_idx" ON "_terms_of_service_v" USING btree ("updated_at");
  CREATE INDEX "_terms_of_service_v_snapshot_idx" ON "_terms_of_service_v" USING btree ("snapshot");
  CREATE INDEX "_terms_of_service_v_published_locale_idx" ON "_terms_of_service_v" USING btree ("published_locale");
  CREATE INDEX "_terms_of_service_v_latest_idx" ON "_terms_of_service_v" USING btree ("latest");
  CREATE INDEX "_terms_of_service_v_version_version_pdf_idx" ON "_terms_of_service_v_locales" USING btree ("version_pdf_id","_locale");
  CREATE UNIQUE INDEX "_terms_of_service_v_locales_locale_parent_id_unique" ON "_terms_of_service_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_terms_of_service_v_locales_parent_idx" ON "_terms_of_service_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_terms_of_service_v_rels_order_idx" ON "_terms_of_service_v_rels" USING btree ("order");
  CREATE INDEX "_terms_of_service_v_rels_parent_idx" ON "_terms_of_service_v_rels" USING btree ("parent_id");
  CREATE INDEX "_terms_of_service_v_rels_path_idx" ON "_terms_of_service_v_rels" USING btree ("path");
  CREATE INDEX "_terms_of_service_v_rels_locale_idx" ON "_terms_of_service_v_rels" USING btree ("locale");
  CREATE INDEX "_terms_of_service_v_rels_media_id_idx" ON "_terms_of_service_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "product_head_background_image_idx" ON "product_head" USING btree ("background_image_id");
  CREATE INDEX "product_head_created_by_idx" ON "product_head" USING btree ("created_by_id");
  CREATE INDEX "product_head_updated_by_idx" ON "product_head" USING btree ("updated_by_id");
  CREATE INDEX "product_head_saved_by_idx" ON "product_head" USING btree ("saved_by_id");
  CREATE INDEX "product_head__status_idx" ON "product_head" USING btree ("_status");
  CREATE UNIQUE INDEX "product_head_locales_locale_parent_id_unique" ON "product_head_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_head_locales_parent_idx" ON "product_head_locales" USING btree ("_parent_id");
  CREATE INDEX "_product_head_v_version_version_background_image_idx" ON "_product_head_v" USING btree ("version_background_image_id");
  CREATE INDEX "_product_head_v_version_version_created_by_idx" ON "_product_head_v" USING btree ("version_created_by_id");
  CREATE INDEX "_product_head_v_version_version_updated_by_idx" ON "_product_head_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_product_head_v_version_version_saved_by_idx" ON "_product_head_v" USING btree ("version_saved_by_id");
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
  CREATE INDEX "product_page_loads_order_idx" ON "product_page_loads" USING btree ("_order");
  CREATE INDEX "product_page_loads_parent_id_idx" ON "product_page_loads" USING btree ("_parent_id");
  CREATE INDEX "product_page_loads_washer_idx" ON "product_page_loads" USING btree ("washer_id");
  CREATE INDEX "product_page_loads_dryer_idx" ON "product_page_loads" USING btree ("dryer_id");
  CREATE UNIQUE INDEX "product_page_loads_locales_locale_parent_id_unique" ON "product_page_loads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_page_loads_locales_parent_idx" ON "product_page_loads_locales" USING btree ("_parent_id");
  CREATE INDEX "product_page_saved_by_idx" ON "product_page" USING btree ("saved_by_id");
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
  CREATE INDEX "_product_page_v_version_loads_order_idx" ON "_product_page_v_version_loads" USING btree ("_order");
  CREATE INDEX "_product_page_v_version_loads_parent_id_idx" ON "_product_page_v_version_loads" USING btree ("_parent_id");
  CREATE INDEX "_product_page_v_version_loads_washer_idx" ON "_product_page_v_version_loads" USING btree ("washer_id");
  CREATE INDEX "_product_page_v_version_loads_dryer_idx" ON "_product_page_v_version_loads" USING btree ("dryer_id");
  CREATE UNIQUE INDEX "_product_page_v_version_loads_locales_locale_parent_id_uniqu" ON "_product_page_v_version_loads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_page_v_version_loads_locales_parent_idx" ON "_product_page_v_version_loads_locales" USING btree ("_parent_id");
  CREATE INDEX "_product_page_v_version_version_saved_by_idx" ON "_product_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_product_page_v_version_version__status_idx" ON "_product_page_v" USING btree ("version__status");
  CREATE INDEX "_product_page_v_created_at_idx" ON "_product_page_v" USING btree ("created_at");
  CREATE INDEX "_product_page_v_updated_at_idx" ON "_product_page_v" USING btree ("updated_at");
  CREATE INDEX "_product_page_v_snapshot_idx" ON "_product_page_v" USING btree ("snapshot");
  CREATE INDEX "_product_page_v_published_locale_idx" ON "_product_page_v" USING btree ("published_locale");
  CREATE INDEX "_product_page_v_latest_idx" ON "_product_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_product_page_v_locales_locale_parent_id_unique" ON "_product_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_page_v_locales_parent_idx" ON "_product_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "board_rules_saved_by_idx" ON "board_rules" USING btree ("saved_by_id");
  CREATE INDEX "webboard_page_background_image_idx" ON "webboard_page" USING btree ("background_image_id");
  CREATE INDEX "webboard_page_created_by_idx" ON "webboard_page" USING btree ("created_by_id");
  CREATE INDEX "webboard_page_updated_by_idx" ON "webboard_page" USING btree ("updated_by_id");
  CREATE INDEX "webboard_page_saved_by_idx" ON "webboard_page" USING btree ("saved_by_id");
  CREATE INDEX "webboard_page__status_idx" ON "webboard_page" USING btree ("_status");
  CREATE UNIQUE INDEX "webboard_page_locales_locale_parent_id_unique" ON "webboard_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "webboard_page_locales_parent_idx" ON "webboard_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_webboard_page_v_version_version_background_image_idx" ON "_webboard_page_v" USING btree ("version_background_image_id");
  CREATE INDEX "_webboard_page_v_version_version_created_by_idx" ON "_webboard_page_v" USING btree ("version_created_by_id");
  CREATE INDEX "_webboard_page_v_version_version_updated_by_idx" ON "_webboard_page_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_webboard_page_v_version_version_saved_by_idx" ON "_webboard_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_webboard_page_v_version_version__status_idx" ON "_webboard_page_v" USING btree ("version__status");
  CREATE INDEX "_webboard_page_v_created_at_idx" ON "_webboard_page_v" USING btree ("created_at");
  CREATE INDEX "_webboard_page_v_updated_at_idx" ON "_webboard_page_v" USING btree ("updated_at");
  CREATE INDEX "_webboard_page_v_snapshot_idx" ON "_webboard_page_v" USING btree ("snapshot");
  CREATE INDEX "_webboard_page_v_published_locale_idx" ON "_webboard_page_v" USING btree ("published_locale");
  CREATE INDEX "_webboard_page_v_latest_idx" ON "_webboard_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_webboard_page_v_locales_locale_parent_id_unique" ON "_webboard_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_webboard_page_v_locales_parent_idx" ON "_webboard_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "cookie_detail_logo_idx" ON "cookie_detail" USING btree ("logo_id");
  CREATE INDEX "cookie_detail_close_icon_idx" ON "cookie_detail" USING btree ("close_icon_id");
  CREATE INDEX "cookie_detail_saved_by_idx" ON "cookie_detail" USING btree ("saved_by_id");
  CREATE UNIQUE INDEX "cookie_detail_locales_locale_parent_id_unique" ON "cookie_detail_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cookie_detail_locales_parent_idx" ON "cookie_detail_locales" USING btree ("_parent_id");
  CREATE INDEX "analytics_cookie_saved_by_idx" ON "analytics_cookie" USING btree ("saved_by_id");
  CREATE INDEX "analytics_cookie__status_idx" ON "analytics_cookie" USING btree ("_status");
  CREATE UNIQUE INDEX "analytics_cookie_locales_locale_parent_id_unique" ON "analytics_cookie_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "analytics_cookie_locales_parent_idx" ON "analytics_cookie_locales" USING btree ("_parent_id");
  CREATE INDEX "_analytics_cookie_v_version_version_saved_by_idx" ON "_analytics_cookie_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_analytics_cookie_v_version_version__status_idx" ON "_analytics_cookie_v" USING btree ("version__status");
  CREATE INDEX "_analytics_cookie_v_created_at_idx" ON "_analytics_cookie_v" USING btree ("created_at");
  CREATE INDEX "_analytics_cookie_v_updated_at_idx" ON "_analytics_cookie_v" USING btree ("updated_at");
  CREATE INDEX "_analytics_cookie_v_snapshot_idx" ON "_analytics_cookie_v" USING btree ("snapshot");
  CREATE INDEX "_analytics_cookie_v_published_locale_idx" ON "_analytics_cookie_v" USING btree ("published_locale");
  CREATE INDEX "_analytics_cookie_v_latest_idx" ON "_analytics_cookie_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_analytics_cookie_v_locales_locale_parent_id_unique" ON "_analytics_cookie_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_analytics_cookie_v_locales_parent_idx" ON "_analytics_cookie_v_locales" USING btree ("_parent_id");
  CREATE INDEX "advertising_cookie_saved_by_idx" ON "advertising_cookie" USING btree ("saved_by_id");
  CREATE INDEX "advertising_cookie__status_idx" ON "advertising_cookie" USING btree ("_status");
  CREATE UNIQUE INDEX "advertising_cookie_locales_locale_parent_id_unique" ON "advertising_cookie_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "advertising_cookie_locales_parent_idx" ON "advertising_cookie_locales" USING btree ("_parent_id");
  CREATE INDEX "_advertising_cookie_v_version_version_saved_by_idx" ON "_advertising_cookie_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_advertising_cookie_v_version_version__status_idx" ON "_advertising_cookie_v" USING btree ("version__status");
  CREATE INDEX "_advertising_cookie_v_created_at_idx" ON "_advertising_cookie_v" USING btree ("created_at");
  CREATE INDEX "_advertising_cookie_v_updated_at_idx" ON "_advertising_cookie_v" USING btree ("updated_at");
  CREATE INDEX "_advertising_cookie_v_snapshot_idx" ON "_advertising_cookie_v" USING btree ("snapshot");
  CREATE INDEX "_advertising_cookie_v_published_locale_idx" ON "_advertising_cookie_v" USING btree ("published_locale");
  CREATE INDEX "_advertising_cookie_v_latest_idx" ON "_advertising_cookie_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_advertising_cookie_v_locales_locale_parent_id_unique" ON "_advertising_cookie_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_advertising_cookie_v_locales_parent_idx" ON "_advertising_cookie_v_locales" USING btree ("_parent_id");
  CREATE INDEX "tracking_saved_by_idx" ON "tracking" USING btree ("saved_by_id");
  CREATE INDEX "breach_notices_saved_by_idx" ON "breach_notices" USING btree ("saved_by_id");
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
  CREATE INDEX "navigation_saved_by_idx" ON "navigation" USING btree ("saved_by_id");
  CREATE INDEX "settings_spellings_order_idx" ON "settings_spellings" USING btree ("_order");
  CREATE INDEX "settings_spellings_parent_id_idx" ON "settings_spellings" USING btree ("_parent_id");
  CREATE INDEX "settings_logo_idx" ON "settings" USING btree ("logo_id");
  CREATE INDEX "settings_icon_idx" ON "settings" USING btree ("icon_id");
  CREATE INDEX "settings_share_image_idx" ON "settings" USING btree ("share_image_id");
  CREATE INDEX "settings_saved_by_idx" ON "settings" USING btree ("saved_by_id");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "settings_locales_parent_idx" ON "settings_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "leads_notes" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "lead_photos" CASCADE;
  DROP TABLE "contact_clicks" CASCADE;
  DROP TABLE "news_album" CASCADE;
  DROP TABLE "news_album_locales" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "news_rels" CASCADE;
  DROP TABLE "_news_v_version_album" CASCADE;
  DROP TABLE "_news_v_version_album_locales" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "_news_v_rels" CASCADE;
  DROP TABLE "news_categories" CASCADE;
  DROP TABLE "news_categories_locales" CASCADE;
  DROP TABLE "special_events" CASCADE;
  DROP TABLE "special_events_locales" CASCADE;
  DROP TABLE "_special_events_v" CASCADE;
  DROP TABLE "_special_events_v_locales" CASCADE;
  DROP TABLE "notifications" CASCADE;
  DROP TABLE "notification_marks" CASCADE;
  DROP TABLE "notification_looks" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "downloads_locales" CASCADE;
  DROP TABLE "downloads_rels" CASCADE;
  DROP TABLE "_downloads_v" CASCADE;
  DROP TABLE "_downloads_v_locales" CASCADE;
  DROP TABLE "_downloads_v_rels" CASCADE;
  DROP TABLE "download_categories" CASCADE;
  DROP TABLE "download_categories_locales" CASCADE;
  DROP TABLE "download_subcategories" CASCADE;
  DROP TABLE "download_subcategories_locales" CASCADE;
  DROP TABLE "enews" CASCADE;
  DROP TABLE "enews_locales" CASCADE;
  DROP TABLE "enews_rels" CASCADE;
  DROP TABLE "_enews_v" CASCADE;
  DROP TABLE "_enews_v_locales" CASCADE;
  DROP TABLE "_enews_v_rels" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "banners_locales" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "_banners_v_locales" CASCADE;
  DROP TABLE "branches_services" CASCADE;
  DROP TABLE "branches_payments" CASCADE;
  DROP TABLE "branches" CASCADE;
  DROP TABLE "branches_locales" CASCADE;
  DROP TABLE "_branches_v_version_services" CASCADE;
  DROP TABLE "_branches_v_version_payments" CASCADE;
  DROP TABLE "_branches_v" CASCADE;
  DROP TABLE "_branches_v_locales" CASCADE;
  DROP TABLE "customer_reviews" CASCADE;
  DROP TABLE "customer_reviews_locales" CASCADE;
  DROP TABLE "_customer_reviews_v" CASCADE;
  DROP TABLE "_customer_reviews_v_locales" CASCADE;
  DROP TABLE "provinces" CASCADE;
  DROP TABLE "provinces_locales" CASCADE;
  DROP TABLE "sectors" CASCADE;
  DROP TABLE "sectors_locales" CASCADE;
  DROP TABLE "followed_branches" CASCADE;
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
  DROP TABLE "about_pages" CASCADE;
  DROP TABLE "about_pages_locales" CASCADE;
  DROP TABLE "about_pages_rels" CASCADE;
  DROP TABLE "_about_pages_v" CASCADE;
  DROP TABLE "_about_pages_v_locales" CASCADE;
  DROP TABLE "_about_pages_v_rels" CASCADE;
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
  DROP TABLE "policy_images" CASCADE;
  DROP TABLE "policy_images_locales" CASCADE;
  DROP TABLE "_policy_images_v" CASCADE;
  DROP TABLE "_policy_images_v_locales" CASCADE;
  DROP TABLE "machines_programmes" CASCADE;
  DROP TABLE "machines_programmes_locales" CASCADE;
  DROP TABLE "machines" CASCADE;
  DROP TABLE "machines_locales" CASCADE;
  DROP TABLE "_machines_v_version_programmes" CASCADE;
  DROP TABLE "_machines_v_version_programmes_locales" CASCADE;
  DROP TABLE "_machines_v" CASCADE;
  DROP TABLE "_machines_v_locales" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "faqs_rels" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_faqs_v_locales" CASCADE;
  DROP TABLE "_faqs_v_rels" CASCADE;
  DROP TABLE "sub_faqs" CASCADE;
  DROP TABLE "sub_faqs_locales" CASCADE;
  DROP TABLE "_sub_faqs_v" CASCADE;
  DROP TABLE "_sub_faqs_v_locales" CASCADE;
  DROP TABLE "main_faqs" CASCADE;
  DROP TABLE "main_faqs_locales" CASCADE;
  DROP TABLE "_main_faqs_v" CASCADE;
  DROP TABLE "_main_faqs_v_locales" CASCADE;
  DROP TABLE "faq_misses" CASCADE;
  DROP TABLE "faq_feedback" CASCADE;
  DROP TABLE "board_posts" CASCADE;
  DROP TABLE "board_replies" CASCADE;
  DROP TABLE "board_pictures" CASCADE;
  DROP TABLE "board_counts" CASCADE;
  DROP TABLE "board_shelves" CASCADE;
  DROP TABLE "board_visits" CASCADE;
  DROP TABLE "board_authors" CASCADE;
  DROP TABLE "board_cases" CASCADE;
  DROP TABLE "board_reports" CASCADE;
  DROP TABLE "board_appeals" CASCADE;
  DROP TABLE "board_take_downs" CASCADE;
  DROP TABLE "board_log" CASCADE;
  DROP TABLE "board_kept_texts" CASCADE;
  DROP TABLE "board_undos" CASCADE;
  DROP TABLE "general_cookies" CASCADE;
  DROP TABLE "general_cookies_locales" CASCADE;
  DROP TABLE "consent_log" CASCADE;
  DROP TABLE "data_requests" CASCADE;
  DROP TABLE "data_request_steps" CASCADE;
  DROP TABLE "breaches" CASCADE;
  DROP TABLE "breach_steps" CASCADE;
  DROP TABLE "seo" CASCADE;
  DROP TABLE "seo_locales" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "members" CASCADE;
  DROP TABLE "member_pictures" CASCADE;
  DROP TABLE "member_history" CASCADE;
  DROP TABLE "member_identities" CASCADE;
  DROP TABLE "member_consents" CASCADE;
  DROP TABLE "policy_changes" CASCADE;
  DROP TABLE "digest_issues" CASCADE;
  DROP TABLE "mail_bundles" CASCADE;
  DROP TABLE "mail_choices" CASCADE;
  DROP TABLE "mail_keys" CASCADE;
  DROP TABLE "mail_bounces" CASCADE;
  DROP TABLE "mail_allowances" CASCADE;
  DROP TABLE "line_choices" CASCADE;
  DROP TABLE "outbox" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "library_files" CASCADE;
  DROP TABLE "library_previews" CASCADE;
  DROP TABLE "library_counts" CASCADE;
  DROP TABLE "account_attempts" CASCADE;
  DROP TABLE "mail_links" CASCADE;
  DROP TABLE "member_sessions" CASCADE;
  DROP TABLE "retention_runs" CASCADE;
  DROP TABLE "erasures" CASCADE;
  DROP TABLE "staff_audit" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "contact_page" CASCADE;
  DROP TABLE "contact_page_locales" CASCADE;
  DROP TABLE "_contact_page_v" CASCADE;
  DROP TABLE "_contact_page_v_locales" CASCADE;
  DROP TABLE "lead_settings" CASCADE;
  DROP TABLE "lead_settings_texts" CASCADE;
  DROP TABLE "news_page" CASCADE;
  DROP TABLE "news_page_locales" CASCADE;
  DROP TABLE "_news_page_v" CASCADE;
  DROP TABLE "_news_page_v_locales" CASCADE;
  DROP TABLE "downloads_page" CASCADE;
  DROP TABLE "downloads_page_locales" CASCADE;
  DROP TABLE "_downloads_page_v" CASCADE;
  DROP TABLE "_downloads_page_v_locales" CASCADE;
  DROP TABLE "enews_page" CASCADE;
  DROP TABLE "enews_page_locales" CASCADE;
  DROP TABLE "_enews_page_v" CASCADE;
  DROP TABLE "_enews_page_v_locales" CASCADE;
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
  DROP TABLE "current_branch" CASCADE;
  DROP TABLE "branch_page" CASCADE;
  DROP TABLE "branch_page_locales" CASCADE;
  DROP TABLE "_branch_page_v" CASCADE;
  DROP TABLE "_branch_page_v_locales" CASCADE;
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
  DROP TABLE "about_head" CASCADE;
  DROP TABLE "about_head_locales" CASCADE;
  DROP TABLE "_about_head_v" CASCADE;
  DROP TABLE "_about_head_v_locales" CASCADE;
  DROP TABLE "about_brand" CASCADE;
  DROP TABLE "about_brand_locales" CASCADE;
  DROP TABLE "about_brand_rels" CASCADE;
  DROP TABLE "_about_brand_v" CASCADE;
  DROP TABLE "_about_brand_v_locales" CASCADE;
  DROP TABLE "_about_brand_v_rels" CASCADE;
  DROP TABLE "about_history" CASCADE;
  DROP TABLE "about_history_locales" CASCADE;
  DROP TABLE "about_history_rels" CASCADE;
  DROP TABLE "_about_history_v" CASCADE;
  DROP TABLE "_about_history_v_locales" CASCADE;
  DROP TABLE "_about_history_v_rels" CASCADE;
  DROP TABLE "cookie_policy" CASCADE;
  DROP TABLE "cookie_policy_locales" CASCADE;
  DROP TABLE "cookie_policy_rels" CASCADE;
  DROP TABLE "_cookie_policy_v" CASCADE;
  DROP TABLE "_cookie_policy_v_locales" CASCADE;
  DROP TABLE "_cookie_policy_v_rels" CASCADE;
  DROP TABLE "privacy_policy" CASCADE;
  DROP TABLE "privacy_policy_locales" CASCADE;
  DROP TABLE "privacy_policy_rels" CASCADE;
  DROP TABLE "_privacy_policy_v" CASCADE;
  DROP TABLE "_privacy_policy_v_locales" CASCADE;
  DROP TABLE "_privacy_policy_v_rels" CASCADE;
  DROP TABLE "terms_of_service" CASCADE;
  DROP TABLE "terms_of_service_locales" CASCADE;
  DROP TABLE "terms_of_service_rels" CASCADE;
  DROP TABLE "_terms_of_service_v" CASCADE;
  DROP TABLE "_terms_of_service_v_locales" CASCADE;
  DROP TABLE "_terms_of_service_v_rels" CASCADE;
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
  DROP TABLE "product_page_loads" CASCADE;
  DROP TABLE "product_page_loads_locales" CASCADE;
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
  DROP TABLE "_product_page_v_version_loads" CASCADE;
  DROP TABLE "_product_page_v_version_loads_locales" CASCADE;
  DROP TABLE "_product_page_v" CASCADE;
  DROP TABLE "_product_page_v_locales" CASCADE;
  DROP TABLE "board_rules" CASCADE;
  DROP TABLE "webboard_page" CASCADE;
  DROP TABLE "webboard_page_locales" CASCADE;
  DROP TABLE "_webboard_page_v" CASCADE;
  DROP TABLE "_webboard_page_v_locales" CASCADE;
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
  DROP TABLE "breach_notices" CASCADE;
  DROP TABLE "navigation_header" CASCADE;
  DROP TABLE "navigation_header_locales" CASCADE;
  DROP TABLE "navigation_footer_links" CASCADE;
  DROP TABLE "navigation_footer_links_locales" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation_footer_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "settings_spellings" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_leads_notes_status";
  DROP TYPE "public"."enum_leads_source";
  DROP TYPE "public"."enum_leads_kind";
  DROP TYPE "public"."enum_leads_language";
  DROP TYPE "public"."enum_leads_consent_channel";
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
  DROP TYPE "public"."enum_news_publishedat_tz";
  DROP TYPE "public"."enum_news_endsat_tz";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_publishedat_tz";
  DROP TYPE "public"."enum__news_v_version_endsat_tz";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum_special_events_status";
  DROP TYPE "public"."enum__special_events_v_version_status";
  DROP TYPE "public"."enum__special_events_v_published_locale";
  DROP TYPE "public"."enum_notifications_audience";
  DROP TYPE "public"."enum_notifications_event";
  DROP TYPE "public"."enum_notifications_status";
  DROP TYPE "public"."enum_downloads_status";
  DROP TYPE "public"."enum__downloads_v_version_status";
  DROP TYPE "public"."enum__downloads_v_published_locale";
  DROP TYPE "public"."enum_enews_publishedat_tz";
  DROP TYPE "public"."enum_enews_status";
  DROP TYPE "public"."enum__enews_v_version_publishedat_tz";
  DROP TYPE "public"."enum__enews_v_version_status";
  DROP TYPE "public"."enum__enews_v_published_locale";
  DROP TYPE "public"."enum_banners_place";
  DROP TYPE "public"."enum_banners_endsat_tz";
  DROP TYPE "public"."enum_banners_status";
  DROP TYPE "public"."enum__banners_v_version_place";
  DROP TYPE "public"."enum__banners_v_version_endsat_tz";
  DROP TYPE "public"."enum__banners_v_version_status";
  DROP TYPE "public"."enum__banners_v_published_locale";
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
  DROP TYPE "public"."enum_policy_images_policy";
  DROP TYPE "public"."enum_policy_images_status";
  DROP TYPE "public"."enum__policy_images_v_version_policy";
  DROP TYPE "public"."enum__policy_images_v_version_status";
  DROP TYPE "public"."enum__policy_images_v_published_locale";
  DROP TYPE "public"."enum_machines_programmes_temperature";
  DROP TYPE "public"."enum_machines_kind";
  DROP TYPE "public"."enum_machines_status";
  DROP TYPE "public"."enum__machines_v_version_programmes_temperature";
  DROP TYPE "public"."enum__machines_v_version_kind";
  DROP TYPE "public"."enum__machines_v_version_status";
  DROP TYPE "public"."enum__machines_v_published_locale";
  DROP TYPE "public"."enum_faqs_cause";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_cause";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum__faqs_v_published_locale";
  DROP TYPE "public"."enum_sub_faqs_status";
  DROP TYPE "public"."enum__sub_faqs_v_version_status";
  DROP TYPE "public"."enum__sub_faqs_v_published_locale";
  DROP TYPE "public"."enum_main_faqs_status";
  DROP TYPE "public"."enum__main_faqs_v_version_status";
  DROP TYPE "public"."enum__main_faqs_v_published_locale";
  DROP TYPE "public"."enum_board_posts_state";
  DROP TYPE "public"."enum_board_replies_state";
  DROP TYPE "public"."enum_board_cases_kind";
  DROP TYPE "public"."enum_board_cases_state";
  DROP TYPE "public"."enum_board_cases_look";
  DROP TYPE "public"."enum_board_reports_reason";
  DROP TYPE "public"."enum_board_appeals_about";
  DROP TYPE "public"."enum_board_take_downs_reason";
  DROP TYPE "public"."enum_consent_log_action";
  DROP TYPE "public"."enum_consent_log_language";
  DROP TYPE "public"."enum_consent_log_channel";
  DROP TYPE "public"."enum_data_requests_kind";
  DROP TYPE "public"."enum_data_requests_channel";
  DROP TYPE "public"."enum_data_requests_language";
  DROP TYPE "public"."enum_data_requests_state";
  DROP TYPE "public"."enum_data_request_steps_act";
  DROP TYPE "public"."enum_breaches_risk";
  DROP TYPE "public"."enum_breach_steps_act";
  DROP TYPE "public"."enum_staff_role";
  DROP TYPE "public"."enum_members_language";
  DROP TYPE "public"."enum_members_status";
  DROP TYPE "public"."enum_members_email_frequency";
  DROP TYPE "public"."enum_members_age_declaration";
  DROP TYPE "public"."enum_member_history_act";
  DROP TYPE "public"."enum_member_identities_provider";
  DROP TYPE "public"."enum_member_consents_purpose";
  DROP TYPE "public"."enum_member_consents_act";
  DROP TYPE "public"."enum_member_consents_language";
  DROP TYPE "public"."enum_member_consents_channel";
  DROP TYPE "public"."enum_policy_changes_policy";
  DROP TYPE "public"."enum_policy_changes_state";
  DROP TYPE "public"."enum_digest_issues_state";
  DROP TYPE "public"."enum_mail_bundles_state";
  DROP TYPE "public"."enum_mail_bounces_what";
  DROP TYPE "public"."enum_outbox_purpose";
  DROP TYPE "public"."enum_outbox_channel";
  DROP TYPE "public"."enum_outbox_status";
  DROP TYPE "public"."enum_library_files_preview_state";
  DROP TYPE "public"."enum_mail_links_kind";
  DROP TYPE "public"."enum_staff_audit_act";
  DROP TYPE "public"."enum_contact_page_status";
  DROP TYPE "public"."enum__contact_page_v_version_status";
  DROP TYPE "public"."enum__contact_page_v_published_locale";
  DROP TYPE "public"."enum_news_page_status";
  DROP TYPE "public"."enum__news_page_v_version_status";
  DROP TYPE "public"."enum__news_page_v_published_locale";
  DROP TYPE "public"."enum_downloads_page_status";
  DROP TYPE "public"."enum__downloads_page_v_version_status";
  DROP TYPE "public"."enum__downloads_page_v_published_locale";
  DROP TYPE "public"."enum_enews_page_status";
  DROP TYPE "public"."enum__enews_page_v_version_status";
  DROP TYPE "public"."enum__enews_page_v_published_locale";
  DROP TYPE "public"."enum_home_blocks_promises_items_icon";
  DROP TYPE "public"."enum_home_blocks_steps_items_icon";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_blocks_promises_items_icon";
  DROP TYPE "public"."enum__home_v_blocks_steps_items_icon";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum__home_v_published_locale";
  DROP TYPE "public"."enum_branch_page_status";
  DROP TYPE "public"."enum__branch_page_v_version_status";
  DROP TYPE "public"."enum__branch_page_v_published_locale";
  DROP TYPE "public"."enum_investor_head_status";
  DROP TYPE "public"."enum__investor_head_v_version_status";
  DROP TYPE "public"."enum__investor_head_v_published_locale";
  DROP TYPE "public"."enum_investor_page_status";
  DROP TYPE "public"."enum__investor_page_v_version_status";
  DROP TYPE "public"."enum__investor_page_v_published_locale";
  DROP TYPE "public"."enum_about_head_status";
  DROP TYPE "public"."enum__about_head_v_version_status";
  DROP TYPE "public"."enum__about_head_v_published_locale";
  DROP TYPE "public"."enum_about_brand_status";
  DROP TYPE "public"."enum__about_brand_v_version_status";
  DROP TYPE "public"."enum__about_brand_v_published_locale";
  DROP TYPE "public"."enum_about_history_status";
  DROP TYPE "public"."enum__about_history_v_version_status";
  DROP TYPE "public"."enum__about_history_v_published_locale";
  DROP TYPE "public"."enum_cookie_policy_status";
  DROP TYPE "public"."enum__cookie_policy_v_version_status";
  DROP TYPE "public"."enum__cookie_policy_v_published_locale";
  DROP TYPE "public"."enum_privacy_policy_status";
  DROP TYPE "public"."enum__privacy_policy_v_version_status";
  DROP TYPE "public"."enum__privacy_policy_v_published_locale";
  DROP TYPE "public"."enum_terms_of_service_status";
  DROP TYPE "public"."enum__terms_of_service_v_version_status";
  DROP TYPE "public"."enum__terms_of_service_v_published_locale";
  DROP TYPE "public"."enum_product_head_status";
  DROP TYPE "public"."enum__product_head_v_version_status";
  DROP TYPE "public"."enum__product_head_v_published_locale";
  DROP TYPE "public"."enum_product_page_payments_kind";
  DROP TYPE "public"."enum_product_page_status";
  DROP TYPE "public"."enum__product_page_v_version_payments_kind";
  DROP TYPE "public"."enum__product_page_v_version_status";
  DROP TYPE "public"."enum__product_page_v_published_locale";
  DROP TYPE "public"."enum_webboard_page_status";
  DROP TYPE "public"."enum__webboard_page_v_version_status";
  DROP TYPE "public"."enum__webboard_page_v_published_locale";
  DROP TYPE "public"."enum_analytics_cookie_status";
  DROP TYPE "public"."enum__analytics_cookie_v_version_status";
  DROP TYPE "public"."enum__analytics_cookie_v_published_locale";
  DROP TYPE "public"."enum_advertising_cookie_status";
  DROP TYPE "public"."enum__advertising_cookie_v_version_status";
  DROP TYPE "public"."enum__advertising_cookie_v_published_locale";
  DROP TYPE "public"."enum_tracking_before_choice";`)
}
