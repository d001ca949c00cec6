import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`notifications_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`branches_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`branches_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_rels_order_idx\` ON \`notifications_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_rels_parent_idx\` ON \`notifications_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_rels_path_idx\` ON \`notifications_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`notifications_rels_branches_id_idx\` ON \`notifications_rels\` (\`branches_id\`);`)
  await db.run(sql`CREATE TABLE \`branches_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`begins\` text,
  	\`ends\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`thai\` text,
  	\`english\` text,
  	\`tell\` text DEFAULT 'now',
  	\`announcement\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branches_exceptions_order_idx\` ON \`branches_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`branches_exceptions_parent_id_idx\` ON \`branches_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v_version_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`begins\` text,
  	\`ends\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`thai\` text,
  	\`english\` text,
  	\`tell\` text DEFAULT 'now',
  	\`announcement\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branches_v_version_exceptions_order_idx\` ON \`_branches_v_version_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_exceptions_parent_id_idx\` ON \`_branches_v_version_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`leads_notes\` ADD \`is_assigned\` integer;`)
  await db.run(sql`ALTER TABLE \`leads_notes\` ADD \`assignee_id\` integer REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`leads_notes_assignee_idx\` ON \`leads_notes\` (\`assignee_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`common_words\` text;`)
  // A notice that closed a branch becomes a closure without an end, in versions too.
  await db.run(sql`INSERT INTO \`branches_exceptions\` (\`_order\`, \`_parent_id\`, \`id\`, \`kind\`, \`begins\`, \`thai\`, \`english\`, \`tell\`, \`announcement\`)
    SELECT 1, b.id, printf('%024d', b.id), 'closed', coalesce(b.changed_at, b.updated_at), nullif(th.notice, ''), nullif(en.notice, ''), 'now', 'b' || b.id
    FROM branches b
    LEFT JOIN branches_locales th ON th._parent_id = b.id AND th._locale = 'th'
    LEFT JOIN branches_locales en ON en._parent_id = b.id AND en._locale = 'en'
    WHERE coalesce(th.notice, '') <> '' OR coalesce(en.notice, '') <> '';`)
  await db.run(sql`INSERT INTO \`_branches_v_version_exceptions\` (\`_order\`, \`_parent_id\`, \`_uuid\`, \`kind\`, \`begins\`, \`thai\`, \`english\`, \`tell\`, \`announcement\`)
    SELECT 1, v.id, printf('%024d', v.parent_id), 'closed', coalesce(b.changed_at, v.version_changed_at, v.updated_at), nullif(th.version_notice, ''), nullif(en.version_notice, ''), 'now', 'b' || v.parent_id
    FROM _branches_v v
    LEFT JOIN branches b ON b.id = v.parent_id
    LEFT JOIN _branches_v_locales th ON th._parent_id = v.id AND th._locale = 'th'
    LEFT JOIN _branches_v_locales en ON en._parent_id = v.id AND en._locale = 'en'
    WHERE coalesce(th.version_notice, '') <> '' OR coalesce(en.version_notice, '') <> '';`)
  // What followers were told of it has its name: they are not told again, and are told when the branch opens.
  await db.run(sql`UPDATE notifications SET source = 'closed:b' || branch_id
    WHERE id IN (
      SELECT max(id) FROM notifications
      WHERE event = 'branch' AND source LIKE 'branch:%' AND branch_id IN (SELECT _parent_id FROM branches_exceptions)
      GROUP BY branch_id HAVING count(*) % 2 = 1);`)
  // A password that somebody else chose opens no account any more, and what was opened by it ends. That of
  // the first administrator stands in a file that its owner alone can read. Each account has a name.
  await db.run(sql`DELETE FROM \`staff_sessions\` WHERE \`_parent_id\` IN
    (SELECT \`id\` FROM \`staff\` WHERE \`must_change_password\` AND \`email\` <> 'admin@washhouse.local');`)
  await db.run(sql`UPDATE \`staff\` SET \`hash\` = NULL, \`salt\` = NULL
    WHERE \`must_change_password\` AND \`email\` <> 'admin@washhouse.local';`)
  await db.run(sql`UPDATE \`staff\` SET \`name\` = substr(\`email\`, 1, 120) WHERE trim(coalesce(\`name\`, '')) = '';`)
  await db.run(sql`ALTER TABLE \`branches_locales\` DROP COLUMN \`notice\`;`)
  await db.run(sql`ALTER TABLE \`_branches_v_locales\` DROP COLUMN \`version_notice\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`must_change_password\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`given_passwords\`;`)
}

/** Closures, other hours and invitations have no place in the tables before. */
export function down(): Promise<void> {
  return Promise.reject(
    new Error('This migration cannot be taken back: restore the backup "…-before-migration".'),
  )
}
