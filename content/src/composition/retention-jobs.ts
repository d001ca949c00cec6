import { forgetOldTries } from '../engines/attempts/attempts.rows.ts'
import { forgetOldLinks } from '../engines/accounts/mail-links.rows.ts'
import { forgetSessions } from '../engines/accounts/sessions/member-session.rows.ts'
import { forgetAudit } from '../engines/audit/staff-audit.rows.ts'
import { forgetErasures } from '../engines/erasures/erasures.rows.ts'
import { forgetStrays } from '../engines/files/strays.ts'
import { forgetMailFiles } from '../engines/mail/forget-mail-files.ts'
import { eraseBodies, forgetExpired } from '../engines/mail/outbox-care.rows.ts'
import { forgetCopies } from '../engines/retention/forget-copies.ts'
import type { RetentionJobs } from '../engines/retention/retention-job.ts'
import { forgetRuns } from '../engines/retention/retention-run.rows.ts'
import { forgetTraffic } from '../engines/traffic/log-traffic.ts'
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
