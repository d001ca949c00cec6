/** The board's cases and its log, as cases and steps: statements that both dialects understand. */
export const moveBoardCases = [
  `INSERT INTO cases (id, kind, state, subject, cause, due_at, open_key, decision, "by", decided_at, version, updated_at, created_at)
  SELECT id, CAST(kind AS text), CASE CAST(state AS text) WHEN 'open' THEN 'open' ELSE 'closed' END, subject, CAST(look AS text), due_at,
    CASE WHEN open_key IS NULL OR subject IS NOT NULL THEN open_key ELSE CAST(kind AS text) || ':' || id END,
    decision, "by", decided_at, 1, updated_at, created_at
  FROM board_cases ORDER BY id`,
  `INSERT INTO case_steps (kind, case_id, subject, act, reason, "by", updated_at, created_at)
  SELECT COALESCE(CAST(c.kind AS text), 'reported'), l.case_id, CASE WHEN l.subject LIKE '%:%' THEN l.subject END, l.act, l.reason, l."by", l.updated_at, l.created_at
  FROM board_log l LEFT JOIN board_cases c ON c.id = l.case_id ORDER BY l.id`,
  `UPDATE board_kept_texts SET
    act = (SELECT MAX(l.act) FROM board_log l WHERE l.decision = board_kept_texts.decision AND l.subject = board_kept_texts.subject),
    reason = (SELECT MAX(l.reason) FROM board_log l WHERE l.decision = board_kept_texts.decision AND l.subject = board_kept_texts.subject)`,
  `UPDATE board_replies SET was_solution = true
  WHERE id IN (SELECT reply FROM board_cases WHERE CAST(state AS text) = 'open' AND was_solution = true AND reply IS NOT NULL)`,
]
