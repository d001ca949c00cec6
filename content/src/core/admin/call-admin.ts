/** The response body, or the service's error message. */
export type Answer<Body = object> = { ok: true; body: Body } | { ok: false; said: string | null }

/**
 * Calls the service from an admin page. A response without a JSON object, such as a proxy's sign-in page, counts as a
 * failure.
 */
export async function callAdmin<Body = object>(
  address: string,
  body?: object,
): Promise<Answer<Body>> {
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    credentials: 'same-origin',
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => undefined)
  const given = await response?.json().catch(() => undefined)
  const isAnswer = typeof given === 'object' && given !== null
  if (response?.ok && isAnswer) return { ok: true, body: given }
  const said = isAnswer ? given.errors?.[0]?.message : null
  return { ok: false, said: typeof said === 'string' ? said : null }
}

/** The newest version of a record or global, draft or not; undefined if it cannot be read. */
export async function findNewestDocument(
  path: string,
  locale?: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const query = new URLSearchParams({ depth: '0', draft: 'true', 'fallback-locale': 'null' })
  if (locale) query.set('locale', locale)
  const answer = await callAdmin<Readonly<Record<string, unknown>>>(`${path}?${query}`)
  return answer.ok ? answer.body : undefined
}
