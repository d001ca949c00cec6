const hours = `CASE CAST(kind AS text)
    WHEN 'problem' THEN COALESCE((SELECT problem_hours FROM lead_settings LIMIT 1), 2)
    WHEN 'franchise' THEN COALESCE((SELECT franchise_hours FROM lead_settings LIMIT 1), 24)
    ELSE COALESCE((SELECT contact_hours FROM lead_settings LIMIT 1), 24) END`

/**
 * Opens cases of the leads that staff have to see to, and makes steps of what they did: statements that both dialects
 * understand, but for a moment that is hours after another.
 */
export const moveLeadCases = (after: (moment: string, hours: string) => string) => [
  `INSERT INTO cases (kind, state, subject, due_at, open_key, assignee, version, updated_at, created_at)
  SELECT CAST(kind AS text), 'open', 'lead:' || id,
    CASE CAST(status AS text) WHEN 'new' THEN ${after('created_at', hours)} ELSE ${after('updated_at', '168')} END,
    CAST(kind AS text) || ':lead:' || id, assignee_id, 1, updated_at, created_at
  FROM leads
  WHERE (CAST(status AS text) = 'working' OR (CAST(status AS text) = 'new' AND looks_automatic IS NOT TRUE))
    AND COALESCE(CAST(source AS text), '') <> 'demo'
  ORDER BY created_at, id`,
  `INSERT INTO case_steps (kind, case_id, subject, act, reason, "by", updated_at, created_at)
  SELECT CAST(l.kind AS text), c.id, 'lead:' || l.id,
    CASE WHEN n.status IS NULL THEN 'assigned' ELSE CAST(n.status AS text) END,
    CASE WHEN n.status IS NULL THEN CAST(n.assignee_id AS text) END,
    n.by_id, COALESCE(n.at, l.updated_at), COALESCE(n.at, l.updated_at)
  FROM leads_notes n JOIN leads l ON l.id = n._parent_id LEFT JOIN cases c ON c.subject = 'lead:' || l.id
  WHERE n.status IS NOT NULL OR n.is_assigned IS NOT NULL
  ORDER BY n.at, n._parent_id, n._order`,
  `DELETE FROM leads_notes WHERE text IS NULL`,
]
