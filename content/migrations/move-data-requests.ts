/** Requests about data and the log of them, as cases and steps: statements that both dialects understand. */
export const moveDataRequests = [
  `INSERT INTO cases (kind, state, subject, due_at, open_key, decision, decided_at, version, updated_at, created_at)
  SELECT 'data_request', CASE CAST(state AS text) WHEN 'open' THEN 'open' ELSE 'closed' END, 'data_request:' || id, due_at,
    CASE CAST(state AS text) WHEN 'open' THEN 'data_request:data_request:' || id END,
    CASE CAST(state AS text) WHEN 'open' THEN NULL ELSE CAST(state AS text) END, closed_at, 1, updated_at, created_at
  FROM data_requests WHERE CAST(state AS text) <> 'unproven' ORDER BY created_at, id`,
  `INSERT INTO case_steps (kind, case_id, subject, act, "by", updated_at, created_at)
  SELECT c.kind, c.id, c.subject, CAST(s.act AS text), s."by", s.updated_at, s.created_at
  FROM data_request_steps s JOIN cases c ON c.subject = 'data_request:' || s.request ORDER BY s.id`,
  `UPDATE data_requests SET reopened_why = (SELECT s.note FROM data_request_steps s
    WHERE s.request = data_requests.id AND CAST(s.act AS text) = 'reopened' ORDER BY s.id DESC LIMIT 1)`,
]
