import { forgetOldTries } from '../core/attempts/attempts.rows.ts'
import { forgetOldLinks } from '../core/accounts/mail-links.rows.ts'
import { forgetSessions } from '../core/accounts/sessions/member-session.rows.ts'
import { forgetAudit } from '../core/audit/staff-audit.rows.ts'
import { forgetErasures } from '../core/erasures/erasures.rows.ts'
import { forgetStrays } from '../core/files/strays.ts'
import { forgetMailFiles } from '../core/mail/forget-mail-files.ts'
import { eraseBodies, forgetExpired } from '../core/mail/outbox-care.rows.ts'
import { forgetCopies } from '../core/retention/forget-copies.ts'
import type { RetentionJobs } from '../core/retention/retention-job.ts'
import { forgetRuns } from '../core/retention/retention-run.rows.ts'
import { forgetTraffic } from '../core/traffic/log-traffic.ts'
import { areas } from './areas.ts'

const ofEngines: RetentionJobs = {
  'ended-sessions': [forgetSessions],
  'sign-in-tries': [forgetOldTries],
  'mailed-links': [forgetOldLinks],
  'mail-bodies': [eraseBodies, forgetExpired, forgetMailFiles],
  'traffic-log': [forgetTraffic],
  strays: [forgetStrays],
  backups: [forgetCopies],
  erasures: [forgetErasures],
  'staff-audit': [forgetAudit],
  'retention-runs': [forgetRuns],
}

/** What removes what has had its days: a job or several for each period of the retention table. */
export const retentionJobs: RetentionJobs = Object.assign(
  {},
  ofEngines,
  ...areas.map(({ retention }) => retention),
)
