export const reader = (index: number) => `${index}0000000-0000-4000-8000-000000000000`
/** The address of one of three readers. */
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
 * SQL for tables before campaigns. A digest is under way: one reader has it, the mail to another waits, a third comes behind
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

// As if editors had closed two of its branches, and followers had been told of the one.
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

/** A request about data that was answered, opened again, and answered once more. */
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

/** SQL for the database of an older folder: what came into it after it was kept. */
export const changes = withNotices + withGivenPasswords + withCampaigns + withBreach + withRequest
