import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`banners\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` text,
  	\`link\` text,
  	\`see_through\` integer DEFAULT false,
  	\`place\` text DEFAULT 'main',
  	\`is_active\` integer DEFAULT true,
  	\`sort\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`banners_image_idx\` ON \`banners\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_updated_at_idx\` ON \`banners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_created_at_idx\` ON \`banners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`banners__status_idx\` ON \`banners\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_place_sort_idx\` ON \`banners\` (\`_status\`,\`place\`,\`sort\`);`)
  await db.run(sql`CREATE TABLE \`banners_locales\` (
  	\`text\` text,
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
  	\`version_sort\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_banners_v_parent_idx\` ON \`_banners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_image_idx\` ON \`_banners_v\` (\`version_image_id\`);`)
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
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_banners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_banners_v_locales_locale_parent_id_unique\` ON \`_banners_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_locales_parent_idx\` ON \`_banners_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`seo\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page\` text NOT NULL,
  	\`canonical_tag\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`seo_page_idx\` ON \`seo\` (\`page\`);`)
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
  	FOREIGN KEY (\`category_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
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
  	FOREIGN KEY (\`category_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
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
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`banners_id\` integer REFERENCES banners(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`seo_id\` integer REFERENCES seo(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seo_id_idx\` ON \`payload_locked_documents_rels\` (\`seo_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`logo_id\` text REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`icon_id\` text REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`settings_logo_idx\` ON \`settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_icon_idx\` ON \`settings\` (\`icon_id\`);`)
  // The headline moves from the settings to the home page, in each language it was written in.
  await db.run(sql`INSERT INTO \`home\` (\`has_popup\`, \`_status\`, \`created_at\`, \`updated_at\`)
  	SELECT true, 'published', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM \`settings\` LIMIT 1;`)
  await db.run(sql`INSERT INTO \`home_locales\` (\`hero_title\`, \`hero_text\`, \`_locale\`, \`_parent_id\`)
  	SELECT \`settings_locales\`.\`hero_title\`, \`settings_locales\`.\`hero_text\`, \`settings_locales\`.\`_locale\`, \`home\`.\`id\` FROM \`settings_locales\`, \`home\`;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`hero_title\`;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`hero_text\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`banners\`;`)
  await db.run(sql`DROP TABLE \`banners_locales\`;`)
  await db.run(sql`DROP TABLE \`_banners_v\`;`)
  await db.run(sql`DROP TABLE \`_banners_v_locales\`;`)
  await db.run(sql`DROP TABLE \`seo\`;`)
  await db.run(sql`DROP TABLE \`seo_locales\`;`)
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
  await db.run(sql`DROP TABLE \`navigation_header\`;`)
  await db.run(sql`DROP TABLE \`navigation_header_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_links_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`branches_id\` integer,
  	\`provinces_id\` integer,
  	\`sectors_id\` integer,
  	\`customer_reviews_id\` integer,
  	\`news_id\` integer,
  	\`news_categories_id\` integer,
  	\`special_events_id\` integer,
  	\`media_id\` text,
  	\`staff_id\` integer,
  	\`members_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`branches_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`provinces_id\`) REFERENCES \`provinces\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customer_reviews_id\`) REFERENCES \`customer_reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_categories_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`special_events_id\`) REFERENCES \`special_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "branches_id", "provinces_id", "sectors_id", "customer_reviews_id", "news_id", "news_categories_id", "special_events_id", "media_id", "staff_id", "members_id") SELECT "id", "order", "parent_id", "path", "branches_id", "provinces_id", "sectors_id", "customer_reviews_id", "news_id", "news_categories_id", "special_events_id", "media_id", "staff_id", "members_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_branches_id_idx\` ON \`payload_locked_documents_rels\` (\`branches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_provinces_id_idx\` ON \`payload_locked_documents_rels\` (\`provinces_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sectors_id_idx\` ON \`payload_locked_documents_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customer_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`customer_reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`news_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_special_events_id_idx\` ON \`payload_locked_documents_rels\` (\`special_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`phone\` text,
  	\`line_id\` text,
  	\`email\` text,
  	\`facebook\` text,
  	\`share_image_id\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "phone", "line_id", "email", "facebook", "share_image_id", "updated_at", "created_at") SELECT "id", "phone", "line_id", "email", "facebook", "share_image_id", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`CREATE INDEX \`settings_share_image_idx\` ON \`settings\` (\`share_image_id\`);`)
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`hero_title\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`hero_text\` text;`)
}
