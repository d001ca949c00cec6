import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

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
  	\`kind\` text DEFAULT 'closed',
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
  	\`kind\` text DEFAULT 'closed',
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
  // Data step: a notice that closed a branch becomes a closure without an end, in versions too.
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
  // End of the data step.
  await db.run(sql`ALTER TABLE \`branches_locales\` DROP COLUMN \`notice\`;`)
  await db.run(sql`ALTER TABLE \`_branches_v_locales\` DROP COLUMN \`version_notice\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`notifications_rels\`;`)
  await db.run(sql`DROP TABLE \`branches_exceptions\`;`)
  await db.run(sql`DROP TABLE \`_branches_v_version_exceptions\`;`)
  await db.run(sql`ALTER TABLE \`branches_locales\` ADD \`notice\` text;`)
  await db.run(sql`ALTER TABLE \`_branches_v_locales\` ADD \`version_notice\` text;`)
}
