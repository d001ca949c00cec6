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
  	\`consent_version\` text,
  	\`consent_channel\` text,
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
  	\`member\` text,
  	\`request_key\` text,
  	\`looks_automatic\` integer DEFAULT false,
  	\`first_answered_at\` text,
  	\`state_changed_at\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`province_id\`) REFERENCES \`provinces\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`branch_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`lead_photos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
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
  await db.run(sql`CREATE INDEX \`leads_member_idx\` ON \`leads\` (\`member\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_request_key_idx\` ON \`leads\` (\`request_key\`);`)
  await db.run(sql`CREATE INDEX \`leads_looks_automatic_idx\` ON \`leads\` (\`looks_automatic\`);`)
  await db.run(sql`CREATE INDEX \`leads_saved_by_idx\` ON \`leads\` (\`saved_by_id\`);`)
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
  await db.run(sql`CREATE TABLE \`news_album\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_album_order_idx\` ON \`news_album\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`news_album_parent_id_idx\` ON \`news_album\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_album_image_idx\` ON \`news_album\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`news_album_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news_album\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_album_locales_locale_parent_id_unique\` ON \`news_album_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_album_locales_parent_idx\` ON \`news_album_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cover_image_id\` text,
  	\`main_image_id\` text,
  	\`video_link\` text,
  	\`video_file_id\` text,
  	\`video\` text,
  	\`slug\` text,
  	\`category_id\` integer,
  	\`published_at\` text,
  	\`publishedat_tz\` text DEFAULT 'Asia/Bangkok',
  	\`ends_at\` text,
  	\`endsat_tz\` text DEFAULT 'Asia/Bangkok',
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`video_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_cover_image_idx\` ON \`news\` (\`cover_image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_main_image_idx\` ON \`news\` (\`main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_video_file_idx\` ON \`news\` (\`video_file_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_slug_idx\` ON \`news\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`news_category_idx\` ON \`news\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`news_ends_at_idx\` ON \`news\` (\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`news_saved_by_idx\` ON \`news\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_publishedAt_idx\` ON \`news\` (\`_status\`,\`published_at\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`_status_category_publishedAt_idx\` ON \`news\` (\`_status\`,\`category_id\`,\`published_at\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`news_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_keywords\` text,
  	\`alt_tag\` text,
  	\`canonical_tag\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_locales_locale_parent_id_unique\` ON \`news_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_locales_parent_idx\` ON \`news_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`news_rels_order_idx\` ON \`news_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_parent_idx\` ON \`news_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_path_idx\` ON \`news_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_locale_idx\` ON \`news_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_media_id_idx\` ON \`news_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_version_album\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_version_album_order_idx\` ON \`_news_v_version_album\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_album_parent_id_idx\` ON \`_news_v_version_album\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_album_image_idx\` ON \`_news_v_version_album\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_version_album_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v_version_album\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_news_v_version_album_locales_locale_parent_id_unique\` ON \`_news_v_version_album_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_album_locales_parent_idx\` ON \`_news_v_version_album_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_cover_image_id\` text,
  	\`version_main_image_id\` text,
  	\`version_video_link\` text,
  	\`version_video_file_id\` text,
  	\`version_video\` text,
  	\`version_slug\` text,
  	\`version_category_id\` integer,
  	\`version_published_at\` text,
  	\`version_publishedat_tz\` text DEFAULT 'Asia/Bangkok',
  	\`version_ends_at\` text,
  	\`version_endsat_tz\` text DEFAULT 'Asia/Bangkok',
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_video_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_cover_image_idx\` ON \`_news_v\` (\`version_cover_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_main_image_idx\` ON \`_news_v\` (\`version_main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_video_file_idx\` ON \`_news_v\` (\`version_video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_slug_idx\` ON \`_news_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_category_idx\` ON \`_news_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_ends_at_idx\` ON \`_news_v\` (\`version_ends_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_saved_by_idx\` ON \`_news_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_snapshot_idx\` ON \`_news_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_published_locale_idx\` ON \`_news_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_publishedAt_idx\` ON \`_news_v\` (\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_category_version_publishedAt_idx\` ON \`_news_v\` (\`version__status\`,\`version_category_id\`,\`version_published_at\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_keywords\` text,
  	\`version_alt_tag\` text,
  	\`version_canonical_tag\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_news_v_locales_locale_parent_id_unique\` ON \`_news_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_locales_parent_idx\` ON \`_news_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_rels_order_idx\` ON \`_news_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_parent_idx\` ON \`_news_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_path_idx\` ON \`_news_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_locale_idx\` ON \`_news_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_media_id_idx\` ON \`_news_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`news_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sort\` numeric,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_categories_saved_by_idx\` ON \`news_categories\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`news_categories_updated_at_idx\` ON \`news_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_categories_created_at_idx\` ON \`news_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`news_categories_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_categories_locales_locale_parent_id_unique\` ON \`news_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_categories_locales_parent_idx\` ON \`news_categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`special_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` text,
  	\`link\` text,
  	\`sort\` numeric,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`special_events_image_idx\` ON \`special_events\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`special_events_saved_by_idx\` ON \`special_events\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`special_events_updated_at_idx\` ON \`special_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`special_events_created_at_idx\` ON \`special_events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`special_events__status_idx\` ON \`special_events\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_idx\` ON \`special_events\` (\`_status\`,\`sort\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`special_events_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`special_events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`special_events_locales_locale_parent_id_unique\` ON \`special_events_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`special_events_locales_parent_idx\` ON \`special_events_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_special_events_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` text,
  	\`version_link\` text,
  	\`version_sort\` numeric,
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`special_events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_special_events_v_parent_idx\` ON \`_special_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_special_events_v_version_version_image_idx\` ON \`_special_events_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_special_events_v_version_version_saved_by_idx\` ON \`_special_events_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_special_events_v_version_version_updated_at_idx\` ON \`_special_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_events_v_version_version_created_at_idx\` ON \`_special_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_events_v_version_version__status_idx\` ON \`_special_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_special_events_v_created_at_idx\` ON \`_special_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_events_v_updated_at_idx\` ON \`_special_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_events_v_snapshot_idx\` ON \`_special_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_special_events_v_published_locale_idx\` ON \`_special_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_special_events_v_latest_idx\` ON \`_special_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sort_idx\` ON \`_special_events_v\` (\`version__status\`,\`version_sort\`);`)
  await db.run(sql`CREATE TABLE \`_special_events_v_locales\` (
  	\`version_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_special_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_special_events_v_locales_locale_parent_id_unique\` ON \`_special_events_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_special_events_v_locales_parent_idx\` ON \`_special_events_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notifications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title_th\` text NOT NULL,
  	\`title_en\` text,
  	\`audience\` text DEFAULT 'all' NOT NULL,
  	\`branch_id\` integer,
  	\`event\` text,
  	\`slug\` text,
  	\`image_id\` text,
  	\`status\` text DEFAULT 'draft' NOT NULL,
  	\`published_at\` text,
  	\`member\` text,
  	\`post\` numeric,
  	\`category_id\` numeric,
  	\`news_id\` numeric,
  	\`source\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`branch_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_branch_idx\` ON \`notifications\` (\`branch_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_image_idx\` ON \`notifications\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`notifications_source_idx\` ON \`notifications\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`notifications_saved_by_idx\` ON \`notifications\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_updated_at_idx\` ON \`notifications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notifications_created_at_idx\` ON \`notifications\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_publishedAt_idx\` ON \`notifications\` (\`status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`audience_status_publishedAt_idx\` ON \`notifications\` (\`audience\`,\`status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`member_audience_status_publishedAt_idx\` ON \`notifications\` (\`member\`,\`audience\`,\`status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`branch_status_publishedAt_idx\` ON \`notifications\` (\`branch_id\`,\`status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`post_status_publishedAt_idx\` ON \`notifications\` (\`post\`,\`status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`event_slug_idx\` ON \`notifications\` (\`event\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`notification_marks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`notification_id\` numeric NOT NULL,
  	\`is_read\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`notification_marks_notification_id_idx\` ON \`notification_marks\` (\`notification_id\`);`)
  await db.run(sql`CREATE INDEX \`notification_marks_updated_at_idx\` ON \`notification_marks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notification_marks_created_at_idx\` ON \`notification_marks\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`memberId_notificationId_idx\` ON \`notification_marks\` (\`member_id\`,\`notification_id\`);`)
  await db.run(sql`CREATE TABLE \`notification_looks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`seen_until\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`notification_looks_member_id_idx\` ON \`notification_looks\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`notification_looks_updated_at_idx\` ON \`notification_looks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notification_looks_created_at_idx\` ON \`notification_looks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`downloads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cover_image_id\` text,
  	\`category_id\` integer,
  	\`subcategory_id\` integer,
  	\`date\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`download_categories\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`subcategory_id\`) REFERENCES \`download_subcategories\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`downloads_cover_image_idx\` ON \`downloads\` (\`cover_image_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_category_idx\` ON \`downloads\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_subcategory_idx\` ON \`downloads\` (\`subcategory_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_saved_by_idx\` ON \`downloads\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_updated_at_idx\` ON \`downloads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`downloads_created_at_idx\` ON \`downloads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`downloads__status_idx\` ON \`downloads\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_date_idx\` ON \`downloads\` (\`_status\`,\`date\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`_status_category_date_idx\` ON \`downloads\` (\`_status\`,\`category_id\`,\`date\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`_status_subcategory_date_idx\` ON \`downloads\` (\`_status\`,\`subcategory_id\`,\`date\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`downloads_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`searched\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`downloads_locales_locale_parent_id_unique\` ON \`downloads_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_locales_parent_idx\` ON \`downloads_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`downloads_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`library_files_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`library_files_id\`) REFERENCES \`library_files\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`downloads_rels_order_idx\` ON \`downloads_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`downloads_rels_parent_idx\` ON \`downloads_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_rels_path_idx\` ON \`downloads_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`downloads_rels_library_files_id_idx\` ON \`downloads_rels\` (\`library_files_id\`);`)
  await db.run(sql`CREATE TABLE \`_downloads_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_cover_image_id\` text,
  	\`version_category_id\` integer,
  	\`version_subcategory_id\` integer,
  	\`version_date\` text,
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`download_categories\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_subcategory_id\`) REFERENCES \`download_subcategories\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_downloads_v_parent_idx\` ON \`_downloads_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_cover_image_idx\` ON \`_downloads_v\` (\`version_cover_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_category_idx\` ON \`_downloads_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_subcategory_idx\` ON \`_downloads_v\` (\`version_subcategory_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_saved_by_idx\` ON \`_downloads_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_updated_at_idx\` ON \`_downloads_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_created_at_idx\` ON \`_downloads_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version__status_idx\` ON \`_downloads_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_created_at_idx\` ON \`_downloads_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_updated_at_idx\` ON \`_downloads_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_snapshot_idx\` ON \`_downloads_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_published_locale_idx\` ON \`_downloads_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_latest_idx\` ON \`_downloads_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_date_idx\` ON \`_downloads_v\` (\`version__status\`,\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_category_version_date_idx\` ON \`_downloads_v\` (\`version__status\`,\`version_category_id\`,\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_subcategory_version_date_idx\` ON \`_downloads_v\` (\`version__status\`,\`version_subcategory_id\`,\`version_date\`);`)
  await db.run(sql`CREATE TABLE \`_downloads_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_searched\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_downloads_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_downloads_v_locales_locale_parent_id_unique\` ON \`_downloads_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_locales_parent_idx\` ON \`_downloads_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_downloads_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`library_files_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_downloads_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`library_files_id\`) REFERENCES \`library_files\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`_downloads_v_rels_order_idx\` ON \`_downloads_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_rels_parent_idx\` ON \`_downloads_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_rels_path_idx\` ON \`_downloads_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_rels_library_files_id_idx\` ON \`_downloads_v_rels\` (\`library_files_id\`);`)
  await db.run(sql`CREATE TABLE \`download_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sort\` numeric,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`download_categories_saved_by_idx\` ON \`download_categories\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`download_categories_updated_at_idx\` ON \`download_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`download_categories_created_at_idx\` ON \`download_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`download_categories_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`download_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`download_categories_locales_locale_parent_id_unique\` ON \`download_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`download_categories_locales_parent_idx\` ON \`download_categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`download_subcategories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`category_id\` integer NOT NULL,
  	\`sort\` numeric,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`download_categories\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`download_subcategories_category_idx\` ON \`download_subcategories\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`download_subcategories_saved_by_idx\` ON \`download_subcategories\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`download_subcategories_updated_at_idx\` ON \`download_subcategories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`download_subcategories_created_at_idx\` ON \`download_subcategories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`download_subcategories_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`download_subcategories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`download_subcategories_locales_locale_parent_id_unique\` ON \`download_subcategories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`download_subcategories_locales_parent_idx\` ON \`download_subcategories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cover_image_id\` text,
  	\`pdf_id\` text,
  	\`link\` text,
  	\`published_at\` text,
  	\`publishedat_tz\` text DEFAULT 'Asia/Bangkok',
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`library_files\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enews_cover_image_idx\` ON \`enews\` (\`cover_image_id\`);`)
  await db.run(sql`CREATE INDEX \`enews_pdf_idx\` ON \`enews\` (\`pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`enews_saved_by_idx\` ON \`enews\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`enews_updated_at_idx\` ON \`enews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enews_created_at_idx\` ON \`enews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`enews__status_idx\` ON \`enews\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_publishedAt_1_idx\` ON \`enews\` (\`_status\`,\`published_at\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`enews_locales\` (
  	\`title\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enews\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`enews_locales_locale_parent_id_unique\` ON \`enews_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`enews_locales_parent_idx\` ON \`enews_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enews_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`enews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`enews_rels_order_idx\` ON \`enews_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`enews_rels_parent_idx\` ON \`enews_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`enews_rels_path_idx\` ON \`enews_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`enews_rels_locale_idx\` ON \`enews_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`enews_rels_media_id_idx\` ON \`enews_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_enews_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_cover_image_id\` text,
  	\`version_pdf_id\` text,
  	\`version_link\` text,
  	\`version_published_at\` text,
  	\`version_publishedat_tz\` text DEFAULT 'Asia/Bangkok',
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`enews\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`library_files\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_enews_v_parent_idx\` ON \`_enews_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_version_version_cover_image_idx\` ON \`_enews_v\` (\`version_cover_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_version_version_pdf_idx\` ON \`_enews_v\` (\`version_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_version_version_saved_by_idx\` ON \`_enews_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_version_version_updated_at_idx\` ON \`_enews_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_version_version_created_at_idx\` ON \`_enews_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_version_version__status_idx\` ON \`_enews_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_created_at_idx\` ON \`_enews_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_updated_at_idx\` ON \`_enews_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_snapshot_idx\` ON \`_enews_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_published_locale_idx\` ON \`_enews_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_latest_idx\` ON \`_enews_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_publishedAt_1_idx\` ON \`_enews_v\` (\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`CREATE TABLE \`_enews_v_locales\` (
  	\`version_title\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_enews_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_enews_v_locales_locale_parent_id_unique\` ON \`_enews_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_locales_parent_idx\` ON \`_enews_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_enews_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_enews_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`_enews_v_rels_order_idx\` ON \`_enews_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_rels_parent_idx\` ON \`_enews_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_rels_path_idx\` ON \`_enews_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_rels_locale_idx\` ON \`_enews_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_enews_v_rels_media_id_idx\` ON \`_enews_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`banners\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` text,
  	\`link\` text,
  	\`see_through\` integer DEFAULT false,
  	\`place\` text DEFAULT 'main',
  	\`is_active\` integer DEFAULT true,
  	\`ends_at\` text,
  	\`endsat_tz\` text DEFAULT 'Asia/Bangkok',
  	\`sort\` numeric,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`banners_image_idx\` ON \`banners\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_ends_at_idx\` ON \`banners\` (\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_saved_by_idx\` ON \`banners\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_updated_at_idx\` ON \`banners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_created_at_idx\` ON \`banners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`banners__status_idx\` ON \`banners\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_place_sort_idx\` ON \`banners\` (\`_status\`,\`place\`,\`sort\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`banners_locales\` (
  	\`text\` text,
  	\`button\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`banners_locales_locale_parent_id_unique\` ON \`banners_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_locales_parent_idx\` ON \`banners_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_banners_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` text,
  	\`version_link\` text,
  	\`version_see_through\` integer DEFAULT false,
  	\`version_place\` text DEFAULT 'main',
  	\`version_is_active\` integer DEFAULT true,
  	\`version_ends_at\` text,
  	\`version_endsat_tz\` text DEFAULT 'Asia/Bangkok',
  	\`version_sort\` numeric,
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_banners_v_parent_idx\` ON \`_banners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_image_idx\` ON \`_banners_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_ends_at_idx\` ON \`_banners_v\` (\`version_ends_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_saved_by_idx\` ON \`_banners_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_updated_at_idx\` ON \`_banners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_created_at_idx\` ON \`_banners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version__status_idx\` ON \`_banners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_created_at_idx\` ON \`_banners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_updated_at_idx\` ON \`_banners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_snapshot_idx\` ON \`_banners_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_published_locale_idx\` ON \`_banners_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_latest_idx\` ON \`_banners_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_place_version_sort_idx\` ON \`_banners_v\` (\`version__status\`,\`version_place\`,\`version_sort\`);`)
  await db.run(sql`CREATE TABLE \`_banners_v_locales\` (
  	\`version_text\` text,
  	\`version_button\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_banners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_banners_v_locales_locale_parent_id_unique\` ON \`_banners_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_locales_parent_idx\` ON \`_banners_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branches_services\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branches_services_order_idx\` ON \`branches_services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`branches_services_parent_idx\` ON \`branches_services\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branches_payments\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branches_payments_order_idx\` ON \`branches_payments\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`branches_payments_parent_idx\` ON \`branches_payments\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`google_map\` text,
  	\`facebook\` text,
  	\`phone\` text,
  	\`hours_is_open_all_day\` integer DEFAULT true,
  	\`hours_weekday_opens\` text,
  	\`hours_weekday_closes\` text,
  	\`hours_weekend_opens\` text,
  	\`hours_weekend_closes\` text,
  	\`slug\` text,
  	\`province_id\` integer,
  	\`sector_id\` integer,
  	\`province_sort_th\` text,
  	\`province_sort_en\` text,
  	\`name_sort_th\` text,
  	\`name_sort_en\` text,
  	\`image_id\` text,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`province_id\`) REFERENCES \`provinces\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`sector_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`branches_slug_idx\` ON \`branches\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`branches_province_idx\` ON \`branches\` (\`province_id\`);`)
  await db.run(sql`CREATE INDEX \`branches_sector_idx\` ON \`branches\` (\`sector_id\`);`)
  await db.run(sql`CREATE INDEX \`branches_image_idx\` ON \`branches\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`branches_saved_by_idx\` ON \`branches\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`branches_updated_at_idx\` ON \`branches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`branches_created_at_idx\` ON \`branches\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`branches__status_idx\` ON \`branches\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_slug_idx\` ON \`branches\` (\`_status\`,\`slug\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`_status_provinceSortTh_nameSortTh_idx\` ON \`branches\` (\`_status\`,\`province_sort_th\`,\`name_sort_th\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`_status_sector_provinceSortTh_nameSortTh_idx\` ON \`branches\` (\`_status\`,\`sector_id\`,\`province_sort_th\`,\`name_sort_th\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`_status_province_provinceSortTh_nameSortTh_idx\` ON \`branches\` (\`_status\`,\`province_id\`,\`province_sort_th\`,\`name_sort_th\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`_status_provinceSortEn_nameSortEn_idx\` ON \`branches\` (\`_status\`,\`province_sort_en\`,\`name_sort_en\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`_status_sector_provinceSortEn_nameSortEn_idx\` ON \`branches\` (\`_status\`,\`sector_id\`,\`province_sort_en\`,\`name_sort_en\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`_status_province_provinceSortEn_nameSortEn_idx\` ON \`branches\` (\`_status\`,\`province_id\`,\`province_sort_en\`,\`name_sort_en\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`branches_locales\` (
  	\`name\` text,
  	\`landmark\` text,
  	\`notice\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`branches_locales_locale_parent_id_unique\` ON \`branches_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`branches_locales_parent_idx\` ON \`branches_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v_version_services\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_branches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branches_v_version_services_order_idx\` ON \`_branches_v_version_services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_services_parent_idx\` ON \`_branches_v_version_services\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v_version_payments\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_branches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branches_v_version_payments_order_idx\` ON \`_branches_v_version_payments\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_payments_parent_idx\` ON \`_branches_v_version_payments\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_google_map\` text,
  	\`version_facebook\` text,
  	\`version_phone\` text,
  	\`version_hours_is_open_all_day\` integer DEFAULT true,
  	\`version_hours_weekday_opens\` text,
  	\`version_hours_weekday_closes\` text,
  	\`version_hours_weekend_opens\` text,
  	\`version_hours_weekend_closes\` text,
  	\`version_slug\` text,
  	\`version_province_id\` integer,
  	\`version_sector_id\` integer,
  	\`version_province_sort_th\` text,
  	\`version_province_sort_en\` text,
  	\`version_name_sort_th\` text,
  	\`version_name_sort_en\` text,
  	\`version_image_id\` text,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_province_id\`) REFERENCES \`provinces\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_sector_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_branches_v_parent_idx\` ON \`_branches_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_slug_idx\` ON \`_branches_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_province_idx\` ON \`_branches_v\` (\`version_province_id\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_sector_idx\` ON \`_branches_v\` (\`version_sector_id\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_image_idx\` ON \`_branches_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_saved_by_idx\` ON \`_branches_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_updated_at_idx\` ON \`_branches_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_created_at_idx\` ON \`_branches_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version__status_idx\` ON \`_branches_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_created_at_idx\` ON \`_branches_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_updated_at_idx\` ON \`_branches_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_snapshot_idx\` ON \`_branches_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_published_locale_idx\` ON \`_branches_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_latest_idx\` ON \`_branches_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_slug_idx\` ON \`_branches_v\` (\`version__status\`,\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_provinceSortTh_version_nameSortT_idx\` ON \`_branches_v\` (\`version__status\`,\`version_province_sort_th\`,\`version_name_sort_th\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_branches_v\` (\`version__status\`,\`version_sector_id\`,\`version_province_sort_th\`,\`version_name_sort_th\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_branches_v\` (\`version__status\`,\`version_province_id\`,\`version_province_sort_th\`,\`version_name_sort_th\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_provinceSortEn_version_nameSortE_idx\` ON \`_branches_v\` (\`version__status\`,\`version_province_sort_en\`,\`version_name_sort_en\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_branches_v\` (\`version__status\`,\`version_sector_id\`,\`version_province_sort_en\`,\`version_name_sort_en\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_3_idx\` ON \`_branches_v\` (\`version__status\`,\`version_province_id\`,\`version_province_sort_en\`,\`version_name_sort_en\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v_locales\` (
  	\`version_name\` text,
  	\`version_landmark\` text,
  	\`version_notice\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_branches_v_locales_locale_parent_id_unique\` ON \`_branches_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_locales_parent_idx\` ON \`_branches_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`customer_reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sort\` numeric,
  	\`image_id\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_reviews_image_idx\` ON \`customer_reviews\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_reviews_saved_by_idx\` ON \`customer_reviews\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_reviews_updated_at_idx\` ON \`customer_reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_reviews_created_at_idx\` ON \`customer_reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_reviews__status_idx\` ON \`customer_reviews\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_1_idx\` ON \`customer_reviews\` (\`_status\`,\`sort\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`customer_reviews_locales\` (
  	\`name\` text,
  	\`feedback\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`customer_reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`customer_reviews_locales_locale_parent_id_unique\` ON \`customer_reviews_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_reviews_locales_parent_idx\` ON \`customer_reviews_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_customer_reviews_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_sort\` numeric,
  	\`version_image_id\` text,
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`customer_reviews\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_customer_reviews_v_parent_idx\` ON \`_customer_reviews_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_customer_reviews_v_version_version_image_idx\` ON \`_customer_reviews_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_customer_reviews_v_version_version_saved_by_idx\` ON \`_customer_reviews_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_customer_reviews_v_version_version_updated_at_idx\` ON \`_customer_reviews_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_customer_reviews_v_version_version_created_at_idx\` ON \`_customer_reviews_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_customer_reviews_v_version_version__status_idx\` ON \`_customer_reviews_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_customer_reviews_v_created_at_idx\` ON \`_customer_reviews_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_customer_reviews_v_updated_at_idx\` ON \`_customer_reviews_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_customer_reviews_v_snapshot_idx\` ON \`_customer_reviews_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_customer_reviews_v_published_locale_idx\` ON \`_customer_reviews_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_customer_reviews_v_latest_idx\` ON \`_customer_reviews_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sort_1_idx\` ON \`_customer_reviews_v\` (\`version__status\`,\`version_sort\`);`)
  await db.run(sql`CREATE TABLE \`_customer_reviews_v_locales\` (
  	\`version_name\` text,
  	\`version_feedback\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_customer_reviews_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_customer_reviews_v_locales_locale_parent_id_unique\` ON \`_customer_reviews_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_customer_reviews_v_locales_parent_idx\` ON \`_customer_reviews_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`provinces\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sector_id\` integer NOT NULL,
  	\`code\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`sector_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`provinces_sector_idx\` ON \`provinces\` (\`sector_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`provinces_code_idx\` ON \`provinces\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`provinces_saved_by_idx\` ON \`provinces\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`provinces_updated_at_idx\` ON \`provinces\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`provinces_created_at_idx\` ON \`provinces\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`provinces_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`provinces\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`provinces_locales_locale_parent_id_unique\` ON \`provinces_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`provinces_locales_parent_idx\` ON \`provinces_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sectors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sectors_saved_by_idx\` ON \`sectors\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`sectors_updated_at_idx\` ON \`sectors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sectors_created_at_idx\` ON \`sectors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sectors_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sectors_locales_locale_parent_id_unique\` ON \`sectors_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sectors_locales_parent_idx\` ON \`sectors_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`followed_branches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`branch_id\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`followed_branches_branch_id_idx\` ON \`followed_branches\` (\`branch_id\`);`)
  await db.run(sql`CREATE INDEX \`followed_branches_updated_at_idx\` ON \`followed_branches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`followed_branches_created_at_idx\` ON \`followed_branches\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`memberId_branchId_idx\` ON \`followed_branches\` (\`member_id\`,\`branch_id\`);`)
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
  	\`vat\` numeric,
  	\`fit_out\` numeric,
  	\`working_capital\` numeric,
  	\`size\` text,
  	\`image_id\` text,
  	\`sort\` numeric,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`franchise_packages_image_idx\` ON \`franchise_packages\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`franchise_packages_saved_by_idx\` ON \`franchise_packages\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`franchise_packages_updated_at_idx\` ON \`franchise_packages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`franchise_packages_created_at_idx\` ON \`franchise_packages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`franchise_packages__status_idx\` ON \`franchise_packages\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_2_idx\` ON \`franchise_packages\` (\`_status\`,\`sort\`,\`id\`);`)
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
  	\`version_vat\` numeric,
  	\`version_fit_out\` numeric,
  	\`version_working_capital\` numeric,
  	\`version_size\` text,
  	\`version_image_id\` text,
  	\`version_sort\` numeric,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`franchise_packages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_parent_idx\` ON \`_franchise_packages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_version_version_image_idx\` ON \`_franchise_packages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_packages_v_version_version_saved_by_idx\` ON \`_franchise_packages_v\` (\`version_saved_by_id\`);`)
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
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`investor_reasons_image_idx\` ON \`investor_reasons\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`investor_reasons_saved_by_idx\` ON \`investor_reasons\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`investor_reasons_updated_at_idx\` ON \`investor_reasons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`investor_reasons_created_at_idx\` ON \`investor_reasons\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`investor_reasons__status_idx\` ON \`investor_reasons\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_3_idx\` ON \`investor_reasons\` (\`_status\`,\`sort\`,\`id\`);`)
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
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`investor_reasons\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_investor_reasons_v_parent_idx\` ON \`_investor_reasons_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_reasons_v_version_version_image_idx\` ON \`_investor_reasons_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_reasons_v_version_version_saved_by_idx\` ON \`_investor_reasons_v\` (\`version_saved_by_id\`);`)
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
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`franchise_comments_image_idx\` ON \`franchise_comments\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`franchise_comments_saved_by_idx\` ON \`franchise_comments\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`franchise_comments_updated_at_idx\` ON \`franchise_comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`franchise_comments_created_at_idx\` ON \`franchise_comments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`franchise_comments__status_idx\` ON \`franchise_comments\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_4_idx\` ON \`franchise_comments\` (\`_status\`,\`sort\`,\`id\`);`)
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
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`franchise_comments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_franchise_comments_v_parent_idx\` ON \`_franchise_comments_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_comments_v_version_version_image_idx\` ON \`_franchise_comments_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_franchise_comments_v_version_version_saved_by_idx\` ON \`_franchise_comments_v\` (\`version_saved_by_id\`);`)
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
  await db.run(sql`CREATE TABLE \`about_pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` text,
  	\`slug\` text,
  	\`sort\` numeric,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_pages_image_idx\` ON \`about_pages\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`about_pages_slug_idx\` ON \`about_pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_saved_by_idx\` ON \`about_pages\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_updated_at_idx\` ON \`about_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_created_at_idx\` ON \`about_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`about_pages__status_idx\` ON \`about_pages\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_5_idx\` ON \`about_pages\` (\`_status\`,\`sort\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`about_pages_locales\` (
  	\`title\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_pages_locales_locale_parent_id_unique\` ON \`about_pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_locales_parent_idx\` ON \`about_pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`about_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`about_pages_rels_order_idx\` ON \`about_pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_rels_parent_idx\` ON \`about_pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_rels_path_idx\` ON \`about_pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_rels_locale_idx\` ON \`about_pages_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_rels_media_id_idx\` ON \`about_pages_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_about_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` text,
  	\`version_slug\` text,
  	\`version_sort\` numeric,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`about_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_pages_v_parent_idx\` ON \`_about_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version_image_idx\` ON \`_about_pages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version_slug_idx\` ON \`_about_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version_saved_by_idx\` ON \`_about_pages_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version_updated_at_idx\` ON \`_about_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version_created_at_idx\` ON \`_about_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version__status_idx\` ON \`_about_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_created_at_idx\` ON \`_about_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_updated_at_idx\` ON \`_about_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_snapshot_idx\` ON \`_about_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_published_locale_idx\` ON \`_about_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_latest_idx\` ON \`_about_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sort_5_idx\` ON \`_about_pages_v\` (\`version__status\`,\`version_sort\`);`)
  await db.run(sql`CREATE TABLE \`_about_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_pages_v_locales_locale_parent_id_unique\` ON \`_about_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_locales_parent_idx\` ON \`_about_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_about_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_pages_v_rels_order_idx\` ON \`_about_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_rels_parent_idx\` ON \`_about_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_rels_path_idx\` ON \`_about_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_rels_locale_idx\` ON \`_about_pages_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_rels_media_id_idx\` ON \`_about_pages_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`milestones\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`year\` numeric,
  	\`image_id\` text,
  	\`sort\` numeric,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`milestones_image_idx\` ON \`milestones\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`milestones_saved_by_idx\` ON \`milestones\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`milestones_updated_at_idx\` ON \`milestones\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`milestones_created_at_idx\` ON \`milestones\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`milestones__status_idx\` ON \`milestones\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_year_idx\` ON \`milestones\` (\`_status\`,\`year\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`milestones_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`milestones\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`milestones_locales_locale_parent_id_unique\` ON \`milestones_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`milestones_locales_parent_idx\` ON \`milestones_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_milestones_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_year\` numeric,
  	\`version_image_id\` text,
  	\`version_sort\` numeric,
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`milestones\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_milestones_v_parent_idx\` ON \`_milestones_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_version_version_image_idx\` ON \`_milestones_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_version_version_saved_by_idx\` ON \`_milestones_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_version_version_updated_at_idx\` ON \`_milestones_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_version_version_created_at_idx\` ON \`_milestones_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_version_version__status_idx\` ON \`_milestones_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_created_at_idx\` ON \`_milestones_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_updated_at_idx\` ON \`_milestones_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_snapshot_idx\` ON \`_milestones_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_published_locale_idx\` ON \`_milestones_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_latest_idx\` ON \`_milestones_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_year_idx\` ON \`_milestones_v\` (\`version__status\`,\`version_year\`);`)
  await db.run(sql`CREATE TABLE \`_milestones_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_milestones_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_milestones_v_locales_locale_parent_id_unique\` ON \`_milestones_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_locales_parent_idx\` ON \`_milestones_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rewards\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` text,
  	\`sort\` numeric,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`rewards_image_idx\` ON \`rewards\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`rewards_saved_by_idx\` ON \`rewards\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`rewards_updated_at_idx\` ON \`rewards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rewards_created_at_idx\` ON \`rewards\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`rewards__status_idx\` ON \`rewards\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_6_idx\` ON \`rewards\` (\`_status\`,\`sort\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`rewards_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rewards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rewards_locales_locale_parent_id_unique\` ON \`rewards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rewards_locales_parent_idx\` ON \`rewards_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rewards_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` text,
  	\`version_sort\` numeric,
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`rewards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_rewards_v_parent_idx\` ON \`_rewards_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rewards_v_version_version_image_idx\` ON \`_rewards_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_rewards_v_version_version_saved_by_idx\` ON \`_rewards_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_rewards_v_version_version_updated_at_idx\` ON \`_rewards_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rewards_v_version_version_created_at_idx\` ON \`_rewards_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rewards_v_version_version__status_idx\` ON \`_rewards_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_rewards_v_created_at_idx\` ON \`_rewards_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rewards_v_updated_at_idx\` ON \`_rewards_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rewards_v_snapshot_idx\` ON \`_rewards_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_rewards_v_published_locale_idx\` ON \`_rewards_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_rewards_v_latest_idx\` ON \`_rewards_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sort_6_idx\` ON \`_rewards_v\` (\`version__status\`,\`version_sort\`);`)
  await db.run(sql`CREATE TABLE \`_rewards_v_locales\` (
  	\`version_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rewards_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_rewards_v_locales_locale_parent_id_unique\` ON \`_rewards_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rewards_v_locales_parent_idx\` ON \`_rewards_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`official_channels\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text,
  	\`image_id\` text,
  	\`sort\` numeric,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`official_channels_image_idx\` ON \`official_channels\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`official_channels_saved_by_idx\` ON \`official_channels\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`official_channels_updated_at_idx\` ON \`official_channels\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`official_channels_created_at_idx\` ON \`official_channels\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`official_channels__status_idx\` ON \`official_channels\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_7_idx\` ON \`official_channels\` (\`_status\`,\`sort\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`official_channels_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`official_channels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`official_channels_locales_locale_parent_id_unique\` ON \`official_channels_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`official_channels_locales_parent_idx\` ON \`official_channels_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_official_channels_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_url\` text,
  	\`version_image_id\` text,
  	\`version_sort\` numeric,
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`official_channels\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_official_channels_v_parent_idx\` ON \`_official_channels_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_official_channels_v_version_version_image_idx\` ON \`_official_channels_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_official_channels_v_version_version_saved_by_idx\` ON \`_official_channels_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_official_channels_v_version_version_updated_at_idx\` ON \`_official_channels_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_official_channels_v_version_version_created_at_idx\` ON \`_official_channels_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_official_channels_v_version_version__status_idx\` ON \`_official_channels_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_official_channels_v_created_at_idx\` ON \`_official_channels_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_official_channels_v_updated_at_idx\` ON \`_official_channels_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_official_channels_v_snapshot_idx\` ON \`_official_channels_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_official_channels_v_published_locale_idx\` ON \`_official_channels_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_official_channels_v_latest_idx\` ON \`_official_channels_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sort_7_idx\` ON \`_official_channels_v\` (\`version__status\`,\`version_sort\`);`)
  await db.run(sql`CREATE TABLE \`_official_channels_v_locales\` (
  	\`version_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_official_channels_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_official_channels_v_locales_locale_parent_id_unique\` ON \`_official_channels_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_official_channels_v_locales_parent_idx\` ON \`_official_channels_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`policy_images\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`policy\` text,
  	\`image_id\` text,
  	\`sort\` numeric,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`policy_images_image_idx\` ON \`policy_images\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`policy_images_saved_by_idx\` ON \`policy_images\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`policy_images_updated_at_idx\` ON \`policy_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`policy_images_created_at_idx\` ON \`policy_images\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`policy_images__status_idx\` ON \`policy_images\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_policy_sort_idx\` ON \`policy_images\` (\`_status\`,\`policy\`,\`sort\`,\`id\`);`)
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
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`policy_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_policy_images_v_parent_idx\` ON \`_policy_images_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_policy_images_v_version_version_image_idx\` ON \`_policy_images_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_policy_images_v_version_version_saved_by_idx\` ON \`_policy_images_v\` (\`version_saved_by_id\`);`)
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
  await db.run(sql`CREATE TABLE \`machines_programmes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`temperature\` text,
  	\`price\` numeric,
  	\`minutes\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`machines_programmes_order_idx\` ON \`machines_programmes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`machines_programmes_parent_id_idx\` ON \`machines_programmes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`machines_programmes_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machines_programmes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`machines_programmes_locales_locale_parent_id_unique\` ON \`machines_programmes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`machines_programmes_locales_parent_idx\` ON \`machines_programmes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`machines\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`capacity\` numeric,
  	\`image_id\` text,
  	\`sort\` numeric,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`machines_image_idx\` ON \`machines\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`machines_saved_by_idx\` ON \`machines\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`machines_updated_at_idx\` ON \`machines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`machines_created_at_idx\` ON \`machines\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`machines__status_idx\` ON \`machines\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_8_idx\` ON \`machines\` (\`_status\`,\`sort\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`machines_locales\` (
  	\`title\` text,
  	\`fits\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`machines_locales_locale_parent_id_unique\` ON \`machines_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`machines_locales_parent_idx\` ON \`machines_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v_version_programmes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`temperature\` text,
  	\`price\` numeric,
  	\`minutes\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machines_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_machines_v_version_programmes_order_idx\` ON \`_machines_v_version_programmes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_programmes_parent_id_idx\` ON \`_machines_v_version_programmes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v_version_programmes_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machines_v_version_programmes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_machines_v_version_programmes_locales_locale_parent_id_uniq\` ON \`_machines_v_version_programmes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_programmes_locales_parent_idx\` ON \`_machines_v_version_programmes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text,
  	\`version_capacity\` numeric,
  	\`version_image_id\` text,
  	\`version_sort\` numeric,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_machines_v_parent_idx\` ON \`_machines_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_version_image_idx\` ON \`_machines_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_version_saved_by_idx\` ON \`_machines_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_version_updated_at_idx\` ON \`_machines_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_version_created_at_idx\` ON \`_machines_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_version__status_idx\` ON \`_machines_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_created_at_idx\` ON \`_machines_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_updated_at_idx\` ON \`_machines_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_snapshot_idx\` ON \`_machines_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_published_locale_idx\` ON \`_machines_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_latest_idx\` ON \`_machines_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sort_8_idx\` ON \`_machines_v\` (\`version__status\`,\`version_sort\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v_locales\` (
  	\`version_title\` text,
  	\`version_fits\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machines_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_machines_v_locales_locale_parent_id_unique\` ON \`_machines_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_locales_parent_idx\` ON \`_machines_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`faqs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text,
  	\`sub_faq_id\` integer,
  	\`cause\` text,
  	\`sort\` numeric,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`sub_faq_id\`) REFERENCES \`sub_faqs\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`faqs_sub_faq_idx\` ON \`faqs\` (\`sub_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_saved_by_idx\` ON \`faqs\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_updated_at_idx\` ON \`faqs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs_created_at_idx\` ON \`faqs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs__status_idx\` ON \`faqs\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_9_idx\` ON \`faqs\` (\`_status\`,\`sort\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`faqs_locales\` (
  	\`question\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`folded\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`faqs_locales_locale_parent_id_unique\` ON \`faqs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_locales_parent_idx\` ON \`faqs_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`faqs_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`faqs_rels_order_idx\` ON \`faqs_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`faqs_rels_parent_idx\` ON \`faqs_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_rels_path_idx\` ON \`faqs_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`faqs_rels_locale_idx\` ON \`faqs_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`faqs_rels_media_id_idx\` ON \`faqs_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_faqs_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_url\` text,
  	\`version_sub_faq_id\` integer,
  	\`version_cause\` text,
  	\`version_sort\` numeric,
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_sub_faq_id\`) REFERENCES \`sub_faqs\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_faqs_v_parent_idx\` ON \`_faqs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_sub_faq_idx\` ON \`_faqs_v\` (\`version_sub_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_saved_by_idx\` ON \`_faqs_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_updated_at_idx\` ON \`_faqs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_created_at_idx\` ON \`_faqs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version__status_idx\` ON \`_faqs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_created_at_idx\` ON \`_faqs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_updated_at_idx\` ON \`_faqs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_snapshot_idx\` ON \`_faqs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_published_locale_idx\` ON \`_faqs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_latest_idx\` ON \`_faqs_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sort_9_idx\` ON \`_faqs_v\` (\`version__status\`,\`version_sort\`);`)
  await db.run(sql`CREATE TABLE \`_faqs_v_locales\` (
  	\`version_question\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`version_folded\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_faqs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_faqs_v_locales_locale_parent_id_unique\` ON \`_faqs_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_locales_parent_idx\` ON \`_faqs_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_faqs_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_faqs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`_faqs_v_rels_order_idx\` ON \`_faqs_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_rels_parent_idx\` ON \`_faqs_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_rels_path_idx\` ON \`_faqs_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_rels_locale_idx\` ON \`_faqs_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_rels_media_id_idx\` ON \`_faqs_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`sub_faqs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`main_faq_id\` integer,
  	\`sort\` numeric,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`main_faq_id\`) REFERENCES \`main_faqs\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sub_faqs_main_faq_idx\` ON \`sub_faqs\` (\`main_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`sub_faqs_saved_by_idx\` ON \`sub_faqs\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`sub_faqs_updated_at_idx\` ON \`sub_faqs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sub_faqs_created_at_idx\` ON \`sub_faqs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sub_faqs__status_idx\` ON \`sub_faqs\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_10_idx\` ON \`sub_faqs\` (\`_status\`,\`sort\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`sub_faqs_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sub_faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sub_faqs_locales_locale_parent_id_unique\` ON \`sub_faqs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sub_faqs_locales_parent_idx\` ON \`sub_faqs_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sub_faqs_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_main_faq_id\` integer,
  	\`version_sort\` numeric,
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sub_faqs\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_main_faq_id\`) REFERENCES \`main_faqs\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sub_faqs_v_parent_idx\` ON \`_sub_faqs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sub_faqs_v_version_version_main_faq_idx\` ON \`_sub_faqs_v\` (\`version_main_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`_sub_faqs_v_version_version_saved_by_idx\` ON \`_sub_faqs_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_sub_faqs_v_version_version_updated_at_idx\` ON \`_sub_faqs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sub_faqs_v_version_version_created_at_idx\` ON \`_sub_faqs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sub_faqs_v_version_version__status_idx\` ON \`_sub_faqs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_sub_faqs_v_created_at_idx\` ON \`_sub_faqs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sub_faqs_v_updated_at_idx\` ON \`_sub_faqs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sub_faqs_v_snapshot_idx\` ON \`_sub_faqs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_sub_faqs_v_published_locale_idx\` ON \`_sub_faqs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_sub_faqs_v_latest_idx\` ON \`_sub_faqs_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sort_10_idx\` ON \`_sub_faqs_v\` (\`version__status\`,\`version_sort\`);`)
  await db.run(sql`CREATE TABLE \`_sub_faqs_v_locales\` (
  	\`version_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sub_faqs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sub_faqs_v_locales_locale_parent_id_unique\` ON \`_sub_faqs_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sub_faqs_v_locales_parent_idx\` ON \`_sub_faqs_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`main_faqs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cover_image_id\` text,
  	\`slug\` text,
  	\`sort\` numeric,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`main_faqs_cover_image_idx\` ON \`main_faqs\` (\`cover_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`main_faqs_slug_idx\` ON \`main_faqs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`main_faqs_saved_by_idx\` ON \`main_faqs\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`main_faqs_updated_at_idx\` ON \`main_faqs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`main_faqs_created_at_idx\` ON \`main_faqs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`main_faqs__status_idx\` ON \`main_faqs\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_11_idx\` ON \`main_faqs\` (\`_status\`,\`sort\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`main_faqs_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`main_faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`main_faqs_locales_locale_parent_id_unique\` ON \`main_faqs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`main_faqs_locales_parent_idx\` ON \`main_faqs_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_main_faqs_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_cover_image_id\` text,
  	\`version_slug\` text,
  	\`version_sort\` numeric,
  	\`version_saved_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`main_faqs\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_cover_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_main_faqs_v_parent_idx\` ON \`_main_faqs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_main_faqs_v_version_version_cover_image_idx\` ON \`_main_faqs_v\` (\`version_cover_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_main_faqs_v_version_version_slug_idx\` ON \`_main_faqs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_main_faqs_v_version_version_saved_by_idx\` ON \`_main_faqs_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_main_faqs_v_version_version_updated_at_idx\` ON \`_main_faqs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_main_faqs_v_version_version_created_at_idx\` ON \`_main_faqs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_main_faqs_v_version_version__status_idx\` ON \`_main_faqs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_main_faqs_v_created_at_idx\` ON \`_main_faqs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_main_faqs_v_updated_at_idx\` ON \`_main_faqs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_main_faqs_v_snapshot_idx\` ON \`_main_faqs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_main_faqs_v_published_locale_idx\` ON \`_main_faqs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_main_faqs_v_latest_idx\` ON \`_main_faqs_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sort_11_idx\` ON \`_main_faqs_v\` (\`version__status\`,\`version_sort\`);`)
  await db.run(sql`CREATE TABLE \`_main_faqs_v_locales\` (
  	\`version_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_main_faqs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_main_faqs_v_locales_locale_parent_id_unique\` ON \`_main_faqs_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_main_faqs_v_locales_parent_idx\` ON \`_main_faqs_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`faq_misses\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`words\` text NOT NULL,
  	\`folded\` text NOT NULL,
  	\`times\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`faq_misses_folded_idx\` ON \`faq_misses\` (\`folded\`);`)
  await db.run(sql`CREATE INDEX \`faq_misses_times_idx\` ON \`faq_misses\` (\`times\`);`)
  await db.run(sql`CREATE INDEX \`faq_misses_updated_at_idx\` ON \`faq_misses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_misses_created_at_idx\` ON \`faq_misses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`faq_feedback\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`faq\` numeric NOT NULL,
  	\`has_helped\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`faq_feedback_faq_idx\` ON \`faq_feedback\` (\`faq\`);`)
  await db.run(sql`CREATE INDEX \`faq_feedback_updated_at_idx\` ON \`faq_feedback\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_feedback_created_at_idx\` ON \`faq_feedback\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`memberId_faq_idx\` ON \`faq_feedback\` (\`member_id\`,\`faq\`);`)
  await db.run(sql`CREATE TABLE \`board_posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`detail\` text,
  	\`member_id\` text,
  	\`state\` text DEFAULT 'published' NOT NULL,
  	\`pinned_at\` text,
  	\`is_locked\` integer DEFAULT false NOT NULL,
  	\`number\` numeric,
  	\`activity\` numeric,
  	\`last_activity_at\` text,
  	\`edited_at\` text,
  	\`replies\` numeric DEFAULT 0 NOT NULL,
  	\`places\` numeric DEFAULT 0 NOT NULL,
  	\`views\` numeric DEFAULT 0 NOT NULL,
  	\`solved_by\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`board_posts_pinned_at_idx\` ON \`board_posts\` (\`pinned_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`board_posts_number_idx\` ON \`board_posts\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`board_posts_activity_idx\` ON \`board_posts\` (\`activity\`);`)
  await db.run(sql`CREATE INDEX \`board_posts_updated_at_idx\` ON \`board_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_posts_created_at_idx\` ON \`board_posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_pinnedAt_activity_idx\` ON \`board_posts\` (\`state\`,\`pinned_at\`,\`activity\`);`)
  await db.run(sql`CREATE INDEX \`state_pinnedAt_number_idx\` ON \`board_posts\` (\`state\`,\`pinned_at\`,\`number\`);`)
  await db.run(sql`CREATE INDEX \`memberId_createdAt_idx\` ON \`board_posts\` (\`member_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`board_replies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`post\` numeric NOT NULL,
  	\`place\` numeric,
  	\`detail\` text,
  	\`quote\` numeric,
  	\`member_id\` text,
  	\`staff_name\` text,
  	\`state\` text DEFAULT 'published' NOT NULL,
  	\`edited_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`board_replies_updated_at_idx\` ON \`board_replies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_replies_created_at_idx\` ON \`board_replies\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`post_place_idx\` ON \`board_replies\` (\`post\`,\`place\`);`)
  await db.run(sql`CREATE INDEX \`memberId_createdAt_1_idx\` ON \`board_replies\` (\`member_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`board_pictures\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`post\` numeric,
  	\`reply\` numeric,
  	\`position\` numeric,
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
  await db.run(sql`CREATE INDEX \`board_pictures_updated_at_idx\` ON \`board_pictures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_pictures_created_at_idx\` ON \`board_pictures\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`board_pictures_filename_idx\` ON \`board_pictures\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`post_position_idx\` ON \`board_pictures\` (\`post\`,\`position\`);`)
  await db.run(sql`CREATE INDEX \`reply_position_idx\` ON \`board_pictures\` (\`reply\`,\`position\`);`)
  await db.run(sql`CREATE INDEX \`memberId_createdAt_2_idx\` ON \`board_pictures\` (\`member_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`board_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`posts\` numeric NOT NULL,
  	\`last_number\` numeric NOT NULL,
  	\`last_activity\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`board_counts_key_idx\` ON \`board_counts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`board_counts_updated_at_idx\` ON \`board_counts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_counts_created_at_idx\` ON \`board_counts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`board_shelves\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sorting\` text NOT NULL,
  	\`shelf\` numeric NOT NULL,
  	\`posts\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`board_shelves_updated_at_idx\` ON \`board_shelves\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_shelves_created_at_idx\` ON \`board_shelves\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sorting_shelf_idx\` ON \`board_shelves\` (\`sorting\`,\`shelf\`);`)
  await db.run(sql`CREATE TABLE \`board_visits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`post\` numeric NOT NULL,
  	\`seen_until\` text,
  	\`seen_before\` text,
  	\`followed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`board_visits_updated_at_idx\` ON \`board_visits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_visits_created_at_idx\` ON \`board_visits\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`memberId_post_idx\` ON \`board_visits\` (\`member_id\`,\`post\`);`)
  await db.run(sql`CREATE INDEX \`memberId_followedAt_post_idx\` ON \`board_visits\` (\`member_id\`,\`followed_at\`,\`post\`);`)
  await db.run(sql`CREATE INDEX \`post_followedAt_idx\` ON \`board_visits\` (\`post\`,\`followed_at\`);`)
  await db.run(sql`CREATE TABLE \`board_authors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`nickname\` text,
  	\`limited_until\` text,
  	\`limit_reason\` text,
  	\`has_appealed\` integer,
  	\`is_brand\` integer,
  	\`edits\` numeric,
  	\`edits_since\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`board_authors_member_id_idx\` ON \`board_authors\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`board_authors_updated_at_idx\` ON \`board_authors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_authors_created_at_idx\` ON \`board_authors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`board_cases\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`subject\` text,
  	\`post\` numeric,
  	\`reply\` numeric,
  	\`member_id\` text,
  	\`look\` text,
  	\`reports\` numeric,
  	\`was_solution\` integer DEFAULT false,
  	\`due_at\` text NOT NULL,
  	\`open_key\` text,
  	\`decision\` text,
  	\`by\` numeric,
  	\`decided_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`board_cases_subject_idx\` ON \`board_cases\` (\`subject\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`board_cases_open_key_idx\` ON \`board_cases\` (\`open_key\`);`)
  await db.run(sql`CREATE INDEX \`board_cases_updated_at_idx\` ON \`board_cases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_cases_created_at_idx\` ON \`board_cases\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_idx\` ON \`board_cases\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`memberId_state_idx\` ON \`board_cases\` (\`member_id\`,\`state\`);`)
  await db.run(sql`CREATE TABLE \`board_reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`board_reports_updated_at_idx\` ON \`board_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_reports_created_at_idx\` ON \`board_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subject_memberId_idx\` ON \`board_reports\` (\`subject\`,\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`memberId_createdAt_3_idx\` ON \`board_reports\` (\`member_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`board_appeals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`case_id\` numeric NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`about\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`board_appeals_case_id_idx\` ON \`board_appeals\` (\`case_id\`);`)
  await db.run(sql`CREATE INDEX \`board_appeals_member_id_idx\` ON \`board_appeals\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`board_appeals_updated_at_idx\` ON \`board_appeals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_appeals_created_at_idx\` ON \`board_appeals\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`board_take_downs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`case_id\` numeric NOT NULL,
  	\`address\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`looks_automatic\` integer DEFAULT false,
  	\`request_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`board_take_downs_case_id_idx\` ON \`board_take_downs\` (\`case_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`board_take_downs_request_key_idx\` ON \`board_take_downs\` (\`request_key\`);`)
  await db.run(sql`CREATE INDEX \`board_take_downs_updated_at_idx\` ON \`board_take_downs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_take_downs_created_at_idx\` ON \`board_take_downs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`board_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`act\` text NOT NULL,
  	\`reason\` text,
  	\`days\` numeric,
  	\`subject\` text,
  	\`member_id\` text,
  	\`case_id\` numeric,
  	\`decision\` text,
  	\`by\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`board_log_subject_idx\` ON \`board_log\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`board_log_member_id_idx\` ON \`board_log\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`board_log_updated_at_idx\` ON \`board_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_log_created_at_idx\` ON \`board_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`board_kept_texts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`decision\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`member_id\` text,
  	\`title\` text,
  	\`detail\` text,
  	\`quote\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`board_kept_texts_decision_idx\` ON \`board_kept_texts\` (\`decision\`);`)
  await db.run(sql`CREATE INDEX \`board_kept_texts_subject_idx\` ON \`board_kept_texts\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`board_kept_texts_member_id_idx\` ON \`board_kept_texts\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`board_kept_texts_updated_at_idx\` ON \`board_kept_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_kept_texts_created_at_idx\` ON \`board_kept_texts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`board_undos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`by\` numeric NOT NULL,
  	\`before\` text NOT NULL,
  	\`until\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`board_undos_key_idx\` ON \`board_undos\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`board_undos_until_idx\` ON \`board_undos\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`board_undos_updated_at_idx\` ON \`board_undos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_undos_created_at_idx\` ON \`board_undos\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`general_cookies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sort\` numeric,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`general_cookies_saved_by_idx\` ON \`general_cookies\` (\`saved_by_id\`);`)
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
  	\`language\` text,
  	\`channel\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`consent_log_updated_at_idx\` ON \`consent_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consent_log_created_at_idx\` ON \`consent_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`data_requests\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`reference\` text,
  	\`kind\` text NOT NULL,
  	\`channel\` text NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`language\` text DEFAULT 'th' NOT NULL,
  	\`message\` text,
  	\`proof\` text,
  	\`state\` text,
  	\`due_at\` text,
  	\`closed_at\` text,
  	\`answer\` text,
  	\`looks_automatic\` integer DEFAULT false,
  	\`member_id\` text,
  	\`proof_hash\` text,
  	\`proof_until\` text,
  	\`request_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`data_requests_email_idx\` ON \`data_requests\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`data_requests_member_id_idx\` ON \`data_requests\` (\`member_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`data_requests_proof_hash_idx\` ON \`data_requests\` (\`proof_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`data_requests_request_key_idx\` ON \`data_requests\` (\`request_key\`);`)
  await db.run(sql`CREATE INDEX \`data_requests_updated_at_idx\` ON \`data_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`data_requests_created_at_idx\` ON \`data_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_1_idx\` ON \`data_requests\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`data_request_steps\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`request\` text NOT NULL,
  	\`act\` text NOT NULL,
  	\`note\` text,
  	\`by\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`data_request_steps_request_idx\` ON \`data_request_steps\` (\`request\`);`)
  await db.run(sql`CREATE INDEX \`data_request_steps_updated_at_idx\` ON \`data_request_steps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`data_request_steps_created_at_idx\` ON \`data_request_steps\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`breaches\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`found_at\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`risk\` text,
  	\`assessment\` text,
  	\`office_notice_thai\` text,
  	\`office_notice_english\` text,
  	\`concerned_notice_thai\` text,
  	\`concerned_notice_english\` text,
  	\`closed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`breaches_found_at_idx\` ON \`breaches\` (\`found_at\`);`)
  await db.run(sql`CREATE INDEX \`breaches_updated_at_idx\` ON \`breaches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`breaches_created_at_idx\` ON \`breaches\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`breach_steps\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`breach\` text NOT NULL,
  	\`act\` text NOT NULL,
  	\`note\` text,
  	\`by\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`breach_steps_breach_idx\` ON \`breach_steps\` (\`breach\`);`)
  await db.run(sql`CREATE INDEX \`breach_steps_updated_at_idx\` ON \`breach_steps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`breach_steps_created_at_idx\` ON \`breach_steps\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`seo\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page\` text NOT NULL,
  	\`canonical_tag\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`seo_page_idx\` ON \`seo\` (\`page\`);`)
  await db.run(sql`CREATE INDEX \`seo_saved_by_idx\` ON \`seo\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`seo_updated_at_idx\` ON \`seo\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`seo_created_at_idx\` ON \`seo\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`seo_locales\` (
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_keywords\` text,
  	\`alt_tag\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`seo\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`seo_locales_locale_parent_id_unique\` ON \`seo_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`seo_locales_parent_idx\` ON \`seo_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sessions_order_idx\` ON \`staff_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_parent_id_idx\` ON \`staff_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`must_change_password\` integer DEFAULT false,
  	\`given_passwords\` text,
  	\`name\` text,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_saved_by_idx\` ON \`staff\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`members\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`password_hash\` text,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`tel\` text,
  	\`location\` text,
  	\`avatar_id\` text,
  	\`language\` text DEFAULT 'th' NOT NULL,
  	\`status\` text DEFAULT 'active' NOT NULL,
  	\`suspended_reason\` text,
  	\`email_verified\` integer DEFAULT false,
  	\`email_notifications\` integer DEFAULT false,
  	\`email_frequency\` text DEFAULT 'none',
  	\`age_declaration\` text,
  	\`last_used_at\` text,
  	\`inactive_told_at\` text,
  	\`inactive_told_again_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`avatar_id\`) REFERENCES \`member_pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`members_email_idx\` ON \`members\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`members_avatar_idx\` ON \`members\` (\`avatar_id\`);`)
  await db.run(sql`CREATE INDEX \`members_status_idx\` ON \`members\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`members_updated_at_idx\` ON \`members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`members_created_at_idx\` ON \`members\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`member_pictures\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`member\` text NOT NULL,
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
  await db.run(sql`CREATE INDEX \`member_pictures_member_idx\` ON \`member_pictures\` (\`member\`);`)
  await db.run(sql`CREATE INDEX \`member_pictures_updated_at_idx\` ON \`member_pictures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`member_pictures_created_at_idx\` ON \`member_pictures\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_pictures_filename_idx\` ON \`member_pictures\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`member_history\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`member\` text,
  	\`act\` text NOT NULL,
  	\`reason\` text,
  	\`by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`member_history_member_idx\` ON \`member_history\` (\`member\`);`)
  await db.run(sql`CREATE INDEX \`member_history_by_idx\` ON \`member_history\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`member_history_updated_at_idx\` ON \`member_history\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`member_history_created_at_idx\` ON \`member_history\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`member_identities\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`provider\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`leaving_token\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`member_identities_member_id_idx\` ON \`member_identities\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`member_identities_updated_at_idx\` ON \`member_identities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`member_identities_created_at_idx\` ON \`member_identities\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`provider_subject_idx\` ON \`member_identities\` (\`provider\`,\`subject\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`provider_memberId_idx\` ON \`member_identities\` (\`provider\`,\`member_id\`);`)
  await db.run(sql`CREATE TABLE \`member_consents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`act\` text NOT NULL,
  	\`policy_version\` text,
  	\`language\` text,
  	\`channel\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`member_consents_member_id_idx\` ON \`member_consents\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`member_consents_updated_at_idx\` ON \`member_consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`member_consents_created_at_idx\` ON \`member_consents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`policy_changes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`policy\` text NOT NULL,
  	\`version\` text NOT NULL,
  	\`holds_from\` text NOT NULL,
  	\`summary_th\` text NOT NULL,
  	\`summary_en\` text NOT NULL,
  	\`proved_at\` text,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`started_at\` text,
  	\`ended_at\` text,
  	\`queued\` numeric DEFAULT 0,
  	\`sent\` numeric DEFAULT 0,
  	\`open\` numeric DEFAULT 0,
  	\`failed\` numeric DEFAULT 0,
  	\`dropped\` numeric DEFAULT 0,
  	\`unheard\` numeric DEFAULT 0,
  	\`errors\` numeric DEFAULT 0,
  	\`errors_forgiven\` numeric DEFAULT 0,
  	\`last_member_id\` text,
  	\`all_queued_at\` text,
  	\`holder\` text,
  	\`lease_until\` text,
  	\`frozen\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`policy_changes_state_idx\` ON \`policy_changes\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`policy_changes_saved_by_idx\` ON \`policy_changes\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`policy_changes_updated_at_idx\` ON \`policy_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`policy_changes_created_at_idx\` ON \`policy_changes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`policy_version_idx\` ON \`policy_changes\` (\`policy\`,\`version\`);`)
  await db.run(sql`CREATE TABLE \`digest_issues\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`intro_th\` text,
  	\`intro_en\` text,
  	\`due_at\` text,
  	\`proved_at\` text,
  	\`state\` text DEFAULT 'planned' NOT NULL,
  	\`started_at\` text,
  	\`ended_at\` text,
  	\`queued\` numeric DEFAULT 0,
  	\`sent\` numeric DEFAULT 0,
  	\`open\` numeric DEFAULT 0,
  	\`failed\` numeric DEFAULT 0,
  	\`dropped\` numeric DEFAULT 0,
  	\`unheard\` numeric DEFAULT 0,
  	\`errors\` numeric DEFAULT 0,
  	\`errors_forgiven\` numeric DEFAULT 0,
  	\`last_member_id\` text,
  	\`all_queued_at\` text,
  	\`holder\` text,
  	\`lease_until\` text,
  	\`frozen\` text,
  	\`known\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`digest_issues_day_idx\` ON \`digest_issues\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`digest_issues_state_idx\` ON \`digest_issues\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`digest_issues_saved_by_idx\` ON \`digest_issues\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`digest_issues_updated_at_idx\` ON \`digest_issues\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`digest_issues_created_at_idx\` ON \`digest_issues\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_bundles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`since\` text,
  	\`until\` text,
  	\`state\` text DEFAULT 'planned' NOT NULL,
  	\`started_at\` text,
  	\`ended_at\` text,
  	\`queued\` numeric DEFAULT 0,
  	\`sent\` numeric DEFAULT 0,
  	\`open\` numeric DEFAULT 0,
  	\`failed\` numeric DEFAULT 0,
  	\`dropped\` numeric DEFAULT 0,
  	\`unheard\` numeric DEFAULT 0,
  	\`errors\` numeric DEFAULT 0,
  	\`errors_forgiven\` numeric DEFAULT 0,
  	\`last_member_id\` text,
  	\`all_queued_at\` text,
  	\`holder\` text,
  	\`lease_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_bundles_day_idx\` ON \`mail_bundles\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`mail_bundles_state_idx\` ON \`mail_bundles\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mail_bundles_updated_at_idx\` ON \`mail_bundles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_bundles_created_at_idx\` ON \`mail_bundles\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_choices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`digest_left_at\` text,
  	\`bundle_left_at\` text,
  	\`complained_at\` text,
  	\`stopped_address\` text,
  	\`stopped_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_choices_member_id_idx\` ON \`mail_choices\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`mail_choices_digest_left_at_idx\` ON \`mail_choices\` (\`digest_left_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_choices_bundle_left_at_idx\` ON \`mail_choices\` (\`bundle_left_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_choices_stopped_at_idx\` ON \`mail_choices\` (\`stopped_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_choices_updated_at_idx\` ON \`mail_choices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_choices_created_at_idx\` ON \`mail_choices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_keys\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_keys_purpose_idx\` ON \`mail_keys\` (\`purpose\`);`)
  await db.run(sql`CREATE INDEX \`mail_keys_updated_at_idx\` ON \`mail_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_keys_created_at_idx\` ON \`mail_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_bounces\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`event\` text NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`address\` text NOT NULL,
  	\`what\` text NOT NULL,
  	\`score\` numeric NOT NULL,
  	\`occurred_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_bounces_event_idx\` ON \`mail_bounces\` (\`event\`);`)
  await db.run(sql`CREATE INDEX \`mail_bounces_occurred_at_idx\` ON \`mail_bounces\` (\`occurred_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_bounces_updated_at_idx\` ON \`mail_bounces\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_bounces_created_at_idx\` ON \`mail_bounces\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`memberId_occurredAt_idx\` ON \`mail_bounces\` (\`member_id\`,\`occurred_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_allowances\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`used\` numeric DEFAULT 0 NOT NULL,
  	\`free_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_allowances_key_idx\` ON \`mail_allowances\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`mail_allowances_updated_at_idx\` ON \`mail_allowances\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_allowances_created_at_idx\` ON \`mail_allowances\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`line_choices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`reports_from\` text,
  	\`branches_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`line_choices_member_id_idx\` ON \`line_choices\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`line_choices_updated_at_idx\` ON \`line_choices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`line_choices_created_at_idx\` ON \`line_choices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`outbox\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`channel\` text NOT NULL,
  	\`subject_kind\` text NOT NULL,
  	\`subject_id\` text NOT NULL,
  	\`to_visitor\` integer DEFAULT false,
  	\`content\` text,
  	\`key\` text NOT NULL,
  	\`run\` text,
  	\`status\` text DEFAULT 'waiting' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`unheard\` numeric DEFAULT 0,
  	\`queued_at\` text,
  	\`next_attempt_at\` text,
  	\`expires_at\` text,
  	\`sent_at\` text,
  	\`last_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`outbox_key_idx\` ON \`outbox\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`outbox_updated_at_idx\` ON \`outbox\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_created_at_idx\` ON \`outbox\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_channel_nextAttemptAt_idx\` ON \`outbox\` (\`status\`,\`channel\`,\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`run_status_attempts_unheard_idx\` ON \`outbox\` (\`run\`,\`status\`,\`attempts\`,\`unheard\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_saved_by_idx\` ON \`media\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`library_files\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`pages\` numeric,
  	\`preview_state\` text,
  	\`preview_tries\` numeric,
  	\`preview_due_at\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`library_files_saved_by_idx\` ON \`library_files\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`library_files_updated_at_idx\` ON \`library_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`library_files_created_at_idx\` ON \`library_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`library_files_filename_idx\` ON \`library_files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`library_previews\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file\` text NOT NULL,
  	\`page\` numeric NOT NULL,
  	\`filename\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`library_previews_file_idx\` ON \`library_previews\` (\`file\`);`)
  await db.run(sql`CREATE INDEX \`library_previews_updated_at_idx\` ON \`library_previews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`library_previews_created_at_idx\` ON \`library_previews\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`library_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`file\` text NOT NULL,
  	\`month\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`library_counts_file_idx\` ON \`library_counts\` (\`file\`);`)
  await db.run(sql`CREATE INDEX \`library_counts_updated_at_idx\` ON \`library_counts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`library_counts_created_at_idx\` ON \`library_counts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`file_month_idx\` ON \`library_counts\` (\`file\`,\`month\`);`)
  await db.run(sql`CREATE TABLE \`account_attempts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`tries\` numeric NOT NULL,
  	\`tried_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`account_attempts_key_idx\` ON \`account_attempts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`account_attempts_tried_at_idx\` ON \`account_attempts\` (\`tried_at\`);`)
  await db.run(sql`CREATE INDEX \`account_attempts_updated_at_idx\` ON \`account_attempts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`account_attempts_created_at_idx\` ON \`account_attempts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`account\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_links_token_hash_idx\` ON \`mail_links\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`mail_links_account_idx\` ON \`mail_links\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`mail_links_email_idx\` ON \`mail_links\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`mail_links_expires_at_idx\` ON \`mail_links\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_links_updated_at_idx\` ON \`mail_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_links_created_at_idx\` ON \`mail_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`member_sessions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`user_agent\` text,
  	\`is_remembered\` integer DEFAULT false NOT NULL,
  	\`last_used_at\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`ends_at\` text NOT NULL,
  	\`generation\` numeric NOT NULL,
  	\`refresh_hash\` text NOT NULL,
  	\`access_hash\` text NOT NULL,
  	\`access_expires_at\` text NOT NULL,
  	\`earlier_access_hash\` text,
  	\`earlier_access_expires_at\` text,
  	\`arrived_at\` text,
  	\`misused_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`member_sessions_member_id_idx\` ON \`member_sessions\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`member_sessions_expires_at_idx\` ON \`member_sessions\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`member_sessions_updated_at_idx\` ON \`member_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`member_sessions_created_at_idx\` ON \`member_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`retention_runs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`job\` text NOT NULL,
  	\`days\` numeric NOT NULL,
  	\`removed\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`retention_runs_key_idx\` ON \`retention_runs\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`retention_runs_updated_at_idx\` ON \`retention_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`retention_runs_created_at_idx\` ON \`retention_runs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`erasures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`erasures_hash_idx\` ON \`erasures\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`erasures_updated_at_idx\` ON \`erasures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`erasures_created_at_idx\` ON \`erasures\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`staff_audit\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`act\` text NOT NULL,
  	\`by\` numeric NOT NULL,
  	\`about\` text NOT NULL,
  	\`ids\` text,
  	\`count\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_audit_by_idx\` ON \`staff_audit\` (\`by\`);`)
  await db.run(sql`CREATE INDEX \`staff_audit_updated_at_idx\` ON \`staff_audit\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_audit_created_at_idx\` ON \`staff_audit\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`leads_id\` text,
  	\`news_id\` integer,
  	\`news_categories_id\` integer,
  	\`special_events_id\` integer,
  	\`notifications_id\` integer,
  	\`downloads_id\` integer,
  	\`download_categories_id\` integer,
  	\`download_subcategories_id\` integer,
  	\`enews_id\` integer,
  	\`banners_id\` integer,
  	\`branches_id\` integer,
  	\`customer_reviews_id\` integer,
  	\`provinces_id\` integer,
  	\`sectors_id\` integer,
  	\`franchise_packages_id\` integer,
  	\`investor_reasons_id\` integer,
  	\`franchise_comments_id\` integer,
  	\`about_pages_id\` integer,
  	\`milestones_id\` integer,
  	\`rewards_id\` integer,
  	\`official_channels_id\` integer,
  	\`policy_images_id\` integer,
  	\`machines_id\` integer,
  	\`faqs_id\` integer,
  	\`sub_faqs_id\` integer,
  	\`main_faqs_id\` integer,
  	\`general_cookies_id\` integer,
  	\`seo_id\` integer,
  	\`staff_id\` integer,
  	\`policy_changes_id\` integer,
  	\`digest_issues_id\` integer,
  	\`media_id\` text,
  	\`library_files_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_categories_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`special_events_id\`) REFERENCES \`special_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notifications_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`downloads_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`download_categories_id\`) REFERENCES \`download_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`download_subcategories_id\`) REFERENCES \`download_subcategories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enews_id\`) REFERENCES \`enews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`branches_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customer_reviews_id\`) REFERENCES \`customer_reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`provinces_id\`) REFERENCES \`provinces\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`franchise_packages_id\`) REFERENCES \`franchise_packages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`investor_reasons_id\`) REFERENCES \`investor_reasons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`franchise_comments_id\`) REFERENCES \`franchise_comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`about_pages_id\`) REFERENCES \`about_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`milestones_id\`) REFERENCES \`milestones\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rewards_id\`) REFERENCES \`rewards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`official_channels_id\`) REFERENCES \`official_channels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`policy_images_id\`) REFERENCES \`policy_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`machines_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sub_faqs_id\`) REFERENCES \`sub_faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`main_faqs_id\`) REFERENCES \`main_faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_cookies_id\`) REFERENCES \`general_cookies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seo_id\`) REFERENCES \`seo\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`policy_changes_id\`) REFERENCES \`policy_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`digest_issues_id\`) REFERENCES \`digest_issues\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`library_files_id\`) REFERENCES \`library_files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`news_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_special_events_id_idx\` ON \`payload_locked_documents_rels\` (\`special_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notifications_id_idx\` ON \`payload_locked_documents_rels\` (\`notifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_downloads_id_idx\` ON \`payload_locked_documents_rels\` (\`downloads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_download_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`download_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_download_subcategories_id_idx\` ON \`payload_locked_documents_rels\` (\`download_subcategories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enews_id_idx\` ON \`payload_locked_documents_rels\` (\`enews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_branches_id_idx\` ON \`payload_locked_documents_rels\` (\`branches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customer_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`customer_reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_provinces_id_idx\` ON \`payload_locked_documents_rels\` (\`provinces_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sectors_id_idx\` ON \`payload_locked_documents_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_franchise_packages_id_idx\` ON \`payload_locked_documents_rels\` (\`franchise_packages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_investor_reasons_id_idx\` ON \`payload_locked_documents_rels\` (\`investor_reasons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_franchise_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`franchise_comments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_about_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`about_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_milestones_id_idx\` ON \`payload_locked_documents_rels\` (\`milestones_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rewards_id_idx\` ON \`payload_locked_documents_rels\` (\`rewards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_official_channels_id_idx\` ON \`payload_locked_documents_rels\` (\`official_channels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_policy_images_id_idx\` ON \`payload_locked_documents_rels\` (\`policy_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_machines_id_idx\` ON \`payload_locked_documents_rels\` (\`machines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sub_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`sub_faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_main_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`main_faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_general_cookies_id_idx\` ON \`payload_locked_documents_rels\` (\`general_cookies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seo_id_idx\` ON \`payload_locked_documents_rels\` (\`seo_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_policy_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`policy_changes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_digest_issues_id_idx\` ON \`payload_locked_documents_rels\` (\`digest_issues_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_library_files_id_idx\` ON \`payload_locked_documents_rels\` (\`library_files_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`staff_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_staff_id_idx\` ON \`payload_preferences_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`contact_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`map_link\` text,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_page_saved_by_idx\` ON \`contact_page\` (\`saved_by_id\`);`)
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
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_version_saved_by_idx\` ON \`_contact_page_v\` (\`version_saved_by_id\`);`)
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
  	\`saved_by_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_settings_saved_by_idx\` ON \`lead_settings\` (\`saved_by_id\`);`)
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
  await db.run(sql`CREATE TABLE \`news_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`background_image_id\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_page_background_image_idx\` ON \`news_page\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_page_created_by_idx\` ON \`news_page\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`news_page_updated_by_idx\` ON \`news_page\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`news_page_saved_by_idx\` ON \`news_page\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`news_page__status_idx\` ON \`news_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`news_page_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_page_locales_locale_parent_id_unique\` ON \`news_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_page_locales_parent_idx\` ON \`news_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_background_image_id\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_page_v_version_version_background_image_idx\` ON \`_news_page_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_page_v_version_version_created_by_idx\` ON \`_news_page_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_page_v_version_version_updated_by_idx\` ON \`_news_page_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_page_v_version_version_saved_by_idx\` ON \`_news_page_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_page_v_version_version__status_idx\` ON \`_news_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_page_v_created_at_idx\` ON \`_news_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_page_v_updated_at_idx\` ON \`_news_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_page_v_snapshot_idx\` ON \`_news_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_page_v_published_locale_idx\` ON \`_news_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_page_v_latest_idx\` ON \`_news_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_news_page_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_news_page_v_locales_locale_parent_id_unique\` ON \`_news_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_page_v_locales_parent_idx\` ON \`_news_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`downloads_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`background_image_id\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`downloads_page_background_image_idx\` ON \`downloads_page\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_page_created_by_idx\` ON \`downloads_page\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_page_updated_by_idx\` ON \`downloads_page\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_page_saved_by_idx\` ON \`downloads_page\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_page__status_idx\` ON \`downloads_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`downloads_page_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`downloads_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`downloads_page_locales_locale_parent_id_unique\` ON \`downloads_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_page_locales_parent_idx\` ON \`downloads_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_downloads_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_background_image_id\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_downloads_page_v_version_version_background_image_idx\` ON \`_downloads_page_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_page_v_version_version_created_by_idx\` ON \`_downloads_page_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_page_v_version_version_updated_by_idx\` ON \`_downloads_page_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_page_v_version_version_saved_by_idx\` ON \`_downloads_page_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_page_v_version_version__status_idx\` ON \`_downloads_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_page_v_created_at_idx\` ON \`_downloads_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_page_v_updated_at_idx\` ON \`_downloads_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_page_v_snapshot_idx\` ON \`_downloads_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_page_v_published_locale_idx\` ON \`_downloads_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_page_v_latest_idx\` ON \`_downloads_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_downloads_page_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_downloads_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_downloads_page_v_locales_locale_parent_id_unique\` ON \`_downloads_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_page_v_locales_parent_idx\` ON \`_downloads_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enews_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`background_image_id\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enews_page_background_image_idx\` ON \`enews_page\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`enews_page_created_by_idx\` ON \`enews_page\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`enews_page_updated_by_idx\` ON \`enews_page\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`enews_page_saved_by_idx\` ON \`enews_page\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`enews_page__status_idx\` ON \`enews_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`enews_page_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enews_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`enews_page_locales_locale_parent_id_unique\` ON \`enews_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`enews_page_locales_parent_idx\` ON \`enews_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_enews_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_background_image_id\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_enews_page_v_version_version_background_image_idx\` ON \`_enews_page_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_enews_page_v_version_version_created_by_idx\` ON \`_enews_page_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_enews_page_v_version_version_updated_by_idx\` ON \`_enews_page_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_enews_page_v_version_version_saved_by_idx\` ON \`_enews_page_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_enews_page_v_version_version__status_idx\` ON \`_enews_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_enews_page_v_created_at_idx\` ON \`_enews_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_enews_page_v_updated_at_idx\` ON \`_enews_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_enews_page_v_snapshot_idx\` ON \`_enews_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_enews_page_v_published_locale_idx\` ON \`_enews_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_enews_page_v_latest_idx\` ON \`_enews_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_enews_page_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_enews_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_enews_page_v_locales_locale_parent_id_unique\` ON \`_enews_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_enews_page_v_locales_parent_idx\` ON \`_enews_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_banners\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_blocks_banners_order_idx\` ON \`home_blocks_banners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_banners_parent_id_idx\` ON \`home_blocks_banners\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_banners_path_idx\` ON \`home_blocks_banners\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_banner2\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_blocks_banner2_order_idx\` ON \`home_blocks_banner2\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_banner2_parent_id_idx\` ON \`home_blocks_banner2\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_banner2_path_idx\` ON \`home_blocks_banner2\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_banner3\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_blocks_banner3_order_idx\` ON \`home_blocks_banner3\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_banner3_parent_id_idx\` ON \`home_blocks_banner3\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_banner3_path_idx\` ON \`home_blocks_banner3\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_banner4\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_blocks_banner4_order_idx\` ON \`home_blocks_banner4\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_banner4_parent_id_idx\` ON \`home_blocks_banner4\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_banner4_path_idx\` ON \`home_blocks_banner4\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_promises_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_blocks_promises\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_blocks_promises_items_order_idx\` ON \`home_blocks_promises_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_promises_items_parent_id_idx\` ON \`home_blocks_promises_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_promises_items_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_blocks_promises_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_blocks_promises_items_locales_locale_parent_id_unique\` ON \`home_blocks_promises_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_promises_items_locales_parent_idx\` ON \`home_blocks_promises_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_promises\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_blocks_promises_order_idx\` ON \`home_blocks_promises\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_promises_parent_id_idx\` ON \`home_blocks_promises\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_promises_path_idx\` ON \`home_blocks_promises\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_promises_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_blocks_promises\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_blocks_promises_locales_locale_parent_id_unique\` ON \`home_blocks_promises_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_promises_locales_parent_idx\` ON \`home_blocks_promises_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_steps_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_blocks_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_blocks_steps_items_order_idx\` ON \`home_blocks_steps_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_steps_items_parent_id_idx\` ON \`home_blocks_steps_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_steps_items_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_blocks_steps_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_blocks_steps_items_locales_locale_parent_id_unique\` ON \`home_blocks_steps_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_steps_items_locales_parent_idx\` ON \`home_blocks_steps_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`button_link\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_blocks_steps_order_idx\` ON \`home_blocks_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_steps_parent_id_idx\` ON \`home_blocks_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_steps_path_idx\` ON \`home_blocks_steps\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_steps_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`button_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_blocks_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_blocks_steps_locales_locale_parent_id_unique\` ON \`home_blocks_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_steps_locales_parent_idx\` ON \`home_blocks_steps_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_blocks_figures_order_idx\` ON \`home_blocks_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_figures_parent_id_idx\` ON \`home_blocks_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_figures_path_idx\` ON \`home_blocks_figures\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_figures_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_blocks_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_blocks_figures_locales_locale_parent_id_unique\` ON \`home_blocks_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_figures_locales_parent_idx\` ON \`home_blocks_figures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_news\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_blocks_news_order_idx\` ON \`home_blocks_news\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_news_parent_id_idx\` ON \`home_blocks_news\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_news_path_idx\` ON \`home_blocks_news\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_news_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_blocks_news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_blocks_news_locales_locale_parent_id_unique\` ON \`home_blocks_news_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_news_locales_parent_idx\` ON \`home_blocks_news_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_promotions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`category_id\` integer,
  	\`block_name\` text,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_blocks_promotions_order_idx\` ON \`home_blocks_promotions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_promotions_parent_id_idx\` ON \`home_blocks_promotions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_promotions_path_idx\` ON \`home_blocks_promotions\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_promotions_category_idx\` ON \`home_blocks_promotions\` (\`category_id\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_promotions_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_blocks_promotions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_blocks_promotions_locales_locale_parent_id_unique\` ON \`home_blocks_promotions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_promotions_locales_parent_idx\` ON \`home_blocks_promotions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_events\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_blocks_events_order_idx\` ON \`home_blocks_events\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_events_parent_id_idx\` ON \`home_blocks_events\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_events_path_idx\` ON \`home_blocks_events\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_events_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_blocks_events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_blocks_events_locales_locale_parent_id_unique\` ON \`home_blocks_events_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_events_locales_parent_idx\` ON \`home_blocks_events_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_reviews\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_blocks_reviews_order_idx\` ON \`home_blocks_reviews\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_reviews_parent_id_idx\` ON \`home_blocks_reviews\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_reviews_path_idx\` ON \`home_blocks_reviews\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_reviews_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_blocks_reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_blocks_reviews_locales_locale_parent_id_unique\` ON \`home_blocks_reviews_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_reviews_locales_parent_idx\` ON \`home_blocks_reviews_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_franchise\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`button_link\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_blocks_franchise_order_idx\` ON \`home_blocks_franchise\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_franchise_parent_id_idx\` ON \`home_blocks_franchise\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_franchise_path_idx\` ON \`home_blocks_franchise\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`home_blocks_franchise_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`button_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_blocks_franchise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_blocks_franchise_locales_locale_parent_id_unique\` ON \`home_blocks_franchise_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_blocks_franchise_locales_parent_idx\` ON \`home_blocks_franchise_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`has_popup\` integer DEFAULT true,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_saved_by_idx\` ON \`home\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`home_locales\` (
  	\`hero_title\` text,
  	\`hero_text\` text,
  	\`popup_title\` text,
  	\`popup_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_locales_locale_parent_id_unique\` ON \`home_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_locales_parent_idx\` ON \`home_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_banners\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_banners_order_idx\` ON \`_home_v_blocks_banners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_banners_parent_id_idx\` ON \`_home_v_blocks_banners\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_banners_path_idx\` ON \`_home_v_blocks_banners\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_banner2\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_banner2_order_idx\` ON \`_home_v_blocks_banner2\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_banner2_parent_id_idx\` ON \`_home_v_blocks_banner2\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_banner2_path_idx\` ON \`_home_v_blocks_banner2\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_banner3\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_banner3_order_idx\` ON \`_home_v_blocks_banner3\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_banner3_parent_id_idx\` ON \`_home_v_blocks_banner3\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_banner3_path_idx\` ON \`_home_v_blocks_banner3\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_banner4\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_banner4_order_idx\` ON \`_home_v_blocks_banner4\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_banner4_parent_id_idx\` ON \`_home_v_blocks_banner4\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_banner4_path_idx\` ON \`_home_v_blocks_banner4\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_promises_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_blocks_promises\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_promises_items_order_idx\` ON \`_home_v_blocks_promises_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_promises_items_parent_id_idx\` ON \`_home_v_blocks_promises_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_promises_items_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_blocks_promises_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_blocks_promises_items_locales_locale_parent_id_uniqu\` ON \`_home_v_blocks_promises_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_promises_items_locales_parent_idx\` ON \`_home_v_blocks_promises_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_promises\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_promises_order_idx\` ON \`_home_v_blocks_promises\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_promises_parent_id_idx\` ON \`_home_v_blocks_promises\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_promises_path_idx\` ON \`_home_v_blocks_promises\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_promises_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_blocks_promises\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_blocks_promises_locales_locale_parent_id_unique\` ON \`_home_v_blocks_promises_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_promises_locales_parent_idx\` ON \`_home_v_blocks_promises_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_steps_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_blocks_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_steps_items_order_idx\` ON \`_home_v_blocks_steps_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_steps_items_parent_id_idx\` ON \`_home_v_blocks_steps_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_steps_items_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_blocks_steps_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_blocks_steps_items_locales_locale_parent_id_unique\` ON \`_home_v_blocks_steps_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_steps_items_locales_parent_idx\` ON \`_home_v_blocks_steps_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`button_link\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_steps_order_idx\` ON \`_home_v_blocks_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_steps_parent_id_idx\` ON \`_home_v_blocks_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_steps_path_idx\` ON \`_home_v_blocks_steps\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_steps_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`button_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_blocks_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_blocks_steps_locales_locale_parent_id_unique\` ON \`_home_v_blocks_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_steps_locales_parent_idx\` ON \`_home_v_blocks_steps_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_figures_order_idx\` ON \`_home_v_blocks_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_figures_parent_id_idx\` ON \`_home_v_blocks_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_figures_path_idx\` ON \`_home_v_blocks_figures\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_figures_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_blocks_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_blocks_figures_locales_locale_parent_id_unique\` ON \`_home_v_blocks_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_figures_locales_parent_idx\` ON \`_home_v_blocks_figures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_news\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_news_order_idx\` ON \`_home_v_blocks_news\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_news_parent_id_idx\` ON \`_home_v_blocks_news\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_news_path_idx\` ON \`_home_v_blocks_news\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_news_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_blocks_news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_blocks_news_locales_locale_parent_id_unique\` ON \`_home_v_blocks_news_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_news_locales_parent_idx\` ON \`_home_v_blocks_news_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_promotions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`category_id\` integer,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_promotions_order_idx\` ON \`_home_v_blocks_promotions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_promotions_parent_id_idx\` ON \`_home_v_blocks_promotions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_promotions_path_idx\` ON \`_home_v_blocks_promotions\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_promotions_category_idx\` ON \`_home_v_blocks_promotions\` (\`category_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_promotions_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_blocks_promotions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_blocks_promotions_locales_locale_parent_id_unique\` ON \`_home_v_blocks_promotions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_promotions_locales_parent_idx\` ON \`_home_v_blocks_promotions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_events\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_events_order_idx\` ON \`_home_v_blocks_events\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_events_parent_id_idx\` ON \`_home_v_blocks_events\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_events_path_idx\` ON \`_home_v_blocks_events\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_events_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_blocks_events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_blocks_events_locales_locale_parent_id_unique\` ON \`_home_v_blocks_events_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_events_locales_parent_idx\` ON \`_home_v_blocks_events_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_reviews\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_reviews_order_idx\` ON \`_home_v_blocks_reviews\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_reviews_parent_id_idx\` ON \`_home_v_blocks_reviews\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_reviews_path_idx\` ON \`_home_v_blocks_reviews\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_reviews_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_blocks_reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_blocks_reviews_locales_locale_parent_id_unique\` ON \`_home_v_blocks_reviews_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_reviews_locales_parent_idx\` ON \`_home_v_blocks_reviews_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_franchise\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`button_link\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_franchise_order_idx\` ON \`_home_v_blocks_franchise\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_franchise_parent_id_idx\` ON \`_home_v_blocks_franchise\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_franchise_path_idx\` ON \`_home_v_blocks_franchise\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_blocks_franchise_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`button_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_blocks_franchise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_blocks_franchise_locales_locale_parent_id_unique\` ON \`_home_v_blocks_franchise_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_blocks_franchise_locales_parent_idx\` ON \`_home_v_blocks_franchise_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_has_popup\` integer DEFAULT true,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_saved_by_idx\` ON \`_home_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_snapshot_idx\` ON \`_home_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_published_locale_idx\` ON \`_home_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_locales\` (
  	\`version_hero_title\` text,
  	\`version_hero_text\` text,
  	\`version_popup_title\` text,
  	\`version_popup_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_locales_locale_parent_id_unique\` ON \`_home_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_locales_parent_idx\` ON \`_home_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`current_branch\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`customers\` numeric DEFAULT 0 NOT NULL,
  	\`branches\` numeric DEFAULT 0 NOT NULL,
  	\`saved_by_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`current_branch_saved_by_idx\` ON \`current_branch\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE TABLE \`branch_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`background_image_id\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`branch_page_background_image_idx\` ON \`branch_page\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`branch_page_created_by_idx\` ON \`branch_page\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`branch_page_updated_by_idx\` ON \`branch_page\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`branch_page_saved_by_idx\` ON \`branch_page\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`branch_page__status_idx\` ON \`branch_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`branch_page_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branch_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`branch_page_locales_locale_parent_id_unique\` ON \`branch_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`branch_page_locales_parent_idx\` ON \`branch_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branch_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_background_image_id\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_branch_page_v_version_version_background_image_idx\` ON \`_branch_page_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_branch_page_v_version_version_created_by_idx\` ON \`_branch_page_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_branch_page_v_version_version_updated_by_idx\` ON \`_branch_page_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_branch_page_v_version_version_saved_by_idx\` ON \`_branch_page_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_branch_page_v_version_version__status_idx\` ON \`_branch_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_branch_page_v_created_at_idx\` ON \`_branch_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_branch_page_v_updated_at_idx\` ON \`_branch_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_branch_page_v_snapshot_idx\` ON \`_branch_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_branch_page_v_published_locale_idx\` ON \`_branch_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_branch_page_v_latest_idx\` ON \`_branch_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_branch_page_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branch_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_branch_page_v_locales_locale_parent_id_unique\` ON \`_branch_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_branch_page_v_locales_parent_idx\` ON \`_branch_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`investor_head\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`background_image_id\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`investor_head_background_image_idx\` ON \`investor_head\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`investor_head_created_by_idx\` ON \`investor_head\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`investor_head_updated_by_idx\` ON \`investor_head\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`investor_head_saved_by_idx\` ON \`investor_head\` (\`saved_by_id\`);`)
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
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_investor_head_v_version_version_background_image_idx\` ON \`_investor_head_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_head_v_version_version_created_by_idx\` ON \`_investor_head_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_head_v_version_version_updated_by_idx\` ON \`_investor_head_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_investor_head_v_version_version_saved_by_idx\` ON \`_investor_head_v\` (\`version_saved_by_id\`);`)
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
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`investor_page_saved_by_idx\` ON \`investor_page\` (\`saved_by_id\`);`)
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
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_investor_page_v_version_version_saved_by_idx\` ON \`_investor_page_v\` (\`version_saved_by_id\`);`)
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
  await db.run(sql`CREATE TABLE \`about_head\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`background_image_id\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_head_background_image_idx\` ON \`about_head\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_head_created_by_idx\` ON \`about_head\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`about_head_updated_by_idx\` ON \`about_head\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`about_head_saved_by_idx\` ON \`about_head\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`about_head__status_idx\` ON \`about_head\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`about_head_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_head\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_head_locales_locale_parent_id_unique\` ON \`about_head_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_head_locales_parent_idx\` ON \`about_head_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_head_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_background_image_id\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_head_v_version_version_background_image_idx\` ON \`_about_head_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_head_v_version_version_created_by_idx\` ON \`_about_head_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_head_v_version_version_updated_by_idx\` ON \`_about_head_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_head_v_version_version_saved_by_idx\` ON \`_about_head_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_head_v_version_version__status_idx\` ON \`_about_head_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_head_v_created_at_idx\` ON \`_about_head_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_head_v_updated_at_idx\` ON \`_about_head_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_head_v_snapshot_idx\` ON \`_about_head_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_about_head_v_published_locale_idx\` ON \`_about_head_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_head_v_latest_idx\` ON \`_about_head_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_about_head_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_head_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_head_v_locales_locale_parent_id_unique\` ON \`_about_head_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_head_v_locales_parent_idx\` ON \`_about_head_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_brand\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` text,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_brand_image_idx\` ON \`about_brand\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_brand_saved_by_idx\` ON \`about_brand\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`about_brand__status_idx\` ON \`about_brand\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`about_brand_locales\` (
  	\`title\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_brand\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_brand_locales_locale_parent_id_unique\` ON \`about_brand_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_brand_locales_parent_idx\` ON \`about_brand_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_brand_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`about_brand\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`about_brand_rels_order_idx\` ON \`about_brand_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`about_brand_rels_parent_idx\` ON \`about_brand_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_brand_rels_path_idx\` ON \`about_brand_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`about_brand_rels_locale_idx\` ON \`about_brand_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`about_brand_rels_media_id_idx\` ON \`about_brand_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_about_brand_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_image_id\` text,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_brand_v_version_version_image_idx\` ON \`_about_brand_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_brand_v_version_version_saved_by_idx\` ON \`_about_brand_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_brand_v_version_version__status_idx\` ON \`_about_brand_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_brand_v_created_at_idx\` ON \`_about_brand_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_brand_v_updated_at_idx\` ON \`_about_brand_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_brand_v_snapshot_idx\` ON \`_about_brand_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_about_brand_v_published_locale_idx\` ON \`_about_brand_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_brand_v_latest_idx\` ON \`_about_brand_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_about_brand_v_locales\` (
  	\`version_title\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_brand_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_brand_v_locales_locale_parent_id_unique\` ON \`_about_brand_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_brand_v_locales_parent_idx\` ON \`_about_brand_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_brand_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_about_brand_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_brand_v_rels_order_idx\` ON \`_about_brand_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_about_brand_v_rels_parent_idx\` ON \`_about_brand_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_brand_v_rels_path_idx\` ON \`_about_brand_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_about_brand_v_rels_locale_idx\` ON \`_about_brand_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_brand_v_rels_media_id_idx\` ON \`_about_brand_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`about_history\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` text,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_history_image_idx\` ON \`about_history\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_history_saved_by_idx\` ON \`about_history\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`about_history__status_idx\` ON \`about_history\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`about_history_locales\` (
  	\`title\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_history\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_history_locales_locale_parent_id_unique\` ON \`about_history_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_history_locales_parent_idx\` ON \`about_history_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_history_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`about_history\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`about_history_rels_order_idx\` ON \`about_history_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`about_history_rels_parent_idx\` ON \`about_history_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_history_rels_path_idx\` ON \`about_history_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`about_history_rels_locale_idx\` ON \`about_history_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`about_history_rels_media_id_idx\` ON \`about_history_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_about_history_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_image_id\` text,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_history_v_version_version_image_idx\` ON \`_about_history_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_history_v_version_version_saved_by_idx\` ON \`_about_history_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_history_v_version_version__status_idx\` ON \`_about_history_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_history_v_created_at_idx\` ON \`_about_history_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_history_v_updated_at_idx\` ON \`_about_history_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_history_v_snapshot_idx\` ON \`_about_history_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_about_history_v_published_locale_idx\` ON \`_about_history_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_history_v_latest_idx\` ON \`_about_history_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_about_history_v_locales\` (
  	\`version_title\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_history_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_history_v_locales_locale_parent_id_unique\` ON \`_about_history_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_history_v_locales_parent_idx\` ON \`_about_history_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_history_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_about_history_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_history_v_rels_order_idx\` ON \`_about_history_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_about_history_v_rels_parent_idx\` ON \`_about_history_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_history_v_rels_path_idx\` ON \`_about_history_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_about_history_v_rels_locale_idx\` ON \`_about_history_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_history_v_rels_media_id_idx\` ON \`_about_history_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`cookie_policy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`cookie_policy_saved_by_idx\` ON \`cookie_policy\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`cookie_policy__status_idx\` ON \`cookie_policy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`cookie_policy_locales\` (
  	\`title\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`pdf_id\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`cookie_policy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`cookie_policy_pdf_idx\` ON \`cookie_policy_locales\` (\`pdf_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cookie_policy_locales_locale_parent_id_unique\` ON \`cookie_policy_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`cookie_policy_locales_parent_idx\` ON \`cookie_policy_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`cookie_policy_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`cookie_policy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`cookie_policy_rels_order_idx\` ON \`cookie_policy_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`cookie_policy_rels_parent_idx\` ON \`cookie_policy_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`cookie_policy_rels_path_idx\` ON \`cookie_policy_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`cookie_policy_rels_locale_idx\` ON \`cookie_policy_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`cookie_policy_rels_media_id_idx\` ON \`cookie_policy_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_cookie_policy_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_version_version_saved_by_idx\` ON \`_cookie_policy_v\` (\`version_saved_by_id\`);`)
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
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_cookie_policy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_version_version_pdf_idx\` ON \`_cookie_policy_v_locales\` (\`version_pdf_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_cookie_policy_v_locales_locale_parent_id_unique\` ON \`_cookie_policy_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_locales_parent_idx\` ON \`_cookie_policy_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_cookie_policy_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_cookie_policy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_rels_order_idx\` ON \`_cookie_policy_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_rels_parent_idx\` ON \`_cookie_policy_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_rels_path_idx\` ON \`_cookie_policy_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_rels_locale_idx\` ON \`_cookie_policy_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_cookie_policy_v_rels_media_id_idx\` ON \`_cookie_policy_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`privacy_policy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_policy_saved_by_idx\` ON \`privacy_policy\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy__status_idx\` ON \`privacy_policy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`privacy_policy_locales\` (
  	\`title\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`pdf_id\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`privacy_policy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_policy_pdf_idx\` ON \`privacy_policy_locales\` (\`pdf_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`privacy_policy_locales_locale_parent_id_unique\` ON \`privacy_policy_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_locales_parent_idx\` ON \`privacy_policy_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`privacy_policy_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`privacy_policy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_policy_rels_order_idx\` ON \`privacy_policy_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_rels_parent_idx\` ON \`privacy_policy_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_rels_path_idx\` ON \`privacy_policy_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_rels_locale_idx\` ON \`privacy_policy_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_rels_media_id_idx\` ON \`privacy_policy_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_policy_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_saved_by_idx\` ON \`_privacy_policy_v\` (\`version_saved_by_id\`);`)
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
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_privacy_policy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_pdf_idx\` ON \`_privacy_policy_v_locales\` (\`version_pdf_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_privacy_policy_v_locales_locale_parent_id_unique\` ON \`_privacy_policy_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_locales_parent_idx\` ON \`_privacy_policy_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_policy_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_privacy_policy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_rels_order_idx\` ON \`_privacy_policy_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_rels_parent_idx\` ON \`_privacy_policy_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_rels_path_idx\` ON \`_privacy_policy_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_rels_locale_idx\` ON \`_privacy_policy_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_rels_media_id_idx\` ON \`_privacy_policy_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`terms_of_service\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`terms_of_service_saved_by_idx\` ON \`terms_of_service\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`terms_of_service__status_idx\` ON \`terms_of_service\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`terms_of_service_locales\` (
  	\`title\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`pdf_id\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`terms_of_service\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`terms_of_service_pdf_idx\` ON \`terms_of_service_locales\` (\`pdf_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`terms_of_service_locales_locale_parent_id_unique\` ON \`terms_of_service_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`terms_of_service_locales_parent_idx\` ON \`terms_of_service_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`terms_of_service_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`terms_of_service\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`terms_of_service_rels_order_idx\` ON \`terms_of_service_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`terms_of_service_rels_parent_idx\` ON \`terms_of_service_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`terms_of_service_rels_path_idx\` ON \`terms_of_service_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`terms_of_service_rels_locale_idx\` ON \`terms_of_service_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`terms_of_service_rels_media_id_idx\` ON \`terms_of_service_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_terms_of_service_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_version_version_saved_by_idx\` ON \`_terms_of_service_v\` (\`version_saved_by_id\`);`)
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
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_terms_of_service_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_version_version_pdf_idx\` ON \`_terms_of_service_v_locales\` (\`version_pdf_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_terms_of_service_v_locales_locale_parent_id_unique\` ON \`_terms_of_service_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_locales_parent_idx\` ON \`_terms_of_service_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_terms_of_service_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_terms_of_service_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_rels_order_idx\` ON \`_terms_of_service_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_rels_parent_idx\` ON \`_terms_of_service_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_rels_path_idx\` ON \`_terms_of_service_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_rels_locale_idx\` ON \`_terms_of_service_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_service_v_rels_media_id_idx\` ON \`_terms_of_service_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`product_head\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`background_image_id\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`product_head_background_image_idx\` ON \`product_head\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`product_head_created_by_idx\` ON \`product_head\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`product_head_updated_by_idx\` ON \`product_head\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`product_head_saved_by_idx\` ON \`product_head\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`product_head__status_idx\` ON \`product_head\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`product_head_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_head\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`product_head_locales_locale_parent_id_unique\` ON \`product_head_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_head_locales_parent_idx\` ON \`product_head_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_head_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_background_image_id\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_head_v_version_version_background_image_idx\` ON \`_product_head_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_head_v_version_version_created_by_idx\` ON \`_product_head_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_head_v_version_version_updated_by_idx\` ON \`_product_head_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_head_v_version_version_saved_by_idx\` ON \`_product_head_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_head_v_version_version__status_idx\` ON \`_product_head_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_product_head_v_created_at_idx\` ON \`_product_head_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_head_v_updated_at_idx\` ON \`_product_head_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_head_v_snapshot_idx\` ON \`_product_head_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_product_head_v_published_locale_idx\` ON \`_product_head_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_product_head_v_latest_idx\` ON \`_product_head_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_product_head_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_head_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_product_head_v_locales_locale_parent_id_unique\` ON \`_product_head_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_head_v_locales_parent_idx\` ON \`_product_head_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_page_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_page_steps_order_idx\` ON \`product_page_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_page_steps_parent_id_idx\` ON \`product_page_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_steps_image_idx\` ON \`product_page_steps\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`product_page_steps_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_page_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`product_page_steps_locales_locale_parent_id_unique\` ON \`product_page_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_steps_locales_parent_idx\` ON \`product_page_steps_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_page_allowed\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_page_allowed_order_idx\` ON \`product_page_allowed\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_page_allowed_parent_id_idx\` ON \`product_page_allowed\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_page_allowed_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_page_allowed\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`product_page_allowed_locales_locale_parent_id_unique\` ON \`product_page_allowed_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_allowed_locales_parent_idx\` ON \`product_page_allowed_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_page_forbidden\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_page_forbidden_order_idx\` ON \`product_page_forbidden\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_page_forbidden_parent_id_idx\` ON \`product_page_forbidden\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_page_forbidden_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_page_forbidden\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`product_page_forbidden_locales_locale_parent_id_unique\` ON \`product_page_forbidden_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_forbidden_locales_parent_idx\` ON \`product_page_forbidden_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_page_payments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_page_payments_order_idx\` ON \`product_page_payments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_page_payments_parent_id_idx\` ON \`product_page_payments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_page_payments_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_page_payments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`product_page_payments_locales_locale_parent_id_unique\` ON \`product_page_payments_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_payments_locales_parent_idx\` ON \`product_page_payments_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_page_loads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`washer_id\` integer,
  	\`washes\` numeric,
  	\`dryer_id\` integer,
  	\`dries\` numeric,
  	FOREIGN KEY (\`washer_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`dryer_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_page_loads_order_idx\` ON \`product_page_loads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_page_loads_parent_id_idx\` ON \`product_page_loads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_loads_washer_idx\` ON \`product_page_loads\` (\`washer_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_loads_dryer_idx\` ON \`product_page_loads\` (\`dryer_id\`);`)
  await db.run(sql`CREATE TABLE \`product_page_loads_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_page_loads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`product_page_loads_locales_locale_parent_id_unique\` ON \`product_page_loads_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_loads_locales_parent_idx\` ON \`product_page_loads_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`product_page_saved_by_idx\` ON \`product_page\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page__status_idx\` ON \`product_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`product_page_locales\` (
  	\`promise_title\` text,
  	\`promise_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`product_page_locales_locale_parent_id_unique\` ON \`product_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_page_locales_parent_idx\` ON \`product_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_steps_order_idx\` ON \`_product_page_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_steps_parent_id_idx\` ON \`_product_page_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_steps_image_idx\` ON \`_product_page_v_version_steps\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v_version_steps_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_page_v_version_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_product_page_v_version_steps_locales_locale_parent_id_uniqu\` ON \`_product_page_v_version_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_steps_locales_parent_idx\` ON \`_product_page_v_version_steps_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v_version_allowed\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_allowed_order_idx\` ON \`_product_page_v_version_allowed\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_allowed_parent_id_idx\` ON \`_product_page_v_version_allowed\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v_version_allowed_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_page_v_version_allowed\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_product_page_v_version_allowed_locales_locale_parent_id_uni\` ON \`_product_page_v_version_allowed_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_allowed_locales_parent_idx\` ON \`_product_page_v_version_allowed_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v_version_forbidden\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_forbidden_order_idx\` ON \`_product_page_v_version_forbidden\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_forbidden_parent_id_idx\` ON \`_product_page_v_version_forbidden\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v_version_forbidden_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_page_v_version_forbidden\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_product_page_v_version_forbidden_locales_locale_parent_id_u\` ON \`_product_page_v_version_forbidden_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_forbidden_locales_parent_idx\` ON \`_product_page_v_version_forbidden_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v_version_payments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_payments_order_idx\` ON \`_product_page_v_version_payments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_payments_parent_id_idx\` ON \`_product_page_v_version_payments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v_version_payments_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_page_v_version_payments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_product_page_v_version_payments_locales_locale_parent_id_un\` ON \`_product_page_v_version_payments_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_payments_locales_parent_idx\` ON \`_product_page_v_version_payments_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v_version_loads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`washer_id\` integer,
  	\`washes\` numeric,
  	\`dryer_id\` integer,
  	\`dries\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`washer_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`dryer_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_loads_order_idx\` ON \`_product_page_v_version_loads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_loads_parent_id_idx\` ON \`_product_page_v_version_loads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_loads_washer_idx\` ON \`_product_page_v_version_loads\` (\`washer_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_loads_dryer_idx\` ON \`_product_page_v_version_loads\` (\`dryer_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v_version_loads_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_page_v_version_loads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_product_page_v_version_loads_locales_locale_parent_id_uniqu\` ON \`_product_page_v_version_loads_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_loads_locales_parent_idx\` ON \`_product_page_v_version_loads_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_version_saved_by_idx\` ON \`_product_page_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_version_version__status_idx\` ON \`_product_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_created_at_idx\` ON \`_product_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_updated_at_idx\` ON \`_product_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_snapshot_idx\` ON \`_product_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_published_locale_idx\` ON \`_product_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_latest_idx\` ON \`_product_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_product_page_v_locales\` (
  	\`version_promise_title\` text,
  	\`version_promise_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_product_page_v_locales_locale_parent_id_unique\` ON \`_product_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_page_v_locales_parent_idx\` ON \`_product_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`board_rules\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`words\` text,
  	\`hosts\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`board_rules_saved_by_idx\` ON \`board_rules\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE TABLE \`webboard_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`background_image_id\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`webboard_page_background_image_idx\` ON \`webboard_page\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`webboard_page_created_by_idx\` ON \`webboard_page\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`webboard_page_updated_by_idx\` ON \`webboard_page\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`webboard_page_saved_by_idx\` ON \`webboard_page\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`webboard_page__status_idx\` ON \`webboard_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`webboard_page_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`webboard_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`webboard_page_locales_locale_parent_id_unique\` ON \`webboard_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`webboard_page_locales_parent_idx\` ON \`webboard_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_webboard_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_background_image_id\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_changed_at\` text,
  	\`version_change_mark\` text,
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_webboard_page_v_version_version_background_image_idx\` ON \`_webboard_page_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_webboard_page_v_version_version_created_by_idx\` ON \`_webboard_page_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_webboard_page_v_version_version_updated_by_idx\` ON \`_webboard_page_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_webboard_page_v_version_version_saved_by_idx\` ON \`_webboard_page_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_webboard_page_v_version_version__status_idx\` ON \`_webboard_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_webboard_page_v_created_at_idx\` ON \`_webboard_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_webboard_page_v_updated_at_idx\` ON \`_webboard_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_webboard_page_v_snapshot_idx\` ON \`_webboard_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_webboard_page_v_published_locale_idx\` ON \`_webboard_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_webboard_page_v_latest_idx\` ON \`_webboard_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_webboard_page_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_webboard_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_webboard_page_v_locales_locale_parent_id_unique\` ON \`_webboard_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_webboard_page_v_locales_parent_idx\` ON \`_webboard_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`cookie_detail\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`logo_id\` text,
  	\`close_icon_id\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`close_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`cookie_detail_logo_idx\` ON \`cookie_detail\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`cookie_detail_close_icon_idx\` ON \`cookie_detail\` (\`close_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`cookie_detail_saved_by_idx\` ON \`cookie_detail\` (\`saved_by_id\`);`)
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
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`analytics_cookie_saved_by_idx\` ON \`analytics_cookie\` (\`saved_by_id\`);`)
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
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_analytics_cookie_v_version_version_saved_by_idx\` ON \`_analytics_cookie_v\` (\`version_saved_by_id\`);`)
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
  	\`saved_by_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`advertising_cookie_saved_by_idx\` ON \`advertising_cookie\` (\`saved_by_id\`);`)
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
  	\`version_saved_by_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_advertising_cookie_v_version_version_saved_by_idx\` ON \`_advertising_cookie_v\` (\`version_saved_by_id\`);`)
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
  	\`ask_anew\` integer DEFAULT false,
  	\`asked_anew_at\` text,
  	\`consent_round\` numeric DEFAULT 1 NOT NULL,
  	\`overlay_first_visit\` numeric DEFAULT 3000 NOT NULL,
  	\`overlay_navigation\` numeric DEFAULT 2000 NOT NULL,
  	\`saved_by_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`tracking_saved_by_idx\` ON \`tracking\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE TABLE \`breach_notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`office_notice_thai\` text DEFAULT 'เรียน เลขาธิการคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล
  
  ขอแจ้งเหตุการละเมิดข้อมูลส่วนบุคคล ตามมาตรา 37 (4)
  
  1. ลักษณะของเหตุ และวันเวลาที่พบ:
  2. ประเภทของข้อมูล และจำนวนเจ้าของข้อมูลโดยประมาณ:
  3. ผลกระทบที่อาจเกิดขึ้น:
  4. มาตรการที่ดำเนินการแล้วและที่จะดำเนินการ:
  5. ผู้ติดต่อ ชื่อ โทรศัพท์ และอีเมล:',
  	\`office_notice_english\` text DEFAULT 'To the Personal Data Protection Committee
  
  We notify you of a breach of personal data under section 37 (4).
  
  1. What happened, and when it was found:
  2. Which kinds of data, and about how many people:
  3. What it may lead to:
  4. What was done about it, and what will be:
  5. Whom to ask, with phone and e-mail:',
  	\`concerned_notice_thai\` text DEFAULT 'เรียน ลูกค้า
  
  เราพบเหตุที่อาจกระทบข้อมูลส่วนบุคคลของคุณ
  
  เกิดอะไรขึ้น:
  ข้อมูลที่เกี่ยวข้อง:
  สิ่งที่เราทำแล้ว:
  สิ่งที่คุณควรทำ:
  แนวทางการเยียวยา และวิธีขอรับ:
  
  หากมีข้อสงสัย ติดต่อเราได้ที่:',
  	\`concerned_notice_english\` text DEFAULT 'Dear customer,
  
  We have found something that may concern your personal data.
  
  What happened:
  Which data:
  What we have done:
  What you should do:
  The remedy we offer, and how to claim it:
  
  If you have questions, ask us at:',
  	\`saved_by_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`breach_notices_saved_by_idx\` ON \`breach_notices\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_header_order_idx\` ON \`navigation_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_header_parent_id_idx\` ON \`navigation_header\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_header_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_header_locales_locale_parent_id_unique\` ON \`navigation_header_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_header_locales_parent_idx\` ON \`navigation_header_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_order_idx\` ON \`navigation_footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_parent_id_idx\` ON \`navigation_footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_footer_links_locales_locale_parent_id_unique\` ON \`navigation_footer_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_locales_parent_idx\` ON \`navigation_footer_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_order_idx\` ON \`navigation_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_parent_id_idx\` ON \`navigation_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_footer_locales_locale_parent_id_unique\` ON \`navigation_footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_locales_parent_idx\` ON \`navigation_footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_saved_by_idx\` ON \`navigation\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_spellings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`words\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_spellings_order_idx\` ON \`settings_spellings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_spellings_parent_id_idx\` ON \`settings_spellings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`logo_id\` text,
  	\`icon_id\` text,
  	\`phone\` text,
  	\`line_id\` text,
  	\`email\` text,
  	\`facebook\` text,
  	\`answer_days\` numeric,
  	\`refund_days\` numeric,
  	\`share_image_id\` text,
  	\`map_style_url\` text,
  	\`changed_at\` text,
  	\`change_mark\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE no action,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_logo_idx\` ON \`settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_icon_idx\` ON \`settings\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_share_image_idx\` ON \`settings\` (\`share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_saved_by_idx\` ON \`settings\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_locales\` (
  	\`brand_name\` text NOT NULL,
  	\`footer_text\` text,
  	\`home_title\` text NOT NULL,
  	\`meta_description\` text,
  	\`meta_keywords\` text,
  	\`meta_author\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`settings_locales_locale_parent_id_unique\` ON \`settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_locales_parent_idx\` ON \`settings_locales\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`leads_notes\`;`)
  await db.run(sql`DROP TABLE \`leads\`;`)
  await db.run(sql`DROP TABLE \`lead_photos\`;`)
  await db.run(sql`DROP TABLE \`contact_clicks\`;`)
  await db.run(sql`DROP TABLE \`news_album\`;`)
  await db.run(sql`DROP TABLE \`news_album_locales\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`news_locales\`;`)
  await db.run(sql`DROP TABLE \`news_rels\`;`)
  await db.run(sql`DROP TABLE \`_news_v_version_album\`;`)
  await db.run(sql`DROP TABLE \`_news_v_version_album_locales\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_news_v_rels\`;`)
  await db.run(sql`DROP TABLE \`news_categories\`;`)
  await db.run(sql`DROP TABLE \`news_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`special_events\`;`)
  await db.run(sql`DROP TABLE \`special_events_locales\`;`)
  await db.run(sql`DROP TABLE \`_special_events_v\`;`)
  await db.run(sql`DROP TABLE \`_special_events_v_locales\`;`)
  await db.run(sql`DROP TABLE \`notifications\`;`)
  await db.run(sql`DROP TABLE \`notification_marks\`;`)
  await db.run(sql`DROP TABLE \`notification_looks\`;`)
  await db.run(sql`DROP TABLE \`downloads\`;`)
  await db.run(sql`DROP TABLE \`downloads_locales\`;`)
  await db.run(sql`DROP TABLE \`downloads_rels\`;`)
  await db.run(sql`DROP TABLE \`_downloads_v\`;`)
  await db.run(sql`DROP TABLE \`_downloads_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_downloads_v_rels\`;`)
  await db.run(sql`DROP TABLE \`download_categories\`;`)
  await db.run(sql`DROP TABLE \`download_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`download_subcategories\`;`)
  await db.run(sql`DROP TABLE \`download_subcategories_locales\`;`)
  await db.run(sql`DROP TABLE \`enews\`;`)
  await db.run(sql`DROP TABLE \`enews_locales\`;`)
  await db.run(sql`DROP TABLE \`enews_rels\`;`)
  await db.run(sql`DROP TABLE \`_enews_v\`;`)
  await db.run(sql`DROP TABLE \`_enews_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_enews_v_rels\`;`)
  await db.run(sql`DROP TABLE \`banners\`;`)
  await db.run(sql`DROP TABLE \`banners_locales\`;`)
  await db.run(sql`DROP TABLE \`_banners_v\`;`)
  await db.run(sql`DROP TABLE \`_banners_v_locales\`;`)
  await db.run(sql`DROP TABLE \`branches_services\`;`)
  await db.run(sql`DROP TABLE \`branches_payments\`;`)
  await db.run(sql`DROP TABLE \`branches\`;`)
  await db.run(sql`DROP TABLE \`branches_locales\`;`)
  await db.run(sql`DROP TABLE \`_branches_v_version_services\`;`)
  await db.run(sql`DROP TABLE \`_branches_v_version_payments\`;`)
  await db.run(sql`DROP TABLE \`_branches_v\`;`)
  await db.run(sql`DROP TABLE \`_branches_v_locales\`;`)
  await db.run(sql`DROP TABLE \`customer_reviews\`;`)
  await db.run(sql`DROP TABLE \`customer_reviews_locales\`;`)
  await db.run(sql`DROP TABLE \`_customer_reviews_v\`;`)
  await db.run(sql`DROP TABLE \`_customer_reviews_v_locales\`;`)
  await db.run(sql`DROP TABLE \`provinces\`;`)
  await db.run(sql`DROP TABLE \`provinces_locales\`;`)
  await db.run(sql`DROP TABLE \`sectors\`;`)
  await db.run(sql`DROP TABLE \`sectors_locales\`;`)
  await db.run(sql`DROP TABLE \`followed_branches\`;`)
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
  await db.run(sql`DROP TABLE \`about_pages\`;`)
  await db.run(sql`DROP TABLE \`about_pages_locales\`;`)
  await db.run(sql`DROP TABLE \`about_pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_about_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_about_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`milestones\`;`)
  await db.run(sql`DROP TABLE \`milestones_locales\`;`)
  await db.run(sql`DROP TABLE \`_milestones_v\`;`)
  await db.run(sql`DROP TABLE \`_milestones_v_locales\`;`)
  await db.run(sql`DROP TABLE \`rewards\`;`)
  await db.run(sql`DROP TABLE \`rewards_locales\`;`)
  await db.run(sql`DROP TABLE \`_rewards_v\`;`)
  await db.run(sql`DROP TABLE \`_rewards_v_locales\`;`)
  await db.run(sql`DROP TABLE \`official_channels\`;`)
  await db.run(sql`DROP TABLE \`official_channels_locales\`;`)
  await db.run(sql`DROP TABLE \`_official_channels_v\`;`)
  await db.run(sql`DROP TABLE \`_official_channels_v_locales\`;`)
  await db.run(sql`DROP TABLE \`policy_images\`;`)
  await db.run(sql`DROP TABLE \`policy_images_locales\`;`)
  await db.run(sql`DROP TABLE \`_policy_images_v\`;`)
  await db.run(sql`DROP TABLE \`_policy_images_v_locales\`;`)
  await db.run(sql`DROP TABLE \`machines_programmes\`;`)
  await db.run(sql`DROP TABLE \`machines_programmes_locales\`;`)
  await db.run(sql`DROP TABLE \`machines\`;`)
  await db.run(sql`DROP TABLE \`machines_locales\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_version_programmes\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_version_programmes_locales\`;`)
  await db.run(sql`DROP TABLE \`_machines_v\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_locales\`;`)
  await db.run(sql`DROP TABLE \`faqs\`;`)
  await db.run(sql`DROP TABLE \`faqs_locales\`;`)
  await db.run(sql`DROP TABLE \`faqs_rels\`;`)
  await db.run(sql`DROP TABLE \`_faqs_v\`;`)
  await db.run(sql`DROP TABLE \`_faqs_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_faqs_v_rels\`;`)
  await db.run(sql`DROP TABLE \`sub_faqs\`;`)
  await db.run(sql`DROP TABLE \`sub_faqs_locales\`;`)
  await db.run(sql`DROP TABLE \`_sub_faqs_v\`;`)
  await db.run(sql`DROP TABLE \`_sub_faqs_v_locales\`;`)
  await db.run(sql`DROP TABLE \`main_faqs\`;`)
  await db.run(sql`DROP TABLE \`main_faqs_locales\`;`)
  await db.run(sql`DROP TABLE \`_main_faqs_v\`;`)
  await db.run(sql`DROP TABLE \`_main_faqs_v_locales\`;`)
  await db.run(sql`DROP TABLE \`faq_misses\`;`)
  await db.run(sql`DROP TABLE \`faq_feedback\`;`)
  await db.run(sql`DROP TABLE \`board_posts\`;`)
  await db.run(sql`DROP TABLE \`board_replies\`;`)
  await db.run(sql`DROP TABLE \`board_pictures\`;`)
  await db.run(sql`DROP TABLE \`board_counts\`;`)
  await db.run(sql`DROP TABLE \`board_shelves\`;`)
  await db.run(sql`DROP TABLE \`board_visits\`;`)
  await db.run(sql`DROP TABLE \`board_authors\`;`)
  await db.run(sql`DROP TABLE \`board_cases\`;`)
  await db.run(sql`DROP TABLE \`board_reports\`;`)
  await db.run(sql`DROP TABLE \`board_appeals\`;`)
  await db.run(sql`DROP TABLE \`board_take_downs\`;`)
  await db.run(sql`DROP TABLE \`board_log\`;`)
  await db.run(sql`DROP TABLE \`board_kept_texts\`;`)
  await db.run(sql`DROP TABLE \`board_undos\`;`)
  await db.run(sql`DROP TABLE \`general_cookies\`;`)
  await db.run(sql`DROP TABLE \`general_cookies_locales\`;`)
  await db.run(sql`DROP TABLE \`consent_log\`;`)
  await db.run(sql`DROP TABLE \`data_requests\`;`)
  await db.run(sql`DROP TABLE \`data_request_steps\`;`)
  await db.run(sql`DROP TABLE \`breaches\`;`)
  await db.run(sql`DROP TABLE \`breach_steps\`;`)
  await db.run(sql`DROP TABLE \`seo\`;`)
  await db.run(sql`DROP TABLE \`seo_locales\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`DROP TABLE \`members\`;`)
  await db.run(sql`DROP TABLE \`member_pictures\`;`)
  await db.run(sql`DROP TABLE \`member_history\`;`)
  await db.run(sql`DROP TABLE \`member_identities\`;`)
  await db.run(sql`DROP TABLE \`member_consents\`;`)
  await db.run(sql`DROP TABLE \`policy_changes\`;`)
  await db.run(sql`DROP TABLE \`digest_issues\`;`)
  await db.run(sql`DROP TABLE \`mail_bundles\`;`)
  await db.run(sql`DROP TABLE \`mail_choices\`;`)
  await db.run(sql`DROP TABLE \`mail_keys\`;`)
  await db.run(sql`DROP TABLE \`mail_bounces\`;`)
  await db.run(sql`DROP TABLE \`mail_allowances\`;`)
  await db.run(sql`DROP TABLE \`line_choices\`;`)
  await db.run(sql`DROP TABLE \`outbox\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`library_files\`;`)
  await db.run(sql`DROP TABLE \`library_previews\`;`)
  await db.run(sql`DROP TABLE \`library_counts\`;`)
  await db.run(sql`DROP TABLE \`account_attempts\`;`)
  await db.run(sql`DROP TABLE \`mail_links\`;`)
  await db.run(sql`DROP TABLE \`member_sessions\`;`)
  await db.run(sql`DROP TABLE \`retention_runs\`;`)
  await db.run(sql`DROP TABLE \`erasures\`;`)
  await db.run(sql`DROP TABLE \`staff_audit\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`contact_page\`;`)
  await db.run(sql`DROP TABLE \`contact_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_contact_page_v\`;`)
  await db.run(sql`DROP TABLE \`_contact_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`lead_settings\`;`)
  await db.run(sql`DROP TABLE \`lead_settings_texts\`;`)
  await db.run(sql`DROP TABLE \`news_page\`;`)
  await db.run(sql`DROP TABLE \`news_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_news_page_v\`;`)
  await db.run(sql`DROP TABLE \`_news_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`downloads_page\`;`)
  await db.run(sql`DROP TABLE \`downloads_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_downloads_page_v\`;`)
  await db.run(sql`DROP TABLE \`_downloads_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`enews_page\`;`)
  await db.run(sql`DROP TABLE \`enews_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_enews_page_v\`;`)
  await db.run(sql`DROP TABLE \`_enews_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_banners\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_banner2\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_banner3\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_banner4\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_promises_items\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_promises_items_locales\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_promises\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_promises_locales\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_steps_items\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_steps_items_locales\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_steps\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_figures\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_news\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_news_locales\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_promotions\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_promotions_locales\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_events\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_events_locales\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_reviews\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_reviews_locales\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_franchise\`;`)
  await db.run(sql`DROP TABLE \`home_blocks_franchise_locales\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`DROP TABLE \`home_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_banners\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_banner2\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_banner3\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_banner4\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_promises_items\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_promises_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_promises\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_promises_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_steps_items\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_steps_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_steps\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_figures\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_news\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_news_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_promotions\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_promotions_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_events\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_events_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_reviews\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_reviews_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_franchise\`;`)
  await db.run(sql`DROP TABLE \`_home_v_blocks_franchise_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`_home_v_locales\`;`)
  await db.run(sql`DROP TABLE \`current_branch\`;`)
  await db.run(sql`DROP TABLE \`branch_page\`;`)
  await db.run(sql`DROP TABLE \`branch_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_branch_page_v\`;`)
  await db.run(sql`DROP TABLE \`_branch_page_v_locales\`;`)
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
  await db.run(sql`DROP TABLE \`about_head\`;`)
  await db.run(sql`DROP TABLE \`about_head_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_head_v\`;`)
  await db.run(sql`DROP TABLE \`_about_head_v_locales\`;`)
  await db.run(sql`DROP TABLE \`about_brand\`;`)
  await db.run(sql`DROP TABLE \`about_brand_locales\`;`)
  await db.run(sql`DROP TABLE \`about_brand_rels\`;`)
  await db.run(sql`DROP TABLE \`_about_brand_v\`;`)
  await db.run(sql`DROP TABLE \`_about_brand_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_brand_v_rels\`;`)
  await db.run(sql`DROP TABLE \`about_history\`;`)
  await db.run(sql`DROP TABLE \`about_history_locales\`;`)
  await db.run(sql`DROP TABLE \`about_history_rels\`;`)
  await db.run(sql`DROP TABLE \`_about_history_v\`;`)
  await db.run(sql`DROP TABLE \`_about_history_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_history_v_rels\`;`)
  await db.run(sql`DROP TABLE \`cookie_policy\`;`)
  await db.run(sql`DROP TABLE \`cookie_policy_locales\`;`)
  await db.run(sql`DROP TABLE \`cookie_policy_rels\`;`)
  await db.run(sql`DROP TABLE \`_cookie_policy_v\`;`)
  await db.run(sql`DROP TABLE \`_cookie_policy_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_cookie_policy_v_rels\`;`)
  await db.run(sql`DROP TABLE \`privacy_policy\`;`)
  await db.run(sql`DROP TABLE \`privacy_policy_locales\`;`)
  await db.run(sql`DROP TABLE \`privacy_policy_rels\`;`)
  await db.run(sql`DROP TABLE \`_privacy_policy_v\`;`)
  await db.run(sql`DROP TABLE \`_privacy_policy_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_privacy_policy_v_rels\`;`)
  await db.run(sql`DROP TABLE \`terms_of_service\`;`)
  await db.run(sql`DROP TABLE \`terms_of_service_locales\`;`)
  await db.run(sql`DROP TABLE \`terms_of_service_rels\`;`)
  await db.run(sql`DROP TABLE \`_terms_of_service_v\`;`)
  await db.run(sql`DROP TABLE \`_terms_of_service_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_terms_of_service_v_rels\`;`)
  await db.run(sql`DROP TABLE \`product_head\`;`)
  await db.run(sql`DROP TABLE \`product_head_locales\`;`)
  await db.run(sql`DROP TABLE \`_product_head_v\`;`)
  await db.run(sql`DROP TABLE \`_product_head_v_locales\`;`)
  await db.run(sql`DROP TABLE \`product_page_steps\`;`)
  await db.run(sql`DROP TABLE \`product_page_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`product_page_allowed\`;`)
  await db.run(sql`DROP TABLE \`product_page_allowed_locales\`;`)
  await db.run(sql`DROP TABLE \`product_page_forbidden\`;`)
  await db.run(sql`DROP TABLE \`product_page_forbidden_locales\`;`)
  await db.run(sql`DROP TABLE \`product_page_payments\`;`)
  await db.run(sql`DROP TABLE \`product_page_payments_locales\`;`)
  await db.run(sql`DROP TABLE \`product_page_loads\`;`)
  await db.run(sql`DROP TABLE \`product_page_loads_locales\`;`)
  await db.run(sql`DROP TABLE \`product_page\`;`)
  await db.run(sql`DROP TABLE \`product_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_version_steps\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_version_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_version_allowed\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_version_allowed_locales\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_version_forbidden\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_version_forbidden_locales\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_version_payments\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_version_payments_locales\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_version_loads\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_version_loads_locales\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`board_rules\`;`)
  await db.run(sql`DROP TABLE \`webboard_page\`;`)
  await db.run(sql`DROP TABLE \`webboard_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_webboard_page_v\`;`)
  await db.run(sql`DROP TABLE \`_webboard_page_v_locales\`;`)
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
  await db.run(sql`DROP TABLE \`breach_notices\`;`)
  await db.run(sql`DROP TABLE \`navigation_header\`;`)
  await db.run(sql`DROP TABLE \`navigation_header_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_links_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation\`;`)
  await db.run(sql`DROP TABLE \`settings_spellings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings_locales\`;`)
}
