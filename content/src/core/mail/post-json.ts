const timeoutMs = 10_000

/** Posts JSON and returns the status. Does not follow redirects, which would send the data to another service. */
export async function postJson(
  url: string,
  { headers, body, signal }: { headers: Headers; body: string; signal?: AbortSignal | undefined },
): Promise<number> {
  headers.set('content-type', 'application/json')
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  await response.body?.cancel()
  return response.status
}
