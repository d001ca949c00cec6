import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`campaigns\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'policy' NOT NULL,
  	\`key\` text,
  	\`policy\` text,
  	\`version\` text,
  	\`holds_from\` text,
  	\`text_th\` text,
  	\`text_en\` text,
  	\`since\` text,
  	\`until\` text,
  	\`due_at\` text,
  	\`tested_at\` text,
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
  	\`known\` text,
  	\`saved_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_kind_idx\` ON \`campaigns\` (\`kind\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`campaigns_key_idx\` ON \`campaigns\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_state_idx\` ON \`campaigns\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_saved_by_idx\` ON \`campaigns\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_updated_at_idx\` ON \`campaigns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_created_at_idx\` ON \`campaigns\` (\`created_at\`);`)
  // Campaigns under way go on where they are. Keys of their mails have another form than before, so that none is taken for another's.
  await db.run(sql`INSERT INTO campaigns (kind, key, text_th, text_en, due_at, tested_at, frozen, known, saved_by_id, state, started_at, ended_at, queued, sent, open, failed, dropped, unheard, errors, errors_forgiven, last_member_id, all_queued_at, holder, lease_until, updated_at, created_at)
    SELECT 'digest', 'digest:' || day, intro_th, intro_en, due_at, proved_at, frozen, known, saved_by_id, state, started_at, ended_at, queued, sent, open, failed, dropped, unheard, errors, errors_forgiven, last_member_id, all_queued_at, holder, lease_until, updated_at, created_at
    FROM digest_issues ORDER BY id;`)
  await db.run(sql`INSERT INTO campaigns (kind, key, since, until, state, started_at, ended_at, queued, sent, open, failed, dropped, unheard, errors, errors_forgiven, last_member_id, all_queued_at, holder, lease_until, updated_at, created_at)
    SELECT 'daily', 'daily:' || day, since, until, state, started_at, ended_at, queued, sent, open, failed, dropped, unheard, errors, errors_forgiven, last_member_id, all_queued_at, holder, lease_until, updated_at, created_at
    FROM mail_bundles ORDER BY id;`)
  await db.run(sql`INSERT INTO campaigns (kind, key, policy, version, holds_from, text_th, text_en, tested_at, frozen, saved_by_id, state, started_at, ended_at, queued, sent, open, failed, dropped, unheard, errors, errors_forgiven, last_member_id, all_queued_at, holder, lease_until, updated_at, created_at)
    SELECT 'policy', 'policy:' || policy || ':' || version, policy, version, holds_from, summary_th, summary_en, proved_at, frozen, saved_by_id, state, started_at, ended_at, queued, sent, open, failed, dropped, unheard, errors, errors_forgiven, last_member_id, all_queued_at, holder, lease_until, updated_at, created_at
    FROM policy_changes ORDER BY id;`)
  await db.run(sql`UPDATE outbox SET run = (
      SELECT 'campaigns:' || c.id FROM digest_issues o JOIN campaigns c ON c.key = 'digest:' || o.day
      WHERE outbox.run = 'digest_issues:' || o.id)
    WHERE substr(run, 1, 14) = 'digest_issues:';`)
  await db.run(sql`UPDATE outbox SET run = (
      SELECT 'campaigns:' || c.id FROM mail_bundles o JOIN campaigns c ON c.key = 'daily:' || o.day
      WHERE outbox.run = 'mail_bundles:' || o.id)
    WHERE substr(run, 1, 13) = 'mail_bundles:';`)
  await db.run(sql`UPDATE outbox SET run = (
      SELECT 'campaigns:' || c.id FROM policy_changes o JOIN campaigns c ON c.key = 'policy:' || o.policy || ':' || o.version
      WHERE outbox.run = 'policy_changes:' || o.id)
    WHERE substr(run, 1, 15) = 'policy_changes:';`)
  await db.run(sql`UPDATE outbox SET key = subject_kind || ':' || subject_id || ':' || purpose || ':' || run
    WHERE substr(run, 1, 10) = 'campaigns:';`)
  await db.run(sql`UPDATE outbox SET subject_kind = 'campaigns', purpose = 'campaign-test', key = 'campaigns:test:' || id, subject_id = coalesce((
      SELECT CAST(c.id AS text) FROM digest_issues o JOIN campaigns c ON c.key = 'digest:' || o.day
      WHERE outbox.subject_id = CAST(o.id AS text)), '0')
    WHERE subject_kind = 'digest-issues';`)
  await db.run(sql`UPDATE outbox SET subject_kind = 'campaigns', purpose = 'campaign-test', key = 'campaigns:test:' || id, subject_id = coalesce((
      SELECT CAST(c.id AS text) FROM policy_changes o JOIN campaigns c ON c.key = 'policy:' || o.policy || ':' || o.version
      WHERE outbox.subject_id = CAST(o.id AS text)), '0')
    WHERE subject_kind = 'policy-changes';`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  	\`campaigns_id\` integer,
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
  	FOREIGN KEY (\`campaigns_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`library_files_id\`) REFERENCES \`library_files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "leads_id", "news_id", "news_categories_id", "special_events_id", "notifications_id", "downloads_id", "download_categories_id", "download_subcategories_id", "enews_id", "banners_id", "branches_id", "customer_reviews_id", "provinces_id", "sectors_id", "franchise_packages_id", "investor_reasons_id", "franchise_comments_id", "about_pages_id", "milestones_id", "rewards_id", "official_channels_id", "policy_images_id", "machines_id", "faqs_id", "sub_faqs_id", "main_faqs_id", "general_cookies_id", "seo_id", "staff_id", "media_id", "library_files_id") SELECT "id", "order", "parent_id", "path", "leads_id", "news_id", "news_categories_id", "special_events_id", "notifications_id", "downloads_id", "download_categories_id", "download_subcategories_id", "enews_id", "banners_id", "branches_id", "customer_reviews_id", "provinces_id", "sectors_id", "franchise_packages_id", "investor_reasons_id", "franchise_comments_id", "about_pages_id", "milestones_id", "rewards_id", "official_channels_id", "policy_images_id", "machines_id", "faqs_id", "sub_faqs_id", "main_faqs_id", "general_cookies_id", "seo_id", "staff_id", "media_id", "library_files_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`policy_changes\`;`)
  await db.run(sql`DROP TABLE \`digest_issues\`;`)
  await db.run(sql`DROP TABLE \`mail_bundles\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_campaigns_id_idx\` ON \`payload_locked_documents_rels\` (\`campaigns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_library_files_id_idx\` ON \`payload_locked_documents_rels\` (\`library_files_id\`);`)
}

/** The tables before have no place for what began since. */
export function down(): Promise<void> {
  return Promise.reject(
    new Error('This migration cannot be taken back: restore the backup "…-before-migration".'),
  )
}
