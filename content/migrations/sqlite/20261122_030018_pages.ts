import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`about_pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` text,
  	\`slug\` text,
  	\`sort\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_pages_image_idx\` ON \`about_pages\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`about_pages_slug_idx\` ON \`about_pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_updated_at_idx\` ON \`about_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_created_at_idx\` ON \`about_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`about_pages__status_idx\` ON \`about_pages\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_5_idx\` ON \`about_pages\` (\`_status\`,\`sort\`);`)
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
  await db.run(sql`CREATE TABLE \`_about_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` text,
  	\`version_slug\` text,
  	\`version_sort\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`about_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_pages_v_parent_idx\` ON \`_about_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version_image_idx\` ON \`_about_pages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version_slug_idx\` ON \`_about_pages_v\` (\`version_slug\`);`)
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
  await db.run(sql`CREATE TABLE \`milestones\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`year\` numeric,
  	\`image_id\` text,
  	\`sort\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`milestones_image_idx\` ON \`milestones\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`milestones_updated_at_idx\` ON \`milestones\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`milestones_created_at_idx\` ON \`milestones\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`milestones__status_idx\` ON \`milestones\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_year_idx\` ON \`milestones\` (\`_status\`,\`year\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`milestones\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_milestones_v_parent_idx\` ON \`_milestones_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_version_version_image_idx\` ON \`_milestones_v\` (\`version_image_id\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`rewards_image_idx\` ON \`rewards\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`rewards_updated_at_idx\` ON \`rewards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rewards_created_at_idx\` ON \`rewards\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`rewards__status_idx\` ON \`rewards\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_6_idx\` ON \`rewards\` (\`_status\`,\`sort\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`rewards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_rewards_v_parent_idx\` ON \`_rewards_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rewards_v_version_version_image_idx\` ON \`_rewards_v\` (\`version_image_id\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`official_channels_image_idx\` ON \`official_channels\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`official_channels_updated_at_idx\` ON \`official_channels\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`official_channels_created_at_idx\` ON \`official_channels\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`official_channels__status_idx\` ON \`official_channels\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_7_idx\` ON \`official_channels\` (\`_status\`,\`sort\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`official_channels\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_official_channels_v_parent_idx\` ON \`_official_channels_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_official_channels_v_version_version_image_idx\` ON \`_official_channels_v\` (\`version_image_id\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`machines_image_idx\` ON \`machines\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`machines_updated_at_idx\` ON \`machines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`machines_created_at_idx\` ON \`machines\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`machines__status_idx\` ON \`machines\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sort_8_idx\` ON \`machines\` (\`_status\`,\`sort\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_machines_v_parent_idx\` ON \`_machines_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_version_image_idx\` ON \`_machines_v\` (\`version_image_id\`);`)
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
  await db.run(sql`CREATE TABLE \`product_head\` (
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
  await db.run(sql`CREATE INDEX \`product_head_background_image_idx\` ON \`product_head\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`product_head_created_by_idx\` ON \`product_head\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`product_head_updated_by_idx\` ON \`product_head\` (\`updated_by_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_product_head_v_version_version_background_image_idx\` ON \`_product_head_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_head_v_version_version_created_by_idx\` ON \`_product_head_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_head_v_version_version_updated_by_idx\` ON \`_product_head_v\` (\`version_updated_by_id\`);`)
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
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
  await db.run(sql`CREATE TABLE \`product_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
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
  await db.run(sql`CREATE TABLE \`_product_page_v\` (
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
  await db.run(sql`CREATE TABLE \`about_head\` (
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
  await db.run(sql`CREATE INDEX \`about_head_background_image_idx\` ON \`about_head\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_head_created_by_idx\` ON \`about_head\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`about_head_updated_by_idx\` ON \`about_head\` (\`updated_by_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_about_head_v_version_version_background_image_idx\` ON \`_about_head_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_head_v_version_version_created_by_idx\` ON \`_about_head_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_head_v_version_version_updated_by_idx\` ON \`_about_head_v\` (\`version_updated_by_id\`);`)
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_brand_image_idx\` ON \`about_brand\` (\`image_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_about_brand_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_image_id\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_brand_v_version_version_image_idx\` ON \`_about_brand_v\` (\`version_image_id\`);`)
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
  await db.run(sql`CREATE TABLE \`about_history\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_history_image_idx\` ON \`about_history\` (\`image_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_about_history_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_image_id\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_history_v_version_version_image_idx\` ON \`_about_history_v\` (\`version_image_id\`);`)
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`about_pages_id\` integer REFERENCES about_pages(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`milestones_id\` integer REFERENCES milestones(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`rewards_id\` integer REFERENCES rewards(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`official_channels_id\` integer REFERENCES official_channels(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`machines_id\` integer REFERENCES machines(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_about_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`about_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_milestones_id_idx\` ON \`payload_locked_documents_rels\` (\`milestones_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rewards_id_idx\` ON \`payload_locked_documents_rels\` (\`rewards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_official_channels_id_idx\` ON \`payload_locked_documents_rels\` (\`official_channels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_machines_id_idx\` ON \`payload_locked_documents_rels\` (\`machines_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`about_pages\`;`)
  await db.run(sql`DROP TABLE \`about_pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_about_pages_v_locales\`;`)
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
  await db.run(sql`DROP TABLE \`machines_programmes\`;`)
  await db.run(sql`DROP TABLE \`machines_programmes_locales\`;`)
  await db.run(sql`DROP TABLE \`machines\`;`)
  await db.run(sql`DROP TABLE \`machines_locales\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_version_programmes\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_version_programmes_locales\`;`)
  await db.run(sql`DROP TABLE \`_machines_v\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_locales\`;`)
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
  await db.run(sql`DROP TABLE \`_product_page_v\`;`)
  await db.run(sql`DROP TABLE \`_product_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`about_head\`;`)
  await db.run(sql`DROP TABLE \`about_head_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_head_v\`;`)
  await db.run(sql`DROP TABLE \`_about_head_v_locales\`;`)
  await db.run(sql`DROP TABLE \`about_brand\`;`)
  await db.run(sql`DROP TABLE \`about_brand_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_brand_v\`;`)
  await db.run(sql`DROP TABLE \`_about_brand_v_locales\`;`)
  await db.run(sql`DROP TABLE \`about_history\`;`)
  await db.run(sql`DROP TABLE \`about_history_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_history_v\`;`)
  await db.run(sql`DROP TABLE \`_about_history_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`leads_id\` text,
  	\`news_id\` integer,
  	\`news_categories_id\` integer,
  	\`banners_id\` integer,
  	\`branches_id\` integer,
  	\`customer_reviews_id\` integer,
  	\`provinces_id\` integer,
  	\`sectors_id\` integer,
  	\`special_events_id\` integer,
  	\`franchise_packages_id\` integer,
  	\`investor_reasons_id\` integer,
  	\`franchise_comments_id\` integer,
  	\`policy_images_id\` integer,
  	\`general_cookies_id\` integer,
  	\`media_id\` text,
  	\`seo_id\` integer,
  	\`staff_id\` integer,
  	\`members_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_categories_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`branches_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customer_reviews_id\`) REFERENCES \`customer_reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`provinces_id\`) REFERENCES \`provinces\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`special_events_id\`) REFERENCES \`special_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`franchise_packages_id\`) REFERENCES \`franchise_packages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`investor_reasons_id\`) REFERENCES \`investor_reasons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`franchise_comments_id\`) REFERENCES \`franchise_comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`policy_images_id\`) REFERENCES \`policy_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_cookies_id\`) REFERENCES \`general_cookies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seo_id\`) REFERENCES \`seo\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "leads_id", "news_id", "news_categories_id", "banners_id", "branches_id", "customer_reviews_id", "provinces_id", "sectors_id", "special_events_id", "franchise_packages_id", "investor_reasons_id", "franchise_comments_id", "policy_images_id", "general_cookies_id", "media_id", "seo_id", "staff_id", "members_id") SELECT "id", "order", "parent_id", "path", "leads_id", "news_id", "news_categories_id", "banners_id", "branches_id", "customer_reviews_id", "provinces_id", "sectors_id", "special_events_id", "franchise_packages_id", "investor_reasons_id", "franchise_comments_id", "policy_images_id", "general_cookies_id", "media_id", "seo_id", "staff_id", "members_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`news_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_branches_id_idx\` ON \`payload_locked_documents_rels\` (\`branches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customer_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`customer_reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_provinces_id_idx\` ON \`payload_locked_documents_rels\` (\`provinces_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sectors_id_idx\` ON \`payload_locked_documents_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_special_events_id_idx\` ON \`payload_locked_documents_rels\` (\`special_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_franchise_packages_id_idx\` ON \`payload_locked_documents_rels\` (\`franchise_packages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_investor_reasons_id_idx\` ON \`payload_locked_documents_rels\` (\`investor_reasons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_franchise_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`franchise_comments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_policy_images_id_idx\` ON \`payload_locked_documents_rels\` (\`policy_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_general_cookies_id_idx\` ON \`payload_locked_documents_rels\` (\`general_cookies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seo_id_idx\` ON \`payload_locked_documents_rels\` (\`seo_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
}
