import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`leads_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`status\` text,
  	\`by_id\` integer,
  	\`at\` text,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_notes_order_idx\` ON \`leads_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`leads_notes_parent_id_idx\` ON \`leads_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_notes_by_idx\` ON \`leads_notes\` (\`by_id\`);`)
  await db.run(sql`CREATE TABLE \`leads\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`source\` text,
  	\`kind\` text NOT NULL,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`message\` text,
  	\`language\` text NOT NULL,
  	\`consent_at\` text,
  	\`province_id\` integer,
  	\`budget\` text,
  	\`contact_time\` text,
  	\`timeline\` text,
  	\`source_of_fund\` text,
  	\`place_type\` text,
  	\`open_shop\` text,
  	\`ad_source\` text,
  	\`reference\` text,
  	\`branch_id\` integer,
  	\`machine\` text,
  	\`cause\` text,
  	\`amount\` numeric,
  	\`photo_id\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`request_key\` text,
  	\`looks_automatic\` integer DEFAULT false,
  	\`first_answered_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`province_id\`) REFERENCES \`provinces\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`branch_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`lead_photos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_kind_idx\` ON \`leads\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`leads_phone_idx\` ON \`leads\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`leads_email_idx\` ON \`leads\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`leads_province_idx\` ON \`leads\` (\`province_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_reference_idx\` ON \`leads\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`leads_branch_idx\` ON \`leads\` (\`branch_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_photo_idx\` ON \`leads\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_status_idx\` ON \`leads\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`leads_assignee_idx\` ON \`leads\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_request_key_idx\` ON \`leads\` (\`request_key\`);`)
  await db.run(sql`CREATE INDEX \`leads_looks_automatic_idx\` ON \`leads\` (\`looks_automatic\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_photos\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_photos_updated_at_idx\` ON \`lead_photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_photos_created_at_idx\` ON \`lead_photos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_photos_filename_idx\` ON \`lead_photos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`contact_clicks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_clicks_type_idx\` ON \`contact_clicks\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`contact_clicks_updated_at_idx\` ON \`contact_clicks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_clicks_created_at_idx\` ON \`contact_clicks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`outbox\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`channel\` text NOT NULL,
  	\`lead_id\` text,
  	\`status\` text DEFAULT 'waiting' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`queued_at\` text,
  	\`next_attempt_at\` text,
  	\`sent_at\` text,
  	\`last_error\` text,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`outbox_lead_idx\` ON \`outbox\` (\`lead_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`outbox_key_idx\` ON \`outbox\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`outbox_updated_at_idx\` ON \`outbox\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_created_at_idx\` ON \`outbox\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_nextAttemptAt_idx\` ON \`outbox\` (\`status\`,\`next_attempt_at\`);`)
  await db.run(sql`CREATE TABLE \`franchise_packages_config\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`quantity\` numeric DEFAULT 1,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`franchise_packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`franchise_packages_config_order_idx\` ON \`franchise_packages_config\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`franchise_packages_config_parent_id_idx\` ON \`franchise_packages_config\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`franchise_packages_config_locales\` (
  	\`item\` text,
  	\`unit\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`franchise_packages_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`franchise_packages_config_locales_locale_parent_id_unique\` ON \`franchise_packages_config_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`franchise_packages_config_locales_parent_idx\` ON \`franchise_packages_config_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`franchise_packages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`price\` numeric,
  	\`machines\` numeric,
  	\`size\` text,
  	\`image_id\` text,
  	\`sort\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`franchise_packages_image_idx\` ON \`franchise_packages\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`franchise_packages_updated_at_idx\` ON \`franchise_packages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`franchise_packages_created_at_idx\` ON \`franchise_packages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`franchise_packages__status_idx\` ON \`franchise_packages\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_2_idx\` ON \`franchise_packages\` (\`_status\`,\`sort\`);`)
  await db.run(sql`CREATE TABLE \`franchise_packages_locales\` (
  	\`brands\` text,
  	\`small\` text,
  	\`medium\` text,
  	\`big\` text,
  	\`two_machine\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`franchise_packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`franchise_packages_locales_locale_parent_id_unique\` ON \`franchise_packages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`franchise_packages_locales_parent_idx\` ON \`franchise_packages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_franchise_packages_v_version_config\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`quantity\` numeric DEFAULT 1,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_franchise_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_version_config_order_idx\` ON \`_franchise_packages_v_version_config\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_version_config_parent_id_idx\` ON \`_franchise_packages_v_version_config\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_franchise_packages_v_version_config_locales\` (
  	\`item\` text,
  	\`unit\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_franchise_packages_v_version_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_franchise_packages_v_version_config_locales_locale_parent_i\` ON \`_franchise_packages_v_version_config_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_version_config_locales_parent_idx\` ON \`_franchise_packages_v_version_config_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_franchise_packages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_price\` numeric,
  	\`version_machines\` numeric,
  	\`version_size\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`franchise_packages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_parent_idx\` ON \`_franchise_packages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_version_version_image_idx\` ON \`_franchise_packages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_version_version_updated_at_idx\` ON \`_franchise_packages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_version_version_created_at_idx\` ON \`_franchise_packages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_version_version__status_idx\` ON \`_franchise_packages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_created_at_idx\` ON \`_franchise_packages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_updated_at_idx\` ON \`_franchise_packages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_snapshot_idx\` ON \`_franchise_packages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_published_locale_idx\` ON \`_franchise_packages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_latest_idx\` ON \`_franchise_packages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sort_2_idx\` ON \`_franchise_packages_v\` (\`version__status\`,\`version_sort\`);`)
  await db.run(sql`CREATE TABLE \`_franchise_packages_v_locales\` (
  	\`version_brands\` text,
  	\`version_small\` text,
  	\`version_medium\` text,
  	\`version_big\` text,
  	\`version_two_machine\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_franchise_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_franchise_packages_v_locales_locale_parent_id_unique\` ON \`_franchise_packages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_locales_parent_idx\` ON \`_franchise_packages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`investor_reasons\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` text,
  	\`sort\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`investor_reasons_image_idx\` ON \`investor_reasons\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`investor_reasons_updated_at_idx\` ON \`investor_reasons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`investor_reasons_created_at_idx\` ON \`investor_reasons\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`investor_reasons__status_idx\` ON \`investor_reasons\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_3_idx\` ON \`investor_reasons\` (\`_status\`,\`sort\`);`)
  await db.run(sql`CREATE TABLE \`investor_reasons_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`investor_reasons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`investor_reasons_locales_locale_parent_id_unique\` ON \`investor_reasons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`investor_reasons_locales_parent_idx\` ON \`investor_reasons_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_investor_reasons_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`investor_reasons\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_investor_reasons_v_parent_idx\` ON \`_investor_reasons_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_reasons_v_version_version_image_idx\` ON \`_investor_reasons_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_reasons_v_version_version_updated_at_idx\` ON \`_investor_reasons_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_investor_reasons_v_version_version_created_at_idx\` ON \`_investor_reasons_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_investor_reasons_v_version_version__status_idx\` ON \`_investor_reasons_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_investor_reasons_v_created_at_idx\` ON \`_investor_reasons_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_investor_reasons_v_updated_at_idx\` ON \`_investor_reasons_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_investor_reasons_v_snapshot_idx\` ON \`_investor_reasons_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_investor_reasons_v_published_locale_idx\` ON \`_investor_reasons_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_investor_reasons_v_latest_idx\` ON \`_investor_reasons_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sort_3_idx\` ON \`_investor_reasons_v\` (\`version__status\`,\`version_sort\`);`)
  await db.run(sql`CREATE TABLE \`_investor_reasons_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_investor_reasons_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_investor_reasons_v_locales_locale_parent_id_unique\` ON \`_investor_reasons_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_reasons_v_locales_parent_idx\` ON \`_investor_reasons_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`franchise_comments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` text,
  	\`sort\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`franchise_comments_image_idx\` ON \`franchise_comments\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`franchise_comments_updated_at_idx\` ON \`franchise_comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`franchise_comments_created_at_idx\` ON \`franchise_comments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`franchise_comments__status_idx\` ON \`franchise_comments\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_4_idx\` ON \`franchise_comments\` (\`_status\`,\`sort\`);`)
  await db.run(sql`CREATE TABLE \`franchise_comments_locales\` (
  	\`name\` text,
  	\`feedback\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`franchise_comments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`franchise_comments_locales_locale_parent_id_unique\` ON \`franchise_comments_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`franchise_comments_locales_parent_idx\` ON \`franchise_comments_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_franchise_comments_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`franchise_comments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_franchise_comments_v_parent_idx\` ON \`_franchise_comments_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_comments_v_version_version_image_idx\` ON \`_franchise_comments_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_comments_v_version_version_updated_at_idx\` ON \`_franchise_comments_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_comments_v_version_version_created_at_idx\` ON \`_franchise_comments_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_comments_v_version_version__status_idx\` ON \`_franchise_comments_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_comments_v_created_at_idx\` ON \`_franchise_comments_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_comments_v_updated_at_idx\` ON \`_franchise_comments_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_comments_v_snapshot_idx\` ON \`_franchise_comments_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_comments_v_published_locale_idx\` ON \`_franchise_comments_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_comments_v_latest_idx\` ON \`_franchise_comments_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sort_4_idx\` ON \`_franchise_comments_v\` (\`version__status\`,\`version_sort\`);`)
  await db.run(sql`CREATE TABLE \`_franchise_comments_v_locales\` (
  	\`version_name\` text,
  	\`version_feedback\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_franchise_comments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_franchise_comments_v_locales_locale_parent_id_unique\` ON \`_franchise_comments_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_comments_v_locales_parent_idx\` ON \`_franchise_comments_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`investor_head\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`background_image_id\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`investor_head_background_image_idx\` ON \`investor_head\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`investor_head_created_by_idx\` ON \`investor_head\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`investor_head_updated_by_idx\` ON \`investor_head\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`investor_head__status_idx\` ON \`investor_head\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`investor_head_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`investor_head\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`investor_head_locales_locale_parent_id_unique\` ON \`investor_head_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`investor_head_locales_parent_idx\` ON \`investor_head_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_investor_head_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_background_image_id\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_investor_head_v_version_version_background_image_idx\` ON \`_investor_head_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_head_v_version_version_created_by_idx\` ON \`_investor_head_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_head_v_version_version_updated_by_idx\` ON \`_investor_head_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_head_v_version_version__status_idx\` ON \`_investor_head_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_investor_head_v_created_at_idx\` ON \`_investor_head_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_investor_head_v_updated_at_idx\` ON \`_investor_head_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_investor_head_v_snapshot_idx\` ON \`_investor_head_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_investor_head_v_published_locale_idx\` ON \`_investor_head_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_investor_head_v_latest_idx\` ON \`_investor_head_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_investor_head_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_investor_head_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_investor_head_v_locales_locale_parent_id_unique\` ON \`_investor_head_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_head_v_locales_parent_idx\` ON \`_investor_head_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`investor_page_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`investor_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`investor_page_facts_order_idx\` ON \`investor_page_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`investor_page_facts_parent_id_idx\` ON \`investor_page_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`investor_page_facts_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`investor_page_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`investor_page_facts_locales_locale_parent_id_unique\` ON \`investor_page_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`investor_page_facts_locales_parent_idx\` ON \`investor_page_facts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`investor_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`assumptions_uses_per_day\` numeric DEFAULT 4,
  	\`assumptions_price_per_use\` numeric DEFAULT 50,
  	\`assumptions_utilities_percent\` numeric DEFAULT 30,
  	\`assumptions_fee_percent\` numeric DEFAULT 5,
  	\`assumptions_rent\` numeric DEFAULT 20000,
  	\`assumptions_other_costs\` numeric DEFAULT 10000,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`investor_page__status_idx\` ON \`investor_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`investor_page_locales\` (
  	\`estimate_note\` text,
  	\`interest_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`investor_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`investor_page_locales_locale_parent_id_unique\` ON \`investor_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`investor_page_locales_parent_idx\` ON \`investor_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_investor_page_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_investor_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_investor_page_v_version_facts_order_idx\` ON \`_investor_page_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_investor_page_v_version_facts_parent_id_idx\` ON \`_investor_page_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_investor_page_v_version_facts_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_investor_page_v_version_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_investor_page_v_version_facts_locales_locale_parent_id_uniq\` ON \`_investor_page_v_version_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_page_v_version_facts_locales_parent_idx\` ON \`_investor_page_v_version_facts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_investor_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_assumptions_uses_per_day\` numeric DEFAULT 4,
  	\`version_assumptions_price_per_use\` numeric DEFAULT 50,
  	\`version_assumptions_utilities_percent\` numeric DEFAULT 30,
  	\`version_assumptions_fee_percent\` numeric DEFAULT 5,
  	\`version_assumptions_rent\` numeric DEFAULT 20000,
  	\`version_assumptions_other_costs\` numeric DEFAULT 10000,
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
  await db.run(sql`CREATE INDEX \`_investor_page_v_version_version__status_idx\` ON \`_investor_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_investor_page_v_created_at_idx\` ON \`_investor_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_investor_page_v_updated_at_idx\` ON \`_investor_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_investor_page_v_snapshot_idx\` ON \`_investor_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_investor_page_v_published_locale_idx\` ON \`_investor_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_investor_page_v_latest_idx\` ON \`_investor_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_investor_page_v_locales\` (
  	\`version_estimate_note\` text,
  	\`version_interest_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_investor_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_investor_page_v_locales_locale_parent_id_unique\` ON \`_investor_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_page_v_locales_parent_idx\` ON \`_investor_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`map_link\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_page__status_idx\` ON \`contact_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`contact_page_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`office_address\` text,
  	\`office_hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_page_locales_locale_parent_id_unique\` ON \`contact_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_page_locales_parent_idx\` ON \`contact_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_map_link\` text,
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
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_version__status_idx\` ON \`_contact_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_created_at_idx\` ON \`_contact_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_updated_at_idx\` ON \`_contact_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_snapshot_idx\` ON \`_contact_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_published_locale_idx\` ON \`_contact_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_latest_idx\` ON \`_contact_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_contact_page_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_office_address\` text,
  	\`version_office_hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_contact_page_v_locales_locale_parent_id_unique\` ON \`_contact_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_locales_parent_idx\` ON \`_contact_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`acknowledges\` integer DEFAULT true,
  	\`contact_hours\` numeric DEFAULT 24 NOT NULL,
  	\`franchise_hours\` numeric DEFAULT 24 NOT NULL,
  	\`problem_hours\` numeric DEFAULT 2 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`lead_settings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lead_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_settings_texts_order_parent\` ON \`lead_settings_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`leads_id\` text REFERENCES leads(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`franchise_packages_id\` integer REFERENCES franchise_packages(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`investor_reasons_id\` integer REFERENCES investor_reasons(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`franchise_comments_id\` integer REFERENCES franchise_comments(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_franchise_packages_id_idx\` ON \`payload_locked_documents_rels\` (\`franchise_packages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_investor_reasons_id_idx\` ON \`payload_locked_documents_rels\` (\`investor_reasons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_franchise_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`franchise_comments_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`leads_notes\`;`)
  await db.run(sql`DROP TABLE \`leads\`;`)
  await db.run(sql`DROP TABLE \`lead_photos\`;`)
  await db.run(sql`DROP TABLE \`contact_clicks\`;`)
  await db.run(sql`DROP TABLE \`outbox\`;`)
  await db.run(sql`DROP TABLE \`franchise_packages_config\`;`)
  await db.run(sql`DROP TABLE \`franchise_packages_config_locales\`;`)
  await db.run(sql`DROP TABLE \`franchise_packages\`;`)
  await db.run(sql`DROP TABLE \`franchise_packages_locales\`;`)
  await db.run(sql`DROP TABLE \`_franchise_packages_v_version_config\`;`)
  await db.run(sql`DROP TABLE \`_franchise_packages_v_version_config_locales\`;`)
  await db.run(sql`DROP TABLE \`_franchise_packages_v\`;`)
  await db.run(sql`DROP TABLE \`_franchise_packages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`investor_reasons\`;`)
  await db.run(sql`DROP TABLE \`investor_reasons_locales\`;`)
  await db.run(sql`DROP TABLE \`_investor_reasons_v\`;`)
  await db.run(sql`DROP TABLE \`_investor_reasons_v_locales\`;`)
  await db.run(sql`DROP TABLE \`franchise_comments\`;`)
  await db.run(sql`DROP TABLE \`franchise_comments_locales\`;`)
  await db.run(sql`DROP TABLE \`_franchise_comments_v\`;`)
  await db.run(sql`DROP TABLE \`_franchise_comments_v_locales\`;`)
  await db.run(sql`DROP TABLE \`investor_head\`;`)
  await db.run(sql`DROP TABLE \`investor_head_locales\`;`)
  await db.run(sql`DROP TABLE \`_investor_head_v\`;`)
  await db.run(sql`DROP TABLE \`_investor_head_v_locales\`;`)
  await db.run(sql`DROP TABLE \`investor_page_facts\`;`)
  await db.run(sql`DROP TABLE \`investor_page_facts_locales\`;`)
  await db.run(sql`DROP TABLE \`investor_page\`;`)
  await db.run(sql`DROP TABLE \`investor_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_investor_page_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_investor_page_v_version_facts_locales\`;`)
  await db.run(sql`DROP TABLE \`_investor_page_v\`;`)
  await db.run(sql`DROP TABLE \`_investor_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`contact_page\`;`)
  await db.run(sql`DROP TABLE \`contact_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_contact_page_v\`;`)
  await db.run(sql`DROP TABLE \`_contact_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`lead_settings\`;`)
  await db.run(sql`DROP TABLE \`lead_settings_texts\`;`)
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
  	\`policy_images_id\` integer,
  	\`general_cookies_id\` integer,
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
  	FOREIGN KEY (\`policy_images_id\`) REFERENCES \`policy_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_cookies_id\`) REFERENCES \`general_cookies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seo_id\`) REFERENCES \`seo\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "news_id", "news_categories_id", "banners_id", "branches_id", "customer_reviews_id", "provinces_id", "sectors_id", "special_events_id", "policy_images_id", "general_cookies_id", "media_id", "seo_id", "staff_id", "members_id") SELECT "id", "order", "parent_id", "path", "news_id", "news_categories_id", "banners_id", "branches_id", "customer_reviews_id", "provinces_id", "sectors_id", "special_events_id", "policy_images_id", "general_cookies_id", "media_id", "seo_id", "staff_id", "members_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_policy_images_id_idx\` ON \`payload_locked_documents_rels\` (\`policy_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_general_cookies_id_idx\` ON \`payload_locked_documents_rels\` (\`general_cookies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seo_id_idx\` ON \`payload_locked_documents_rels\` (\`seo_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
}
