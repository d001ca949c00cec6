import { deleteOldAttempts } from '../core/attempts/attempts.rows.ts'
import { deleteExpiredLinks } from '../core/accounts/mail-links.rows.ts'
import { deleteOldSessions } from '../core/accounts/sessions/member-session.rows.ts'
import { deleteOldAudit } from '../core/audit/staff-audit.rows.ts'
import { deleteOldErasures } from '../core/erasures/erasures.rows.ts'
import { deleteOrphanedFiles } from '../core/files/orphaned-files.ts'
import { deleteOldMailFiles } from '../core/mail/delete-old-mail-files.ts'
import { eraseBodies, deleteOldMails } from '../core/mail/outbox-admin.rows.ts'
import { deleteOldCopies } from '../core/retention/delete-old-copies.ts'
import type { RetentionJobs } from '../core/retention/retention-job.ts'
import { deleteOldRuns } from '../core/retention/retention-run.rows.ts'
import { deleteOldTraffic } from '../core/traffic/log-traffic.ts'
import { areas } from './areas.ts'

const ofEngines: RetentionJobs = {
  'ended-sessions': [deleteOldSessions],
  'sign-in-tries': [deleteOldAttempts],
  'mailed-links': [deleteExpiredLinks],
  'mail-bodies': [eraseBodies, deleteOldMails, deleteOldMailFiles],
  'traffic-log': [deleteOldTraffic],
  strays: [deleteOrphanedFiles],
  backups: [deleteOldCopies],
  erasures: [deleteOldErasures],
  'staff-audit': [deleteOldAudit],
  'retention-runs': [deleteOldRuns],
}

/** The jobs that delete expired data: one or more for each period of the retention table. */
export const retentionJobs: RetentionJobs = Object.assign(
  {},
  ofEngines,
  ...areas.map(({ retention }) => retention),
)
