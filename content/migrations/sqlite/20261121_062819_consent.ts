import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`policy_images\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`policy\` text,
  	\`image_id\` text,
  	\`sort\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`policy_images_image_idx\` ON \`policy_images\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`policy_images_updated_at_idx\` ON \`policy_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`policy_images_created_at_idx\` ON \`policy_images\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`policy_images__status_idx\` ON \`policy_images\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_policy_sort_idx\` ON \`policy_images\` (\`_status\`,\`policy\`,\`sort\`);`)
  await db.run(sql`CREATE TABLE \`policy_images_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`policy_images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`policy_images_locales_locale_parent_id_unique\` ON \`policy_images_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`policy_images_locales_parent_idx\` ON \`policy_images_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_policy_images_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_policy\` text,
  	\`version_image_id\` text,
  	\`version_sort\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`policy_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_policy_images_v_parent_idx\` ON \`_policy_images_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_policy_images_v_version_version_image_idx\` ON \`_policy_images_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_policy_images_v_version_version_updated_at_idx\` ON \`_policy_images_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_policy_images_v_version_version_created_at_idx\` ON \`_policy_images_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_policy_images_v_version_version__status_idx\` ON \`_policy_images_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_policy_images_v_created_at_idx\` ON \`_policy_images_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_policy_images_v_updated_at_idx\` ON \`_policy_images_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_policy_images_v_snapshot_idx\` ON \`_policy_images_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_policy_images_v_published_locale_idx\` ON \`_policy_images_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_policy_images_v_latest_idx\` ON \`_policy_images_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_policy_version_sort_idx\` ON \`_policy_images_v\` (\`version__status\`,\`version_policy\`,\`version_sort\`);`)
  await db.run(sql`CREATE TABLE \`_policy_images_v_locales\` (
  	\`version_caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_policy_images_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_policy_images_v_locales_locale_parent_id_unique\` ON \`_policy_images_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_policy_images_v_locales_parent_idx\` ON \`_policy_images_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`general_cookies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sort\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`general_cookies_updated_at_idx\` ON \`general_cookies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`general_cookies_created_at_idx\` ON \`general_cookies\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`general_cookies_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`general_cookies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`general_cookies_locales_locale_parent_id_unique\` ON \`general_cookies_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`general_cookies_locales_parent_idx\` ON \`general_cookies_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consent_log\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`action\` text NOT NULL,
  	\`categories\` text NOT NULL,
  	\`policy_version\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`consent_log_updated_at_idx\` ON \`consent_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consent_log_created_at_idx\` ON \`consent_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`cookie_policy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`cookie_policy__status_idx\` ON \`cookie_policy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`cookie_policy_locales\` (
  	\`title\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`pdf_id\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`cookie_policy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`cookie_policy_pdf_idx\` ON \`cookie_policy_locales\` (\`pdf_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cookie_policy_locales_locale_parent_id_unique\` ON \`cookie_policy_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`cookie_policy_locales_parent_idx\` ON \`cookie_policy_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_cookie_policy_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_version_version__status_idx\` ON \`_cookie_policy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_created_at_idx\` ON \`_cookie_policy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_updated_at_idx\` ON \`_cookie_policy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_snapshot_idx\` ON \`_cookie_policy_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_published_locale_idx\` ON \`_cookie_policy_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_latest_idx\` ON \`_cookie_policy_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_cookie_policy_v_locales\` (
  	\`version_title\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`version_pdf_id\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_cookie_policy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_version_version_pdf_idx\` ON \`_cookie_policy_v_locales\` (\`version_pdf_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_cookie_policy_v_locales_locale_parent_id_unique\` ON \`_cookie_policy_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_locales_parent_idx\` ON \`_cookie_policy_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`privacy_policy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_policy__status_idx\` ON \`privacy_policy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`privacy_policy_locales\` (
  	\`title\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`pdf_id\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`privacy_policy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_policy_pdf_idx\` ON \`privacy_policy_locales\` (\`pdf_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`privacy_policy_locales_locale_parent_id_unique\` ON \`privacy_policy_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_locales_parent_idx\` ON \`privacy_policy_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_policy_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version__status_idx\` ON \`_privacy_policy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_created_at_idx\` ON \`_privacy_policy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_updated_at_idx\` ON \`_privacy_policy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_snapshot_idx\` ON \`_privacy_policy_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_published_locale_idx\` ON \`_privacy_policy_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_latest_idx\` ON \`_privacy_policy_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_policy_v_locales\` (
  	\`version_title\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`version_pdf_id\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_privacy_policy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_pdf_idx\` ON \`_privacy_policy_v_locales\` (\`version_pdf_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_privacy_policy_v_locales_locale_parent_id_unique\` ON \`_privacy_policy_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_locales_parent_idx\` ON \`_privacy_policy_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`terms_of_service\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`terms_of_service__status_idx\` ON \`terms_of_service\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`terms_of_service_locales\` (
  	\`title\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`pdf_id\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`terms_of_service\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`terms_of_service_pdf_idx\` ON \`terms_of_service_locales\` (\`pdf_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`terms_of_service_locales_locale_parent_id_unique\` ON \`terms_of_service_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`terms_of_service_locales_parent_idx\` ON \`terms_of_service_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_terms_of_service_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_version_version__status_idx\` ON \`_terms_of_service_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_created_at_idx\` ON \`_terms_of_service_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_updated_at_idx\` ON \`_terms_of_service_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_snapshot_idx\` ON \`_terms_of_service_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_published_locale_idx\` ON \`_terms_of_service_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_latest_idx\` ON \`_terms_of_service_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_terms_of_service_v_locales\` (
  	\`version_title\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`version_pdf_id\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_terms_of_service_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_version_version_pdf_idx\` ON \`_terms_of_service_v_locales\` (\`version_pdf_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_terms_of_service_v_locales_locale_parent_id_unique\` ON \`_terms_of_service_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_locales_parent_idx\` ON \`_terms_of_service_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`cookie_detail\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`logo_id\` text,
  	\`close_icon_id\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`close_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`cookie_detail_logo_idx\` ON \`cookie_detail\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`cookie_detail_close_icon_idx\` ON \`cookie_detail\` (\`close_icon_id\`);`)
  await db.run(sql`CREATE TABLE \`cookie_detail_locales\` (
  	\`header\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`cookie_detail\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`cookie_detail_locales_locale_parent_id_unique\` ON \`cookie_detail_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`cookie_detail_locales_parent_idx\` ON \`cookie_detail_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`analytics_cookie\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`analytics_cookie__status_idx\` ON \`analytics_cookie\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`analytics_cookie_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`analytics_cookie\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`analytics_cookie_locales_locale_parent_id_unique\` ON \`analytics_cookie_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`analytics_cookie_locales_parent_idx\` ON \`analytics_cookie_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_analytics_cookie_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_analytics_cookie_v_version_version__status_idx\` ON \`_analytics_cookie_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_analytics_cookie_v_created_at_idx\` ON \`_analytics_cookie_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_analytics_cookie_v_updated_at_idx\` ON \`_analytics_cookie_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_analytics_cookie_v_snapshot_idx\` ON \`_analytics_cookie_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_analytics_cookie_v_published_locale_idx\` ON \`_analytics_cookie_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_analytics_cookie_v_latest_idx\` ON \`_analytics_cookie_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_analytics_cookie_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_analytics_cookie_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_analytics_cookie_v_locales_locale_parent_id_unique\` ON \`_analytics_cookie_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_analytics_cookie_v_locales_parent_idx\` ON \`_analytics_cookie_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`advertising_cookie\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`advertising_cookie__status_idx\` ON \`advertising_cookie\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`advertising_cookie_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`advertising_cookie\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`advertising_cookie_locales_locale_parent_id_unique\` ON \`advertising_cookie_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`advertising_cookie_locales_parent_idx\` ON \`advertising_cookie_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_advertising_cookie_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_advertising_cookie_v_version_version__status_idx\` ON \`_advertising_cookie_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_advertising_cookie_v_created_at_idx\` ON \`_advertising_cookie_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_advertising_cookie_v_updated_at_idx\` ON \`_advertising_cookie_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_advertising_cookie_v_snapshot_idx\` ON \`_advertising_cookie_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_advertising_cookie_v_published_locale_idx\` ON \`_advertising_cookie_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_advertising_cookie_v_latest_idx\` ON \`_advertising_cookie_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_advertising_cookie_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_advertising_cookie_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_advertising_cookie_v_locales_locale_parent_id_unique\` ON \`_advertising_cookie_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_advertising_cookie_v_locales_parent_idx\` ON \`_advertising_cookie_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tracking\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`container_one\` text,
  	\`container_two\` text,
  	\`analytics_id\` text,
  	\`pixel_id\` text,
  	\`tag_origin\` text DEFAULT 'https://www.googletagmanager.com' NOT NULL,
  	\`pixel_origin\` text DEFAULT 'https://connect.facebook.net' NOT NULL,
  	\`before_choice\` text DEFAULT 'cookieless' NOT NULL,
  	\`start_ticked\` integer DEFAULT true NOT NULL,
  	\`policy_version\` text DEFAULT '1' NOT NULL,
  	\`overlay_first_visit\` numeric DEFAULT 3000 NOT NULL,
  	\`overlay_navigation\` numeric DEFAULT 2000 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`policy_images_id\` integer REFERENCES policy_images(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`general_cookies_id\` integer REFERENCES general_cookies(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_policy_images_id_idx\` ON \`payload_locked_documents_rels\` (\`policy_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_general_cookies_id_idx\` ON \`payload_locked_documents_rels\` (\`general_cookies_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`policy_images\`;`)
  await db.run(sql`DROP TABLE \`policy_images_locales\`;`)
  await db.run(sql`DROP TABLE \`_policy_images_v\`;`)
  await db.run(sql`DROP TABLE \`_policy_images_v_locales\`;`)
  await db.run(sql`DROP TABLE \`general_cookies\`;`)
  await db.run(sql`DROP TABLE \`general_cookies_locales\`;`)
  await db.run(sql`DROP TABLE \`consent_log\`;`)
  await db.run(sql`DROP TABLE \`cookie_policy\`;`)
  await db.run(sql`DROP TABLE \`cookie_policy_locales\`;`)
  await db.run(sql`DROP TABLE \`_cookie_policy_v\`;`)
  await db.run(sql`DROP TABLE \`_cookie_policy_v_locales\`;`)
  await db.run(sql`DROP TABLE \`privacy_policy\`;`)
  await db.run(sql`DROP TABLE \`privacy_policy_locales\`;`)
  await db.run(sql`DROP TABLE \`_privacy_policy_v\`;`)
  await db.run(sql`DROP TABLE \`_privacy_policy_v_locales\`;`)
  await db.run(sql`DROP TABLE \`terms_of_service\`;`)
  await db.run(sql`DROP TABLE \`terms_of_service_locales\`;`)
  await db.run(sql`DROP TABLE \`_terms_of_service_v\`;`)
  await db.run(sql`DROP TABLE \`_terms_of_service_v_locales\`;`)
  await db.run(sql`DROP TABLE \`cookie_detail\`;`)
  await db.run(sql`DROP TABLE \`cookie_detail_locales\`;`)
  await db.run(sql`DROP TABLE \`analytics_cookie\`;`)
  await db.run(sql`DROP TABLE \`analytics_cookie_locales\`;`)
  await db.run(sql`DROP TABLE \`_analytics_cookie_v\`;`)
  await db.run(sql`DROP TABLE \`_analytics_cookie_v_locales\`;`)
  await db.run(sql`DROP TABLE \`advertising_cookie\`;`)
  await db.run(sql`DROP TABLE \`advertising_cookie_locales\`;`)
  await db.run(sql`DROP TABLE \`_advertising_cookie_v\`;`)
  await db.run(sql`DROP TABLE \`_advertising_cookie_v_locales\`;`)
  await db.run(sql`DROP TABLE \`tracking\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`news_id\` integer,
  	\`news_categories_id\` integer,
  	\`banners_id\` integer,
  	\`branches_id\` integer,
  	\`customer_reviews_id\` integer,
  	\`provinces_id\` integer,
  	\`sectors_id\` integer,
  	\`special_events_id\` integer,
  	\`media_id\` text,
  	\`seo_id\` integer,
  	\`staff_id\` integer,
  	\`members_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_categories_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`branches_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customer_reviews_id\`) REFERENCES \`customer_reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`provinces_id\`) REFERENCES \`provinces\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`special_events_id\`) REFERENCES \`special_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seo_id\`) REFERENCES \`seo\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "news_id", "news_categories_id", "banners_id", "branches_id", "customer_reviews_id", "provinces_id", "sectors_id", "special_events_id", "media_id", "seo_id", "staff_id", "members_id") SELECT "id", "order", "parent_id", "path", "news_id", "news_categories_id", "banners_id", "branches_id", "customer_reviews_id", "provinces_id", "sectors_id", "special_events_id", "media_id", "seo_id", "staff_id", "members_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`news_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_branches_id_idx\` ON \`payload_locked_documents_rels\` (\`branches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customer_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`customer_reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_provinces_id_idx\` ON \`payload_locked_documents_rels\` (\`provinces_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sectors_id_idx\` ON \`payload_locked_documents_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_special_events_id_idx\` ON \`payload_locked_documents_rels\` (\`special_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seo_id_idx\` ON \`payload_locked_documents_rels\` (\`seo_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
}
