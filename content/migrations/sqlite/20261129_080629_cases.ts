import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { moveBoardCases } from '../move-board-cases.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`cases\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`subject\` text,
  	\`cause\` text,
  	\`due_at\` text NOT NULL,
  	\`open_key\` text,
  	\`assignee\` numeric,
  	\`by\` numeric,
  	\`decision\` text,
  	\`decided_at\` text,
  	\`version\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`cases_subject_idx\` ON \`cases\` (\`subject\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cases_open_key_idx\` ON \`cases\` (\`open_key\`);`)
  await db.run(sql`CREATE INDEX \`cases_updated_at_idx\` ON \`cases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cases_created_at_idx\` ON \`cases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`case_steps\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`case_id\` numeric,
  	\`subject\` text,
  	\`act\` text NOT NULL,
  	\`reason\` text,
  	\`by\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`case_steps_case_id_idx\` ON \`case_steps\` (\`case_id\`);`)
  await db.run(sql`CREATE INDEX \`case_steps_subject_idx\` ON \`case_steps\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`case_steps_updated_at_idx\` ON \`case_steps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`case_steps_created_at_idx\` ON \`case_steps\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`board_replies\` ADD \`was_solution\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`board_kept_texts\` ADD \`act\` text;`)
  await db.run(sql`ALTER TABLE \`board_kept_texts\` ADD \`reason\` text;`)
  for (const statement of moveBoardCases) await db.run(sql.raw(statement))
  await db.run(sql`DROP TABLE \`board_cases\`;`)
  await db.run(sql`DROP TABLE \`board_log\`;`)
  await db.run(sql`DROP TABLE \`board_undos\`;`)
  await db.run(sql`CREATE INDEX \`state_dueAt_idx\` ON \`cases\` (\`state\`,\`due_at\`);`)
}

/** The tables before have no place for what began since. */
export function down(): Promise<void> {
  return Promise.reject(
    new Error('This migration cannot be taken back: restore the backup "…-before-migration".'),
  )
}
