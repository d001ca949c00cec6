import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { runElsewhere } from '../../testing/break-database.ts'
import { startContractService, type ContractService } from '../../testing/contract-service.ts'
import { askPostgres, emptyDatabase } from '../../testing/throwaway-postgres.ts'
import { env } from '../platform/env.ts'

export const reader = (index: number) => `${index}0000000-0000-4000-8000-000000000000`
export const readerAddress = (index: number) => `reader-${index}@example.com`
const said = JSON.stringify({
  since: '2026-11-13T10:00:00.000Z',
  until: '2026-11-20T10:00:00.000Z',
  intro: { th: 'สวัสดี', en: 'Hello' },
  sections: [],
  notices: [],
})
const mailOf = (index: number, issue: number, status: string) => `
  INSERT INTO outbox (id, purpose, channel, subject_kind, subject_id, to_visitor, key, run, status, attempts, unheard,
    queued_at, next_attempt_at, created_at, updated_at)
  VALUES ('mail-${index}-${issue}', 'digest', 'bulk', 'members', '${reader(index)}', true,
    'members:${reader(index)}:digest:${issue}', 'digest_issues:${issue}', '${status}', ${status === 'sent' ? 1 : 0}, 0,
    '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z');`

/**
 * SQL for tables before campaigns. A digest is under way: one reader has it, one email waits, and the third reader is behind
 * the cursor. An earlier digest has the number that this one gets as a campaign.
 */
const withCampaigns = `
  UPDATE members SET email_frequency = 'none';
  ${[1, 2, 3]
    .map(
      (index) => `
        INSERT INTO members (id, email, language, status, email_verified, email_notifications, email_frequency, created_at, updated_at)
        VALUES ('${reader(index)}', '${readerAddress(index)}', 'th', 'active', true, true, 'weekly', '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z');`,
    )
    .join('')}
  INSERT INTO digest_issues (id, day, state, started_at, ended_at, sent, queued, frozen, known)
    VALUES (3, '2026-11-13', 'done', '2026-11-13T10:00:00.000Z', '2026-11-13T11:00:00.000Z', 1, 1, '${said}', '{"news":[1]}');
  INSERT INTO digest_issues (id, day, state, intro_th, started_at, queued, last_member_id, frozen, known)
    VALUES (5, '2026-11-20', 'running', 'สวัสดี', '2026-11-20T10:00:00.000Z', 2, '${reader(2)}', '${said}', '{"news":[1]}');
  ${mailOf(3, 3, 'sent')}${mailOf(1, 5, 'sent')}${mailOf(2, 5, 'waiting')}
  INSERT INTO mail_bundles (id, day, state, since, until) VALUES (2, '2026-11-19', 'done', '2026-11-18T11:00:00.000Z', '2026-11-19T11:00:00.000Z');
  INSERT INTO policy_changes (id, policy, version, holds_from, summary_th, summary_en, proved_at)
    VALUES (4, 'terms', '2', '2099-01-01T05:00:00.000Z', 'ลบบัญชีเองได้', 'Members can delete accounts.', '2026-11-20T10:00:00.000Z');
  INSERT INTO outbox (id, purpose, channel, subject_kind, subject_id, to_visitor, content, key, status, attempts, unheard,
    queued_at, next_attempt_at, created_at, updated_at)
  VALUES ('proof', 'policy-proof', 'mail', 'policy-changes', '4', false, '{"to":"editor@example.com","language":"en"}',
    'policy-changes:4:policy-proof:1', 'waiting', 0, 0,
    '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z');
`

/** Of a colleague and of the first administrator, who are signed in. */
const withGivenPasswords = ['given@example.com', 'admin@washhouse.local']
  .map(
    (email, index) => `
      INSERT INTO staff (id, email, role, must_change_password, hash, salt)
      VALUES (${101 + index}, '${email}', 'editor', true, 'hash', 'salt');
      INSERT INTO staff_sessions (_order, _parent_id, id, created_at, expires_at)
      VALUES (1, ${101 + index}, 'session ${index}', '2026-11-28T00:00:00Z', '2099-01-01T00:00:00Z');`,
  )
  .join('')

// As if editors had closed two of its branches, and followers had been notified of one.
const withNotices = `
  UPDATE branches_locales SET notice = 'ซ่อมท่อน้ำ'
    WHERE _locale = 'th' AND _parent_id = (SELECT min(id) FROM branches);
  INSERT INTO branches_locales (_locale, _parent_id, name, notice)
    SELECT 'en', min(id), 'The first branch', 'Pipe repair' FROM branches;
  UPDATE _branches_v_locales SET version_notice = 'ซ่อมท่อน้ำ'
    WHERE _parent_id IN (SELECT id FROM _branches_v WHERE parent_id = (SELECT min(id) FROM branches));
  UPDATE branches_locales SET notice = 'ปิดปรับปรุง'
    WHERE _locale = 'th' AND _parent_id = (SELECT max(id) FROM branches);
  INSERT INTO notifications (title_th, event, audience, branch_id, status, published_at, source, created_at, updated_at)
    SELECT 'ปิดแล้ว', 'branch', 'branch', min(id), 'published', '2026-11-27T00:00:00.000Z', 'branch:' || min(id) || ':1',
      '2026-11-27T00:00:00.000Z', '2026-11-27T00:00:00.000Z' FROM branches;
`

const withBreach = `
  INSERT INTO breaches (id, title, found_at, description, risk)
    VALUES ('b1', 'ส่งรายชื่อผิดคน', '2026-11-20T02:30:00.000Z', 'อีเมลรายชื่อลูกค้าไปถึงผู้รับอื่น', 'high');
  INSERT INTO breach_steps (breach, act, note, "by") VALUES ('b1', 'told-office', 'เลขรับ 12/2569', 101);
  INSERT INTO breach_notices (office_notice_thai) VALUES ('เรียน เลขาธิการ');
`

/** A request about data that was answered, reopened and answered again. */
const withRequest = `
  INSERT INTO data_requests (id, reference, kind, channel, language, state, due_at, closed_at, created_at, updated_at)
    VALUES ('${reader(4)}', '40000000', 'access', 'post', 'th', 'answered', '2026-12-01T00:00:00.000Z', '2026-11-20T10:00:00.000Z',
      '2026-11-01T00:00:00.000Z', '2026-11-20T10:00:00.000Z');
  ${['received', 'answered', 'reopened', 'answered']
    .map(
      (act, index) => `
        INSERT INTO data_request_steps (request, act, note, "by", created_at, updated_at)
        VALUES ('${reader(4)}', '${act}', 'บันทึก ${index}', 101, '2026-11-1${index}T00:00:00.000Z', '2026-11-1${index}T00:00:00.000Z');`,
    )
    .join('')}
`

/** A reported and hidden reply, a post with a pending version, an appeal, and a removed post. */
const withCases = `
  INSERT INTO board_replies (id, post, place, detail, state) VALUES (70, 4, 2, 'แช่น้ำอุ่นก่อนซัก', 'hidden');
  INSERT INTO board_cases (id, kind, state, subject, post, reply, look, was_solution, due_at, open_key, decision, "by", decided_at)
  VALUES
    (70, 'held', 'open', 'post:4', 4, NULL, 'link', false, '2026-11-21T10:00:00.000Z', 'held:post:4', NULL, NULL, NULL),
    (71, 'reported', 'open', 'reply:70', 4, 70, NULL, true, '2026-11-21T11:00:00.000Z', 'reported:reply:70', NULL, NULL, NULL),
    (72, 'appeal', 'open', NULL, NULL, NULL, NULL, false, '2026-11-21T12:00:00.000Z', 'appeal:limit:1', NULL, NULL, NULL),
    (73, 'reported', 'decided', 'post:3', 3, NULL, NULL, false, '2026-11-20T10:00:00.000Z', NULL, 'remove', 101, '2026-11-20T10:00:00.000Z');
  INSERT INTO board_reports (member_id, subject, reason) VALUES ('${reader(1)}', 'reply:70', 'abuse');
  INSERT INTO board_appeals (case_id, member_id, about, message) VALUES (72, '${reader(1)}', 'limit', 'ครั้งหน้าจะไม่ลงซ้ำค่ะ');
  INSERT INTO board_log (act, reason, subject, case_id, decision, "by") VALUES ('remove', 'spam', 'post:3', 73, 'd3', 101);
  INSERT INTO board_log (act, member_id, "by") VALUES ('speaker', '${reader(1)}', 101);
  INSERT INTO board_kept_texts (decision, subject, detail) VALUES ('d3', 'post:3', 'โทรมาได้เลย');
`

/** SQL for the database of an older folder: what was added after the folder was saved. */
const changes =
  withNotices + withGivenPasswords + withCampaigns + withBreach + withCases + withRequest

const isSqlite = env.databaseUrl.startsWith('file:')
const archive = new URL(
  `../../testing/older-folder/${isSqlite ? 'sqlite' : 'postgres'}.zip`,
  import.meta.url,
)
const { 'postgres.sql': dump, ...files } = unzipSync(readFileSync(archive))
export const stored = Object.entries(files).filter(([path]) => path !== 'washhouse.db')
export const idPath = join(env.dataDir, 'database-id')

export async function startAtOlderFolder(): Promise<ContractService> {
  // Written by the tests' own database, which this folder's replaces.
  await rm(idPath, { force: true })
  // New files: connections that are still closing write into the old ones.
  for (const name of ['washhouse.db', 'washhouse.db-wal', 'washhouse.db-shm'])
    await rm(join(env.dataDir, name), { force: true })
  const database = files['washhouse.db']
  if (database) files['washhouse.db'] = await changedIn(database)
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(env.dataDir, path)), { recursive: true })
    await writeFile(join(env.dataDir, path), bytes)
  }
  if (dump) {
    await emptyDatabase(env.databaseUrl)
    await askPostgres(env.databaseUrl, strFromU8(dump))
    await askPostgres(env.databaseUrl, changes)
  }
  return await startContractService()
}

/** In a separate file: a connection that is still closing could write into the tests' own database. */
async function changedIn(database: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'washhouse-older-'))
  const file = join(folder, 'older.db')
  await writeFile(file, database)
  await runElsewhere(changes, file)
  const changed = await readFile(file)
  await rm(folder, { recursive: true })
  return changed
}
