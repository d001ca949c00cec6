import type { BasePayload } from 'payload'
import { isPostgres, runSql } from '../../platform/database/dialect.ts'
import { writeAtomicallyOnSqlite } from '../../platform/database/whole-writes.ts'
import { retentionTable } from '../../platform/retention/retention-table.ts'

const { days } = retentionTable['staff-audit'].period
const refusal = 'The staff audit is append-only'

/**
 * Installs triggers: the database itself rejects every update of an audit entry and every early deletion. Runs at each
 * start, because migrations cover tables only.
 */
export async function guardAudit({ db }: BasePayload): Promise<void> {
  if (isPostgres(db)) await runSql(db, onPostgres)
  // One transaction, one process at a time.
  else
    await writeAtomicallyOnSqlite(db, async () => {
      for (const statement of onSqlite) await runSql(db, statement)
    })
}

const isYoung = `old.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${days} days')`

const onSqlite = [
  'DROP TRIGGER IF EXISTS staff_audit_stays',
  'DROP TRIGGER IF EXISTS staff_audit_is_kept',
  `CREATE TRIGGER staff_audit_stays BEFORE UPDATE ON staff_audit
   BEGIN SELECT RAISE(ABORT, '${refusal}'); END`,
  `CREATE TRIGGER staff_audit_is_kept BEFORE DELETE ON staff_audit WHEN ${isYoung}
   BEGIN SELECT RAISE(ABORT, '${refusal}'); END`,
]

// The lock prevents conflicts between processes that replace the function at the same time.
const onPostgres = `
DO $do$ BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('staff_audit'));
  CREATE OR REPLACE FUNCTION keep_staff_audit() RETURNS trigger LANGUAGE plpgsql AS $keep$ BEGIN
    IF TG_OP = 'DELETE' THEN
      IF OLD.created_at <= now() - interval '${days} days' THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION '${refusal}';
  END $keep$;
  CREATE OR REPLACE TRIGGER staff_audit_stays BEFORE UPDATE OR DELETE ON staff_audit
    FOR EACH ROW EXECUTE FUNCTION keep_staff_audit();
  CREATE OR REPLACE TRIGGER staff_audit_is_whole BEFORE TRUNCATE ON staff_audit
    FOR EACH STATEMENT EXECUTE FUNCTION keep_staff_audit();
END $do$`
